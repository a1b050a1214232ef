//! Analyses: questions about positions of Débâcle.

use engine::debacle::{Action, Debacle, DebacleView};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::game_task::GameTask;
use crate::message::encode;
use crate::worker_task::{Answer, WorkerTask};

/// A position to be analysed, as the seat to decide sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The view of the seat.
    pub view: DebacleView,
    /// The most positions to search. To analyse on, ask again with more.
    pub nodes: u64,
}

/// The result of an analysis.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BestLine {
    /// The best line for both sides, the next action first.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub line: Vec<Action>,
    /// The chance of winning the match, for the seat to decide, 0 to 1.
    pub win: f32,
    /// That chance after each action of the line, by a static evaluation.
    pub wins: Vec<f32>,
    /// The depth to which all choices were searched, in actions.
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
