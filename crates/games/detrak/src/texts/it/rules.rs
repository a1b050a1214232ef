//! The texts of Détrak's rules pages, in Italian.

use crate::texts::DetrakRules;
use table::RulesText;

pub(crate) static TEXTS: DetrakRules = DetrakRules {
    summary: "Due dadi con sei simboli vengono lanciati dodici volte. Ogni volta, ciascuno piazza i due simboli su caselle vicine di un foglio di 5 per 5. Le serie di simboli uguali valgono punti in ogni riga e colonna; vince il punteggio più alto.",
    setup: RulesText {
        heading: "Preparazione",
        paragraphs: &[
            "Ogni giocatore ha un foglio di 25 caselle e piazza uno dei sei simboli in quella in alto a sinistra. Tutti scelgono simboli diversi, seguendo l’ordine al tavolo.",
        ],
    },
    turn: RulesText {
        heading: "Un turno",
        paragraphs: &[
            "I due dadi si lanciano una volta per tutti. Ogni giocatore piazza i due simboli su due caselle libere che si toccano lungo un lato, nell’ordine che preferisce. Non devono per forza toccare ciò che è già piazzato.",
            "Si gioca tutti nello stesso momento: ciò che gli altri fanno di un lancio si vede solo quando tutti hanno piazzato. Non si può piazzare un simbolo solo.",
            "Chi non ha più due caselle libere affiancate ha finito. La partita termina dopo dodici turni, o quando nessuno può più piazzare nulla.",
        ],
    },
    turn_figure: |score| {
        format!(
            "Un foglio dopo qualche turno, per ora con {score} punti. La casella libera segnata è isolata: non ci entra più nulla."
        )
    },
    scoring: RulesText {
        heading: "Il punteggio",
        paragraphs: &[
            "In ogni riga e in ogni colonna valgono punti le serie di simboli uguali affiancati; le serie di una stessa linea si sommano. Una casella vuota interrompe una serie. Il punteggio è la somma delle dieci linee.",
            "In caso di parità è davanti chi ha la riga o colonna migliore; se la parità persiste, la vittoria è condivisa.",
        ],
    },
    run: "Serie di",
    points: "Punti",
    example: RulesText {
        heading: "Un esempio",
        paragraphs: &["I punti di ogni linea sono scritti alla sua estremità."],
    },
    example_figure: |score| format!("Le dieci linee insieme: {score} punti."),
    advanced: RulesText {
        heading: "Regole avanzate",
        paragraphs: &[
            "La diagonale grigia, che sale da sinistra a destra, vale punti come una linea, e conta doppio.",
            "Ogni riga o colonna senza punti costa 5; la diagonale non costa nulla. Per decidere una parità contano solo righe e colonne.",
        ],
    },
    advanced_figure: |score| format!("Lo stesso foglio con le regole avanzate: {score} punti."),
    alone: RulesText {
        heading: "In solitario",
        paragraphs: &[
            "Il punteggio dà un titolo: da 30 in su gran maestro, da 25 a 29 esperto, da 20 a 24 bravo, da 15 a 19 nella media; sotto i 15 puoi fare di meglio.",
        ],
    },
};
