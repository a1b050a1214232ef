//! The texts of the keys of Débâcle's table, in Italian.

use crate::texts::DebacleKeys;

pub(crate) static TEXTS: DebacleKeys = DebacleKeys {
    move_focus: "Spostati sulla plancia",
    press: "Scegli un dado, poi la casella dove va",
    flip: "Capovolgi il dado",
    decline: "Rinuncia ai doppioni o al rimbalzo",
    threats: "Mostra quali dadi si possono catturare",
};
