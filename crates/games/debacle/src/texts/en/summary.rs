//! The texts of Débâcle's summary, in English.

use crate::DebacleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DebacleSummary = DebacleSummary(GameSummary {
    about: "Your dice are your pieces: roll them across the board, flip them over, capture lower ones. No luck at all; the first to 30 points wins.",
    facts: "2\u{a0}players, ages\u{a0}8+, 30\u{a0}minutes",
    figure: "Points ahead of the opponent",
    luck: "Chance decides nothing in Débâcle once the dice are set up. What is left here, counted in wins, is what neither player’s choices explain: what even the expert did not foresee.",
});
