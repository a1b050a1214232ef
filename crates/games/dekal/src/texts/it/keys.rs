//! The texts of the keys of Dékal's table, in Italian.

use crate::texts::DekalKeys;

pub(crate) static TEXTS: DekalKeys = DekalKeys {
    move_focus: "Spostati tra le carte della tua griglia, del centro, o tra i bordi",
    press: "Scopri una carta, scegli una carta, spingila da un bordo",
};
