//! Questions about positions of Débâcle that somebody looks at.

use engine::debacle::{Action, DebacleView};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

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

impl Analysis {
    /// The longest an analysis may take, in milliseconds of wall-clock time.
    pub(crate) const CAP_MS: u32 = 120_000;
}

fn as_text<S: Serializer>(line: &[Action], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(line.iter().map(Action::to_string))
}

fn from_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Action>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    let actions = texts.iter().map(|text| text.parse());
    actions.collect::<Result<_, _>>().map_err(D::Error::custom)
}
