//! Plays the notes that look best on to the end, again and again, and gives up
//! those that are clearly worse (racing: Maron and Moore, Hoeffding Races,
//! 1994; playing on by a simple policy: Tesauro and Galperin, On-line Policy
//! Improvement using Monte-Carlo Search, 1996).
//!
//! The game goes on by what was learned, at a glance. Of what comes of it the
//! luck of the dice is taken off: what is left is by how much, on the way, a
//! look at all rolls corrects what was learned. That spreads by less than a
//! point. All notes are played on with the same dice.

use engine::below;
use engine::detrak::{Note, Roll, Sheet, TURNS};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::answers::Answers;
use super::notes::ALL_WAYS;
use super::value::{UNIT, Values};

/// The turns whose notes are played on. On the first nothing is gained by it,
/// and from the ninth on the search before sees as much.
const TURNS_PLAYED_ON: core::ops::RangeInclusive<u8> = 2..=8;
/// The playouts of a decision.
const PLAYOUTS: u32 = 2_400;
/// The most notes that are played on.
const NOTES: usize = 4;
/// How much less than the best a note may look worth to be played on, in units.
const MARGIN: i32 = UNIT / 2;
/// As how many playouts the search's value counts.
const PRIOR: u32 = 50;
/// After so many playouts of each, notes may be given up.
const LOT: u32 = 25;
/// They are if they are behind by so many standard errors.
const CLEARLY: f64 = 3.0;

/// A roll to be noted.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// What was learned for the rules.
    pub values: &'static Values,
    /// The sheet it is to be noted on.
    pub sheet: Sheet,
    /// The roll.
    pub roll: Roll,
    /// Of which turn, 1 to 12.
    pub turn: u8,
}

impl Spot {
    /// Whether playing on tells more here than looking ahead.
    pub fn is_worth_it(&self) -> bool {
        TURNS_PLAYED_ON.contains(&self.turn)
    }

    /// A seed: the same decision is always thought about alike (FNV-1a, 64
    /// bits).
    fn seed(&self) -> u64 {
        let (one, other) = self.roll.symbols();
        let words = self.sheet.packed().into_iter();
        let words = words.chain([one.index() as u16, other.index() as u16]);
        words.fold(0xcbf2_9ce4_8422_2325, |hash, word| {
            (hash ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3)
        })
    }
}

/// How two dice fall from turn to turn: numbers below 36.
type Dice = [u8; TURNS as usize];

/// A note, and the sheet after it.
struct Start {
    values: &'static Values,
    sheet: Sheet,
    turn: u8,
    /// The answers to what may be rolled next; `None` if nothing more can be
    /// noted.
    next: Option<Answers>,
}

impl Start {
    fn new(values: &'static Values, sheet: Sheet, turn: u8) -> Start {
        let goes_on = turn < TURNS && sheet.has_room();
        Start {
            values,
            sheet,
            turn,
            next: goes_on.then(|| Answers::new(values, sheet, turn + 1)),
        }
    }

    /// Plays on with these dice: what comes of it but for their luck, 36 times
    /// as much as the values say.
    fn play(&self, dice: &Dice) -> i32 {
        let Some(first) = &self.next else {
            return ALL_WAYS * UNIT * self.sheet.score(self.values.is_advanced());
        };
        let mut came = first.expected();
        let mut next = None;
        let (mut sheet, mut turn) = (self.sheet, self.turn);
        loop {
            let answers: &Answers = next.as_ref().unwrap_or(first);
            let (roll, value, answer) = answers.to(dice[usize::from(turn)]);
            turn += 1;
            sheet = sheet.noted(roll, answer.note());
            if turn >= TURNS || !sheet.has_room() {
                return came;
            }
            let answers = Answers::new(self.values, sheet, turn + 1);
            came += answers.expected() - ALL_WAYS * value;
            next = Some(answers);
        }
    }
}

/// A note that is played on.
struct Tried {
    note: Note,
    start: Start,
    /// What the search says of it, 36 times as much as the values.
    prior: i32,
    /// What came of each playout, as much.
    came: Vec<i32>,
    sum: i64,
}

impl Tried {
    /// The mean, the search's value being so many playouts.
    fn mean(&self) -> i32 {
        let sum = self.sum + i64::from(self.prior) * i64::from(PRIOR);
        let count = self.came.len() as i64 + i64::from(PRIOR);
        ((sum + count / 2).div_euclid(count)) as i32
    }

    /// Whether it is clearly worse than another, played on as often.
    fn is_behind(&self, other: &Tried) -> bool {
        let differences = other
            .came
            .iter()
            .zip(&self.came)
            .map(|(a, b)| f64::from(a - b));
        let count = self.came.len() as f64;
        let sum: f64 = differences.clone().sum();
        let squares: f64 = differences.map(|difference| difference * difference).sum();
        let spread = ((squares - sum * sum / count) / (count - 1.0)).max(0.0);
        let ahead = sum + f64::from(PRIOR) * f64::from(other.prior - self.prior);
        ahead > CLEARLY * (spread * (count + f64::from(PRIOR))).sqrt()
    }
}

/// Playouts under way.
pub struct Playouts {
    /// Those still tried first.
    notes: Vec<Tried>,
    alive: usize,
    left: u32,
    rng: Xoshiro256PlusPlus,
}

impl Playouts {
    /// Playouts of the best of these notes, which are sorted and have values 36
    /// times as much as what was learned says; `None` if there is nothing to
    /// be found out.
    pub fn new(spot: Spot, notes: &[(Note, i32)]) -> Option<Playouts> {
        let (_, best) = *notes.first()?;
        let near = |(_, value): &&(Note, i32)| *value >= best - ALL_WAYS * MARGIN;
        let near = notes.iter().take(NOTES).take_while(near);
        if near.clone().count() < 2 || !spot.is_worth_it() {
            return None;
        }
        Some(Playouts::of(spot, near.copied(), PLAYOUTS, 0))
    }

    /// So many playouts of these notes together, with dice of their own for
    /// each salt.
    pub fn of(
        spot: Spot,
        notes: impl Iterator<Item = (Note, i32)>,
        playouts: u32,
        salt: u64,
    ) -> Playouts {
        let tried = |(note, prior)| Tried {
            note,
            start: Start::new(spot.values, spot.sheet.noted(spot.roll, note), spot.turn),
            prior,
            came: Vec::new(),
            sum: 0,
        };
        let notes: Vec<Tried> = notes.map(tried).collect();
        Playouts {
            alive: notes.len(),
            notes,
            left: playouts,
            rng: Xoshiro256PlusPlus::seed_from_u64(spot.seed() ^ salt),
        }
    }

    /// Plays each note that is still tried on once more; whether no more is to
    /// be found out.
    pub fn step(&mut self) -> bool {
        let alive = self.alive as u32;
        if alive < 2 || self.left < alive {
            return true;
        }
        self.left -= alive;
        let dice: Dice = core::array::from_fn(|_| below(&mut self.rng, ALL_WAYS as u32) as u8);
        for tried in &mut self.notes[..self.alive] {
            let came = tried.start.play(&dice);
            tried.came.push(came);
            tried.sum += i64::from(came);
        }
        if (self.notes[0].came.len() as u32).is_multiple_of(LOT) {
            self.give_up();
        }
        self.alive < 2 || self.left < self.alive as u32
    }

    /// Gives up the notes that are clearly worse than the best.
    fn give_up(&mut self) {
        let alive = &mut self.notes[..self.alive];
        alive.sort_by_key(|tried| -tried.mean());
        let Some((best, others)) = alive.split_first() else {
            return;
        };
        let stays = |tried: &&Tried| !tried.is_behind(best);
        // The others behind one that stays are behind by less than it is.
        self.alive = 1 + others
            .iter()
            .rposition(|tried| stays(&tried))
            .map_or(0, |last| last + 1);
    }

    /// The notes, the best first, and what they are worth, 36 times as much as
    /// the values say.
    pub fn values(&self) -> Vec<(Note, i32)> {
        let mut values: Vec<(Note, i32)> = Vec::with_capacity(self.notes.len());
        let (alive, given_up) = self.notes.split_at(self.alive);
        values.extend(alive.iter().map(|tried| (tried.note, tried.mean())));
        values.sort_by_key(|(_, value)| -value);
        // What was given up never ranks before what was not.
        for tried in given_up {
            let worst = values.last().map_or(i32::MAX, |(_, value)| *value);
            values.push((tried.note, tried.mean().min(worst)));
        }
        values
    }
}

#[cfg(test)]
mod tests;
