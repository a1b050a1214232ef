//! The texts of what is told of a match that is over, in Italian.

use crate::texts::AfterwordTexts;
use crate::turning_point::{Count, Since, TurningPoint};
use ui::texts::it::does;

fn turned(point: &TurningPoint, name: &str) -> String {
    let (from_first, in_one, in_last) = match point.count {
        Count::Rounds => (
            "dalla prima all’ultima manche",
            "nella manche",
            "nell’ultima manche",
        ),
        Count::Turns => (
            "dal primo all’ultimo turno",
            "nel turno",
            "nell’ultimo turno",
        ),
    };
    match point.since {
        Since::First => format!("{name} {} in testa {from_first}.", does(name, "eri", "era")),
        Since::Number(number) => {
            let took = does(name, "hai", "ha");
            format!("{name} {took} preso definitivamente la testa {in_one} {number}.")
        }
        Since::Last => format!("Tutto si è deciso {in_last}."),
    }
}

pub(crate) static TEXTS: AfterwordTexts = AfterwordTexts {
    turned,
    best: "Il tuo miglior risultato finora",
    streak: |wins| format!("{wins} vittorie di fila"),
    rating: |points| format!("Valutazione: {points}"),
    provisional: |points| format!("Valutazione: circa {points}, provvisoria"),
    assisted: "Con aiuto: conservata, ma non conta per la valutazione",
    review: |name| format!("Analisi: {name}"),
    remarks: [
        [
            [
                "Per poco non mi sfuggivi.",
                "Uff! Non sapevo più come fermarti.",
            ],
            [
                "Vedevo benissimo che cosa cercavi.",
                "Mi dispiace: serviva più a me che a te.",
            ],
            [
                "Ho bloccato tutto, tranne te.",
                "La prossima volta ti tengo d’occhio.",
            ],
        ],
        [
            [
                "Mi batte ancora il cuore!",
                "Per un soffio: proprio come piace a me!",
            ],
            [
                "La fortuna aiuta gli audaci!",
                "Ci avrei scommesso. Anzi, l’ho fatto.",
            ],
            [
                "Valeva la pena rischiare.",
                "Ho puntato tutto e perso tutto. Un’altra?",
            ],
        ],
        [
            [
                "Di poco, ma ogni punto al suo posto.",
                "Ho ricontato due volte: è così.",
            ],
            [
                "Passo dopo passo: il segreto è tutto qui.",
                "Partita pulita. Metto a posto?",
            ],
            [
                "Da me era tutto in ordine, eppure… Complimenti.",
                "Giochi senza ordine, e funziona. Prendo nota.",
            ],
        ],
    ],
};
