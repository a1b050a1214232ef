//! Questions about the dice of a game of Détrak that is over.

use engine::detrak::{Detrak, Roll, Sheet, Symbol};
use serde::{Deserialize, Serialize};

use crate::game_task::GameTask;
use crate::level::Level;
use crate::message::encode;
use crate::worker_task::{Answer, WorkerTask};

/// A question about a game's dice, asked once nothing about them is secret.
/// The answer is sheets that could have been made of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiceQuestion {
    /// The rolls, in their order; those after the twelfth are not looked at.
    pub rolls: Vec<Roll>,
    /// The symbol in the top left cell.
    pub start: Symbol,
    /// Whether the advanced rules hold.
    pub advanced: bool,
    /// What is asked.
    pub kind: DiceQuestionKind,
}

/// What is asked about a game's dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DiceQuestionKind {
    /// The best sheet that somebody finds who knows all rolls beforehand, by a
    /// beam search that keeps so many sheets a turn. The answer is one sheet.
    Best {
        /// How many sheets are kept, at least 1.
        width: u32,
    },
    /// The sheets of bots who know nothing of the rolls to come. Where actions
    /// are about equally good to a bot it draws one, so that its games differ.
    Played {
        /// How well they play.
        level: Level,
        /// How many games are played; the answer is as many sheets, or fewer if
        /// time is up.
        games: u32,
        /// Where the bots' random numbers come from.
        seed: u64,
    },
}

impl DiceQuestion {
    /// The points of the regular level over all dice and all symbols to begin
    /// with, by the basic and by the advanced rules, in thousandths: measured
    /// over 100,000 dice each, to 0.03 points. What it comes to on the dice of
    /// one game less this is the luck of that game.
    pub const REGULAR: [i32; 2] = [28_544, 27_664];
}

impl WorkerTask for DiceQuestion {
    type Game = Detrak;
    type Answer = Vec<Sheet>;

    fn cap_ms(&self) -> u32 {
        8_000
    }

    fn to_bytes(&self) -> Vec<u8> {
        encode(&GameTask::<Detrak, &DiceQuestion>::Extra(self))
    }
}

impl Answer for Vec<Sheet> {
    fn is_empty(&self) -> bool {
        Vec::is_empty(self)
    }
}
