//! Questions about the dice of a finished game of Détrak.

use engine::detrak::{Detrak, Roll, Sheet, Symbol};
use serde::{Deserialize, Serialize};

use crate::game_task::GameTask;
use crate::levels::Level;
use crate::message::encode;
use crate::worker_task::{Answer, WorkerTask};

/// A question about a game's dice, asked when the game is over. The answer is sheets that the same dice
/// allow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiceQuestion {
    /// The rolls, in order; those after the twelfth are ignored.
    pub rolls: Vec<Roll>,
    /// The symbol in the top left cell.
    pub start: Symbol,
    /// Whether the advanced rules hold.
    pub advanced: bool,
    /// What is asked.
    pub kind: DiceQuestionKind,
}

/// A kind of question about dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DiceQuestionKind {
    /// The best sheet for a player who knows all rolls beforehand, by a beam search. The answer is one sheet.
    Best {
        /// The width of the beam, at least 1.
        width: u32,
    },
    /// The sheets of bots that do not know the rolls to come. Of actions that are about equally good to it a
    /// bot draws one, so that its games differ.
    Played {
        /// The level of the bots.
        level: Level,
        /// How many games are played; the answer is as many sheets, or fewer if time is up.
        games: u32,
        /// The seed of the bots' random numbers.
        seed: u64,
    },
}

impl DiceQuestion {
    /// The mean score of the regular level over all dice and all starting symbols, by the basic and by the
    /// advanced rules, in thousandths: measured over 100,000 dice each, to 0.03 points. The luck of a game is
    /// the regular level's mean score on its dice minus this.
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
