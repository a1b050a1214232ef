//! The tasks that the workers of a game are given.

use engine::Game;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::advice::Advice;
use crate::judgement::{JudgeTask, Judgement};
use crate::levels::Level;
use crate::message::encode;
use crate::task::{Shard, Task};
use crate::worker_task::WorkerTask;

/// The tasks for the workers of a game. `X` is the type of the questions that only this game has;
/// `BotGame::Extra` names it.
///
/// The bytes of one kind of task do not depend on the types of the others, so the page can write a task
/// without naming `X`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "X: Serialize", deserialize = "X: DeserializeOwned"))]
pub enum GameTask<G: Game, X = NoTask> {
    /// A decision to be made.
    Decision(Task<G>),
    /// A decision to be judged.
    Judge(JudgeTask<G>),
    /// A question that only this game has.
    Extra(X),
}

/// The type of questions of a game that has none of its own: it has no values, and none can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoTask {}

impl<G: Game> WorkerTask for Task<G> {
    type Game = G;
    type Answer = Advice<G::Action>;

    fn cap_ms(&self) -> u32 {
        self.level.cap_ms()
    }

    /// Four for an expert of a game with hidden cards, which averages over samples of what others may hold: the
    /// samples of several workers are added up. The other searches cannot be split.
    fn shards(&self) -> u32 {
        if !G::PERFECT_INFORMATION && self.level == Level::Expert {
            4
        } else {
            1
        }
    }

    fn with_shard(mut self, shard: Shard) -> Task<G> {
        self.shard = shard;
        self
    }

    fn to_bytes(&self) -> Vec<u8> {
        encode(&GameTask::<G>::Decision(self.clone()))
    }
}

impl<G: Game> WorkerTask for JudgeTask<G> {
    type Game = G;
    type Answer = Judgement<G::Action>;

    /// Eight seconds for the standard effort, two minutes at most. Four times as long for an action that was taken:
    /// whoever took it does not wait, and a busy machine should not say another level of a match than it said before.
    fn cap_ms(&self) -> u32 {
        let standard = if self.played.is_some() { 32_000 } else { 8_000 };
        self.effort.of(standard).min(120_000) as u32
    }

    fn to_bytes(&self) -> Vec<u8> {
        encode(&GameTask::<G>::Judge(self.clone()))
    }
}

#[cfg(test)]
mod tests;
