//! What a roll, or every roll, can be answered with, by what was learned.
//!
//! A sheet's value is a sum over shapes, and a note changes few of them: the
//! others are summed up once for all notes, and each shape that a note changes
//! is looked up once for all rolls that change it alike. The numbers are the
//! same as if every sheet were judged by itself.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use engine::detrak::{CELLS, Line, Note, Roll, SIZE, SYMBOLS, Sheet, Symbol, TURNS};

use super::layout::{Codes, Layout, Pair};
use super::notes::{ALL_WAYS, MOST as MOST_NOTES, rolls_by_noted};
use super::shapes::{BITS, Cells, LOST, MOST, Shapes, cells};
use super::value::{UNIT, Values};

/// Numbers by which shapes are judged, in units.
trait Numbers {
    fn layout(&self) -> &Layout;
    fn number(&self, shape: u8, code: u32) -> i32;
}

/// What was learned for sheets after a turn.
struct Stage<'a> {
    shapes: &'a Shapes,
    numbers: &'a [i16],
}

impl Numbers for Stage<'_> {
    fn layout(&self) -> &Layout {
        self.shapes.layout()
    }

    #[inline]
    fn number(&self, shape: u8, code: u32) -> i32 {
        i32::from(self.numbers[self.shapes.place(shape, code)])
    }
}

/// The points of lines: what sheets are worth on which nothing more is noted.
struct Points {
    layout: Layout,
    /// In points: by the codes of rows and columns, then of the diagonal.
    points: Vec<i8>,
}

/// Codes of a line.
const LINES: usize = 1 << (BITS * SIZE);

impl Points {
    fn of(advanced: bool) -> &'static Points {
        static BOTH: [OnceLock<Points>; 2] = [const { OnceLock::new() }; 2];
        BOTH[usize::from(advanced)].get_or_init(|| Points::new(advanced))
    }

    fn new(advanced: bool) -> Points {
        let cells = |line: Line| line.cells().map(|cell| cell.index() as u8).collect();
        let lines: Vec<Vec<u8>> = Line::all().map(cells).collect();
        let points = [Line::Row(0), Line::Diagonal].map(|line| {
            let value = move |code: usize| lined(line, code).value(line, advanced) as i8;
            (0..LINES).map(value).collect::<Vec<i8>>()
        });
        Points {
            layout: Layout::new(lines.iter().map(Vec::as_slice)),
            points: points.concat(),
        }
    }
}

/// A sheet with nothing but one line, by its code.
fn lined(line: Line, code: usize) -> Sheet {
    let noted = line.cells().enumerate().filter_map(|(place, cell)| {
        let symbol = (code >> (BITS * place) & 7).checked_sub(1)?;
        Some((cell, Symbol::new(symbol)?))
    });
    noted.fold(Sheet::EMPTY, |sheet, (cell, symbol)| {
        sheet.with(cell, symbol)
    })
}

impl Numbers for Points {
    fn layout(&self) -> &Layout {
        &self.layout
    }

    #[inline]
    fn number(&self, shape: u8, code: u32) -> i32 {
        let diagonal = usize::from(usize::from(shape) == 2 * SIZE);
        i32::from(self.points[diagonal * LINES | code as usize]) * UNIT
    }
}

/// A way to lay the two symbols of a roll on a pair of cells.
#[derive(Clone, Copy)]
struct Way {
    /// Which symbols, by their places in a list.
    first: u8,
    second: u8,
    /// Which roll that is, by its place in a list.
    roll: u8,
}

/// The most ways: each of six symbols on either cell.
const WAYS: usize = SYMBOLS * SYMBOLS;

/// Rolls, and the ways to lay them.
pub struct Rolls {
    rolls: ArrayVec<(Roll, i32), 21>,
    symbols: ArrayVec<u32, SYMBOLS>,
    ways: ArrayVec<Way, WAYS>,
}

impl Rolls {
    fn new(rolls: impl Iterator<Item = (Roll, i32)>) -> Rolls {
        let mut all = Rolls {
            rolls: rolls.collect(),
            symbols: ArrayVec::new(),
            ways: ArrayVec::new(),
        };
        let known = &mut all.symbols;
        let mut place = |symbol: Symbol| {
            let code = symbol.index() as u32 + 1;
            let found = known.iter().position(|other| *other == code);
            found.unwrap_or_else(|| {
                known.push(code);
                known.len() - 1
            }) as u8
        };
        for (roll, (laid, _)) in (0..).zip(&all.rolls) {
            let (one, other) = laid.symbols();
            let (first, second) = (place(one), place(other));
            all.ways.push(Way {
                first,
                second,
                roll,
            });
            if first != second {
                let (first, second) = (second, first);
                all.ways.push(Way {
                    first,
                    second,
                    roll,
                });
            }
        }
        all
    }

    /// The rolls that differ on a sheet (see [`super::notes::rolls`]).
    pub fn on(sheet: Sheet) -> &'static Rolls {
        static ALL: OnceLock<Vec<Rolls>> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            let noted = |mask: usize| core::array::from_fn(|symbol| mask >> symbol & 1 == 1);
            (0..1 << SYMBOLS)
                .map(|mask| Rolls::new(rolls_by_noted(&noted(mask)).into_iter()))
                .collect()
        });
        &all[symbols_on(sheet)]
    }

    /// The rolls, each with how many of the 36 ways lead to it or its like.
    pub fn all(&self) -> &[(Roll, i32)] {
        &self.rolls
    }
}

/// The symbols that are noted on a sheet, a bit each.
fn symbols_on(sheet: Sheet) -> usize {
    let row =
        |row: u16| (0..SIZE).fold(0, |mask, cell| mask | 1usize << (row >> (BITS * cell) & 7));
    sheet
        .packed()
        .into_iter()
        .fold(0, |mask, packed| mask | row(packed))
        >> 1
}

/// Symbols on a pair of cells, before they are laid.
struct Laying<'a, N> {
    numbers: &'a N,
    codes: Codes,
    /// The numbers of all shapes as they are, and their sum.
    before: [i32; MOST],
    sum: i32,
}

impl<'a, N: Numbers> Laying<'a, N> {
    fn new(numbers: &'a N, cells: &Cells) -> Self {
        let codes = numbers.layout().codes(cells);
        let mut before = [0; MOST];
        for (shape, before) in before.iter_mut().enumerate().take(numbers.layout().count) {
            *before = numbers.number(shape as u8, codes[shape]);
        }
        Laying {
            numbers,
            codes,
            sum: before.iter().sum(),
            before,
        }
    }

    /// The values of all ways to lay rolls on a pair.
    #[inline]
    fn values(&self, pair: &Pair, rolls: &Rolls, values: &mut [i32; WAYS]) {
        let only = pair
            .first
            .iter()
            .chain(&pair.second)
            .map(|place| place.shape);
        let changed = only.chain(pair.both.iter().map(|place| place.shape));
        let rest = self.sum
            - changed
                .map(|shape| self.before[usize::from(shape)])
                .sum::<i32>();
        let mut apart = [[0; SYMBOLS]; 2];
        for (sums, places) in apart.iter_mut().zip([&pair.first, &pair.second]) {
            for place in places {
                let code = self.codes[usize::from(place.shape)];
                for (sum, symbol) in sums.iter_mut().zip(&rolls.symbols) {
                    *sum += self
                        .numbers
                        .number(place.shape, code | symbol << place.shift);
                }
            }
        }
        let [first, second] = apart;
        for (value, way) in values.iter_mut().zip(&rolls.ways) {
            *value = rest + first[usize::from(way.first)] + second[usize::from(way.second)];
        }
        for place in &pair.both {
            let code = self.codes[usize::from(place.shape)];
            for (value, way) in values.iter_mut().zip(&rolls.ways) {
                let first = rolls.symbols[usize::from(way.first)] << place.first;
                let second = rolls.symbols[usize::from(way.second)] << place.second;
                *value += self.numbers.number(place.shape, code | first | second);
            }
        }
    }

    /// The same, when free cells are lost by it.
    #[inline(never)]
    fn values_losing(&self, lost: u32, pair: &Pair, rolls: &Rolls, values: &mut [i32; WAYS]) {
        let layout = self.numbers.layout();
        let (mut codes, mut before) = (self.codes, self.before);
        let mut sum = self.sum;
        for places in (0..CELLS)
            .filter(|cell| lost >> cell & 1 == 1)
            .map(|cell| &layout.cells[cell])
        {
            for place in places {
                let shape = usize::from(place.shape);
                codes[shape] |= u32::from(LOST) << place.shift;
                sum -= before[shape];
                before[shape] = self.numbers.number(place.shape, codes[shape]);
                sum += before[shape];
            }
        }
        let losing = Laying {
            numbers: self.numbers,
            codes,
            before,
            sum,
        };
        losing.values(pair, rolls, values);
    }
}

/// What can be noted on a sheet in a turn.
struct Sight<'a> {
    sheet: Sheet,
    lost: u32,
    /// Nothing if it is the last turn.
    stage: Option<Laying<'a, Stage<'a>>>,
    end: Laying<'static, Points>,
}

impl<'a> Sight<'a> {
    /// Calls with each pair of free cells and the values of all ways.
    #[inline]
    fn each(&self, rolls: &Rolls, mut found: impl FnMut(usize, &Pair, &[i32; WAYS])) {
        let any = Roll::all().next().expect("there are rolls");
        let mut values = [0; WAYS];
        for (index, pair) in self.end.numbers.layout.pairs.iter().enumerate() {
            let (first, second) = pair.cells;
            if !self.sheet.is_free(first) || !self.sheet.is_free(second) {
                continue;
            }
            let after = self.sheet.noted(any, Note { first, second });
            match self.stage.as_ref().filter(|_| after.has_room()) {
                None => self.end.values(pair, rolls, &mut values),
                Some(stage) => {
                    let pair = &stage.numbers.layout().pairs[index];
                    match after.isolated() & !self.lost {
                        0 => stage.values(pair, rolls, &mut values),
                        lost => stage.values_losing(lost, pair, rolls, &mut values),
                    }
                }
            }
            found(index, pair, &values);
        }
    }
}

/// Looks at a sheet before the roll of a turn, 1 to 12, and goes on with that.
fn looking<T>(values: &Values, sheet: Sheet, turn: u8, then: impl FnOnce(&Sight) -> T) -> T {
    let advanced = values.is_advanced();
    let mut noted = cells(sheet);
    let numbers = Stage {
        shapes: Shapes::of(advanced),
        numbers: values.stage(turn),
    };
    let stage = (turn < TURNS).then(|| Laying::new(&numbers, &noted));
    for code in noted.iter_mut().filter(|code| **code == LOST) {
        *code = 0;
    }
    then(&Sight {
        sheet,
        lost: sheet.isolated(),
        stage,
        end: Laying::new(Points::of(advanced), &noted),
    })
}

/// Every way to note a roll, in the order of [`super::notes::notes`], with the
/// value of the sheet after it.
pub fn judged(
    values: &Values,
    sheet: Sheet,
    roll: Roll,
    turn: u8,
) -> ArrayVec<(i32, Note), MOST_NOTES> {
    let rolls = Rolls::new([(roll, ALL_WAYS)].into_iter());
    let mut all = ArrayVec::new();
    looking(values, sheet, turn, |sight| {
        sight.each(&rolls, |_, pair, values| {
            let (first, second) = pair.cells;
            all.push((values[0], Note { first, second }));
            if !roll.is_double() {
                let (first, second) = (second, first);
                all.push((values[1], Note { first, second }));
            }
        });
    });
    all
}

/// The best answers to rolls on a sheet.
pub struct Answers {
    /// The rolls that differ there.
    pub rolls: &'static Rolls,
    /// For each the value of the best answer.
    pub best: [i32; 21],
    /// The best answers: pairs by their places, and whether turned.
    pub chosen: [(u8, bool); 21],
}

/// The best answers to all rolls of a turn; the sheet must have room.
pub fn answers(values: &Values, sheet: Sheet, turn: u8) -> Answers {
    let rolls = Rolls::on(sheet);
    let mut best = [i32::MIN; 21];
    let mut chosen = [(0, false); 21];
    looking(values, sheet, turn, |sight| {
        sight.each(rolls, |index, _, values| {
            for (value, way) in values.iter().zip(&rolls.ways) {
                let roll = usize::from(way.roll);
                if *value > best[roll] {
                    best[roll] = *value;
                    let (one, _) = rolls.rolls[roll].0.symbols();
                    let turned = rolls.symbols[usize::from(way.first)] != one.index() as u32 + 1;
                    chosen[roll] = (index as u8, turned);
                }
            }
        });
    });
    Answers {
        rolls,
        best,
        chosen,
    }
}

/// What a sheet is worth before a turn is rolled (see [`super::search::expected`]).
pub fn expected(values: &Values, sheet: Sheet, turn: u8) -> i32 {
    if turn > TURNS || !sheet.has_room() {
        return ALL_WAYS * UNIT * sheet.score(values.is_advanced());
    }
    let rolls = Rolls::on(sheet);
    let mut best = [i32::MIN; 21];
    looking(values, sheet, turn, |sight| {
        sight.each(rolls, |_, _, values| {
            for (value, way) in values.iter().zip(&rolls.ways) {
                let best = &mut best[usize::from(way.roll)];
                *best = (*best).max(*value);
            }
        });
    });
    let rolls = rolls.rolls.iter().zip(best);
    rolls.map(|((_, ways), best)| ways * best).sum()
}

/// The note on a pair, by its place in the order of `Cell::pairs`.
pub fn note_of(advanced: bool, (pair, turned): (u8, bool)) -> Note {
    let (first, second) = Points::of(advanced).layout.pairs[usize::from(pair)].cells;
    match turned {
        false => Note { first, second },
        true => Note {
            first: second,
            second: first,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::search::one_by_one;
    use super::super::tests::drawn;
    use super::super::{learned, notes::notes};
    use super::*;

    #[test]
    fn all_at_once_is_the_same_as_one_by_one() {
        let mut losing = 0;
        for advanced in [false, true] {
            let values = learned(advanced).unwrap();
            for (turn, seed) in (1..=TURNS).zip(50..) {
                let Some((sheet, roll)) = drawn(seed, usize::from(turn) - 1, advanced) else {
                    continue;
                };
                losing += sheet.isolated().count_ones();
                let all: Vec<(i32, Note)> = notes(sheet, roll)
                    .iter()
                    .map(|note| (values.of(sheet.noted(roll, *note), turn), *note))
                    .collect();
                assert_eq!(judged(values, sheet, roll, turn)[..], all[..]);
                let expected = expected(values, sheet, turn);
                assert_eq!(expected, one_by_one(values, sheet, turn), "turn {turn}");
            }
        }
        assert!(losing > 2, "cells are lost on some sheets: {losing}");
    }
}
