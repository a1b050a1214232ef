//! The texts about a match that several tabs have open, in English.

use crate::saving::other_tab::TabTexts;

pub(crate) static TEXTS: TabTexts = TabTexts {
    elsewhere: "This game is being played in another tab: you can follow it here.",
    here: "Continue here",
    changed: "The game went on in another tab: here it is as it stands now.",
};
