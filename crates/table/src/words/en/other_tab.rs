//! What is said of a match that several tabs have open, in English.

use crate::other_tab::TabTexts;

pub(crate) static TEXTS: TabTexts = TabTexts {
    elsewhere: "This match is played in another tab: here you follow it.",
    here: "Go on here",
    changed: "The match went on in another tab: here it is as it stands now.",
};
