//! Learns who is going to win by playing against itself.
//!
//! After each round the network is pulled towards what came of it, at the
//! positions between two turns and at those where all holes are chosen: TD(λ)
//! (Sutton and Barto, Reinforcement Learning, chapter 12) with the loss of a
//! softmax over the seats for the win, and the squared error for the points.

use bots::dekal::ahead::Ahead;
use bots::dekal::net::{HIDDEN, MIDDLE, Net, PARAMETERS, POINTS, Place};
use bots::dekal::round::Round;
use bots::dekal::symmetry::Symmetry;
use bots::dekal::table::Table;
use bots::dekal::turn::{Drafts, Worths, best_hole, chances, counted, worths};
use engine::dekal::{Draft, MAX_PLAYERS, Push};
use engine::{Seed, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::gradient::{Question, Trace};
use crate::adam::Adam;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// How many sit at the table.
    pub players: usize,
    /// The rounds to play.
    pub games: u32,
    /// The rounds after which a learner can be put away: each such lot has luck
    /// of its own, so that it does not matter when it was.
    pub lot: u32,
    /// The length of a step, at first and at last.
    pub rate: (f32, f32),
    /// How far what came of it counts against what was expected of it: λ.
    pub lambda: f32,
    /// The share of choices made at random.
    pub explore: f32,
    /// Whether what is expected of a position is what a look at all the next
    /// turn's cards says.
    pub looks_ahead: bool,
    /// The weight of the points' error, by its square in tens of points.
    pub points: f32,
}

/// The rounds between two steps of the method.
const BATCH: u32 = 2;
/// What has been learned so far.
pub struct Learner {
    schedule: Schedule,
    net: Net,
    adam: Adam,
    gradient: Vec<f32>,
    played: u32,
}

/// A position that was met: each seat's question, the shares of the win and
/// the points that were expected.
struct Met {
    questions: [Option<Question>; MAX_PLAYERS],
    shares: [f32; MAX_PLAYERS],
    points: [f32; MAX_PLAYERS],
    /// Whether that comes of looking ahead: then the position itself can learn
    /// from it.
    looked_ahead: bool,
}

/// Everything that can be kept of a learner, in one row.
pub type Memory = Vec<f32>;

impl Learner {
    /// Somebody who knows nothing yet but what grids score by a table.
    pub fn new(schedule: Schedule, table: Table, seed: Seed) -> Learner {
        let net = Net::new(table, beginnings(seed));
        Learner::taught(schedule, net.expect("there are as many as the network has"))
    }

    /// Somebody who goes on from what another has learned.
    pub fn taught(schedule: Schedule, net: Net) -> Learner {
        Learner {
            schedule,
            net,
            adam: Adam::new(PARAMETERS),
            gradient: vec![0.0; PARAMETERS],
            played: 0,
        }
    }

    /// What there is to keep, and how many rounds were played.
    pub fn memory(&self) -> (Memory, u32) {
        let (means, squares, steps) = self.adam.memory();
        let mut memory = self.net.parameters().to_vec();
        memory.extend(means);
        memory.extend(squares);
        // A whole number below 2²⁴ stands exactly.
        memory.push(steps as f32);
        (memory, self.played)
    }

    /// The learner who left this memory; `None` if it is none of such a one.
    pub fn resumed(mut self, memory: &[f32], played: u32) -> Option<Learner> {
        let (steps, rest) = memory.split_last()?;
        let mut parts = rest.chunks_exact(PARAMETERS);
        let (net, means, squares) = (parts.next()?, parts.next()?, parts.next()?);
        let fits = rest.len() == 3 * PARAMETERS && played <= self.schedule.games;
        self.net.set_parameters(net);
        self.adam = Adam::remembered(means.to_vec(), squares.to_vec(), *steps as u32);
        self.played = played;
        fits.then_some(self)
    }

    /// Plays the next lot of rounds and learns from them; the mean of the
    /// points scored, or `None` if all have been played.
    pub fn play_lot(&mut self, seed: Seed) -> Option<f64> {
        let games = self.schedule.lot.min(self.schedule.games - self.played);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
        // Each lot begins where the streams of the lots before do not come to.
        (0..=self.played / self.schedule.lot).for_each(|_| rng.jump());
        let mut points = 0.0;
        for game in 0..games {
            points += f64::from(self.play(&mut rng));
            if (game + 1) % BATCH == 0 || game + 1 == games {
                self.step();
            }
        }
        (games > 0).then(|| points / f64::from(games))
    }

    /// How many rounds have been played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// What has been learned.
    pub fn net(&self) -> &Net {
        &self.net
    }

    fn step(&mut self) {
        let done = self.played as f32 / self.schedule.games as f32;
        let (first, last) = self.schedule.rate;
        let rate = first * (last / first).powf(done);
        let mut parameters = self.net.parameters().to_vec();
        self.adam.step(&mut parameters, &self.gradient, rate);
        self.net.set_parameters(&parameters);
        self.gradient.fill(0.0);
    }

    /// Plays a round and learns from it; the mean of the points.
    fn play(&mut self, rng: &mut Xoshiro256PlusPlus) -> f32 {
        let mut round = Round::new(self.schedule.players);
        let mut path = Vec::new();
        while !round.is_over() {
            if round.turn > 0 {
                path.push(self.meet(&round));
            }
            for seat in 0..round.seats {
                round.holes[seat] = Some(match self.is_odd(rng) {
                    true => {
                        let blank = round.grids[seat].blank();
                        blank.nth(below(rng, blank.len() as u32) as usize)
                    }
                    false => best_hole(&self.net, &round, seat),
                });
            }
            path.push(self.meet(&round));
            round.turn_up(rng);
            self.draft(&mut round, rng);
        }
        self.learn(&path, &round, rng);
        self.played += 1;
        let grids = &round.grids[..round.seats];
        let points: u32 = grids.iter().map(|grid| grid.score()).sum();
        points as f32 / round.seats as f32
    }

    fn is_odd(&self, rng: &mut impl Rng) -> bool {
        (below(rng, 1 << 16) as f32) < self.schedule.explore * 65_536.0
    }

    fn draft(&self, round: &mut Round, rng: &mut impl Rng) {
        let mut drafts = Drafts::new(&self.net, round);
        while let Some(seat) = round.drafter() {
            let draft = match (self.is_odd(rng), round.holes[seat]) {
                (true, Some(hole)) => {
                    let card = below(rng, round.centre.len() as u32) as usize;
                    let pushes: Vec<Push> = Push::legal(hole).collect();
                    Draft {
                        card: round.centre[card],
                        push: pushes[below(rng, pushes.len() as u32) as usize],
                    }
                }
                _ => drafts.best(round),
            };
            round.draft(draft);
            drafts.made(round, seat);
        }
    }

    /// A position, and what the network expects of it.
    fn meet(&self, round: &Round) -> Met {
        let mut met = Met {
            questions: [None; MAX_PLAYERS],
            shares: [0.0; MAX_PLAYERS],
            points: [0.0; MAX_PLAYERS],
            looked_ahead: false,
        };
        let holed = round.holes[0].is_some();
        let judged: Worths = match holed {
            false => worths(&self.net, round),
            true => core::array::from_fn(|seat| match seat < round.seats {
                true => {
                    let context = bots::dekal::turn::context_holed(&self.net, round, seat);
                    self.net
                        .judge(round.grids[seat], round.holes[seat], &context)
                }
                false => Default::default(),
            }),
        };
        met.shares = chances(&judged, round.seats);
        met.points = judged.map(|worth| worth.points);
        for seat in 0..round.seats {
            met.questions[seat] = Some(Question {
                grid: round.grids[seat],
                hole: round.holes[seat],
                around: round.around(seat, holed),
            });
        }
        if !holed && self.schedule.looks_ahead {
            self.look_ahead(round, &mut met);
        }
        met
    }

    /// What a look at the next turn expects of a position.
    fn look_ahead(&self, round: &Round, met: &mut Met) {
        if let Some(ahead) = Ahead::new(&self.net, round, None) {
            for seat in 0..round.seats {
                let seed = u64::from(self.played);
                let found = ahead.expected(seat, seed);
                (met.shares[seat], met.points[seat]) = (found.win, found.points);
            }
            met.looked_ahead = true;
        }
    }

    fn learn(&mut self, path: &[Met], end: &Round, rng: &mut impl Rng) {
        let lambda = self.schedule.lambda;
        let mut shares = [0.0; MAX_PLAYERS];
        end.outcome(&mut shares);
        let mut points = end.grids.map(|grid| counted(grid).points);
        for met in path.iter().rev() {
            if !met.looked_ahead {
                self.pull(met, &shares, &points, rng);
            }
            for seat in 0..end.seats {
                shares[seat] += (1.0 - lambda) * (met.shares[seat] - shares[seat]);
                points[seat] += (1.0 - lambda) * (met.points[seat] - points[seat]);
            }
            if met.looked_ahead {
                self.pull(met, &shares, &points, rng);
            }
        }
    }

    /// Adds to the gradient what pulls a position towards its target.
    fn pull(
        &mut self,
        met: &Met,
        shares: &[f32; MAX_PLAYERS],
        points: &[f32; MAX_PLAYERS],
        rng: &mut impl Rng,
    ) {
        let traces = met.questions.map(|question| {
            let question = question?;
            // A grid that is turned or mirrored is as good.
            let symmetry = Symmetry::new(below(rng, Symmetry::COUNT as u32) as usize);
            let turned = Question {
                grid: symmetry.grid(question.grid),
                hole: question.hole.map(|hole| symmetry.cell(hole)),
                ..question
            };
            Some(Trace::new(&self.net, &turned))
        });
        let mut judged = Worths::default();
        for (worth, trace) in judged.iter_mut().zip(&traces) {
            *worth = trace.as_ref().map(|trace| trace.worth).unwrap_or_default();
        }
        let expected = chances(&judged, self.schedule.players);
        for (seat, trace) in traces.iter().enumerate() {
            if let Some(trace) = trace {
                let by_points = self.schedule.points * (trace.worth.points - points[seat]) / POINTS;
                let by_standing = expected[seat] - shares[seat];
                trace.backward(&self.net, by_points, by_standing, &mut self.gradient);
            }
        }
    }
}

/// Parameters to begin with: small and random where they have to differ, so
/// that each part of a layer becomes something of its own.
fn beginnings(seed: Seed) -> Vec<f32> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
    let mut parameters = vec![0.0; PARAMETERS];
    let mut fill = |from: usize, to: usize, size: f32| {
        for parameter in &mut parameters[from..to] {
            let even = below(&mut rng, 1 << 20) as f32 / f32::from(1u16 << 15) / 16.0 - 1.0;
            *parameter = even * size;
        }
    };
    let second = Place::Second(0).start();
    let bias = Place::SecondBias.start();
    let third = Place::Third(0).start();
    fill(0, second, 0.4);
    fill(second, bias, (6.0 / (HIDDEN + MIDDLE) as f32).sqrt());
    fill(third, Place::Point(0, false).start(), 0.02);
    for point in &mut parameters[Place::Point(0, false).start()..] {
        *point = 0.05;
    }
    parameters
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learner(players: usize, looks_ahead: bool) -> Learner {
        let schedule = Schedule {
            players,
            games: 16,
            lot: 8,
            rate: (0.002, 0.000_5),
            lambda: 0.8,
            explore: 0.1,
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
            assert!(straight.play_lot(Seed(5)).is_some());
            let (memory, played) = straight.memory();
            let second = straight.play_lot(Seed(5));
            assert_eq!(straight.play_lot(Seed(5)), None);
            let mut resumed = fresh().resumed(&memory, played).unwrap();
            assert_eq!(resumed.play_lot(Seed(5)), second);
            assert_eq!(resumed.net(), straight.net());
            assert_ne!(*resumed.net(), begun);
            assert!(fresh().resumed(&memory[1..], played).is_none());
            assert!(fresh().resumed(&memory, 17).is_none());
        }
    }

    #[test]
    fn what_happens_again_and_again_is_learned() {
        let mut learner = learner(2, false);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let met = learner.meet(&Round::new(2));
        let (mut shares, mut points) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
        (shares[0], points[0], points[1]) = (1.0, 20.0, 20.0);
        for _ in 0..200 {
            learner.pull(&met, &shares, &points, &mut rng);
            learner.step();
        }
        let learned = learner.meet(&Round::new(2));
        assert!((met.points[0] - 20.0).abs() > 3.0);
        assert!(
            (learned.points[0] - 20.0).abs() < 0.5,
            "{:?}",
            learned.points
        );
        // Before the first card, both are alike: so is what they can expect.
        assert!((learned.shares[0] - 0.5).abs() < 1e-6);
    }
}
