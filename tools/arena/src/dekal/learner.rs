//! Trains the network by self-play and against other opponents.
//!
//! Rounds are played in batches. After each batch, one step moves the network towards the targets (see
//! [`Episode`]).

use bots::dekal::net::{HIDDEN, MIDDLE, NARROW, Net, PARAMETERS, Place};
use bots::dekal::table::Table;
use engine::{Seed, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use super::episode::{Episode, RandomOpening, TrainingOpponent};
use super::schedule::Schedule;
use crate::adam::Adam;
use crate::learning;
use crate::seeds::mixed;

/// The state of a training.
pub struct Learner {
    schedule: Schedule,
    net: Net,
    adam: Adam,
    gradient: Vec<f32>,
    played: u32,
}

impl Learner {
    /// A training that begins with random weights and a table of grids' scores.
    pub fn new(schedule: Schedule, table: Table, seed: Seed) -> Learner {
        let net = Net::new(table, beginnings(seed));
        Learner::with_net(schedule, net.expect("there are as many as the network has"))
    }

    /// A training that continues from a trained network with layers of the same width.
    pub fn with_net(schedule: Schedule, net: Net) -> Learner {
        Learner {
            schedule,
            net,
            adam: Adam::new(PARAMETERS),
            gradient: vec![0.0; PARAMETERS],
            played: 0,
        }
    }

    /// A training that continues from a trained network with widened layers, which first have no effect on its
    /// outputs.
    pub fn widened(schedule: Schedule, mut net: Net, seed: Seed) -> Learner {
        if NARROW.narrowed(net.parameters()).is_some() {
            let mut parameters = net.parameters().to_vec();
            wake(&mut parameters, seed);
            net.set_parameters(&parameters);
        }
        Learner::with_net(schedule, net)
    }

    /// The state as numbers, and the number of rounds played.
    pub fn snapshot(&self) -> (Vec<f32>, u32) {
        let mut snapshot = self.net.parameters().to_vec();
        snapshot.extend(self.adam.snapshot());
        (snapshot, self.played)
    }

    /// The training with the state from [`Learner::snapshot`]; `None` if that has the wrong form.
    pub fn resumed(mut self, snapshot: &[f32], played: u32) -> Option<Learner> {
        let (steps, rest) = snapshot.split_last()?;
        let mut parts = rest.chunks_exact(PARAMETERS);
        let (net, means, squares) = (parts.next()?, parts.next()?, parts.next()?);
        let fits = rest.len() == 3 * PARAMETERS && played <= self.schedule.games;
        self.net.set_parameters(net);
        self.adam = Adam::from_snapshot(means.to_vec(), squares.to_vec(), *steps as u32);
        self.played = played;
        fits.then_some(self)
    }

    /// Plays the next chunk of rounds and learns from them. Returns the mean of the points, or `None` if all
    /// rounds have been played.
    pub fn play_chunk(&mut self, seed: Seed) -> Option<f64> {
        let games = self.schedule.chunk.min(self.schedule.games - self.played);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
        // Each chunk begins where no earlier chunk's random stream can reach.
        (0..=self.played / self.schedule.chunk).for_each(|_| rng.jump());
        let mut points = 0.0;
        let end = self.played + games;
        while self.played < end {
            let games = self.schedule.batch.min(end - self.played);
            points += if self.schedule.looks_ahead {
                self.play_at_once(games, seed)
            } else {
                self.play_one_after_another(games, &mut rng)
            };
            self.played += games;
            self.step();
        }
        (games > 0).then(|| points / f64::from(games))
    }

    /// Plays this many rounds with one random stream; returns the sum of their points.
    fn play_one_after_another(&mut self, games: u32, rng: &mut Xoshiro256PlusPlus) -> f64 {
        let mut gradient = std::mem::take(&mut self.gradient);
        let episode = self.episode(TrainingOpponent::Itself, RandomOpening::NONE);
        let mut points = 0.0;
        for _ in 0..games {
            points += f64::from(episode.play(rng, &mut gradient));
        }
        self.gradient = gradient;
        points
    }

    /// Plays this many rounds on all threads, each with a random stream of its own; returns the sum of their
    /// points. All sums are added in the same order for any number of threads.
    fn play_at_once(&mut self, games: u32, seed: Seed) -> f64 {
        let first = self.played;
        let play = |game: u32| {
            let opening = if self.schedule.random_openings {
                RandomOpening::of(game, self.schedule.players)
            } else {
                RandomOpening::NONE
            };
            let episode = self.episode(TrainingOpponent::of(game), opening);
            let luck = mixed(mixed(seed.0) ^ u64::from(game));
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
            let mut gradient = vec![0.0; PARAMETERS];
            let points = episode.play(&mut rng, &mut gradient);
            (gradient, points)
        };
        let played: Vec<_> = (first..first + games).into_par_iter().map(play).collect();
        let mut sum = 0.0;
        for (gradient, points) in played {
            for (sum, slope) in self.gradient.iter_mut().zip(gradient) {
                *sum += slope;
            }
            sum += f64::from(points);
        }
        sum
    }

    fn episode(&self, opponent: TrainingOpponent, opening: RandomOpening) -> Episode<'_> {
        Episode {
            schedule: self.schedule,
            net: &self.net,
            opponent,
            opening,
        }
    }

    /// The number of rounds played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// The network.
    pub fn net(&self) -> &Net {
        &self.net
    }

    fn step(&mut self) {
        let done = self.played as f32 / self.schedule.games as f32;
        let rate = learning::rate(self.schedule.rate, done);
        let mut parameters = self.net.parameters().to_vec();
        self.adam.step(&mut parameters, &self.gradient, rate);
        self.net.set_parameters(&parameters);
        self.gradient.fill(0.0);
    }
}

/// Fills parameters with random numbers up to a size.
struct Scatter(Xoshiro256PlusPlus);

impl Scatter {
    fn fill(&mut self, parameters: &mut [f32], size: f32) {
        for parameter in parameters {
            let even = below(&mut self.0, 1 << 20) as f32 / f32::from(1u16 << 15) / 16.0 - 1.0;
            *parameter = even * size;
        }
    }
}

/// The size of the initial parameters of the first layer; [`THIRD`] is that of the outputs.
const FIRST: f32 = 0.4;
const THIRD: f32 = 0.02;

/// Initial parameters of a network with narrow layers. They are small, and random where they have to differ, so
/// that the parts of a layer learn different things.
pub(super) fn beginnings(seed: Seed) -> Vec<f32> {
    let mut scatter = Scatter(Xoshiro256PlusPlus::seed_from_u64(seed.0));
    let mut parameters = vec![0.0; NARROW.parameters()];
    let second = NARROW.start(Place::Second(0));
    let bias = NARROW.start(Place::SecondBias);
    let third = NARROW.start(Place::Third(0));
    let point = NARROW.start(Place::Point(0, false));
    scatter.fill(&mut parameters[..second], FIRST);
    let width = NARROW.hidden() + NARROW.middle();
    scatter.fill(&mut parameters[second..bias], (6.0 / width as f32).sqrt());
    scatter.fill(&mut parameters[third..point], THIRD);
    parameters[point..].fill(0.05);
    let wide = NARROW.widened(&parameters);
    wide.expect("there are as many as the shape has")
}

/// Initialises the parts of the layers beyond the narrow ones, so that they can learn but do not change the
/// outputs yet.
fn wake(parameters: &mut [f32], seed: Seed) {
    let mut scatter = Scatter(Xoshiro256PlusPlus::seed_from_u64(!seed.0));
    let (hidden, middle) = (NARROW.hidden(), NARROW.middle());
    let (rows, rest) = parameters.split_at_mut(Place::Second(0).start());
    for row in rows.chunks_exact_mut(HIDDEN) {
        scatter.fill(&mut row[hidden..], FIRST);
    }
    // The new parts of the first layer have weight 0 in the old parts of the second, and so have the new parts
    // of the second in the outputs.
    let second = &mut rest[..HIDDEN * MIDDLE];
    for row in second.chunks_exact_mut(MIDDLE) {
        let size = (6.0 / (HIDDEN + MIDDLE) as f32).sqrt();
        scatter.fill(&mut row[middle..], size);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learner(players: usize, looks_ahead: bool) -> Learner {
        let schedule = Schedule {
            players,
            games: 16,
            chunk: 8,
            batch: if looks_ahead { 4 } else { 2 },
            rate: (0.002, 0.000_5),
            lambda: 0.8,
            explore: 0.1,
            random_openings: looks_ahead,
            looks_ahead,
            points: 0.3,
        };
        Learner::new(schedule, Table::flat(25.0), Seed(5))
    }

    #[test]
    fn interrupted_or_not_the_same_is_learned() {
        for (players, looks_ahead) in [(2, false), (2, true), (3, true), (6, false)] {
            let fresh = || learner(players, looks_ahead);
            let mut straight = fresh();
            let begun = straight.net().clone();
            assert!(straight.play_chunk(Seed(5)).is_some());
            let (snapshot, played) = straight.snapshot();
            let second = straight.play_chunk(Seed(5));
            assert_eq!(straight.play_chunk(Seed(5)), None);
            let mut resumed = fresh().resumed(&snapshot, played).unwrap();
            assert_eq!(resumed.play_chunk(Seed(5)), second);
            assert_eq!(resumed.net(), straight.net());
            assert_ne!(*resumed.net(), begun);
            assert!(fresh().resumed(&snapshot[1..], played).is_none());
            assert!(fresh().resumed(&snapshot, 17).is_none());
        }
    }

    #[test]
    fn wider_layers_judge_alike_until_they_learn() {
        let narrow = learner(2, true);
        let net = narrow.net().clone();
        let mut wide = Learner::widened(narrow.schedule, net.clone(), Seed(3));
        assert!(NARROW.narrowed(wide.net().parameters()).is_none());
        let round = bots::dekal::round::Round::new(2);
        let judge = |net: &Net| bots::dekal::turn::values(net, &round);
        assert_eq!(judge(&net), judge(wide.net()));
        wide.play_chunk(Seed(3));
        assert_ne!(judge(&net), judge(wide.net()));
        // Layers that are already wide are not initialised again.
        let learned = wide.net().clone();
        let again = Learner::widened(narrow.schedule, learned.clone(), Seed(4));
        assert_eq!(*again.net(), learned);
    }
}
