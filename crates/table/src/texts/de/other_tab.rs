//! The texts about a match that several tabs have open, in German.

use crate::saving::other_tab::TabTexts;

pub(crate) static TEXTS: TabTexts = TabTexts {
    elsewhere: "Diese Partie wird gerade in einem anderen Tab gespielt: Hier kannst du zusehen.",
    here: "Hier weiterspielen",
    changed: "Die Partie ging in einem anderen Tab weiter: So steht sie jetzt.",
};
