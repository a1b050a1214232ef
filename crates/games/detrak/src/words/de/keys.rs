//! The keys of Détrak's table in German.

use crate::board::DetrakKeys;

pub(crate) static TEXTS: DetrakKeys = DetrakKeys {
    move_focus: "Auf deinem Blatt bewegen",
    press: "Symbolpaar eintragen, seine linke oder obere Hälfte auf dieses Feld",
    turn: "Symbolpaar drehen",
    swap: "Seine Symbole tauschen",
};
