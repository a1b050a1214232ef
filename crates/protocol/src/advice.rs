//! A bot's advice: the actions of a seat with estimates.

use core::fmt::Display;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::draw::Draw;
use crate::rank::best_first;
use crate::worker_task::Answer;

/// The actions of a seat, best first, each with an estimate: what a bot knows when it plays the
/// [chosen](Advice::chosen) one. Hints and reviews tell a [`Judgement`](crate::Judgement) instead.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr"))]
pub struct Advice<A> {
    choices: Vec<Choice<A>>,
    /// How the bot chooses; it takes the best if there is none.
    draw: Option<Draw>,
}

/// An action with its estimate.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr"))]
pub struct Choice<A> {
    /// The action.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub action: A,
    /// The estimate.
    pub estimate: Estimate,
    /// How much the style of the bot likes the action, in a unit of the style; 0 without a style.
    liking: f32,
}

impl<A> Choice<A> {
    /// An action with its estimate, for a bot without a style; see [`Advice::liked`].
    pub const fn new(action: A, estimate: Estimate) -> Choice<A> {
        Choice {
            action,
            estimate,
            liking: 0.0,
        }
    }
}

/// An estimate of the result of an action, for the seat that takes it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The value by which choices are ranked, higher is better. Each bot has its own unit, the same for all
    /// choices of one advice.
    pub value: f32,
    /// The seat's expected points at the end of the round; in Débâcle, minus the opponent's.
    pub score: f32,
    /// The seat's expected share of the win of the match, 0 to 1, if the bot estimates it. Such a bot ranks
    /// by it, as precisely as it knows it.
    pub win: Option<f32>,
    /// The number of samples of the estimate; 1 for a bot that does not sample.
    pub samples: u32,
}

impl<A: Copy + PartialEq> Advice<A> {
    /// Ranks choices, best first; equal ones keep their order.
    pub fn new(choices: Vec<Choice<A>>) -> Advice<A> {
        Advice {
            choices: best_first(&choices, |one| (true, one.estimate.value)),
            draw: None,
        }
    }

    /// The choices, best first.
    pub fn choices(&self) -> &[Choice<A>] {
        &self.choices
    }

    /// The best action; `None` without choices.
    pub fn best(&self) -> Option<A> {
        self.choices.first().map(|choice| choice.action)
    }

    /// The same advice of a bot that draws.
    #[must_use]
    pub fn drawn_by(self, draw: Draw) -> Advice<A> {
        Advice {
            draw: Some(draw),
            ..self
        }
    }

    /// The same advice of a bot with a style, which likes each action so much.
    #[must_use]
    pub fn liked(mut self, mut liking: impl FnMut(A) -> f32) -> Advice<A> {
        for choice in &mut self.choices {
            choice.liking = liking(choice.action);
        }
        self
    }

    /// The action that the bot plays; `None` without choices.
    pub fn chosen(&self) -> Option<A> {
        let Some(draw) = &self.draw else {
            return self.best();
        };
        let chosen = self.taken(draw.among(self.values())?, draw)?;
        Some(chosen.action)
    }

    /// How likely the bot plays each choice, in their order, from 0 to 1: 1 for the best of a bot that does not draw.
    pub fn chances(&self) -> Vec<f32> {
        let mut chances = vec![0.0; self.choices.len()];
        let (Some(first), Some(best)) = (chances.first_mut(), self.choices.first()) else {
            return chances;
        };
        let Some(draw) = &self.draw else {
            *first = 1.0;
            return chances;
        };
        let weights = draw.weights(best.estimate.value, self.values());
        let sum: f32 = weights.clone().sum();
        for (place, weight) in weights.enumerate() {
            let taken = self.taken(place, draw).map(|choice| choice.action);
            let all = self.choices.iter().zip(&mut chances);
            for (_, chance) in all.filter(|(choice, _)| Some(choice.action) == taken) {
                *chance += weight / sum;
            }
        }
        chances
    }

    fn values(&self) -> impl Iterator<Item = f32> + Clone {
        self.choices.iter().map(|choice| choice.estimate.value)
    }

    /// The choice that the bot takes if the one at this place is drawn.
    fn taken(&self, drawn: usize, draw: &Draw) -> Option<&Choice<A>> {
        // Of those that are liked as much, the first from the drawn one on: so these are drawn as well.
        let (better, rest) = self.choices.split_at(drawn);
        let mut taken = rest.first()?;
        if let Some(equal) = draw.equal {
            let value = taken.estimate.value;
            for choice in rest.iter().chain(better) {
                let difference = (choice.estimate.value - value).abs();
                if difference <= equal && choice.liking > taken.liking {
                    taken = choice;
                }
            }
        }
        Some(taken)
    }

    /// Merges the advice of several workers on the same decision: the estimates of an action are averaged,
    /// weighted by their samples. The order of the parts does not matter, except for ties and rounding. The bot
    /// draws as the first part says: the parts have the same seed.
    pub fn merged(parts: impl IntoIterator<Item = Advice<A>>) -> Advice<A> {
        let mut all: Vec<Choice<A>> = Vec::new();
        let mut draw = None;
        for part in parts {
            draw = draw.or(part.draw);
            for choice in part.choices {
                match all.iter_mut().find(|known| known.action == choice.action) {
                    Some(known) => known.estimate = known.estimate.with(choice.estimate),
                    None => all.push(choice),
                }
            }
        }
        Advice {
            draw,
            ..Advice::new(all)
        }
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

pub(crate) fn as_text<A: Display, S: Serializer>(
    action: &A,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(action)
}

pub(crate) fn from_text<'de, A: FromStr, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<A, D::Error> {
    String::deserialize(deserializer)?
        .parse()
        .map_err(|_| D::Error::custom("not an action in the game's notation"))
}
