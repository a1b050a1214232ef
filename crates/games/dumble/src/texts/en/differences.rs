//! The kinds of decisions of Dumble, in English.

use crate::texts::DumbleDifferences;
use ui::texts::en::points;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["What to discard", "What to draw", "When to call"],
    lowest: |percent| format!("A call now has the lowest hand in {percent} of 100 cases."),
    early: |percent| {
        format!("The call would have had the lowest hand in only {percent} of 100 cases.")
    },
    discards: |[now, next], [other_now, other_next]| {
        format!(
            "It gets rid of {now} points now and up to {next} next turn; the other move of {other_now} and up to {other_next}."
        )
    },
    fits_open: |own| {
        format!(
            "An open card goes with what is kept: together they are worth {}, to be discarded next turn.",
            points(own.into())
        )
    },
    fits: |own| {
        let points = points(own.into());
        format!(
            "The card goes with yours: together they are worth {points}, to be discarded next turn."
        )
    },
    cheap: |own| format!("The card counts only {}.", points(own.into())),
    stock: |least| {
        format!(
            "The open cards go with none of yours, and count at least {}: an unknown card is better.",
            points(least.into())
        )
    },
};
