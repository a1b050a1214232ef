//! The texts of Détrak's rules pages, in German.

use crate::texts::DetrakRules;
use table::RulesText;

pub(crate) static TEXTS: DetrakRules = DetrakRules {
    summary: "Zwei Würfel mit sechs Symbolen werden zwölfmal geworfen. Jedes Mal tragen alle beide Symbole nebeneinander auf einem Blatt von 5 mal 5 Feldern ein. Serien gleicher Symbole bringen in jeder Reihe und Spalte Punkte; wer die meisten Punkte hat, gewinnt.",
    setup: RulesText {
        heading: "Vorbereitung",
        paragraphs: &[
            "Alle haben ein Blatt mit 25 Feldern und tragen eines der sechs Symbole in das Feld oben links ein. Reihum wählt jeder ein anderes Symbol.",
        ],
    },
    turn: RulesText {
        heading: "Ein Zug",
        paragraphs: &[
            "Die beiden Würfel werden einmal für alle geworfen. Jeder trägt beide Symbole in zwei freie Felder ein, die sich an einer Seite berühren; welches Symbol in welches Feld kommt, ist frei. Sie müssen nichts berühren, was schon eingetragen ist.",
            "Alle spielen gleichzeitig: Was die anderen aus einem Wurf machen, wird erst sichtbar, wenn alle eingetragen haben. Nur ein Symbol einzutragen, ist nicht erlaubt.",
            "Wer keine zwei freien Felder nebeneinander mehr hat, ist fertig. Die Partie endet nach zwölf Zügen oder wenn niemand mehr etwas eintragen kann.",
        ],
    },
    turn_figure: |score| {
        format!(
            "Ein Blatt nach einigen Zügen, bisher mit {score} Punkten. Das markierte freie Feld liegt allein: Da passt nichts mehr hinein."
        )
    },
    scoring: RulesText {
        heading: "Die Wertung",
        paragraphs: &[
            "In jeder Reihe und jeder Spalte zählen die Serien gleicher Symbole nebeneinander; mehrere Serien einer Linie werden zusammengezählt. Ein leeres Feld unterbricht eine Serie. Das Ergebnis ist die Summe der zehn Linien.",
            "Bei Gleichstand liegt vorn, wer die bessere einzelne Reihe oder Spalte hat; herrscht auch da Gleichstand, wird der Sieg geteilt.",
        ],
    },
    run: "Serie von",
    points: "Punkte",
    example: RulesText {
        heading: "Ein Beispiel",
        paragraphs: &["Die Punkte jeder Linie stehen an ihrem Ende."],
    },
    example_figure: |score| format!("Alle zehn Linien zusammen: {score} Punkte."),
    advanced: RulesText {
        heading: "Erweiterte Regeln",
        paragraphs: &[
            "Auch die graue Diagonale von unten links nach oben rechts wird wie eine Linie gewertet, und sie zählt doppelt.",
            "Jede Reihe oder Spalte ohne Punkte kostet 5; die Diagonale kostet nichts. Bei Gleichstand zählt die beste Reihe oder Spalte, nicht die Diagonale.",
        ],
    },
    advanced_figure: |score| format!("Dasselbe Blatt nach den erweiterten Regeln: {score} Punkte."),
    alone: RulesText {
        heading: "Allein",
        paragraphs: &[
            "Deine Punkte ergeben einen Rang: ab 30 Großmeister, 25 bis 29 Experte, 20 bis 24 gut, 15 bis 19 durchschnittlich; unter 15 geht noch mehr.",
        ],
    },
};
