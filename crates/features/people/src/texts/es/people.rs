//! The texts of tables of several persons, in Spanish.

use crate::texts::PeopleTexts;

pub(crate) static TEXTS: PeopleTexts = PeopleTexts {
    show: |name| format!("{name}: ver mis cartas"),
    hold: "Mantén pulsado para mirar: al soltar, tus cartas vuelven a taparse.",
    cover: |name| format!("{name}: tapar mis cartas"),
    since: "Desde tu último turno",
    round_so_far: "En esta ronda hasta ahora",
};
