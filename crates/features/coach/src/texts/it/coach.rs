//! The texts of the coach, in Italian.

use crate::remarks::Quality;
use crate::texts::CoachTexts;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "C’era qualcosa di un po’ meglio",
        Quality::Mistake => "C’era di meglio",
        Quality::Blunder => "C’era molto di meglio",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    marked: |quality, turn| format!("{} (turno {turn})", title(quality)),
    title,
    played: |action| format!("Hai giocato: {action}"),
    close: "Torna alla partita",
};
