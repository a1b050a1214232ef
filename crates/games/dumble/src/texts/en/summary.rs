//! The texts of Dumble's summary, in English.

use crate::DumbleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DumbleSummary = DumbleSummary(GameSummary {
    about: "Shed your cards until hardly any points are left, then call Dumble before somebody has fewer than you.",
    facts: "2\u{a0}to\u{a0}8\u{a0}players, ages\u{a0}8+, 20\u{a0}minutes",
    figure: "Points (lower is better)",
    luck: "Luck is how the cards changed your chance of winning the game, from your first decision on, apart from what choices did. It is counted in wins.",
});
