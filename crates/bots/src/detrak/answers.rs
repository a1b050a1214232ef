//! The best answers to a roll, or to every roll, by the learned values.
//!
//! The value of a sheet is a sum over shapes, and a note changes few of them: the others are summed once for
//! all notes, and each shape that a note changes is looked up once for all rolls that change it alike. The
//! numbers are the same as if every sheet were evaluated by itself.

mod incremental_sum;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use engine::detrak::{Cell, Note, Roll, SIZE, SYMBOLS, Sheet, Symbol, TURNS};

use super::layout::BITS;
use super::notes::{ALL_WAYS, MAX_NOTES, rolls_by_noted};
use super::shapes::Shapes;
use super::value::{UNIT, Values};
use incremental_sum::{IncrementalSum, Square};

/// Rolls, and the symbols they are made of.
struct Rolls {
    /// For each roll: the number of the 36 outcomes that give it or an equivalent roll, and the indices of its two
    /// symbols.
    rolls: ArrayVec<(Roll, i32, [u8; 2]), 21>,
    /// The codes of the symbols.
    symbols: ArrayVec<u32, SYMBOLS>,
}

impl Rolls {
    fn new(rolls: impl Iterator<Item = (Roll, i32)>) -> Rolls {
        let mut known: ArrayVec<u32, SYMBOLS> = ArrayVec::new();
        let mut place = |symbol: Symbol| {
            let code = symbol.index() as u32 + 1;
            let found = known.iter().position(|other| *other == code);
            found.unwrap_or_else(|| {
                known.push(code);
                known.len() - 1
            }) as u8
        };
        let placed = |(roll, ways): (Roll, i32)| {
            let (one, other) = roll.symbols();
            (roll, ways, [place(one), place(other)])
        };
        let rolls = rolls.map(placed).collect();
        Rolls {
            rolls,
            symbols: known,
        }
    }

    /// The rolls that differ on a sheet (see [`super::notes::rolls`]).
    fn on(sheet: Sheet) -> &'static Rolls {
        static ALL: OnceLock<Vec<Rolls>> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            let noted = |mask: usize| core::array::from_fn(|symbol| mask >> symbol & 1 == 1);
            (0..1 << SYMBOLS)
                .map(|mask| Rolls::new(rolls_by_noted(&noted(mask)).into_iter()))
                .collect()
        });
        &all[symbols_on(sheet)]
    }
}

/// The symbols that are noted on a sheet, a bit each.
fn symbols_on(sheet: Sheet) -> usize {
    let row =
        |row: u16| (0..SIZE).fold(0, |mask, cell| mask | 1usize << (row >> (BITS * cell) & 7));
    let rows = sheet.packed().into_iter();
    rows.fold(0, |mask, packed| mask | row(packed)) >> 1
}

/// The values of all notes on a sheet in a turn.
struct PlacementValues<'a> {
    values: &'a Values,
    sheet: Sheet,
    turn: u8,
}

impl PlacementValues<'_> {
    /// Calls `found` for each pair of free cells: with its index in the order of `Cell::pairs`, its cells, and the
    /// value of the sheet for each of the `symbols` on either cell.
    fn each(&self, symbols: &[u32], found: &mut impl FnMut(u8, (Cell, Cell), &Square)) {
        let sum = IncrementalSum::new(self.values, self.sheet, self.turn);
        let layout = Shapes::of(self.values.is_advanced()).layout();
        let lost = self.sheet.isolated();
        let any = Roll::all().next().expect("there are rolls");
        for (index, pair) in (0..).zip(&layout.pairs) {
            let (first, second) = pair.cells;
            if !self.sheet.is_free(first) || !self.sheet.is_free(second) {
                continue;
            }
            let after = self.sheet.noted_unchecked(any, Note { first, second });
            let square = if self.turn >= TURNS || !after.has_room() {
                self.scores(pair.cells, symbols)
            } else {
                match after.isolated() & !lost {
                    0 => sum.values(pair, symbols),
                    lost => sum.losing(lost).values(pair, symbols),
                }
            };
            found(index, pair.cells, &square);
        }
    }

    /// The values of the sheet with each of the symbols on the first cell, and each on the second.
    fn scores(&self, (first, second): (Cell, Cell), symbols: &[u32]) -> Square {
        let mut scores = [[0; SYMBOLS]; SYMBOLS];
        let with = |sheet: Sheet, cell: Cell, code: u32| {
            Symbol::new(code as usize - 1).map_or(sheet, |symbol| sheet.with(cell, symbol))
        };
        for (scores, one) in scores.iter_mut().zip(symbols) {
            let sheet = with(self.sheet, first, *one);
            for (score, other) in scores.iter_mut().zip(symbols) {
                *score = with(sheet, second, *other).score(self.values.is_advanced()) * UNIT;
            }
        }
        scores
    }

    /// The best of all pairs for each two symbols: its value, and in the lower bits its index counted from
    /// the end, so that of equal ones the first is best.
    fn best(&self, symbols: &[u32]) -> Square {
        let mut best = [[i32::MIN; SYMBOLS]; SYMBOLS];
        self.each(symbols, &mut |place, _, square| {
            let from_end = LAST_PLACE - i32::from(place);
            for (best, values) in best.iter_mut().zip(square) {
                for (best, value) in best.iter_mut().zip(values) {
                    *best = (*best).max(value << PLACE_BITS | from_end);
                }
            }
        });
        best
    }
}

/// The number of lower bits for a pair's index.
const PLACE_BITS: u32 = 6;
/// The number from which indices are counted down.
const LAST_PLACE: i32 = (1 << PLACE_BITS) - 1;

/// Every note of a roll, in the order of [`super::notes::notes`], with the value of the sheet after it.
pub fn evaluated(
    values: &Values,
    sheet: Sheet,
    roll: Roll,
    turn: u8,
) -> ArrayVec<(i32, Note), MAX_NOTES> {
    let mut all = ArrayVec::new();
    let sight = PlacementValues {
        values,
        sheet,
        turn,
    };
    let (one, other) = roll.symbols();
    let symbols = [one, other].map(|symbol| symbol.index() as u32 + 1);
    sight.each(&symbols, &mut |_, (first, second), square| {
        all.push((square[0][1], Note { first, second }));
        if !roll.is_double() {
            let (first, second) = (second, first);
            all.push((square[1][0], Note { first, second }));
        }
    });
    all
}

/// The best answers to all rolls on a sheet.
pub struct Answers {
    rolls: &'static Rolls,
    /// As in [`PlacementValues::best`].
    best: Square,
}

impl Answers {
    /// The best answers to all rolls of a turn, on a sheet that has room.
    pub fn new(values: &Values, sheet: Sheet, turn: u8) -> Answers {
        let rolls = Rolls::on(sheet);
        let sight = PlacementValues {
            values,
            sheet,
            turn,
        };
        let best = sight.best(&rolls.symbols);
        Answers { rolls, best }
    }

    /// The value of the best answer to two symbols, by their indices, and the answer.
    fn at(&self, [one, other]: [u8; 2]) -> (i32, Answer) {
        let [one, other] = [one, other].map(usize::from);
        let (straight, turned) = (self.best[one][other], self.best[other][one]);
        let best = straight.max(turned);
        let answer = Answer {
            place: (LAST_PLACE - (best & LAST_PLACE)) as u8,
            turned: turned > straight,
        };
        (best >> PLACE_BITS, answer)
    }

    /// The roll of dice, by a number below 36, or an equivalent one, and its best answer.
    pub fn to(&self, dice: u8) -> AnsweredRoll {
        let mut left = i32::from(dice);
        let rolls = &self.rolls.rolls;
        let place = rolls.iter().position(|(_, ways, _)| {
            left -= ways;
            left < 0
        });
        let (roll, _, symbols) = rolls[place.unwrap_or_default()];
        let (value, answer) = self.at(symbols);
        AnsweredRoll {
            roll,
            value,
            answer,
        }
    }

    /// The value of a sheet before the turn is rolled: the sum over the 36 ways of the best answers' values.
    pub fn expected(&self) -> i32 {
        let rolls = self.rolls.rolls.iter();
        rolls
            .map(|(_, ways, symbols)| ways * self.at(*symbols).0)
            .sum()
    }
}

/// A roll with its best answer.
#[derive(Clone, Copy, Debug)]
pub struct AnsweredRoll {
    /// The roll.
    pub roll: Roll,
    /// The value of the answer.
    pub value: i32,
    /// The answer.
    pub answer: Answer,
}

/// An answer to a roll.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// The index of the pair of cells, in the order of `Cell::pairs`.
    place: u8,
    /// Whether the roll's first symbol goes on the second cell.
    turned: bool,
}

impl Answer {
    /// The answer as a note.
    pub fn note(self) -> Note {
        // The pairs are the same by all rules.
        let pairs = &Shapes::of(false).layout().pairs;
        let (first, second) = pairs[usize::from(self.place)].cells;
        if self.turned {
            Note {
                first: second,
                second: first,
            }
        } else {
            Note { first, second }
        }
    }
}

/// The value of a sheet before a turn is rolled (see [`super::search::expected`]).
pub fn expected(values: &Values, sheet: Sheet, turn: u8) -> i32 {
    if turn > TURNS || !sheet.has_room() {
        return ALL_WAYS * UNIT * sheet.score(values.is_advanced());
    }
    Answers::new(values, sheet, turn).expected()
}
