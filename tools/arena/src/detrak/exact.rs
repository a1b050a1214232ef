//! Exact play on the last turns of a game.

use std::collections::HashMap;

use bots::detrak::answers::{evaluated, expected};
use bots::detrak::layout::{BITS, Cells, LOST};
use bots::detrak::notes::{ALL_WAYS, rolls};
use bots::detrak::shapes::cells;
use bots::detrak::{UNIT, Values};
use engine::detrak::{Line, SIZE, Sheet, TURNS};

/// What can still matter on a sheet: for each line the runs beside cells that can still be noted, in 16 bits.
/// Sheets with the same key gain the same by the same notes.
type Key = [u64; 3];

/// The code in a line for everything that cannot matter any more.
const SETTLED: u16 = 7;
/// A flag for a line without points, which can still gain the points that this costs.
const POINTLESS: u16 = 1 << 15;
/// The number of codes of a line.
const CODES: usize = 1 << (BITS * SIZE);
/// The most sheets of a turn in memory; beyond that all of them are dropped.
const MAX_KNOWN: usize = 3_000_000;

/// Computes the exact values of sheets by expectimax over all rolls and answers. Answers that the learned
/// values find clearly worse than the best are left out.
pub struct Exact {
    values: &'static Values,
    /// How much worse than the best an answer may look, in units, to be considered.
    margin: i32,
    /// The code of each line, with everything that cannot matter made equal.
    reduced: Vec<u16>,
    /// The expected gain in points, by turn and key.
    known: Vec<HashMap<Key, f32>>,
}

impl Exact {
    /// With this margin for answers, in units; see [`Exact`].
    pub fn new(values: &'static Values, margin: i32) -> Exact {
        Exact {
            values,
            margin,
            reduced: (0..CODES).map(reduced).collect(),
            known: vec![HashMap::new(); usize::from(TURNS) + 1],
        }
    }

    /// The expected final score, in points, of a sheet before the roll of a turn.
    pub fn expected(&mut self, sheet: Sheet, turn: u8) -> f64 {
        for known in &mut self.known {
            if known.len() > MAX_KNOWN {
                *known = HashMap::new();
            }
        }
        f64::from(self.count(sheet, turn))
    }

    fn count(&mut self, sheet: Sheet, turn: u8) -> f32 {
        if turn >= TURNS || !sheet.has_room() {
            // For the last turn the learned values are exact.
            return expected(self.values, sheet, turn) as f32 / (ALL_WAYS * UNIT) as f32;
        }
        let key = self.key(sheet);
        let score = sheet.score(self.values.is_advanced()) as f32;
        if let Some(gain) = self.known[usize::from(turn)].get(&key) {
            return score + gain;
        }
        let mut sum = 0.0;
        for (roll, ways) in rolls(sheet) {
            let all = evaluated(self.values, sheet, roll, turn);
            let best = all.iter().map(|(value, _)| *value).max();
            let least = best.map_or(i32::MAX, |best| best - self.margin);
            let near = all.into_iter().filter(|(value, _)| *value >= least);
            let best = near
                .map(|(_, note)| self.count(sheet.noted_unchecked(roll, note), turn + 1))
                .fold(f32::NEG_INFINITY, f32::max);
            sum += ways as f32 * best;
        }
        let worth = sum / ALL_WAYS as f32;
        self.known[usize::from(turn)].insert(key, worth - score);
        worth
    }

    fn key(&self, sheet: Sheet) -> Key {
        let cells = cells(sheet);
        let advanced = self.values.is_advanced();
        // Symbols are renamed in the order in which they appear.
        let mut names = [0; LOST as usize + 1];
        names[usize::from(SETTLED)] = SETTLED;
        let mut next = 1;
        let mut key = [0; 3];
        let lines = Line::all().filter(|line| advanced || *line != Line::Diagonal);
        for (place, line) in lines.enumerate() {
            let mut named = 0;
            for cell in codes(self.reduced[code(line, &cells)]) {
                if cell != 0 && names[usize::from(cell)] == 0 {
                    names[usize::from(cell)] = next;
                    next += 1;
                }
                named = named << BITS | names[usize::from(cell)];
            }
            let open = codes(named).any(|cell| cell != SETTLED);
            if open && line != Line::Diagonal && sheet.points(line) == 0 {
                named |= POINTLESS;
            }
            key[place / 4] |= u64::from(named) << (16 * (place % 4));
        }
        key
    }
}

/// The code of a line, with its first cell in the lowest bits.
fn code(line: Line, cells: &Cells) -> usize {
    let cells = line.cells().map(|cell| usize::from(cells[cell.index()]));
    cells
        .enumerate()
        .map(|(place, cell)| cell << (BITS * place))
        .sum()
}

/// The cells of a line's code, the lowest first.
fn codes(line: u16) -> impl Iterator<Item = u16> {
    (0..SIZE).map(move |place| line >> (BITS * place) & 7)
}

/// The code of a line in which only free cells and the runs beside them are left.
fn reduced(code: usize) -> u16 {
    let cells: Vec<u16> = codes(code as u16).collect();
    let mut reduced = 0;
    let mut place = 0;
    for run in cells.chunk_by(|one, other| one == other) {
        let after = place + run.len();
        let free = |place: usize| cells.get(place) == Some(&0);
        let matters = run[0] == 0 || place.checked_sub(1).is_some_and(free) || free(after);
        let kept = if matters { run[0] } else { SETTLED };
        for place in place..after {
            reduced |= kept << (BITS * place);
        }
        place = after;
    }
    reduced
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::detrak::learned;
    use bots::detrak::notes::notes;
    use bots::detrak::play::Player;
    use engine::Seed;
    use protocol::Level;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::super::dice::Dice;

    /// The exact value of a sheet, by trying every roll and every answer.
    fn brute(sheet: Sheet, turn: u8, advanced: bool) -> f64 {
        if turn > TURNS || !sheet.has_room() {
            return f64::from(sheet.score(advanced));
        }
        let answer = |roll| {
            let after = notes(sheet, roll).into_iter();
            let worth =
                after.map(|note| brute(sheet.noted_unchecked(roll, note), turn + 1, advanced));
            worth.fold(f64::NEG_INFINITY, f64::max)
        };
        let rolls = rolls(sheet).into_iter();
        let sum: f64 = rolls
            .map(|(roll, ways)| f64::from(ways) * answer(roll))
            .sum();
        sum / f64::from(ALL_WAYS)
    }

    /// Sheets before a turn from games of a level.
    fn sheets(level: Level, turn: u8, advanced: bool) -> Vec<Sheet> {
        let player = Player::new(level, advanced).unwrap();
        let sheet = |seed| {
            let dice = Dice::new(Seed(seed));
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
            player.play(dice.begun(), &dice.rolls[..usize::from(turn) - 1], rng)
        };
        let sheets: Vec<Sheet> = (0..12)
            .map(sheet)
            .filter(|sheet| sheet.has_room())
            .collect();
        assert!(sheets.len() > 5);
        sheets
    }

    #[test]
    fn counting_out_is_what_trying_everything_says() {
        const TURN: u8 = TURNS - 1;
        for advanced in [false, true] {
            // One instance for all, so that the results for one sheet serve the others.
            let mut exact = Exact::new(learned(advanced).unwrap(), i32::MAX / 2);
            for sheet in sheets(Level::Regular, TURN, advanced) {
                let (found, right) = (exact.expected(sheet, TURN), brute(sheet, TURN, advanced));
                assert!((found - right).abs() < 1e-4, "{found} rather than {right}");
            }
        }
    }

    #[test]
    fn on_an_experts_sheets_answers_beyond_two_points_are_not_missed() {
        const TURN: u8 = TURNS - 2;
        for advanced in [false, true] {
            let values = learned(advanced).unwrap();
            let [mut all, mut near] =
                [i32::MAX / 2, 2 * UNIT].map(|margin| Exact::new(values, margin));
            for sheet in sheets(Level::Expert, TURN, advanced) {
                let lost = all.expected(sheet, TURN) - near.expected(sheet, TURN);
                assert!((-1e-5..1e-2).contains(&lost), "{lost}");
            }
        }
    }

    #[test]
    fn what_is_settled_does_not_matter() {
        // A pair beside a free cell, and one that is enclosed.
        let line = |cells: [u16; SIZE]| {
            let placed = cells.into_iter().enumerate();
            placed
                .map(|(place, cell)| cell << (BITS * place))
                .sum::<u16>()
        };
        let reduce = |cells| reduced(line(cells).into());
        assert_eq!(reduce([1, 1, 0, 2, 3]), line([1, 1, 0, 2, 7]));
        assert_eq!(reduce([1, 1, 2, 0, 0]), line([7, 7, 2, 0, 0]));
        assert_eq!(reduce([4, 7, 4, 4, 7]), line([7, 7, 7, 7, 7]));
    }
}
