//! What the puzzles of Détrak are about.

use engine::detrak::Detrak;

use super::themes;

themes! {
    Detrak,
    /// What a puzzle of Détrak is about. A theme says something of every right answer.
    DetrakTheme {
        /// Both dice show the same symbol.
        Double = "double",
        /// The note gives as many points at once as any.
        PointsNow = "points-now",
        /// Another note would give more points at once.
        Patience = "patience",
        /// A run becomes three long.
        RunOfThree = "run-of-three",
        /// A run becomes four or five long.
        LongRun = "long-run",
        /// A symbol makes a run longer, or begins one, in its row and in its column.
        Crossing = "crossing",
        /// The note leaves a free cell on which nothing can be noted any more.
        LostCell = "lost-cell",
        /// A note that gives more points, or as many, would leave a free cell on which nothing can be noted any more; the
        /// right one leaves none.
        KeepRoom = "keep-room",
        /// The cell that nothing can be noted on any more lies in a corner.
        CornerHole = "corner-hole",
        /// One of the last two turns, in which everything that can happen is known.
        Endgame = "endgame",
    }
}
