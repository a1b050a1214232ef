//! The texts of Dékal's summary, in English.

use crate::DekalSummary;
use table::GameSummary;

pub(crate) static TEXTS: DekalSummary = DekalSummary(GameSummary {
    about: "Take a card, push it into your grid, and let matching neighbours cancel out. The lowest score wins.",
    facts: "2\u{a0}to\u{a0}6\u{a0}players, ages\u{a0}7+, 15\u{a0}minutes",
    figure: "Points (lower is better)",
    luck: "Luck is how the revealed cards changed your chance of winning, from your first decision on, apart from what choices did. It is counted in wins.",
});
