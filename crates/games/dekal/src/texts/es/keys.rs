//! The texts of the keys of Dékal's table, in Spanish.

use crate::texts::DekalKeys;

pub(crate) static TEXTS: DekalKeys = DekalKeys {
    move_focus: "Moverse por las cartas de tu cuadrícula, las del centro o los bordes",
    press: "Destapar una carta, elegir una carta, empujarla por un borde",
};
