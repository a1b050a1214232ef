//! Trains the values of sheets by playing alone.
//!
//! The value of an afterstate is the sum of its patterns' numbers, which are moved towards the result: TD(λ)
//! on afterstates (Sutton and Barto, Reinforcement Learning, chapters 6 and 12). All numbers begin high, so
//! that untried patterns look worth trying. Some games deviate at random once; their result is not credited
//! to the turns before that.

use arrayvec::ArrayVec;
use bots::detrak::layout::MOST;
use bots::detrak::notes::notes;
use bots::detrak::{Shapes, UNIT, Values};
use engine::detrak::{Cell, Roll, SYMBOLS, Sheet, Symbol, TURNS};
use engine::{Seed, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// The games to play.
    pub games: u32,
    /// The games after which a learner can be put away: each such lot has luck of
    /// its own, so that it does not matter when it was.
    pub lot: u32,
    /// The share of the error that is corrected, at first and at last.
    pub rate: (f32, f32),
    /// How far what came of it counts against what was expected of it: λ.
    pub lambda: f32,
    /// The share of games with a random deviation.
    pub explore: f32,
    /// What a sheet looks worth before anything is known.
    pub hope: f32,
}

/// What has been learned so far.
pub struct Learner {
    advanced: bool,
    shapes: &'static Shapes,
    schedule: Schedule,
    /// In points.
    numbers: Vec<f32>,
    played: u32,
}

type Places = ArrayVec<u32, MOST>;

impl Learner {
    /// Somebody who knows nothing yet.
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

    /// Somebody who has learned these numbers from so many games; `None` if
    /// the rules' shapes ask for more or fewer.
    pub fn resumed(mut self, numbers: Vec<f32>, played: u32) -> Option<Learner> {
        let fits = numbers.len() == self.numbers.len() && played <= self.schedule.games;
        self.numbers = numbers;
        self.played = played;
        fits.then_some(self)
    }

    /// Plays the next lot of games and learns from them; their mean score, or
    /// `None` if all have been played.
    pub fn play_lot(&mut self, seed: Seed) -> Option<f64> {
        let games = self.schedule.lot.min(self.schedule.games - self.played);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
        // Each lot begins where the streams of the lots before do not come to.
        (0..self.played / self.schedule.lot).for_each(|_| rng.jump());
        let score: i64 = (0..games).map(|_| i64::from(self.play(&mut rng))).sum();
        (games > 0).then(|| score as f64 / f64::from(games))
    }

    /// Plays a game and learns from it; the score.
    fn play(&mut self, rng: &mut Xoshiro256PlusPlus) -> i32 {
        let schedule = self.schedule;
        let done = self.played as f32 / schedule.games as f32;
        let (first, last) = schedule.rate;
        let rate = first * (last / first).powf(done);
        let explores = (below(rng, 1 << 16) as f32) < schedule.explore * 65_536.0;
        let odd_turn = explores.then(|| below(rng, u32::from(TURNS)) as u8 + 1);
        let start = symbol(rng);
        let mut sheet = Sheet::EMPTY.with(Cell::START, start);
        // What was judged, what it was judged, and the judgement of what was
        // best to follow it.
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
                let value = self.value(sheet.noted(roll, *note), turn);
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
            sheet = sheet.noted(roll, all[chosen]);
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

    /// The numbers learned, in points.
    pub fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    /// How many games have been played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// What has been learned, for the bots.
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
