//! The texts of Dumble's rules pages, in Italian.

use crate::texts::DumbleRules;
use table::RulesText;

pub(crate) static TEXTS: DumbleRules = DumbleRules {
    summary: "Ognuno ha sette carte e si libera dei punti turno dopo turno. Con dieci punti o meno si può chiamare Dumble: la manche finisce, e la mano più bassa non segna nulla. Chiamare senza avere la mano più bassa costa il doppio.",
    setup: RulesText {
        heading: "Preparazione",
        paragraphs: &[
            "Da due a cinque giocatori si usa un mazzo da 52 carte, da sei in su se ne usano due. L’asso vale 1 punto, le carte da 2 a 10 il loro numero, fante, donna e re 10 ciascuno.",
            "Ognuno riceve sette carte. Le altre formano il mazzo da cui si pesca; la prima, girata, dà inizio agli scarti. Si gioca in senso orario. Il primo giocatore si estrae a sorte; le manche seguenti le inizia chi ha vinto la precedente; se hanno vinto in più d’uno, il primo di loro in senso orario a partire da chi ha chiamato.",
        ],
    },
    turn: RulesText {
        heading: "Un turno",
        paragraphs: &[
            "Scarta: una carta sola, più carte dello stesso valore, oppure una scala.",
            "Poi pesca una carta: quella in cima al mazzo, senza mostrarla, oppure, sotto gli occhi di tutti, una di quelle che il giocatore prima di te ha appena scartato. Chi inizia una manche può prendere la carta girata.",
        ],
    },
    points: |points| match points {
        1 => "1 punto".into(),
        10 => "10 punti ciascuno".into(),
        _ => format!("{points} punti"),
    },
    from_stock: "La cima del mazzo",
    from_latest: "O uno degli ultimi scarti",
    discards: RulesText {
        heading: "Che cosa si può scartare",
        paragraphs: &[
            "Due, tre o quattro carte dello stesso valore; oppure una scala di esattamente tre carte dello stesso seme. L’asso è la carta più bassa: asso, 2, 3 è una scala; donna, re, asso no.",
        ],
    },
    pair: "Una coppia",
    three: "Un tris",
    run: "Una scala di tre",
    no_run: "Non è una scala: l’asso è basso",
    stock: RulesText {
        heading: "Quando il mazzo è finito",
        paragraphs: &[
            "Tutti gli scarti, tranne gli ultimi, i tuoi e quelli del giocatore prima di te, si mescolano e formano un nuovo mazzo. Se non ce ne sono altri, puoi prendere solo uno di quelli del giocatore prima di te.",
        ],
    },
    dumble: RulesText {
        heading: "Dumble",
        paragraphs: &[
            "Se alla fine del tuo turno precedente avevi 10 punti o meno, invece di giocare puoi scoprire la tua mano e chiamare Dumble; mai nel tuo primo turno di una manche. Puoi anche continuare a giocare.",
            "Si mostrano tutte le mani. La più bassa segna 0, le altre i loro punti. Chi chiama senza avere la mano più bassa segna il doppio.",
            "Se altri sono in parità con chi ha chiamato, vince solo chi ha chiamato, e loro segnano i propri punti. Se altri, a pari merito, hanno meno di chi ha chiamato, ognuno di loro segna 0.",
        ],
    },
    calls: "chiama con 8: il doppio, 16.",
    has_less: "ha 7, la mano più bassa: 0.",
    pays: "segna 14.",
    winning: RulesText {
        heading: "La partita",
        paragraphs: &[
            "I punti si sommano di manche in manche. Un totale di 100 esatti scende a 50; sopra i 100 si è fuori. Vince l’ultimo giocatore rimasto. Degli altri, è davanti chi è rimasto più a lungo; tra gli eliminati nella stessa manche, chi ha meno punti.",
        ],
    },
};
