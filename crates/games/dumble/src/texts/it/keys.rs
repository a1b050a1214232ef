//! The texts of the keys of Dumble's table, in Italian.

use crate::texts::DumbleKeys;

pub(crate) static TEXTS: DumbleKeys = DumbleKeys {
    move_focus: "Spostati tra le tue carte, o tra quelle da pescare",
    move_card: "Sposta la carta nella tua mano",
    press: "Scegli una carta da scartare, o pescala",
    discard: "Scarta ciò che hai scelto",
    stock: "Pesca dal mazzo",
    call: "Chiama Dumble",
};
