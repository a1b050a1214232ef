//! What the puzzles of Débâcle are about.

use engine::debacle::Debacle;

use super::themes;

themes! {
    Debacle,
    /// What a puzzle of Débâcle is about. A theme says something of every right answer.
    DebacleTheme {
        /// To capture a die.
        Capture = "capture",
        /// Not to capture, though a die can be captured.
        QuietMove = "quiet-move",
        /// To capture a die of lower value than another that can be captured.
        LesserPrey = "lesser-prey",
        /// To turn a die over.
        Flip = "flip",
        /// The action changes a die so that it can capture one that it could not before.
        Arm = "arm",
        /// One's own die that the enemy could capture with its next action is out of its reach then.
        Rescue = "rescue",
        /// The decision is about doubles.
        Doubles = "doubles",
        /// The decision is about a rebound.
        Rebound = "rebound",
        /// The decision is to which square a die returns, or when.
        Return = "return",
        /// The decision is about a die that can be recovered.
        Recover = "recover",
        /// The action ends the round.
        LastCapture = "last-capture",
        /// The last action of the turn.
        LastAction = "last-action",
    }
}
