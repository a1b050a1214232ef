//! The texts about a match that several tabs have open, in Spanish.

use crate::saving::other_tab::TabTexts;

pub(crate) static TEXTS: TabTexts = TabTexts {
    elsewhere: "Esta partida se está jugando en otra pestaña: aquí puedes seguirla.",
    here: "Seguir aquí",
    changed: "La partida siguió en otra pestaña: así está ahora.",
};
