//! Questions about positions of Débâcle that somebody looks at.

use engine::debacle::{Action, Debacle, DebacleView};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::game_task::GameTask;
use crate::message::encode;
use crate::worker_task::{Answer, WorkerTask};

/// A position to be looked into, from the seat that is to decide in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// What the seat sees.
    pub view: DebacleView,
    /// How many positions are looked at, at most. Asking again with more is
    /// the way to look on for as long as somebody wants to know.
    pub nodes: u64,
}

/// What was found out about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BestLine {
    /// What both sides are likely to do, the next action first.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub line: Vec<Action>,
    /// The chance of winning the match of whoever is to decide, 0 to 1.
    pub win: f32,
    /// That chance after each action of the line, as the positions there are evaluated
    /// without searching on.
    pub wins: Vec<f32>,
    /// How many actions deep all choices were looked at.
    pub depth: u32,
}

impl WorkerTask for Analysis {
    type Game = Debacle;
    type Answer = BestLine;

    fn cap_ms(&self) -> u32 {
        120_000
    }

    fn to_bytes(&self) -> Vec<u8> {
        encode(&GameTask::<Debacle, &Analysis>::Extra(self))
    }
}

impl Answer for BestLine {
    fn is_empty(&self) -> bool {
        self.line.is_empty()
    }
}

fn as_text<S: Serializer>(line: &[Action], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(line.iter().map(Action::to_string))
}

fn from_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Action>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    let actions = texts.iter().map(|text| text.parse());
    actions.collect::<Result<_, _>>().map_err(D::Error::custom)
}
