//! The texts of what is told of a match that is over, in German.

use crate::texts::AfterwordTexts;
use crate::turning_point::{Count, Since, TurningPoint};
use ui::texts::de::does;

fn turned(point: &TurningPoint, name: &str) -> String {
    let (one, to_last, the_last) = match point.count {
        Count::Rounds => (
            "Runde",
            "von der ersten bis zur letzten Runde",
            "die letzte Runde",
        ),
        Count::Turns => ("Zug", "vom ersten bis zum letzten Zug", "der letzte Zug"),
    };
    match point.since {
        Since::First => format!("{name} {} {to_last} vorn.", does(name, "lagst", "lag")),
        Since::Number(number) => {
            let lay = does(name, "lagst", "lag");
            let who = does(name, "du", name);
            format!("Ab {one} {number} {lay} {who} endgültig vorn.")
        }
        Since::Last => format!("Erst {the_last} hat entschieden."),
    }
}

pub(crate) static TEXTS: AfterwordTexts = AfterwordTexts {
    turned,
    best: "Dein bestes Ergebnis bisher",
    streak: |wins| format!("{wins} Siege in Folge"),
    rating: |points| format!("Wertung: {points}"),
    provisional: |points| format!("Wertung: etwa {points}, noch vorläufig"),
    assisted: "Mit Hilfe: bleibt gespeichert, zählt nicht für die Wertung",
    review: |name| format!("Analyse: {name}"),
    remarks: [
        [
            [
                "Fast wärst du mir entwischt.",
                "Puh. Langsam wusste ich nicht mehr, wie ich dich aufhalten soll.",
            ],
            [
                "Ich hab genau gesehen, was du wolltest.",
                "Tut mir leid. Ich brauchte das dringender als du.",
            ],
            [
                "Alles hab ich zugestellt – nur dich nicht.",
                "Nächstes Mal schau ich dir genauer auf die Finger.",
            ],
        ],
        [
            [
                "Mir klopft immer noch das Herz!",
                "Um Haaresbreite – genau mein Fall!",
            ],
            [
                "Wer wagt, gewinnt. Sag ich doch!",
                "Darauf hätte ich gewettet. Hab ich auch.",
            ],
            [
                "Das war das Risiko wert.",
                "Alles gesetzt, alles weg. Noch mal?",
            ],
        ],
        [
            [
                "Knapp. Aber jeder Punkt am richtigen Platz.",
                "Ich hab zweimal nachgezählt: Es stimmt.",
            ],
            [
                "Schritt für Schritt, das ist das ganze Geheimnis.",
                "Saubere Sache. Soll ich schon aufräumen?",
            ],
            [
                "Bei mir war alles in Ordnung – und trotzdem. Gut gespielt.",
                "Du spielst ganz schön unordentlich. Und es klappt. Ist notiert.",
            ],
        ],
    ],
};
