//! Compares the best notes by playouts, and gives up those that are clearly worse (racing: Maron and Moore,
//! Hoeffding Races, 1994; rollouts by a simple policy: Tesauro and Galperin, On-line Policy Improvement using
//! Monte-Carlo Search, 1996).
//!
//! The next turn is played by the search; after it, the learned values choose at once. The luck of the dice
//! is subtracted from the result (a control variate): what remains is the sum of the corrections that a look
//! at all rolls makes to the learned values on the way. Its standard deviation is less than a point. All
//! notes are played out with the same dice.

use engine::below;
use engine::detrak::{Note, Roll, Sheet, TURNS};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::answers::{AnsweredRoll, Answers, evaluated};
use super::notes::{ALL_WAYS, rolls};
use super::search::most_promising;
use super::value::{UNIT, Values};

/// The turns with playouts. In the first they gain nothing, and from the ninth on the search sees as much.
const TURNS_PLAYED_ON: core::ops::RangeInclusive<u8> = 2..=8;
/// The playouts of a decision.
const PLAYOUTS: u32 = 2_400;
/// The most notes with playouts.
const NOTES: usize = 4;
/// How much worse than the best a note may be by the search and still get playouts, in units.
const MARGIN: i32 = UNIT / 2;
/// The weight of the search's value, in playouts.
const PRIOR: u32 = 50;
/// After this many playouts of each, notes may be given up.
const LOT: u32 = 25;
/// Notes are given up if they are behind by this many standard errors.
const CLEARLY: f64 = 3.0;

/// A roll to be noted.
#[derive(Clone, Copy, Debug)]
pub struct RolledPosition {
    /// The learned values for the rules.
    pub values: &'static Values,
    /// The sheet on which it is noted.
    pub sheet: Sheet,
    /// The roll.
    pub roll: Roll,
    /// The turn, 1 to 12.
    pub turn: u8,
}

impl RolledPosition {
    /// Whether playouts say more here than the search.
    pub fn is_worth_it(&self) -> bool {
        TURNS_PLAYED_ON.contains(&self.turn)
    }

    /// The sheet after a note of the roll.
    pub fn after(&self, note: Note) -> Sheet {
        self.sheet.noted_unchecked(self.roll, note)
    }

    /// A seed, so that the same decision always gets the same playouts (FNV-1a, 64 bits).
    pub fn seed(&self) -> u64 {
        let (one, other) = self.roll.symbols();
        let words = self.sheet.packed().into_iter();
        let words = words.chain([one.index() as u16, other.index() as u16]);
        words.fold(0xcbf2_9ce4_8422_2325, |hash, word| {
            (hash ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3)
        })
    }
}

/// The outcomes of two dice from turn to turn, as numbers below 36.
pub type Dice = [u8; TURNS as usize];

/// Any dice.
pub fn any_dice(rng: &mut Xoshiro256PlusPlus) -> Dice {
    core::array::from_fn(|_| below(rng, ALL_WAYS as u32) as u8)
}

/// A sheet after a turn, and the best answers to what may be rolled next; `None` if nothing more can be
/// noted.
struct SheetAfterTurn {
    sheet: Sheet,
    next: Option<Answers>,
}

impl SheetAfterTurn {
    /// The sheet after a turn, 1 to 12.
    fn new(values: &Values, sheet: Sheet, turn: u8) -> SheetAfterTurn {
        let goes_on = turn < TURNS && sheet.has_room();
        SheetAfterTurn {
            sheet,
            next: goes_on.then(|| Answers::new(values, sheet, turn + 1)),
        }
    }

    /// The value of the sheet before the next roll, 36 times as large as the learned values.
    fn worth(&self, values: &Values) -> i32 {
        match &self.next {
            Some(answers) => answers.expected(),
            None => ALL_WAYS * UNIT * self.sheet.score(values.is_advanced()),
        }
    }
}

/// The sheet after a note, from which playouts start.
pub struct PlayoutStart {
    values: &'static Values,
    /// The turn after the note's.
    turn: u8,
    /// The answer to each roll of that turn: of the most promising answers, the one that is best by all rolls
    /// that may follow.
    answered: Vec<SheetAfterTurn>,
    /// The index of the roll of each outcome of the dice.
    by_dice: [u8; ALL_WAYS as usize],
}

impl PlayoutStart {
    /// A sheet after a turn, 1 to 12.
    pub fn new(values: &'static Values, sheet: Sheet, turn: u8) -> PlayoutStart {
        let mut start = PlayoutStart {
            values,
            turn: turn + 1,
            answered: Vec::new(),
            by_dice: [0; ALL_WAYS as usize],
        };
        if turn >= TURNS || !sheet.has_room() {
            start.answered.push(SheetAfterTurn { sheet, next: None });
            return start;
        }
        let mut dice = start.by_dice.iter_mut();
        for (roll, ways) in rolls(sheet) {
            let place = start.answered.len() as u8;
            for dice in dice.by_ref().take(ways as usize) {
                *dice = place;
            }
            let promising = most_promising(&evaluated(values, sheet, roll, turn + 1));
            let after =
                |note| SheetAfterTurn::new(values, sheet.noted_unchecked(roll, note), turn + 1);
            let after = promising.into_iter().map(after);
            // Of equal ones the last, as good as any.
            let best = after.max_by_key(|after| after.worth(values));
            start.answered.push(best.expect("there is room"));
        }
        start
    }

    /// Plays out with these dice: by how much the result, without the luck of the dice, exceeds the search's
    /// value, 36 times as large as the learned values.
    pub fn play(&self, dice: &Dice) -> i32 {
        let roll = |turn: u8| usize::from(dice[usize::from(turn) - 1]);
        let begun = &self.answered[usize::from(self.by_dice[roll(self.turn.min(TURNS))])];
        let mut more = 0;
        let mut turn = self.turn;
        let mut later: Option<SheetAfterTurn> = None;
        loop {
            let SheetAfterTurn { sheet, next } = later.as_ref().unwrap_or(begun);
            let Some(answers) = next else {
                return more;
            };
            turn += 1;
            let AnsweredRoll {
                roll,
                value,
                answer,
            } = answers.to(roll(turn) as u8);
            let after = SheetAfterTurn::new(
                self.values,
                sheet.noted_unchecked(roll, answer.note()),
                turn,
            );
            more += after.worth(self.values) - ALL_WAYS * value;
            later = Some(after);
        }
    }
}

/// A note with playouts.
struct Candidate {
    note: Note,
    start: PlayoutStart,
    /// Its value by the search, 36 times as large as the learned values.
    ahead: i32,
    /// By how much the result of each playout exceeded it, and the sum of these.
    more: Vec<i32>,
    sum: i64,
}

impl Candidate {
    /// Its value with the playouts; the search's value counts as a number of playouts.
    fn worth(&self) -> i32 {
        let count = self.more.len() as i64 + i64::from(PRIOR);
        self.ahead + (self.sum + count / 2).div_euclid(count) as i32
    }

    /// Whether it is clearly worse than another with as many playouts.
    fn is_behind(&self, other: &Candidate) -> bool {
        let (mut sum, mut squares) = (0.0, 0.0);
        for (other, own) in other.more.iter().zip(&self.more) {
            let difference = f64::from(other - own);
            sum += difference;
            squares += difference * difference;
        }
        let count = self.more.len() as f64;
        let spread = ((squares - sum * sum / count) / (count - 1.0)).max(0.0);
        let count = count + f64::from(PRIOR);
        let behind = sum + count * f64::from(other.ahead - self.ahead);
        behind > CLEARLY * (spread * count).sqrt()
    }
}

/// Playouts under way.
pub struct Playouts {
    /// The notes still in the race come first.
    notes: Vec<Candidate>,
    alive: usize,
    left: u32,
    rng: Xoshiro256PlusPlus,
}

impl Playouts {
    /// Playouts of the best of these notes, which are sorted, with values 36 times as large as the learned
    /// ones; `None` if playouts can decide nothing.
    pub fn new(position: RolledPosition, notes: &[(Note, i32)]) -> Option<Playouts> {
        let (_, best) = *notes.first()?;
        let near = |(_, value): &&(Note, i32)| *value >= best - ALL_WAYS * MARGIN;
        let near = notes.iter().take(NOTES).take_while(near);
        if near.clone().count() < 2 || !position.is_worth_it() {
            return None;
        }
        Some(Playouts::of(position, near.copied(), PLAYOUTS))
    }

    /// This many playouts of each of these notes, with their values by the closest search.
    #[inline(never)]
    pub fn of(
        position: RolledPosition,
        notes: impl Iterator<Item = (Note, i32)>,
        playouts: u32,
    ) -> Playouts {
        let tried = |(note, ahead)| Candidate {
            note,
            start: PlayoutStart::new(
                position.values,
                position.sheet.noted_unchecked(position.roll, note),
                position.turn,
            ),
            ahead,
            more: Vec::new(),
            sum: 0,
        };
        let notes: Vec<Candidate> = notes.map(tried).collect();
        Playouts {
            alive: notes.len(),
            notes,
            left: playouts,
            rng: Xoshiro256PlusPlus::seed_from_u64(position.seed()),
        }
    }

    /// Plays out each note of the race once more; returns whether the playouts are done.
    pub fn step(&mut self) -> bool {
        let alive = self.alive as u32;
        if alive < 2 || self.left < alive {
            return true;
        }
        self.left -= alive;
        let dice = any_dice(&mut self.rng);
        for tried in &mut self.notes[..self.alive] {
            let more = tried.start.play(&dice);
            tried.more.push(more);
            tried.sum += i64::from(more);
        }
        if (self.notes[0].more.len() as u32).is_multiple_of(LOT) {
            self.give_up();
        }
        self.alive < 2 || self.left < self.alive as u32
    }

    /// Gives up the notes that are clearly worse than the best.
    fn give_up(&mut self) {
        let alive = &mut self.notes[..self.alive];
        sort(alive, Candidate::worth);
        let Some((best, others)) = alive.split_first() else {
            return;
        };
        let stays = |tried: &&Candidate| !tried.is_behind(best);
        // If one stays, the others behind it are behind by less.
        self.alive = 1 + others
            .iter()
            .rposition(|tried| stays(&tried))
            .map_or(0, |last| last + 1);
    }

    /// The notes, best first, with their values, 36 times as large as the learned ones.
    pub fn values(&self) -> Vec<(Note, i32)> {
        let mut values: Vec<(Note, i32)> = Vec::with_capacity(self.notes.len());
        let (alive, given_up) = self.notes.split_at(self.alive);
        values.extend(alive.iter().map(|tried| (tried.note, tried.worth())));
        sort(&mut values, |(_, value)| *value);
        // A note that was given up never ranks before one that was not.
        for tried in given_up {
            let worst = values.last().map_or(i32::MAX, |(_, value)| *value);
            values.push((tried.note, tried.worth().min(worst)));
        }
        values
    }
}

/// Sorts, the highest value first; equal notes keep their order. There are only a few.
fn sort<T>(few: &mut [T], by: impl Fn(&T) -> i32) {
    for end in 1..few.len() {
        for place in (1..=end).rev() {
            if by(&few[place]) <= by(&few[place - 1]) {
                break;
            }
            few.swap(place, place - 1);
        }
    }
}

#[cfg(test)]
mod tests;
