//! The texts of the keys of Débâcle's table, in German.

use crate::texts::DebacleKeys;

pub(crate) static TEXTS: DebacleKeys = DebacleKeys {
    move_focus: "Auf dem Brett bewegen",
    press: "Würfel wählen, dann sein Zielfeld",
    flip: "Würfel wenden",
    decline: "Auf Pasch oder Nachsetzen verzichten",
    threats: "Zeigen, welche Würfel geschlagen werden können",
};
