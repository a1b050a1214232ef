//! What a worker is asked to think about.

use engine::Game;
use engine::dekal::Dekal;
use serde::{Deserialize, Serialize};

use crate::advice::Advice;
use crate::level::Level;

/// A decision to think about: all that a bot ever gets to know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Task<G: Game> {
    /// What the deciding seat may know.
    pub view: G::View,
    /// How well to think.
    pub level: Level,
    /// Where the bot's own random numbers come from; has nothing to do with
    /// the luck of the game.
    pub seed: u64,
    /// Which part of the thinking this is.
    pub share: Share,
}

/// One of several parts that a decision's thinking is cut into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// Which part, from 0.
    pub index: u32,
    /// Of how many, at least 1.
    pub of: u32,
}

impl Share {
    /// The whole of the thinking in one piece.
    pub const WHOLE: Share = Share { index: 0, of: 1 };
}

/// A task of any of the games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum AnyTask {
    /// A decision in Dékal.
    Dekal(Task<Dekal>),
}

impl AnyTask {
    /// How well to think.
    pub fn level(&self) -> Level {
        match self {
            AnyTask::Dekal(task) => task.level,
        }
    }

    /// The same decision, but this part of its thinking.
    #[must_use]
    pub fn with_share(mut self, share: Share) -> AnyTask {
        match &mut self {
            AnyTask::Dekal(task) => task.share = share,
        }
        self
    }
}

/// Advice in any of the games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum AnyAdvice {
    /// On a decision in Dékal.
    Dekal(Advice<engine::dekal::Action>),
}

impl AnyAdvice {
    /// Whether there is no choice in it.
    pub fn is_empty(&self) -> bool {
        match self {
            AnyAdvice::Dekal(advice) => advice.choices().is_empty(),
        }
    }

    /// What the parts of one decision's thinking found out, together (see
    /// [`Advice::merged`]); `None` without parts.
    pub fn merged(parts: impl IntoIterator<Item = AnyAdvice>) -> Option<AnyAdvice> {
        let mut dekal = Vec::new();
        for part in parts {
            match part {
                AnyAdvice::Dekal(advice) => dekal.push(advice),
            }
        }
        (!dekal.is_empty()).then(|| AnyAdvice::Dekal(Advice::merged(dekal)))
    }
}
