//! What one choice of Débâcle does and another does not, in English.

use crate::texts::DebacleDifferences;
use ui::i18n::names_and;
use ui::texts::en::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: [
        "When to capture",
        "Special moves",
        "When to flip",
        "Where to roll",
    ],
    captures: |best, played| format!("It captures {}, not {played}.", points(best as i32)),
    leaves: |value| format!("The other move leaves a {value} that can be captured at once."),
    leaves_more: |played, best| {
        format!("The other move leaves dice worth {played} points in danger, this one {best}.")
    },
    doubles: |value| {
        format!("The other move leaves two {value}s in one row: they can be taken at once.")
    },
    next: |value| format!("Then a {value} can be captured with the next action."),
    saves: |value| format!("It takes a {value} out of danger."),
    attacks: |value| format!("It attacks a {value}."),
    line: |line, own, lost| {
        let dice = |values: &[u8]| {
            let names: Vec<String> = values.iter().map(|value| format!("a {value}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            names_and(&names, " and ")
        };
        let what = match (own, lost) {
            ([], []) => "Nothing is captured in it.".to_owned(),
            (own, []) => format!("You capture {}, and lose nothing.", dice(own)),
            ([], lost) => format!("You lose {}, and capture nothing.", dice(lost)),
            (own, lost) => format!("You capture {}, and lose {}.", dice(own), dice(lost)),
        };
        format!("{line}. {what}")
    },
};
