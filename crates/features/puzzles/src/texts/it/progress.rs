//! The texts about the person's progress, in Italian.

use crate::texts::ProgressTexts;

pub(crate) static TEXTS: ProgressTexts = ProgressTexts {
    title: "I tuoi progressi",
    chart: "Valutazione, problema dopo problema",
    puzzle: "Problema",
    rating: "Valutazione",
    unfold: "Mostra come tabella",
    by_theme: "Risolti al primo colpo, per tema",
    theme: "Tema",
    solved: "Risolti",
    of: |solved, tried| format!("{solved} su {tried}"),
};
