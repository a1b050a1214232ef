//! The texts about courses, in Italian.

use engine::GameId;

use crate::texts::CourseTexts;

pub(crate) static TEXTS: CourseTexts = CourseTexts {
    title: "Percorso",
    about: "Un esercizio per tema, dal facile al difficile.",
    solved: |solved, of| format!("{solved} su {of} risolti"),
    ticked: "risolto",
    next: "Esercizio seguente",
    exercise: |number, of| format!("Esercizio {number} di {of}"),
    done: "Era l’ultimo esercizio del percorso.",
    see: |game| match game {
        GameId::Dekal => &[
            "La carta che scopri lascia il buco, e si può spingere solo nella sua riga e nella sua colonna: scopri dove una spinta può servire.",
            "Le carte uguali che si toccano alla fine si annullano. Cerca la spinta che unisce una coppia.",
            "Un’altra spinta unirebbe di più subito. Guarda che cosa rovinerebbe per i turni seguenti.",
            "Le carte che toccano le loro uguali non sono obbligate a restare lì: guarda che cosa si guadagna se si separano.",
            "Una spinta muove tutta una parte della linea: cerca carte uguali che si tocchino anche senza la nuova.",
            "La carta più bassa costa meno. Guarda dove la più alta può raggiungere le sue uguali.",
            "Guarda anche l’altra griglia: una di queste carte è proprio quella che le serve.",
            "Da un angolo sono possibili solo due spinte. Guarda perché qui bastano.",
            "La manche è quasi finita: conta che cosa può ancora uscire e che cosa lascia ogni spinta.",
        ],
        GameId::Detrak => &[
            "I due simboli sono uguali: cerca dove una serie può usarli entrambi.",
            "Qui ciò che dà più punti subito è anche il meglio: trovalo.",
            "Un altro posto darebbe più punti subito. Cerca quello che lascia di più per dopo.",
            "Una serie di tre dà 3 punti, una di due solo 2: forma una serie di tre.",
            "Una serie di quattro dà 8 punti, una di cinque 10: guarda quale linea può ancora arrivarci.",
            "Un simbolo conta nella sua riga e nella sua colonna: trova la casella in cui aiuta entrambe.",
            "Una casella libera senza vicine libere è persa. Guarda quando vale la pena cederne una.",
            "Un posto che sembra altrettanto buono lascerebbe una casella senza vicine libere: trova quello che lascia spazio.",
            "Una casella andrà persa: guarda se può essere un angolo.",
            "Restano al massimo due turni: conta che cosa darebbe ancora ogni lancio.",
        ],
        GameId::Dumble => &[
            "Puoi chiamare. Valuta quanto è probabile che qualcuno abbia meno punti.",
            "Puoi chiamare, ma non sei obbligato: guarda chi potrebbe avere meno punti.",
            "Un altro scarto toglierebbe più punti. Guarda che cosa possono ancora diventare queste carte.",
            "Le carte dello stesso valore vanno via insieme: guarda quante lasciano la mano in una volta.",
            "Tre carte consecutive dello stesso seme vanno via insieme.",
            "Una carta può lasciare il suo gruppo: guarda a che cosa servono ancora le altre.",
            "Conosci la carta scoperta: guarda se è bassa, o che cosa forma con la tua mano.",
            "Ciò che è scoperto aiuta poco: guarda perché una carta sconosciuta è meglio.",
            "Prendi la carta che forma un gruppo o una scala con le tue: al prossimo turno andranno via insieme.",
            "A qualcuno restano poche carte e presto può chiamare: guarda che cosa ti resterebbe.",
        ],
        GameId::Debacle => &[
            "Il dado che cattura prende il valore di quello catturato. Guarda che cosa può fare dopo, e chi può rispondere.",
            "Si può catturare un dado, ma guarda che cosa costerebbe: una mossa tranquilla è meglio.",
            "Si possono catturare più dadi, e uno minore è quello giusto. Guarda che cosa lascerebbe l’altra cattura.",
            "Un dado capovolto mostra 7 meno il suo valore: guarda che cosa può allora catturare o sopportare.",
            "Un dado che rotola o viene capovolto cambia valore: guarda quale può catturare dopo.",
            "Uno dei tuoi dadi può essere catturato subito dopo: mettilo al sicuro.",
            "All’inizio del turno puoi prendere i dadi avversari dello stesso valore in una riga: scegli quali.",
            "Dopo una cattura il dado può rimbalzare, o fermarsi: guarda che cosa è meglio.",
            "Un dado arrivato nel campo avversario rientra nel tuo: scegli quando, e su quale casella.",
            "Tutti i tuoi dadi mostrano lo stesso valore: guarda se il dado che puoi riprendere vale le azioni in più dell’avversario.",
            "La quinta cattura chiude la manche: guarda se è possibile.",
            "È l’ultima azione del tuo turno: guarda che cosa può succedere subito dopo.",
        ],
    },
};
