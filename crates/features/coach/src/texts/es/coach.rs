//! The texts of the coach, in Spanish.

use crate::remarks::Quality;
use crate::texts::CoachTexts;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "Había algo un poco mejor",
        Quality::Mistake => "Había algo mejor",
        Quality::Blunder => "Había algo mucho mejor",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("Has jugado: {action}"),
    close: "Volver a la partida",
};
