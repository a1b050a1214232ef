//! The texts of the coach, in German.

use crate::texts::CoachTexts;
use model::quality::Quality;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "Etwas besser wäre gegangen",
        Quality::Mistake => "Es gab Besseres",
        Quality::Blunder => "Es gab viel Besseres",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    coach: "Trainer",
    levels: ["Aus", "Nur grobe Fehler", "Fehler", "Alles"],
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("Gespielt: {action}"),
    close: "Zurück zur Partie",
    retry: "Zurück und neu versuchen",
    retry_about: "Startet eine Übungspartie vor diesem Zug.",
    redrawn: "Was du nicht wissen konntest, wird neu gezogen.",
    kept: "Deine Partie kommt zu den gespielten Partien.",
};
