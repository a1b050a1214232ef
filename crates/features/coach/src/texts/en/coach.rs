//! The texts of the coach, in English.

use crate::remarks::Quality;
use crate::texts::CoachTexts;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "A little better was possible",
        Quality::Mistake => "There was something better",
        Quality::Blunder => "There was something much better",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("You played: {action}"),
    close: "Back to the game",
};
