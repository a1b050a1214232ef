//! The texts of Détrak's summary, in Italian.

use crate::DetrakSummary;
use table::GameSummary;

pub(crate) static TEXTS: DetrakSummary = DetrakSummary(GameSummary {
    about: "Lancia due dadi e piazza i due simboli, vicini, sul tuo foglio. Le serie di simboli uguali valgono punti, in righe e colonne.",
    facts: "1–6\u{a0}giocatori, dagli\u{a0}8\u{a0}anni, 15\u{a0}min",
    figure: "Punti",
    luck: "Qui si conta quanti punti valevano i tuoi dadi: ciò che ne ricavano i bot di livello intermedio, meno ciò che ricavano da dadi qualsiasi. La fortuna di un’analisi è un’altra cosa: ciò che i lanci hanno dato secondo l’esperto.",
});
