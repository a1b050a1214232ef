//! Tasks and advice of any of the games: what messages carry.

use engine::GameId;
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::{Detrak, Sheet};
use engine::dumble::Dumble;
use serde::{Deserialize, Serialize};

use crate::advice::Advice;
use crate::analysis::{Analysis, BestLine};
use crate::dice_question::Study;
use crate::level::Level;
use crate::review::{self, Appraisal, Finding};
use crate::task::{Share, Task};

/// A task of any of the games. The order is that of their bytes, which the
/// workers of a game read by their numbers (`read_requests`).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum AnyTask {
    /// A decision in Dékal.
    Dekal(Task<Dekal>),
    /// A decision in Détrak.
    Detrak(Task<Detrak>),
    /// What else could have become of a game's dice in Détrak.
    DetrakStudy(Study),
    /// A decision in Dumble.
    Dumble(Task<Dumble>),
    /// A decision in Débâcle.
    Debacle(Task<Debacle>),
    /// A position of Débâcle that somebody looks at.
    DebacleAnalysis(Analysis),
    /// A decision in Dékal that was made.
    DekalAppraisal(Appraisal<Dekal>),
    /// A decision in Détrak that was made.
    DetrakAppraisal(Appraisal<Detrak>),
    /// A decision in Dumble that was made.
    DumbleAppraisal(Appraisal<Dumble>),
    /// A decision in Débâcle that was made.
    DebacleAppraisal(Appraisal<Debacle>),
}

impl AnyTask {
    /// The game that it is about.
    pub fn game(&self) -> GameId {
        match self {
            AnyTask::Dekal(_) | AnyTask::DekalAppraisal(_) => GameId::Dekal,
            AnyTask::Detrak(_) | AnyTask::DetrakStudy(_) | AnyTask::DetrakAppraisal(_) => {
                GameId::Detrak
            }
            AnyTask::Dumble(_) | AnyTask::DumbleAppraisal(_) => GameId::Dumble,
            AnyTask::Debacle(_) | AnyTask::DebacleAnalysis(_) | AnyTask::DebacleAppraisal(_) => {
                GameId::Debacle
            }
        }
    }

    /// How many shares the thinking is cut into. Fixed, whatever the number of
    /// workers, so that it does not change what is found.
    pub fn shares(&self) -> u32 {
        match self {
            AnyTask::Dumble(task) if task.level == Level::Expert => 4,
            AnyTask::Dekal(_)
            | AnyTask::Detrak(_)
            | AnyTask::DetrakStudy(_)
            | AnyTask::Dumble(_)
            | AnyTask::Debacle(_)
            | AnyTask::DebacleAnalysis(_)
            | AnyTask::DekalAppraisal(_)
            | AnyTask::DetrakAppraisal(_)
            | AnyTask::DumbleAppraisal(_)
            | AnyTask::DebacleAppraisal(_) => 1,
        }
    }

    /// The longest a share may take, in milliseconds of wall-clock time: a cap
    /// for slow machines, not the budget, which counts work.
    pub fn cap_ms(&self) -> u32 {
        match self {
            AnyTask::Dekal(task) => task.level.cap_ms(),
            AnyTask::Detrak(task) => task.level.cap_ms(),
            AnyTask::DetrakStudy(_) => Study::CAP_MS,
            AnyTask::Dumble(task) => task.level.cap_ms(),
            AnyTask::Debacle(task) => task.level.cap_ms(),
            AnyTask::DebacleAnalysis(_) => Analysis::CAP_MS,
            AnyTask::DekalAppraisal(_)
            | AnyTask::DetrakAppraisal(_)
            | AnyTask::DumbleAppraisal(_)
            | AnyTask::DebacleAppraisal(_) => review::CAP_MS,
        }
    }

    /// This task, cut down to one share of its thinking. A task other than a decision to be made
    /// has one share only, and stays as it is.
    #[must_use]
    pub fn with_share(mut self, share: Share) -> AnyTask {
        match &mut self {
            AnyTask::Dekal(task) => task.share = share,
            AnyTask::Detrak(task) => task.share = share,
            AnyTask::DetrakStudy(_)
            | AnyTask::DebacleAnalysis(_)
            | AnyTask::DekalAppraisal(_)
            | AnyTask::DetrakAppraisal(_)
            | AnyTask::DumbleAppraisal(_)
            | AnyTask::DebacleAppraisal(_) => {}
            AnyTask::Dumble(task) => task.share = share,
            AnyTask::Debacle(task) => task.share = share,
        }
        self
    }

    /// The appraisal of what was played, in the game's notation, where this was
    /// to be decided; `None` if this is no decision.
    pub fn appraisal(self, played: String) -> Option<AnyTask> {
        Some(match self {
            AnyTask::Dekal(decision) => AnyTask::DekalAppraisal(Appraisal { decision, played }),
            AnyTask::Detrak(decision) => AnyTask::DetrakAppraisal(Appraisal { decision, played }),
            AnyTask::Dumble(decision) => AnyTask::DumbleAppraisal(Appraisal { decision, played }),
            AnyTask::Debacle(decision) => AnyTask::DebacleAppraisal(Appraisal { decision, played }),
            _ => return None,
        })
    }
}

/// Advice in any of the games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum AnyAdvice {
    /// On a decision in Dékal.
    Dekal(Advice<engine::dekal::Action>),
    /// On a decision in Détrak.
    Detrak(Advice<engine::detrak::Action>),
    /// Sheets that could have been made of a game's dice in Détrak.
    DetrakStudy(Vec<Sheet>),
    /// On a decision in Dumble.
    Dumble(Advice<engine::dumble::Action>),
    /// On a decision in Débâcle.
    Debacle(Advice<engine::debacle::Action>),
    /// What was found out about a position of Débâcle.
    DebacleAnalysis(BestLine),
    /// On a decision that was made.
    Appraisal(Finding),
}

impl AnyAdvice {
    /// Whether there is no choice in it.
    pub fn is_empty(&self) -> bool {
        match self {
            AnyAdvice::Dekal(advice) => advice.choices().is_empty(),
            AnyAdvice::Detrak(advice) => advice.choices().is_empty(),
            AnyAdvice::DetrakStudy(sheets) => sheets.is_empty(),
            AnyAdvice::Dumble(advice) => advice.choices().is_empty(),
            AnyAdvice::Debacle(advice) => advice.choices().is_empty(),
            AnyAdvice::DebacleAnalysis(found) => found.line.is_empty(),
            AnyAdvice::Appraisal(finding) => finding.best.is_empty(),
        }
    }

    /// What the parts of one decision's thinking found out, together (see
    /// [`Advice::merged`]); `None` without parts.
    pub fn merged(parts: impl IntoIterator<Item = AnyAdvice>) -> Option<AnyAdvice> {
        let mut parts = parts.into_iter();
        let first = parts.next()?;
        // The parts of one decision are all of its kind.
        macro_rules! merged {
            ($kind:ident, $first:ident) => {{
                let rest = parts.filter_map(|part| match part {
                    AnyAdvice::$kind(advice) => Some(advice),
                    _ => None,
                });
                AnyAdvice::$kind(Advice::merged(core::iter::once($first).chain(rest)))
            }};
        }
        Some(match first {
            AnyAdvice::Dekal(first) => merged!(Dekal, first),
            AnyAdvice::Detrak(first) => merged!(Detrak, first),
            AnyAdvice::Dumble(first) => merged!(Dumble, first),
            AnyAdvice::Debacle(first) => merged!(Debacle, first),
            AnyAdvice::DetrakStudy(mut sheets) => {
                sheets.extend(parts.flat_map(|part| match part {
                    AnyAdvice::DetrakStudy(more) => more,
                    _ => Vec::new(),
                }));
                AnyAdvice::DetrakStudy(sheets)
            }
            // They are never cut into parts.
            whole @ (AnyAdvice::DebacleAnalysis(_) | AnyAdvice::Appraisal(_)) => whole,
        })
    }
}
