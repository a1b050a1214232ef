//! The texts of the coach, in German.

use crate::remarks::Quality;
use crate::texts::CoachTexts;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "Etwas besser wäre gegangen",
        Quality::Mistake => "Es gab Besseres",
        Quality::Blunder => "Es gab viel Besseres",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("Gespielt: {action}"),
    close: "Zurück zur Partie",
};
