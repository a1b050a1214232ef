//! Trains the evaluator by self-play.

use bots::debacle::features;
use bots::debacle::net::{
    HIDDEN, Net,
    layout::{DIRECT, LAST, NUMBERS},
};
use engine::{Seed, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::gradient::{self, Example};
use super::round_values::ResultCounts;
use super::self_play::{self, Round};
use crate::adam::Adam;

/// The number of passes over each chunk of rounds.
const PASSES: u32 = 2;
/// The number of positions in a mini-batch.
const BATCH: usize = 256;
/// The weight of the result in a target, against the value from the search.
const TRUST: f32 = 0.6;

/// The state of a training.
pub struct Learner {
    seed: Seed,
    /// The number of rounds of the whole training.
    rounds: u32,
    /// The number of rounds in a chunk: they are played before the training learns from them.
    chunk: u32,
    played: u32,
    numbers: Vec<f32>,
    adam: Adam,
    endings: ResultCounts,
}

/// The initial value of a captured point for its side, in natural logarithms of odds.
const POINT: f32 = 0.05;

/// A summary of a chunk.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// The mean loss, in nats.
    pub error: f32,
    /// The mean over rounds of the points of both sides together.
    pub points: f32,
}

/// Initial parameters: small random numbers, but captured points have a positive value.
pub fn blank(seed: Seed) -> Vec<f32> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
    let mut small = |most: f32| most * (below(&mut rng, 20_001) as f32 / 10_000.0 - 1.0);
    let number = |place: usize| {
        let is_last = LAST
            .into_iter()
            .any(|last| (last..last + 2 * HIDDEN).contains(&place));
        match place {
            place if place < DIRECT[0] => small(0.2),
            _ if is_last => small(0.3),
            _ => 0.0,
        }
    };
    let mut numbers: Vec<f32> = (0..NUMBERS).map(number).collect();
    for (feature, points) in features::points() {
        numbers[DIRECT[0] + feature] = POINT * points;
    }
    numbers
}

impl Learner {
    /// A new training of this many rounds, in chunks of `chunk` rounds.
    pub fn new(seed: Seed, rounds: u32, chunk: u32) -> Learner {
        Learner {
            seed,
            rounds,
            chunk,
            played: 0,
            numbers: blank(seed),
            adam: Adam::new(NUMBERS),
            endings: ResultCounts::unknown(),
        }
    }

    /// The training with the state from [`Learner::snapshot`]; `None` if that has the wrong form.
    pub fn resumed(mut self, played: u32, snapshot: &[f32]) -> Option<Learner> {
        let (numbers, rest) = snapshot.split_at_checked(NUMBERS)?;
        let (means, rest) = rest.split_at_checked(NUMBERS)?;
        let (squares, rest) = rest.split_at_checked(NUMBERS)?;
        let (steps, endings) = rest.split_first()?;
        self.endings = ResultCounts::of(endings)?;
        self.numbers = numbers.to_vec();
        self.adam = Adam::from_snapshot(means.to_vec(), squares.to_vec(), *steps as u32);
        self.played = played;
        (played <= self.rounds).then_some(self)
    }

    /// The state of the training as numbers, for a checkpoint.
    pub fn snapshot(&self) -> Vec<f32> {
        let adam = self.adam.snapshot();
        [&self.numbers, &adam[..], self.endings.counts()].concat()
    }

    /// The number of rounds played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// The network, in the form that bots use.
    pub fn net(&self) -> Net {
        Net::new(&self.numbers, &self.endings.values()).expect("there are as many as a net has")
    }

    /// Plays the next chunk of rounds, on all threads, and learns from them; `None` if all rounds have been
    /// played.
    pub fn play_chunk(&mut self) -> Option<Report> {
        let count = self.chunk.min(self.rounds - self.played);
        if count == 0 {
            return None;
        }
        let net = self.net();
        let numbers = self.played..self.played + count;
        let rounds: Vec<Round> = numbers
            .into_par_iter()
            .map(|number| self_play::play(&net, &mut self.luck(number, 0)))
            .collect();
        self.endings.fade();
        for round in rounds.iter().filter(|round| round.steady) {
            let [red, black] = round.points;
            self.endings.count(match round.first.index() {
                0 => [red, black],
                _ => [black, red],
            });
        }
        let error = self.learn(&rounds);
        self.played += count;
        let points: u32 = rounds.iter().flat_map(|round| round.points).sum();
        Some(Report {
            error,
            points: points as f32 / count as f32,
        })
    }

    /// A random stream for a round, or for the learning after it.
    fn luck(&self, round: u32, purpose: u64) -> Xoshiro256PlusPlus {
        let own = u64::from(round) << 1 | purpose;
        let seed = self.seed.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ own;
        Xoshiro256PlusPlus::seed_from_u64(seed)
    }

    /// The learning rate, which decreases during the training.
    fn rate(&self) -> f32 {
        let done = self.played as f32 / self.rounds as f32;
        0.002 * (0.05f32).powf(done)
    }

    fn learn(&mut self, rounds: &[Round]) -> f32 {
        let mut rng = self.luck(self.played, 1);
        let samples = |(round, played): (usize, &Round)| {
            (0..played.samples.len()).map(move |sample| (round, sample))
        };
        let mut order: Vec<(usize, usize)> = rounds.iter().enumerate().flat_map(samples).collect();
        let rate = self.rate();
        let (mut error, mut count) = (0.0, 0);
        for _ in 0..PASSES {
            for last in (1..order.len()).rev() {
                order.swap(last, below(&mut rng, last as u32 + 1) as usize);
            }
            for batch in order.chunks(BATCH) {
                let mut gradient = vec![0.0; NUMBERS];
                for (round, sample) in batch {
                    let round = &rounds[*round];
                    let mirrored = rng.next_u32() & 1 == 1;
                    let example = Example::new(round, &round.samples[*sample], TRUST, mirrored);
                    error += f64::from(gradient::add(&self.numbers, &example, &mut gradient));
                    count += 1;
                }
                let share = 1.0 / batch.len() as f32;
                gradient.iter_mut().for_each(|slope| *slope *= share);
                self.adam.step(&mut self.numbers, &gradient, rate);
                gradient::bound(&mut self.numbers);
            }
        }
        (error / f64::from(count.max(1))) as f32
    }
}
