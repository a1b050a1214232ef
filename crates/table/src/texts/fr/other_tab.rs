//! The texts about a match that several tabs have open, in French.

use crate::saving::other_tab::TabTexts;

pub(crate) static TEXTS: TabTexts = TabTexts {
    elsewhere: "Cette partie se joue dans un autre onglet\u{a0}: vous pouvez la suivre ici.",
    here: "Continuer ici",
    changed: "La partie a continué dans un autre onglet\u{a0}: voici où elle en est.",
};
