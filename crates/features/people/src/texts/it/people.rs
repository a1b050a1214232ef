//! The texts of tables of several persons, in Italian.

use crate::texts::PeopleTexts;

pub(crate) static TEXTS: PeopleTexts = PeopleTexts {
    show: |name| format!("{name}: mostra la mia mano"),
    hold: "Tieni premuto per guardare: quando rilasci, la mano è di nuovo coperta.",
    cover: |name| format!("{name}: copri la mia mano"),
    since: "Dal tuo ultimo turno",
    round_so_far: "Dall’inizio della manche",
};
