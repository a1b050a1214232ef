//! The texts of the coach, in Italian.

use crate::remarks::Quality;
use crate::texts::CoachTexts;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "Si poteva fare un po’ meglio",
        Quality::Mistake => "Si poteva fare meglio",
        Quality::Blunder => "Si poteva fare molto meglio",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("Hai giocato: {action}"),
    close: "Torna alla partita",
};
