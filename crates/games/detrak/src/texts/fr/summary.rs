//! The texts of Détrak's summary, in French.

use crate::DetrakSummary;
use table::GameSummary;

pub(crate) static TEXTS: DetrakSummary = DetrakSummary(GameSummary {
    about: "Lancez deux dés et placez les deux symboles côte à côte sur votre feuille. Les suites de symboles identiques rapportent des points, en lignes et en colonnes.",
    facts: "1\u{a0}à\u{a0}6\u{a0}joueurs, dès\u{a0}8\u{a0}ans, 15\u{a0}minutes",
    figure: "Points",
    luck: "On compte ici ce que valaient vos dés, en points\u{a0}: ce qu’en tirent des robots intermédiaires, moins ce qu’ils tirent de dés quelconques. La chance d’une analyse est autre chose\u{a0}: ce que les lancers ont donné selon l’expert.",
});
