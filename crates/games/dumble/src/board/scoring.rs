//! The stages in which the end of a round is shown where the hands lie: first the points of the hands, then what each
//! seat scores and who pays double, then the new totals.

use table::Pace;

/// How many times longer a stage is shown than a step of counting: there is a sentence to read.
const LONGER: u32 = 4;

/// The stage that the end of a round has reached: how many of the stages are shown, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringStage(pub usize);

impl ScoringStage {
    /// The number of stages.
    pub const STEPS: usize = 3;

    /// Whether the points of all hands are shown.
    pub fn points(self) -> bool {
        self.0 >= 1
    }

    /// Whether it is shown what each seat scores.
    pub fn scores(self) -> bool {
        self.0 >= 2
    }

    /// Whether the totals after the round are shown.
    pub fn totals(self) -> bool {
        self.is_over()
    }

    /// Whether all stages are shown.
    pub fn is_over(self) -> bool {
        self.0 >= ScoringStage::STEPS
    }
}

/// The pace at which the stages follow each other.
pub fn pace(usual: Pace) -> Pace {
    Pace(usual.0 * LONGER)
}
