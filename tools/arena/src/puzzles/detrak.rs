//! Puzzles of Détrak.

use engine::detrak::{
    Action, CELLS, Cell, Detrak, DetrakView, Note, Roll, Rules, SIZE, Sheet, Step, Symbol, TURNS,
};
use engine::{Seat, View};
use protocol::DetrakTheme;

use super::gaps::Gaps;
use super::race::{Confirm, is_confirmed};
use super::source::{PuzzleSource, judged};
use crate::opponents;

/// The most playouts of a note by the second judge.
const PLAYOUTS: u32 = 4_000;
/// The turns whose values are exact.
const EXACT: u8 = 2;

impl PuzzleSource for Detrak {
    const GLANCE: u32 = 25;
    const EVERY: u32 = 1;
    const DECISIONS: u32 = 11;

    fn puzzle_rules() -> Rules {
        Rules::of(1)
    }

    fn can_be_asked(view: &DetrakView) -> bool {
        matches!(view.open().step(), Step::Note(..))
    }

    /// A beginner sees only some of the points that a note gives at once.
    fn is_greedy(&self, seat: Seat, right: &[Action]) -> bool {
        let Some(roll) = rolled(self) else {
            return false;
        };
        let sheet = self.sheet(seat);
        let legal = engine::Game::legal_actions(self, seat);
        let points = legal.iter().filter_map(|action| match action {
            Action::Note(note) => Some((action, Effect::of(sheet, roll, *note).points)),
            Action::Start(_) => None,
        });
        let most = points.clone().map(|(_, points)| points).max();
        let mut greediest = points.filter(|(_, points)| Some(*points) == most);
        greediest.all(|(action, _)| right.contains(action))
    }

    /// What was played out is judged on two lots of luck.
    fn proofs(view: &DetrakView, effort: u32) -> Vec<Gaps<Action>> {
        let (one, other) = (
            judged::<Detrak>(view, effort),
            judged::<Detrak>(view, effort + 1),
        );
        vec![one.pooled(&other)]
    }

    fn is_confirmed(view: &DetrakView, right: &[Action], asked: Confirm) -> bool {
        let legal = view.legal_actions();
        is_confirmed(&legal, right, PLAYOUTS, asked, |action, luck| {
            let points = match action {
                Action::Note(note) => opponents::points_after(view, note, luck),
                Action::Start(_) => None,
            };
            points.unwrap_or_default() as f32
        })
    }

    fn alike(&self, seat: Seat) -> String {
        let (sheet, roll) = (self.sheet(seat), rolled(self));
        let turned = (0..8).map(|number| renamed(sheet, roll, number));
        format!("{:?}", turned.min())
    }

    fn has_theme(&self, seat: Seat, right: &[Action], theme: DetrakTheme) -> bool {
        let Some(roll) = rolled(self) else {
            return false;
        };
        let sheet = self.sheet(seat);
        let legal = engine::Game::legal_actions(self, seat);
        let effect = |action: &Action| match action {
            Action::Note(note) => Some(Effect::of(sheet, roll, *note)),
            Action::Start(_) => None,
        };
        let all: Vec<Effect> = legal.iter().filter_map(effect).collect();
        let most = all.iter().map(|effect| effect.points).max();
        right.iter().filter_map(effect).all(|effect| match theme {
            DetrakTheme::Double => roll.is_double(),
            DetrakTheme::PointsNow => effect.points > 0 && Some(effect.points) == most,
            DetrakTheme::Patience => Some(effect.points) < most,
            DetrakTheme::RunOfThree => effect.longest == 3,
            DetrakTheme::LongRun => effect.longest > 3,
            DetrakTheme::Crossing => effect.crosses,
            DetrakTheme::LostCell => effect.lost != 0,
            DetrakTheme::CornerHole => effect.lost & CORNERS != 0,
            DetrakTheme::KeepRoom => {
                let tempting = |other: &Effect| other.points >= effect.points && other.lost != 0;
                effect.lost == 0 && all.iter().any(tempting)
            }
            DetrakTheme::Endgame => self.turn() + EXACT >= TURNS,
        })
    }
}

/// The roll that is to be noted.
fn rolled(game: &Detrak) -> Option<Roll> {
    match game.step() {
        Step::Note(roll, _) => Some(roll),
        _ => None,
    }
}

/// The corners, by the bits of their indices.
const CORNERS: u32 = 1 | 1 << (SIZE - 1) | 1 << (CELLS - SIZE) | 1 << (CELLS - 1);

/// A sheet in one of its eight orientations, and the roll, with the symbols numbered in the order in which they appear.
fn renamed(sheet: Sheet, roll: Option<Roll>, number: usize) -> (Vec<usize>, Vec<usize>) {
    let mut known: Vec<Symbol> = Vec::new();
    let mut name = |symbol: Symbol| {
        let place = known.iter().position(|other| *other == symbol);
        place.unwrap_or_else(|| {
            known.push(symbol);
            known.len() - 1
        }) + 1
    };
    let at = |index: usize| {
        let (mut row, mut column) = (index / SIZE, index % SIZE);
        if number & 1 != 0 {
            row = SIZE - 1 - row;
        }
        if number & 2 != 0 {
            column = SIZE - 1 - column;
        }
        if number & 4 != 0 {
            (row, column) = (column, row);
        }
        Cell::new(row, column).and_then(|cell| sheet.get(cell))
    };
    let cells = (0..CELLS)
        .map(|index| at(index).map_or(0, &mut name))
        .collect();
    // Those that are on the sheet first: two that are not are alike.
    let (one, other) = roll.map(Roll::symbols).unzip();
    let mut symbols: Vec<Symbol> = [one, other].into_iter().flatten().collect();
    let is_new = |symbol: &Symbol| Cell::all().all(|cell| sheet.get(cell) != Some(*symbol));
    symbols.sort_by_key(is_new);
    let mut names: Vec<usize> = symbols.into_iter().map(name).collect();
    names.sort_unstable();
    (cells, names)
}

/// What a note does at once.
struct Effect {
    /// The points that it adds, by the basic rules.
    points: i32,
    /// The longest run to which one of its symbols belongs.
    longest: usize,
    /// One of its symbols belongs to runs in its row and in its column.
    crosses: bool,
    /// The free cells on which nothing can be noted any more because of it, a bit each.
    lost: u32,
}

impl Effect {
    fn of(sheet: Sheet, roll: Roll, note: Note) -> Effect {
        let after = sheet.noted_unchecked(roll, note);
        let runs = [note.first, note.second].map(|cell| runs(after, cell));
        Effect {
            points: after.score(false) - sheet.score(false),
            longest: runs
                .as_flattened()
                .iter()
                .copied()
                .max()
                .unwrap_or_default(),
            crosses: runs.iter().any(|runs| runs.iter().all(|run| *run > 1)),
            lost: after.isolated() & !sheet.isolated(),
        }
    }
}

/// The lengths of the runs of a cell's symbol in its row and in its column.
fn runs(sheet: Sheet, cell: Cell) -> [usize; 2] {
    let symbol = sheet.get(cell);
    let at = |row: usize, column: usize| Cell::new(row, column).and_then(|cell| sheet.get(cell));
    let (row, column) = (cell.row(), cell.column());
    let lines: [[bool; SIZE]; 2] = [
        core::array::from_fn(|other| at(row, other) == symbol),
        core::array::from_fn(|other| at(other, column) == symbol),
    ];
    let run = |line: &[bool; SIZE], place: usize| {
        let before = line[..place].iter().rev().take_while(|same| **same);
        let after = line[place..].iter().take_while(|same| **same);
        before.count() + after.count()
    };
    [run(&lines[0], column), run(&lines[1], row)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Theme;

    fn position(turn: u8, roll: &str, sheet: &str) -> Detrak {
        let line =
            format!("detrak rules=basic turn={turn} step=note:{roll}:- sheets={sheet} sealed=-");
        line.parse().unwrap()
    }

    fn themes(game: &Detrak, action: &str) -> Vec<DetrakTheme> {
        let right = [action.parse().unwrap()];
        let has = |theme: &&DetrakTheme| game.has_theme(Seat::FIRST, &right, **theme);
        DetrakTheme::ALL.iter().filter(has).copied().collect()
    }

    #[test]
    fn themes_are_what_a_note_does() {
        use DetrakTheme::{Crossing, Endgame, LostCell, Patience, PointsNow, RunOfThree};
        let game = position(7, "AF", "DDCCA/DDA../CA.../.D.FD/...EF");
        // The A makes a pair in its row and one in its column.
        assert_eq!(themes(&game, "r3c3 r4c3"), [PointsNow, Crossing]);
        assert_eq!(themes(&game, "r2c4 r2c5"), [Patience]);
        let greedy = ["r3c3 r4c3", "r3c3 r3c4"].map(|note| note.parse().unwrap());
        assert!(game.is_greedy(Seat::FIRST, &greedy));
        assert!(!game.is_greedy(Seat::FIRST, &greedy[..1]));
        let game = position(8, "AE", "DDCCA/DDA../CAAF./.D.FD/...EF");
        assert!(themes(&game, "r4c3 r5c3").contains(&RunOfThree));
        let game = position(10, "DF", "BFEFF/BCCDE/FCCDD/.BCDF/..AD.");
        let themes = themes(&game, "r5c1 r4c1");
        assert!(
            [PointsNow, LostCell, Endgame]
                .iter()
                .all(|theme| themes.contains(theme))
        );
    }

    #[test]
    fn turned_sheets_with_other_symbols_are_alike() {
        let alike = |roll, sheet| position(7, roll, sheet).alike(Seat::FIRST);
        let first = alike("AF", "DDCCA/DDA../CA.../.D.FD/...EF");
        assert_eq!(first, alike("AF", "DDC../DDAD./CA.../C..FE/A..DF"));
        assert_eq!(first, alike("AE", "BBDDA/BBA../DA.../.B.EB/...FE"));
        assert_ne!(first, alike("AE", "DDCCA/DDA../CA.../.D.FD/...EF"));
    }
}
