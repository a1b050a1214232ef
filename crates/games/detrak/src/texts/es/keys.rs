//! The texts of the keys of Détrak's table, in Spanish.

use crate::texts::DetrakKeys;

pub(crate) static TEXTS: DetrakKeys = DetrakKeys {
    move_focus: "Moverse por tu hoja",
    press: "Colocar la pieza, con su primer símbolo en esta casilla",
    turn: "Girar la pieza",
};
