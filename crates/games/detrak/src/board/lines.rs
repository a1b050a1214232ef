//! The points of a sheet's lines, and the points that they can still reach.

use engine::Seat;
use engine::detrak::{Cell, Line, Sheet, Symbol};

/// The lines that are scored, in the order in which the scoring shows them.
pub fn scored(advanced: bool) -> impl Iterator<Item = Line> {
    Line::all().filter(move |line| advanced || *line != Line::Diagonal)
}

/// The name of a line for tests and styles, such as `row-1`.
pub fn name(line: Line) -> String {
    match line {
        Line::Row(row) => format!("row-{}", row + 1),
        Line::Column(column) => format!("column-{}", column + 1),
        Line::Diagonal => "diagonal".into(),
    }
}

/// Whether a symbol can still be noted on the line.
pub fn is_open(sheet: Sheet, line: Line) -> bool {
    line.cells().any(|cell| can_be_noted(sheet, cell))
}

/// Whether a cell is free and has a free neighbour.
pub fn can_be_noted(sheet: Sheet, cell: Cell) -> bool {
    sheet.free() & !sheet.isolated() & (1 << cell.index()) != 0
}

/// The most points that the line could still give with the best rolls.
pub fn most(sheet: Sheet, line: Line) -> i32 {
    let open: Vec<Cell> = line
        .cells()
        .filter(|cell| can_be_noted(sheet, *cell))
        .collect();
    // Only a symbol that is already on the line can make its runs longer. On an empty line all symbols are
    // equal.
    let mut symbols: Vec<Symbol> = line.cells().filter_map(|cell| sheet.get(cell)).collect();
    symbols.dedup();
    if symbols.is_empty() {
        symbols.extend(Symbol::all().next());
    }
    filled(sheet, line, &open, &symbols)
}

fn filled(sheet: Sheet, line: Line, open: &[Cell], symbols: &[Symbol]) -> i32 {
    let Some((cell, rest)) = open.split_first() else {
        return sheet.points(line);
    };
    let with = |symbol: &Symbol| filled(sheet.with(*cell, *symbol), line, rest, symbols);
    symbols.iter().map(with).max().unwrap_or_default()
}

/// What a line adds to the score so far. An empty line costs points only once nothing can be noted on it any
/// more.
pub fn standing(sheet: Sheet, line: Line, advanced: bool) -> i32 {
    let value = sheet.value(line, advanced);
    if is_open(sheet, line) {
        value.max(0)
    } else {
        value
    }
}

/// The score so far.
pub fn score(sheet: Sheet, advanced: bool) -> i32 {
    let lines = scored(advanced);
    lines.map(|line| standing(sheet, line, advanced)).sum()
}

/// The line that gives the most on any of the sheets, whose it is, and what it gives; `None` if no line gives anything.
pub fn best_line(
    sheets: impl Iterator<Item = (Seat, Sheet)>,
    advanced: bool,
) -> Option<(Seat, Line, i32)> {
    let lines = sheets.flat_map(|(seat, sheet)| {
        scored(advanced).map(move |line| (seat, line, sheet.value(line, advanced)))
    });
    let best = lines.max_by_key(|(.., worth)| *worth);
    best.filter(|(.., worth)| *worth > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sheet from its rows: letters for symbols, dots for free cells.
    fn sheet(rows: [&str; 5]) -> Sheet {
        let mut sheet = Sheet::EMPTY;
        for (cell, sign) in Cell::all().zip(rows.concat().chars()) {
            if sign != '.' {
                sheet = sheet.with(cell, sign.to_string().parse().unwrap());
            }
        }
        sheet
    }

    /// The most points of the line, found by trying every symbol on every cell that can be noted.
    fn brute(sheet: Sheet, line: Line) -> i32 {
        let open: Vec<Cell> = line.cells().filter(|c| can_be_noted(sheet, *c)).collect();
        let all: Vec<Symbol> = Symbol::all().collect();
        filled(sheet, line, &open, &all)
    }

    #[test]
    fn the_most_is_what_trying_everything_finds() {
        let sheets = [
            sheet(["A....", ".....", ".....", ".....", "....."]),
            sheet(["AB.BA", "..C..", "A...A", "BB..C", "C.A.."]),
            sheet(["A.AB.", ".AB.A", "A.C.D", ".DE..", "EFA.A"]),
            sheet(["ABCDE", "AA.BB", "C.CC.", "DDDD.", "FFFFF"]),
        ];
        for sheet in sheets {
            for line in Line::all() {
                assert_eq!(
                    most(sheet, line),
                    brute(sheet, line),
                    "{line:?} of {sheet:?}"
                );
            }
        }
    }

    #[test]
    fn an_empty_line_costs_nothing_until_it_is_closed() {
        let open = sheet(["A....", ".....", ".....", ".....", "....."]);
        assert_eq!((open.score(true), score(open, true)), (-50, 0));
        let closed = sheet(["ABCDE", ".....", ".....", ".....", "....."]);
        assert_eq!(score(closed, true), -5);
    }

    #[test]
    fn all_lines_together_are_the_score() {
        let sheet = sheet(["AABBA", "ACC.B", "AC.DB", "ADDDB", "AEEEE"]);
        for (advanced, lines) in [(false, 10), (true, 11)] {
            assert_eq!(scored(advanced).count(), lines);
            let values = scored(advanced).map(|line| sheet.value(line, advanced));
            assert_eq!(values.sum::<i32>(), sheet.score(advanced));
            assert!(score(sheet, advanced) >= sheet.score(advanced));
        }
    }

    #[test]
    fn the_best_line_counts_the_diagonal_twice_by_the_advanced_rules_only() {
        let star = Symbol::all().next().unwrap();
        let full = |line: Line| {
            line.cells()
                .fold(Sheet::EMPTY, |sheet, cell| sheet.with(cell, star))
        };
        let (diagonal, column) = (full(Line::Diagonal), full(Line::Column(4)));
        let best = |sheets: &[Sheet], advanced| {
            let seats = Seat::all(sheets.len()).zip(sheets.iter().copied());
            best_line(seats, advanced).map(|(seat, line, worth)| (seat.index(), line, worth))
        };
        let points = column.points(Line::Column(4));
        assert!(points > 0);
        let both = [diagonal, column];
        assert_eq!(best(&both, true), Some((0, Line::Diagonal, 2 * points)));
        assert_eq!(best(&both, false), Some((1, Line::Column(4), points)));
        assert_eq!(best(&[Sheet::EMPTY], true), None);
    }
}
