//! What is said of a match that several tabs have open, in Spanish.

use crate::other_tab::TabTexts;

pub(crate) static TEXTS: TabTexts = TabTexts {
    elsewhere: "Esta partida se juega en otra pestaña: aquí la sigues.",
    here: "Seguir aquí",
    changed: "La partida siguió en otra pestaña: aquí está tal como va ahora.",
};
