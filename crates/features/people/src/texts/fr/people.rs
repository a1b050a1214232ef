//! The texts of tables of several persons, in French.

use crate::texts::PeopleTexts;

pub(crate) static TEXTS: PeopleTexts = PeopleTexts {
    show: |name| format!("{name}\u{a0}: voir ma main"),
    hold: "Maintenez appuyé pour regarder\u{a0}: dès que vous relâchez le bouton, votre main est de nouveau cachée.",
    cover: |name| format!("{name}\u{a0}: cacher ma main"),
    since: "Depuis votre dernier tour",
    round_so_far: "Depuis le début de la manche",
};
