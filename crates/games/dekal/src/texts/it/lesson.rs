//! The texts of Dékal's lesson, in Italian.

use crate::texts::DekalLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DekalLesson = DekalLesson([
    StopTexts {
        text: "Questa griglia di 16 carte è tua, e nessuno ne conosce una sola, nemmeno tu. In 16 turni le sostituisci tutte. Ciò che resta alla fine conta contro di te: vince il punteggio più basso.",
        goal: "",
    },
    StopTexts {
        text: "All’inizio di un turno ognuno sceglie una delle proprie carte coperte, tutti nello stesso momento.",
        goal: "Per ora scegli la carta evidenziata.",
    },
    StopTexts {
        text: "Ora le due carte sono al centro, e ognuna ha lasciato un buco. Nel primissimo turno la carta più bassa vince il segnalino ◆: il 3 di Anna. Lei prende una carta per prima, gli altri seguono in senso orario, e l’ultimo prende quella che resta.",
        goal: "",
    },
    StopTexts {
        text: "Anna ha preso il 3: a te resta il 7. Si spinge nella griglia da fuori, lungo la riga o la colonna del buco, da un’estremità o dall’altra: qui hai 4 modi.",
        goal: "Trascina il 7 sul bordo evidenziato, oppure scegli il 7 e poi il bordo.",
    },
    StopTexts {
        text: "La carta tra il bordo e il buco è scivolata nel buco, sempre coperta; quelle oltre il buco non si sono mosse. Dopo ogni turno il segnalino passa a sinistra: ora ce l’hai tu.",
        goal: "",
    },
    StopTexts {
        text: "Turno seguente. Almeno una carta deve spostarsi: quindi non si posa una carta direttamente in un buco sul bordo. Un buco così si riempie in 3 modi, uno in un angolo solo in 2.",
        goal: "Scopri la carta evidenziata, sul bordo superiore.",
    },
    StopTexts {
        text: "Un 2 e un 7. Il segnalino è tuo, e quindi la prima scelta. Le carte alte costano caro, ma quelle uguali che si toccano si annullano, e un 7 ce l’hai già.",
        goal: "Prendi il 7 e spingilo da sinistra, sopra l’altro 7.",
    },
    StopTexts {
        text: "I due 7 si toccano: se sarà così anche alla fine, ti costeranno 0 invece di 14. Lo mostrano le cornici tratteggiate. Una spinta può anche separare una coppia: attenzione a ciò che scorre.",
        goal: "",
    },
    StopTexts {
        text: "Saltiamo all’ultimo turno. Ti resta una carta coperta.",
        goal: "Scoprila.",
    },
    StopTexts {
        text: "Puoi scegliere: 8 o 6? I tuoi 8 si annullano già, perché tutte le carte uguali che si toccano si annullano insieme, quante che siano. Il 6, invece, troverà un altro 6 sopra di sé.",
        goal: "Prendi il 6 e spingilo da destra.",
    },
    StopTexts {
        text: "Si conta. Tutti i gruppi spariscono nello stesso momento, e nulla scorre. L’1 nell’angolo resta: tocca un altro 1 solo in diagonale, e questo non vale. Ti restano 5 + 3 + 1 = 9 punti, ad Anna 25.",
        goal: "",
    },
    StopTexts {
        text: "Vince il punteggio più basso: il tuo! In caso di parità vince chi ha meno carte rimaste. Si possono giocare anche più manche: i punteggi si sommano finché qualcuno arriva a 100, e vince il totale più basso. Se dimentichi qualcosa, le regole sono sempre nella barra del tavolo.",
        goal: "",
    },
]);
