//! Trains the values of sheets in games of one player.
//!
//! The value of an afterstate is the sum of its patterns' numbers, which learn by TD(λ) (Sutton and Barto,
//! Reinforcement Learning, chapters 6 and 12). All numbers begin high, so that untried patterns look worth
//! trying. Some games have one random note; the result after it does not count for the turns before it.

use arrayvec::ArrayVec;
use bots::detrak::layout::MAX_SHAPES;
use bots::detrak::notes::notes;
use bots::detrak::{Shapes, UNIT, Values};
use engine::detrak::{Cell, Roll, SYMBOLS, Sheet, Symbol, TURNS};
use engine::{Seed, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::learning::{self, explores};

/// The hyperparameters.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// The number of games to play.
    pub games: u32,
    /// The number of games between two checkpoints. Each such chunk has random streams of its own, so an
    /// interruption changes nothing.
    pub chunk: u32,
    /// The share of the error that a step corrects, at the beginning and at the end.
    pub rate: (f32, f32),
    /// The weight of the result against the expectation: λ.
    pub lambda: f32,
    /// The share of games with a random note.
    pub explore: f32,
    /// The initial value of every sheet, in points.
    pub hope: f32,
}

/// The state of a training.
pub struct Learner {
    advanced: bool,
    shapes: &'static Shapes,
    schedule: Schedule,
    /// The numbers of the patterns, in points.
    numbers: Vec<f32>,
    played: u32,
}

type Places = ArrayVec<u32, MAX_SHAPES>;

impl Learner {
    /// A new training.
    pub fn new(advanced: bool, schedule: Schedule) -> Learner {
        let shapes = Shapes::of(advanced);
        let count = shapes.places(Sheet::EMPTY, 1).len();
        let numbers = vec![schedule.hope / count as f32; shapes.count()];
        Learner {
            advanced,
            shapes,
            schedule,
            numbers,
            played: 0,
        }
    }

    /// The training after `played` games, with these numbers; `None` if there are not as many as the rules'
    /// patterns need.
    pub fn resumed(mut self, numbers: Vec<f32>, played: u32) -> Option<Learner> {
        let fits = numbers.len() == self.numbers.len() && played <= self.schedule.games;
        self.numbers = numbers;
        self.played = played;
        fits.then_some(self)
    }

    /// Plays the next chunk of games and learns from them. Returns their mean score, or `None` if all games have
    /// been played.
    pub fn play_chunk(&mut self, seed: Seed) -> Option<f64> {
        let games = self.schedule.chunk.min(self.schedule.games - self.played);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
        // Each chunk begins where no earlier chunk's random stream can reach.
        (0..self.played / self.schedule.chunk).for_each(|_| rng.jump());
        let score: i64 = (0..games).map(|_| i64::from(self.play(&mut rng))).sum();
        (games > 0).then(|| score as f64 / f64::from(games))
    }

    /// Plays a game and learns from it; returns the score.
    fn play(&mut self, rng: &mut Xoshiro256PlusPlus) -> i32 {
        let schedule = self.schedule;
        let done = self.played as f32 / schedule.games as f32;
        let rate = learning::rate(schedule.rate, done);
        let odd_turn =
            explores(schedule.explore, rng).then(|| below(rng, u32::from(TURNS)) as u8 + 1);
        let start = symbol(rng);
        let mut sheet = Sheet::EMPTY.with(Cell::START, start);
        // The patterns of each afterstate with its value; and for each turn, the value of the best note.
        let mut path: ArrayVec<(Places, f32), 12> = ArrayVec::new();
        let mut best_next: ArrayVec<(f32, bool), 12> = ArrayVec::new();
        for turn in 1..=TURNS {
            let roll = Roll::new(symbol(rng), symbol(rng));
            let all = notes(sheet, roll);
            if all.is_empty() {
                break;
            }
            let mut best = (0, f32::NEG_INFINITY);
            for (index, note) in all.iter().enumerate() {
                let value = self.value(sheet.noted_unchecked(roll, *note), turn);
                if value > best.1 {
                    best = (index, value);
                }
            }
            let odd = odd_turn == Some(turn);
            let chosen = if odd {
                below(rng, all.len() as u32) as usize
            } else {
                best.0
            };
            best_next.push((best.1, odd));
            sheet = sheet.noted_unchecked(roll, all[chosen]);
            if turn < TURNS && sheet.has_room() {
                let places = self.shapes.places(sheet, turn);
                let value = places
                    .iter()
                    .map(|place| self.numbers[*place as usize])
                    .sum();
                path.push((places, value));
            }
        }
        self.learn(&path, &best_next, sheet, rate, schedule.lambda);
        self.played += 1;
        sheet.score(self.advanced)
    }

    fn learn(
        &mut self,
        path: &[(Places, f32)],
        best_next: &[(f32, bool)],
        end: Sheet,
        rate: f32,
        lambda: f32,
    ) {
        let mut came = end.score(self.advanced) as f32;
        for (index, (places, value)) in path.iter().enumerate().rev() {
            let (expected, odd) = best_next[index + 1];
            let target = if odd {
                expected
            } else {
                (1.0 - lambda) * expected + lambda * came
            };
            let step = rate * (target - value) / places.len() as f32;
            for place in places {
                self.numbers[*place as usize] += step;
            }
            came = target;
        }
    }

    fn value(&self, sheet: Sheet, turn: u8) -> f32 {
        if turn >= TURNS || !sheet.has_room() {
            return sheet.score(self.advanced) as f32;
        }
        let places = self.shapes.places(sheet, turn);
        places
            .iter()
            .map(|place| self.numbers[*place as usize])
            .sum()
    }

    /// The numbers, in points.
    pub fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    /// The number of games played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// The values, in the form that bots use.
    pub fn values(&self) -> Values {
        let unit = |number: &f32| (number * UNIT as f32).round() as i16;
        let numbers = self.numbers.iter().map(unit).collect();
        Values::new(self.advanced, numbers).expect("there are as many as the shapes ask for")
    }
}

fn symbol(rng: &mut Xoshiro256PlusPlus) -> Symbol {
    let index = below(rng, SYMBOLS as u32) as usize;
    Symbol::new(index).expect("the number is below the symbols' count")
}
