//! The texts of the keys of Dumble's table, in German.

use crate::texts::DumbleKeys;

pub(crate) static TEXTS: DumbleKeys = DumbleKeys {
    move_focus: "Zwischen deinen Karten wechseln, oder zwischen denen, die du ziehen kannst",
    move_card: "Die Karte in deiner Hand verschieben",
    press: "Karte zum Ablegen wählen oder ziehen",
    discard: "Ablegen, was du gewählt hast",
    stock: "Vom Stapel ziehen",
    call: "Dumble ansagen",
};
