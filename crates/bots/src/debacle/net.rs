//! The learned evaluator: a small neural network for positions, and a table for the ends of rounds.
//!
//! The first layer is the same for both sides' views of the position, and is updated incrementally from
//! action to action (Nasu, Efficiently Updatable Neural-Network-based Evaluation Functions for Computer
//! Shogi, 2018). All numbers are integers, so that a choice is the same on every machine.

use engine::debacle::{GOAL, Position, Side};

use super::evaluator::Evaluator;
use super::features::{self, FEATURES};
use super::match_state::MatchState;
use super::value::{UNIT, chance};
use protocol::checksum_of;

/// The number of neurons for each side.
pub const HIDDEN: usize = 32;
/// The ranges of the parts of a network among its learned numbers.
pub mod layout {
    use super::{FEATURES, HIDDEN};

    /// The first layer, by feature.
    pub const FIRST: usize = 0;
    /// The biases of the neurons.
    pub const BIAS: usize = FIRST + FEATURES * HIDDEN;
    /// The direct weights of features, for each head.
    pub const DIRECT: [usize; 2] = [BIAS + HIDDEN, BIAS + HIDDEN + FEATURES];
    /// The weights of the neurons, the mover's first, for each head; then its bias.
    pub const LAST: [usize; 2] = [DIRECT[1] + FEATURES, DIRECT[1] + FEATURES + OUT];
    /// The number of parameters of a head.
    const OUT: usize = 2 * HIDDEN + 1;
    /// The number of all parameters.
    pub const NUMBERS: usize = LAST[1] + OUT;
}
use layout::{BIAS, DIRECT, FIRST, LAST, NUMBERS};

/// The scale of a neuron: this much is 1.
const ONE: i32 = 256;
/// The scale of the heads: this much is a unit of value.
const FINE: i32 = 16;
/// The scale of the second head: this many points are 1.
pub const POINTS: f32 = 10.0;
/// The greatest learned value.
pub const MAX_VALUE: i32 = 20_000;
/// Totals at the beginning of a round: 0 to 29.
const TOTALS: usize = GOAL as usize;
/// The number of values of rounds.
pub const ROUNDS: usize = 2 * TOTALS * TOTALS;
/// The points of the two sides in a typical round, by which it is told how much a round decides.
const TYPICAL: [usize; 2] = [10, 2];
/// The scale of [`RoundWeight::factor`]: this much is 1.
pub const WEIGHT_ONE: i32 = 1024;
const CHECKSUM: usize = 4;
/// The length of a file of weights, in bytes.
pub const LENGTH: usize = 2 * (NUMBERS + ROUNDS) + CHECKSUM;

/// The error of bytes that are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// There are more or fewer than a network has.
    #[error("a network of {LENGTH} bytes was expected, not of {0}")]
    Length(usize),
    /// They are damaged, or of another release.
    #[error("the network is damaged")]
    Damaged,
}

/// The network and the values of rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    first: Box<[[i16; HIDDEN]]>,
    bias: [i16; HIDDEN],
    direct: [Box<[i16]>; 2],
    last: [[[i16; HIDDEN]; 2]; 2],
    added: [i16; 2],
    /// The value of a round for the side that begins it: by whether the round before was barren, its total,
    /// and the other's.
    rounds: Box<[i16]>,
    /// What follows from these for the values within a round, by the totals at its beginning.
    weights: Box<[RoundWeight]>,
}

/// What totals at the beginning of a round make of a value at even totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundWeight {
    /// What the totals themselves are worth to the side.
    pub added: i32,
    /// How much more a round decides at these totals than at the beginning of the match, see [`WEIGHT_ONE`].
    pub factor: i32,
}

/// The sums of the first layer for a position, red's first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Accumulator {
    neurons: [[i16; HIDDEN]; 2],
    direct: [i32; 2],
}

/// Numbers as they are in the file.
fn rounded(number: f32, scale: i32) -> i16 {
    // The conversion saturates.
    (number * scale as f32).round() as i16
}

impl Net {
    /// A network from learned numbers in the order of [`layout`], and the values of rounds: for the side that
    /// begins, by whether the round before was barren, its total and the other's. `None` if the numbers are
    /// not as many as they have to be.
    pub fn new(numbers: &[f32], rounds: &[f32]) -> Option<Net> {
        if numbers.len() != NUMBERS || rounds.len() != ROUNDS {
            return None;
        }
        let scale = |place: usize| if place < DIRECT[0] { ONE } else { UNIT * FINE };
        let numbers = numbers.iter().enumerate();
        let numbers: Vec<i16> = numbers
            .map(|(place, number)| rounded(*number, scale(place)))
            .chain(rounds.iter().map(|value| rounded(*value, 1)))
            .collect();
        Net::of(&numbers)
    }

    fn of(numbers: &[i16]) -> Option<Net> {
        let direct = |head: usize| numbers.get(DIRECT[head]..DIRECT[head] + FEATURES);
        let neurons = |from: usize| numbers.get(from..)?.first_chunk::<HIDDEN>().copied();
        let last = |head: usize| Some([neurons(LAST[head])?, neurons(LAST[head] + HIDDEN)?]);
        let added = |head: usize| numbers.get(LAST[head] + 2 * HIDDEN).copied();
        let rounds: Box<[i16]> = numbers.get(NUMBERS..NUMBERS + ROUNDS)?.into();
        Some(Net {
            first: numbers.get(FIRST..BIAS)?.as_chunks().0.into(),
            bias: neurons(BIAS)?,
            direct: [direct(0)?.into(), direct(1)?.into()],
            last: [last(0)?, last(1)?],
            added: [added(0)?, added(1)?],
            weights: weights(&rounds),
            rounds,
        })
    }

    /// Reads the bytes of [`Net::to_bytes`].
    ///
    /// # Errors
    ///
    /// If they are no network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let length = NetError::Length(bytes.len());
        let (numbers, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(length)?;
        if bytes.len() != LENGTH {
            return Err(length);
        }
        if checksum_of(numbers) != u32::from_le_bytes(*checksum) {
            return Err(NetError::Damaged);
        }
        // All low bytes, then all high ones: they compress better that way.
        let (low, high) = numbers.split_at(numbers.len() / 2);
        let both = low.iter().zip(high);
        let numbers: Vec<i16> = both
            .map(|(low, high)| i16::from_le_bytes([*low, *high]))
            .collect();
        Net::of(&numbers).ok_or(length)
    }

    /// The network as bytes, with a checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let first = self.first.as_flattened().iter().chain(&self.bias);
        let direct = self.direct.iter().flatten();
        let last = |head: usize| {
            let neurons = self.last[head].as_flattened().iter();
            neurons.chain([&self.added[head]])
        };
        let all = first.chain(direct).chain(last(0)).chain(last(1));
        let numbers: Vec<i16> = all.chain(&self.rounds).copied().collect();
        let low = numbers.iter().map(|number| number.to_le_bytes()[0]);
        let high = numbers.iter().map(|number| number.to_le_bytes()[1]);
        let mut bytes: Vec<u8> = low.chain(high).collect();
        bytes.extend(checksum_of(&bytes).to_le_bytes());
        bytes
    }

    /// The value of a round for a side, by the totals at its beginning, 0 to 29: the side's, and the enemy's.
    fn round(&self, barren: bool, begins: bool, own: i32, other: i32) -> i32 {
        let place = |one: i32, two: i32| {
            let [one, two] = [one, two].map(|total| total.clamp(0, TOTALS as i32 - 1) as usize);
            (usize::from(barren) * TOTALS + one) * TOTALS + two
        };
        if begins {
            self.rounds[place(own, other)].into()
        } else {
            -i32::from(self.rounds[place(other, own)])
        }
    }

    /// What the totals at the beginning of a round, 0 to 29, make of a value: a side's, and the enemy's.
    #[inline]
    pub fn round_weight(&self, [own, other]: [i32; 2]) -> RoundWeight {
        let [own, other] = [own, other].map(|total| total.clamp(0, TOTALS as i32 - 1) as usize);
        self.weights[own * TOTALS + other]
    }

    #[inline]
    fn add(&self, accumulator: &mut Accumulator, side: Side, feature: usize, times: i16) {
        let weights = &self.first[feature];
        let neurons = &mut accumulator.neurons[side.index()];
        for (neuron, weight) in neurons.iter_mut().zip(weights) {
            *neuron = neuron.wrapping_add(weight.wrapping_mul(times));
        }
        accumulator.direct[side.index()] += i32::from(times) * i32::from(self.direct[0][feature]);
    }

    /// The output of a head: the weighted sum of the neurons, in the fine units of the heads, and the direct
    /// contributions of the turn's features.
    #[inline]
    fn head(
        &self,
        head: usize,
        position: &Position,
        accumulator: &Accumulator,
        match_state: &MatchState,
    ) -> i32 {
        let mover = position.mover();
        let mut own = accumulator.neurons[mover.index()];
        let mut sum = i32::from(self.added[head]);
        features::now(position, match_state, &mut |feature: usize| {
            let weights = &self.first[feature];
            for (neuron, weight) in own.iter_mut().zip(weights) {
                *neuron = neuron.wrapping_add(*weight);
            }
            sum += i32::from(self.direct[head][feature]);
        });
        let other = &accumulator.neurons[mover.other().index()];
        let [for_own, for_other] = &self.last[head];
        sum + ((dot(&own, for_own) + dot(other, for_other)) >> 8)
    }

    /// The expected lead in points of the side to move at the end of the round.
    pub fn points_ahead(&self, position: &Position, match_state: &MatchState) -> f32 {
        let accumulator = self.accumulate(position, match_state);
        let mover = position.mover();
        let mut direct = 0;
        features::all(
            position,
            match_state,
            &mut |side: Side, feature: usize, times: i16| {
                let sign = if side == mover { 1 } else { -1 };
                direct += sign * i32::from(times) * i32::from(self.direct[1][feature]);
            },
        );
        let change = self.head(1, position, &accumulator, match_state) + direct;
        super::points_ahead(position, mover) + POINTS * change as f32 / (UNIT * FINE) as f32
    }
}

/// What all pairs of totals make of a value, from the values of rounds.
fn weights(rounds: &[i16]) -> Box<[RoundWeight]> {
    // Whoever begins: the mean of the values for the side and against the enemy, if that one begins.
    let value = |own: usize, other: usize| {
        (i32::from(rounds[own * TOTALS + other]) - i32::from(rounds[other * TOTALS + own])) / 2
    };
    let won = |own: usize, other: usize| match own.max(other) {
        most if most < TOTALS => chance(value(own, other)),
        _ if own == other => 0.5,
        _ => f32::from(u8::from(own > other)),
    };
    let [more, less] = TYPICAL;
    let decides = |own: usize, other: usize| {
        let (better, worse) = (won(own + more, other + less), won(own + less, other + more));
        let mean = (better + worse) / 2.0;
        (better - worse) / (mean * (1.0 - mean)).max(0.001)
    };
    let first = decides(0, 0).max(0.001);
    let of = |place: usize| {
        let (own, other) = (place / TOTALS, place % TOTALS);
        let factor = (decides(own, other) / first).clamp(LEAST_FACTOR, MOST_FACTOR);
        RoundWeight {
            added: value(own, other),
            factor: (factor * WEIGHT_ONE as f32) as i32,
        }
    };
    (0..TOTALS * TOTALS).map(of).collect()
}

/// The range of the factors. However little a round decides, a search has to see which action is better.
const LEAST_FACTOR: f32 = 0.3;
const MOST_FACTOR: f32 = 4.0;

/// The sum of the clipped neurons, each multiplied by its weight.
#[inline]
fn dot(neurons: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let mut sum = 0;
    for (neuron, weight) in neurons.iter().zip(weights) {
        sum += i32::from((*neuron).clamp(0, ONE as i16)) * i32::from(*weight);
    }
    sum
}

impl Evaluator for &Net {
    type Accumulator = Accumulator;

    fn accumulate(&self, position: &Position, match_state: &MatchState) -> Accumulator {
        let mut accumulator = Accumulator {
            neurons: [self.bias; 2],
            direct: [0; 2],
        };
        features::all(
            position,
            match_state,
            &mut |side: Side, feature: usize, times: i16| {
                self.add(&mut accumulator, side, feature, times);
            },
        );
        accumulator
    }

    #[inline]
    fn update(
        &self,
        accumulator: &Accumulator,
        before: &Position,
        after: &Position,
        match_state: &MatchState,
    ) -> Accumulator {
        let mut next = *accumulator;
        features::differences(
            before,
            after,
            match_state,
            &mut |side: Side, feature: usize, times: i16| {
                self.add(&mut next, side, feature, times);
            },
        );
        next
    }

    #[inline]
    fn value(
        &self,
        position: &Position,
        accumulator: &Accumulator,
        match_state: &MatchState,
    ) -> i32 {
        let mover = position.mover();
        let direct = accumulator.direct[mover.index()] - accumulator.direct[mover.other().index()];
        let value = self.head(0, position, accumulator, match_state) + direct;
        (value / FINE).clamp(-MAX_VALUE, MAX_VALUE)
    }

    fn next_round(&self, position: &Position, match_state: &MatchState, side: Side) -> i32 {
        let [own, other] = [side, side.other()].map(|side| match_state.total(position, side));
        let nothing = Side::ALL
            .iter()
            .all(|side| position.pile(*side).points() == 0);
        self.round(nothing, match_state.next == side, own, other)
    }

    fn points_ahead(&self, position: &Position, match_state: &MatchState) -> f32 {
        Net::points_ahead(self, position, match_state)
    }
}
