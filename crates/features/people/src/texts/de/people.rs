//! The texts of tables of several persons, in German.

use crate::texts::PeopleTexts;

pub(crate) static TEXTS: PeopleTexts = PeopleTexts {
    show: |name| format!("{name}: meine Karten zeigen"),
    hold: "Gedrückt halten zum Nachsehen: Beim Loslassen werden die Karten wieder verdeckt.",
    cover: |name| format!("{name}: meine Karten verdecken"),
    since: "Seit deinem letzten Zug",
    round_so_far: "Seit Beginn der Runde",
};
