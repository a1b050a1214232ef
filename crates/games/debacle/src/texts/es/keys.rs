//! The texts of the keys of Débâcle's table, in Spanish.

use crate::texts::DebacleKeys;

pub(crate) static TEXTS: DebacleKeys = DebacleKeys {
    move_focus: "Moverse por el tablero",
    press: "Elegir un dado y luego la casilla a la que va",
    flip: "Voltear el dado",
    decline: "Renunciar a los dobles o al rebote",
    threats: "Mostrar qué dados se pueden capturar",
};
