//! The texts of Dumble's summary, in English.

use crate::DumbleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DumbleSummary = DumbleSummary(GameSummary {
    about: "Shed your cards until hardly any points are left, then call Dumble before somebody has fewer than you.",
    facts: "2 to 8 players\u{a0}· ages 8+\u{a0}· 20 minutes",
    figure: "Points (lower is better)",
    luck: "Luck is how the cards changed your chance of winning the game, from your first decision on, apart from what choices did. It is counted in wins.",
});
