//! The texts of tables of several persons, in English.

use crate::texts::PeopleTexts;

pub(crate) static TEXTS: PeopleTexts = PeopleTexts {
    show: |name| format!("{name}: show my hand"),
    hold: "Hold to look: let go, and your hand is covered again.",
    cover: |name| format!("{name}: cover my hand"),
    since: "Since your last turn",
    round_so_far: "This round so far",
};
