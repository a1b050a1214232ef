//! The texts of the coach, in English.

use crate::texts::CoachTexts;
use model::quality::Quality;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "A little better was possible",
        Quality::Mistake => "There was something better",
        Quality::Blunder => "There was something much better",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    coach: "Coach",
    levels: ["Off", "Big mistakes only", "Mistakes", "Everything"],
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("You played: {action}"),
    close: "Back to the game",
    retry: "Take back, try again",
    retry_about: "Starts a practice game from before this move.",
    redrawn: "What you could not know is drawn anew.",
    kept: "Your game is kept under “Games played”.",
};
