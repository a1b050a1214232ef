//! What a bot thinks of the actions it can choose from.

use core::fmt::Display;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::worker_task::Answer;

/// The actions of a seat, best first, each with what it is expected to lead
/// to. One piece of code serves playing, hints and reviews.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr"))]
pub struct Advice<A> {
    choices: Vec<Choice<A>>,
}

/// One action and what it is expected to lead to.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr"))]
pub struct Choice<A> {
    /// The action.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub action: A,
    /// What it is expected to lead to.
    pub estimate: Estimate,
}

/// What an action is expected to lead to, for the seat that takes it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// What choices are ranked by, higher is better; its unit is the bot's own
    /// affair, and is the same for all choices of one advice.
    pub value: f32,
    /// The seat's expected points at the end of the round; in Débâcle, its
    /// points of the round less the opponent's.
    pub score: f32,
    /// The seat's expected share of the win of the match, 0 to 1, where the bot
    /// has an opinion on it. Such a bot ranks by it, as closely as it knows it.
    pub win: Option<f32>,
    /// How many samples stand behind it; 1 for a bot that does not sample.
    pub samples: u32,
}

impl<A: Copy + PartialEq> Advice<A> {
    /// Ranks choices, best first; equal ones keep their order.
    pub fn new(choices: Vec<Choice<A>>) -> Advice<A> {
        let mut ranked: Vec<Choice<A>> = Vec::with_capacity(choices.len());
        for choice in choices {
            let value = choice.estimate.value;
            let place =
                ranked.partition_point(|other| other.estimate.value.total_cmp(&value).is_ge());
            // Few enough to be moved up one by one; sorting is much more code
            // to load.
            ranked.insert(place, choice);
        }
        Advice { choices: ranked }
    }

    /// The choices, best first.
    pub fn choices(&self) -> &[Choice<A>] {
        &self.choices
    }

    /// The best action; `None` if there was nothing to choose from.
    pub fn best(&self) -> Option<A> {
        self.choices.first().map(|choice| choice.action)
    }

    /// What several workers found out about the same decision, together: the
    /// estimates of an action are averaged by their samples. The order of the
    /// parts does not matter beyond ties and rounding.
    pub fn merged(parts: impl IntoIterator<Item = Advice<A>>) -> Advice<A> {
        let mut all: Vec<Choice<A>> = Vec::new();
        for choice in parts.into_iter().flat_map(|part| part.choices) {
            match all.iter_mut().find(|known| known.action == choice.action) {
                Some(known) => known.estimate = known.estimate.with(choice.estimate),
                None => all.push(choice),
            }
        }
        Advice::new(all)
    }
}

impl<A: Copy + PartialEq + Display + FromStr> Answer for Advice<A> {
    fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    fn merge(shards: impl IntoIterator<Item = Self>) -> Option<Self> {
        let mut shards = shards.into_iter();
        let first = shards.next()?;
        Some(Advice::merged(core::iter::once(first).chain(shards)))
    }
}

impl Estimate {
    fn with(self, other: Estimate) -> Estimate {
        let samples = self.samples.saturating_add(other.samples);
        let share = if samples == 0 {
            0.5
        } else {
            self.samples as f32 / samples as f32
        };
        let mean = |a: f32, b: f32| a * share + b * (1.0 - share);
        Estimate {
            value: mean(self.value, other.value),
            score: mean(self.score, other.score),
            win: match (self.win, other.win) {
                (Some(a), Some(b)) => Some(mean(a, b)),
                (known, None) | (None, known) => known,
            },
            samples,
        }
    }
}

fn as_text<A: Display, S: Serializer>(action: &A, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(action)
}

fn from_text<'de, A: FromStr, D: Deserializer<'de>>(deserializer: D) -> Result<A, D::Error> {
    String::deserialize(deserializer)?
        .parse()
        .map_err(|_| D::Error::custom("not an action in the game's notation"))
}
