//! The texts about the person's progress, in Spanish.

use crate::texts::ProgressTexts;

pub(crate) static TEXTS: ProgressTexts = ProgressTexts {
    title: "Tu progreso",
    chart: "Valoración, problema a problema",
    puzzle: "Problema",
    rating: "Valoración",
    unfold: "Mostrar como tabla",
    by_theme: "Resueltos a la primera, por tema",
    theme: "Tema",
    solved: "Resueltos",
    of: |solved, tried| format!("{solved} de {tried}"),
};
