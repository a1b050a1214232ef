//! The texts of the keys of Dumble's table, in Spanish.

use crate::texts::DumbleKeys;

pub(crate) static TEXTS: DumbleKeys = DumbleKeys {
    move_focus: "Moverse por tus cartas o por las que puedes tomar",
    move_card: "Mover la carta dentro de tu mano",
    press: "Elegir una carta para descartarla, o tomarla",
    discard: "Descartar lo que has elegido",
    stock: "Robar del mazo",
    call: "Cantar Dumble",
};
