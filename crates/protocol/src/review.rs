//! Decisions that were made, to be judged afterwards.

use engine::Game;
use serde::{Deserialize, Serialize};

use crate::task::Task;

/// A decision that was made, to be judged by what its seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Appraisal<G: Game> {
    /// The decision. It is judged as well as the bots can, whatever its level
    /// and share.
    pub decision: Task<G>,
    /// What was done, in the game's notation.
    pub played: String,
}

/// What was found out about a decision that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// The best action that was found, in the game's notation; it may be what
    /// was done.
    pub best: String,
    /// What it leads to.
    pub with_best: Outlook,
    /// What was done leads to, looked into as closely.
    pub with_played: Outlook,
    /// A difference in value up to this may be chance, or a mistake of the
    /// bots': the two are about equal then.
    pub doubt: f32,
}

/// What an action is expected to lead to, for the seat that takes it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Outlook {
    /// What the bots play for: in Détrak the points, elsewhere the share of the
    /// match's win, 0 to 1.
    pub value: f32,
    /// The expected points at the end of the round; in Débâcle, the lead in
    /// them.
    pub score: f32,
}

/// The longest an appraisal may take, in milliseconds of wall-clock time.
pub(crate) const CAP_MS: u32 = 8_000;
