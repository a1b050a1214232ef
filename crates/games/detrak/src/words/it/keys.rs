//! The keys of Détrak's table in Italian.

use crate::board::DetrakKeys;

pub(crate) static TEXTS: DetrakKeys = DetrakKeys {
    move_focus: "Spostati sul tuo foglio",
    press: "Piazza la tessera, con la metà sinistra o superiore su questa casella",
    turn: "Ruota la tessera",
    swap: "Scambia i suoi simboli",
};
