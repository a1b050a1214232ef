//! What the puzzles of Dumble are about.

use engine::dumble::Dumble;

use super::themes;

themes! {
    Dumble,
    /// What a puzzle of Dumble is about. A theme says something of every right answer.
    DumbleTheme {
        /// To call Dumble.
        Call = "call",
        /// Not to call Dumble, though it could be called.
        Wait = "wait",
        /// A discard of which another would be rid of more points.
        KeepPoints = "keep-points",
        /// To discard several cards of one rank.
        Set = "set",
        /// To discard a run.
        Run = "run",
        /// A single card of several of its rank that the hand has is discarded.
        BreakSet = "break-set",
        /// To take one of the previous player's cards.
        Take = "take",
        /// To draw from the stock.
        Stock = "stock",
        /// The card that is taken makes a set or a run with others of the hand.
        Fit = "fit",
        /// Another player has three cards or fewer.
        FewCards = "few-cards",
    }
}
