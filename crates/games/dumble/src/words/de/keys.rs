//! The texts of the keys of Dumble's table, in German.

use crate::board::DumbleKeys;

pub(crate) static TEXTS: DumbleKeys = DumbleKeys {
    move_focus: "Zwischen deinen Karten oder denen zum Ziehen bewegen",
    move_card: "Die Karte selbst in der Hand verschieben",
    press: "Karte zum Ablegen wählen oder ziehen",
    discard: "Ablegen, was du gewählt hast",
    stock: "Vom Stapel ziehen",
    announce: "Dumble ansagen",
};
