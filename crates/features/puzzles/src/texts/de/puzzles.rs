//! The texts of puzzles, in German.

use engine::GameId;
use model::value_scale::Unit;

use crate::texts::PuzzleTexts;
use ui::i18n::signed;
use ui::texts::de::{NUMBERS, worth};

pub(crate) static TEXTS: PuzzleTexts = PuzzleTexts {
    numbers: NUMBERS,
    title: "Rätsel",
    about: "Stellungen, in denen jeder Zug richtig oder falsch ist, ohne etwas dazwischen: Der Experte hat es bewiesen, mit viel mehr Bedenkzeit als im Spiel. So zählen hier auch Unterschiede, die Trainer und Analyse noch gleich nennen. Deine erste Antwort zählt für deine Wertung, auf derselben Skala wie die Stufen der Bots.",
    none_tried: "Noch nicht versucht.",
    rating: |points, provisional| match provisional {
        true => format!("Wertung: etwa {}, noch vorläufig.", points),
        false => format!("Wertung: {points}."),
    },
    solved: |solved, tried| format!("Auf Anhieb gelöst: {solved} von {tried}."),
    run: |solved, left, best| {
        let left = if left == 1 {
            "noch 1 Fehler beendet".into()
        } else {
            format!("noch {left} Fehler beenden")
        };
        format!("Serie: {solved} gelöst, {left} sie. Beste: {best}.")
    },
    solve: "Lösen",
    of_day: "Rätsel des Tages",
    missed: |missed| format!("Misslungene wiederholen ({missed})"),
    by_theme: "Nach Thema",
    earlier: "Frühere Tage, zur Übung",
    count: |count| format!("{count} Rätsel"),
    ask: "Du bist dran: Finde den besten Zug.",
    right: "Richtig!",
    wrong: |cost, unit| format!("Nicht das Beste: Es kostet {}.", worth(unit, cost)),
    wrong_unknown: "Nicht das Beste.",
    numbers_of: |unit, right, other, is_own| {
        let whose = if is_own {
            "deiner"
        } else {
            "der beste falsche"
        };
        match unit {
            Unit::Share => {
                format!("Der richtige Zug gewinnt {right} der Partien, {whose} {other}.")
            }
            Unit::Points => {
                format!(
                    "Der richtige Zug führt im Durchschnitt zu {right} Punkten, {whose} zu {other}."
                )
            }
        }
    },
    best_line: |line| format!("Wenn beide ihr Bestes spielen: {line}"),
    reply: |line| format!("Was auf deinen Zug folgen kann: {line}"),
    solution_is: |right| match right {
        1 => "Ein Zug ist richtig:",
        _ => "Mehrere Züge sind richtig:",
    },
    rated: |points, change| {
        let plus = if change > 0 { "+" } else { "" };
        format!("Deine Wertung: {points} ({plus}{})", signed(change))
    },
    rating_of: |rating| format!("Rätsel mit Wertung {rating}"),
    practice: ", zur Übung",
    is_right: "richtig",
    is_wrong: "falsch",
    behind: "schwächer",
    next: "Nächstes Rätsel",
    again: "Noch einmal",
    solution: "Lösung zeigen",
    give_up: "Aufgeben und Lösung zeigen",
    analyse: "Analysieren",
    all_done: "Du hast alle diese Rätsel versucht. Die misslungenen lassen sich wiederholen.",
    none_missed: "Es gibt nichts zu wiederholen: Alle versuchten Rätsel sind gelöst.",
    themes: |game| match game {
        GameId::Dekal => &[
            "Karte aufdecken",
            "gleich ein Paar",
            "Geduld",
            "Paar trennen",
            "andere verschieben",
            "die höhere Karte",
            "Karte wegnehmen",
            "eine Ecke",
            "Endspiel",
        ],
        GameId::Detrak => &[
            "zweimal dasselbe Symbol",
            "gleich Punkte",
            "Geduld",
            "Serie von drei",
            "lange Serie",
            "Reihe und Spalte",
            "Feld aufgeben",
            "Platz lassen",
            "Loch in der Ecke",
            "Endspiel",
        ],
        GameId::Dumble => &[
            "ansagen",
            "mit der Ansage warten",
            "Punkte behalten",
            "ein Satz",
            "eine Folge",
            "Satz trennen",
            "Karte nehmen",
            "vom Stapel ziehen",
            "passende Karte",
            "wenige Karten",
        ],
        GameId::Debacle => &[
            "schlagen",
            "stiller Zug",
            "die kleinere Beute",
            "Würfel wenden",
            "Würfel aufrüsten",
            "Rettung",
            "Pasch",
            "Nachsetzen",
            "ein Würfel kehrt zurück",
            "Würfel zurückholen",
            "zuletzt schlagen",
            "letzte Aktion",
        ],
    },
};
