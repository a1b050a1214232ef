//! How far the end of a round is told, step by step where the hands lie: what they are worth, who was lower and who pays
//! double, what the totals become.

use table::Pace;

/// How much longer than a step of counting each of these is shown: it is a sentence to read.
const LONGER: u32 = 4;

/// How far the end of a round is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringStage(pub usize);

impl ScoringStage {
    /// All is told.
    pub const STEPS: usize = 3;

    /// Whether the points of all hands are told.
    pub fn points(self) -> bool {
        self.0 >= 1
    }

    /// Whether it is told who scores what.
    pub fn scores(self) -> bool {
        self.0 >= 2
    }

    /// Whether the totals are those after the round.
    pub fn totals(self) -> bool {
        self.is_over()
    }

    /// Whether all is told.
    pub fn is_over(self) -> bool {
        self.0 >= ScoringStage::STEPS
    }
}

/// The pace at which the steps are told.
pub fn pace(usual: Pace) -> Pace {
    Pace(usual.0 * LONGER)
}
