//! Plays the notes that look best on to the end, again and again, and gives up
//! those that are clearly worse (racing: Maron and Moore, Hoeffding Races,
//! 1994; playing on by a simple policy: Tesauro and Galperin, On-line Policy
//! Improvement using Monte-Carlo Search, 1996).
//!
//! The next turn is the one that was looked at ahead; then the game goes on by
//! what was learned, at a glance. Of what comes of it the luck of the dice is
//! taken off (a control variate): what is left is by how much, on the way, a
//! look at all rolls corrects what was learned. That spreads by less than a
//! point. All notes are played on with the same dice.

use engine::below;
use engine::detrak::{Note, Roll, Sheet, TURNS};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::answers::{Answers, evaluated};
use super::notes::{ALL_WAYS, rolls};
use super::search::most_promising;
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
/// As how many playouts it counts what looking ahead says.
const PRIOR: u32 = 50;
/// After so many playouts of each, notes may be given up.
const LOT: u32 = 25;
/// They are if they are behind by so many standard errors.
const CLEARLY: f64 = 3.0;

/// A roll to be noted.
#[derive(Clone, Copy, Debug)]
pub struct RolledPosition {
    /// What was learned for the rules.
    pub values: &'static Values,
    /// The sheet it is to be noted on.
    pub sheet: Sheet,
    /// The roll.
    pub roll: Roll,
    /// Of which turn, 1 to 12.
    pub turn: u8,
}

impl RolledPosition {
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

/// A sheet after a turn, and the best answers to what may be rolled next;
/// `None` if nothing more can be noted.
struct After {
    sheet: Sheet,
    next: Option<Answers>,
}

impl After {
    /// The sheet after a turn, 1 to 12.
    fn new(values: &Values, sheet: Sheet, turn: u8) -> After {
        let goes_on = turn < TURNS && sheet.has_room();
        After {
            sheet,
            next: goes_on.then(|| Answers::new(values, sheet, turn + 1)),
        }
    }

    /// What the sheet is worth before the next roll, 36 times as much as the
    /// values say.
    fn worth(&self, values: &Values) -> i32 {
        match &self.next {
            Some(answers) => answers.expected(),
            None => ALL_WAYS * UNIT * self.sheet.score(values.is_advanced()),
        }
    }
}

/// The sheet after a note, from where it is played on.
struct PlayoutStart {
    values: &'static Values,
    /// The turn after the note's.
    turn: u8,
    /// What each roll of that turn is answered with: of the most promising
    /// answers, the one that is best by all rolls that may follow.
    answered: Vec<After>,
    /// Which of them dice come to.
    by_dice: [u8; ALL_WAYS as usize],
}

impl PlayoutStart {
    /// A sheet after a turn, 1 to 12.
    fn new(values: &'static Values, sheet: Sheet, turn: u8) -> PlayoutStart {
        let mut start = PlayoutStart {
            values,
            turn: turn + 1,
            answered: Vec::new(),
            by_dice: [0; ALL_WAYS as usize],
        };
        if turn >= TURNS || !sheet.has_room() {
            start.answered.push(After { sheet, next: None });
            return start;
        }
        let mut dice = start.by_dice.iter_mut();
        for (roll, ways) in rolls(sheet) {
            let place = start.answered.len() as u8;
            for dice in dice.by_ref().take(ways as usize) {
                *dice = place;
            }
            let promising = most_promising(&evaluated(values, sheet, roll, turn + 1));
            let after = |note| After::new(values, sheet.noted(roll, note), turn + 1);
            let after = promising.into_iter().map(after);
            // Of equal ones the last, as good as any.
            let best = after.max_by_key(|after| after.worth(values));
            start.answered.push(best.expect("there is room"));
        }
        start
    }

    /// Plays on with these dice: by how much what comes of it, but for their
    /// luck, is more than looking ahead says, 36 times as much as the values
    /// say.
    fn play(&self, dice: &Dice) -> i32 {
        let roll = |turn: u8| usize::from(dice[usize::from(turn) - 1]);
        let begun = &self.answered[usize::from(self.by_dice[roll(self.turn.min(TURNS))])];
        let mut more = 0;
        let mut turn = self.turn;
        let mut later: Option<After> = None;
        loop {
            let After { sheet, next } = later.as_ref().unwrap_or(begun);
            let Some(answers) = next else {
                return more;
            };
            turn += 1;
            let (roll, value, answer) = answers.to(roll(turn) as u8);
            let after = After::new(self.values, sheet.noted(roll, answer.note()), turn);
            more += after.worth(self.values) - ALL_WAYS * value;
            later = Some(after);
        }
    }
}

/// A note that is played on.
struct Candidate {
    note: Note,
    start: PlayoutStart,
    /// What looking ahead says of it, 36 times as much as the values.
    ahead: i32,
    /// By how much more came of each playout, and of all together.
    more: Vec<i32>,
    sum: i64,
}

impl Candidate {
    /// What it is worth, as much. What looking ahead says counts as so many
    /// playouts.
    fn worth(&self) -> i32 {
        let count = self.more.len() as i64 + i64::from(PRIOR);
        self.ahead + (self.sum + count / 2).div_euclid(count) as i32
    }

    /// Whether it is clearly worse than another, played on as often.
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
    /// Those still tried first.
    notes: Vec<Candidate>,
    alive: usize,
    left: u32,
    rng: Xoshiro256PlusPlus,
}

impl Playouts {
    /// Playouts of the best of these notes, which are sorted and have values 36
    /// times as much as what was learned says; `None` if there is nothing to
    /// be found out.
    pub fn new(position: RolledPosition, notes: &[(Note, i32)]) -> Option<Playouts> {
        let (_, best) = *notes.first()?;
        let near = |(_, value): &&(Note, i32)| *value >= best - ALL_WAYS * MARGIN;
        let near = notes.iter().take(NOTES).take_while(near);
        if near.clone().count() < 2 || !position.is_worth_it() {
            return None;
        }
        Some(Playouts::of(position, near.copied(), PLAYOUTS, 0))
    }

    /// So many playouts of these notes together, each given with what it is
    /// worth looked at as closely as can be ahead. Each salt has dice of its own.
    #[inline(never)]
    pub fn of(
        position: RolledPosition,
        notes: impl Iterator<Item = (Note, i32)>,
        playouts: u32,
        salt: u64,
    ) -> Playouts {
        let tried = |(note, ahead)| Candidate {
            note,
            start: PlayoutStart::new(
                position.values,
                position.sheet.noted(position.roll, note),
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
            rng: Xoshiro256PlusPlus::seed_from_u64(position.seed() ^ salt),
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
        values.extend(alive.iter().map(|tried| (tried.note, tried.worth())));
        sort(&mut values, |(_, value)| *value);
        // What was given up never ranks before what was not.
        for tried in given_up {
            let worst = values.last().map_or(i32::MAX, |(_, value)| *value);
            values.push((tried.note, tried.worth().min(worst)));
        }
        values
    }
}

/// The highest first; of equal ones the first stays the first. There are only a
/// few.
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
