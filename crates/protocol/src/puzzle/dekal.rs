//! What the puzzles of Dékal are about.

use engine::dekal::Dekal;

use super::themes;

themes! {
    Dekal,
    /// What a puzzle of Dékal is about. A theme says something of every right answer.
    DekalTheme {
        /// A card is to be turned over; otherwise one is to be taken and pushed in.
        TurnOver = "turn-over",
        /// The pushed card cancels at once: it comes to touch an equal one.
        Pair = "pair",
        /// Another push would cancel cards for more points at once.
        Patience = "patience",
        /// The push separates cards that had cancelled.
        BreakPair = "break-pair",
        /// Cards that were there before come to touch equal ones, by being shifted.
        Shift = "shift",
        /// The higher of the cards in the centre is taken.
        HigherCard = "higher-card",
        /// The card that is taken would have cancelled in a grid of a player who drafts later.
        Deny = "deny",
        /// The card that is turned over lies in a corner.
        Corner = "corner",
        /// One of the last two turns, in which everything that can happen is known.
        Endgame = "endgame",
    }
}
