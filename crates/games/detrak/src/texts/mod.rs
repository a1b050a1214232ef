//! The texts of Détrak's table, in every language. A missing text does not compile.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

mod differences;
mod keys;
pub(crate) mod lesson;
pub(crate) mod rules;

use engine::detrak::{Cell, Line, Rank, Rules, Symbol};
use protocol::{Level, Style};

use table::{GameSummary, SwitchTexts};
use ui::i18n::{Lang, Translated};
use ui::translated;

pub use differences::DetrakDifferences;
pub use keys::DetrakKeys;
pub use lesson::DetrakLesson;
pub use rules::DetrakRules;

translated!(DetrakSummary, summary);
translated!(DetrakTexts, table, with_code);
translated!(DetrakRules, rules, with_code);
translated!(DetrakLesson, lesson, with_code);
translated!(DetrakKeys, keys, with_code);
translated!(DetrakDifferences, differences, with_code);

/// A symbol, and the cell on which it is noted.
pub type NotedSymbol = (Symbol, Cell);

/// The game in a few words, for the home screen and the statistics.
pub struct DetrakSummary(pub GameSummary);

/// The texts of the table in one language.
pub struct DetrakTexts {
    /// How a base judges the game; the arm of the last is that of the expert.
    pub level_about: fn(Level) -> &'static str,
    /// What a style likes, in the order of `Style::ALL`; empty if it has no say.
    pub styles: [&'static str; Style::ALL.len()],
    /// The options of the rules, in the order of `Rules::SWITCHES`.
    pub options: [SwitchTexts; Rules::SWITCHES.len()],
    /// The name of the table, for landmarks and titles.
    pub title: &'static str,
    /// The name of a symbol.
    pub symbol: fn(Symbol) -> &'static str,
    /// The label of the person's sheet.
    pub your_sheet: &'static str,
    /// The label of another player's sheet, from the name.
    pub sheet_of: fn(&str) -> String,
    /// The label of the button that enlarges another player's sheet, from the name.
    pub enlarge: fn(&str) -> String,
    /// The label of the dice before they are rolled.
    pub dice: &'static str,
    /// The label of the dice, from the symbols that they show.
    pub dice_show: fn(Symbol, Symbol) -> String,
    /// The label of the button that rolls the dice.
    pub roll: &'static str,
    /// The label of the piece, with the arguments of `piece_lies`.
    pub piece: fn(Symbol, Symbol, bool) -> String,
    /// The label of the button that turns the piece.
    pub turn_piece: &'static str,
    /// How the piece lies: the symbol of the left or upper half, the other symbol, and whether they are side by
    /// side.
    pub piece_lies: fn(Symbol, Symbol, bool) -> String,
    /// The prompt to choose a symbol.
    pub prompt_start: &'static str,
    /// The prompt to roll.
    pub prompt_roll: &'static str,
    /// The prompt to note the roll, from the symbol of the piece's left or upper half and the other symbol.
    pub prompt_note: fn(Symbol, Symbol) -> String,
    /// The prompt after a finger's first tap, which shows where the piece would lie.
    pub prompt_again: &'static str,
    /// The same where the piece had to be turned to fit.
    pub prompt_turned: &'static str,
    /// The prompt when the person has no room left while others play on.
    pub prompt_full: &'static str,
    /// The prompt while the dice roll.
    pub rolling: &'static str,
    /// The prompt while the scoring is shown.
    pub counting: &'static str,
    /// A turn, from 1 to 12.
    pub turn: fn(u8) -> String,
    /// The expected score of the note in hand, and of the best note if that is another one, in tenths of a
    /// point.
    pub forecast: fn(i32, Option<i32>) -> String,
    /// A number of points.
    pub points: fn(i32) -> String,
    /// The label of a cell, from the cell and its content: a symbol, `free` or `isolated`.
    pub cell: fn(Cell, &str) -> String,
    /// The content of a free cell.
    pub free: &'static str,
    /// The content of a free cell on which nothing can be noted any more.
    pub isolated: &'static str,
    /// The warning that a note would isolate this many cells.
    pub would_isolate: fn(usize) -> String,
    /// The label of a line, from its points and, while it can get more, the most that it can reach.
    pub line: fn(Line, i32, Option<i32>) -> String,
    /// A player has chosen a symbol to begin with, from the name and the symbol.
    pub starts: fn(&str, Symbol) -> String,
    /// The dice were rolled, from their symbols.
    pub rolls: fn(Symbol, Symbol) -> String,
    /// A player has noted a roll, from the name and the symbols with their cells.
    pub notes: fn(&str, NotedSymbol, NotedSymbol) -> String,
    /// The choice of a symbol as an instruction without a full stop; hints insert it after a colon.
    pub describe_start: fn(Symbol) -> String,
    /// A note as an instruction without a full stop; hints insert it after a colon.
    pub describe_note: fn(NotedSymbol, NotedSymbol) -> String,
    /// The heading of the scores.
    pub score: &'static str,
    /// The heading of the points of each player's best row or column; the diagonal is none.
    pub best_line: &'static str,
    /// The line that gave the most of all, with what it gave, and whose it is if several have played. The diagonal says that
    /// it counts twice.
    pub best_line_is: fn(Line, i32, Option<&str>) -> String,
    /// The note that the best row or column has broken a tie.
    pub tie_broken: &'static str,
    /// The rank of a score.
    pub rank: fn(i32, Rank) -> String,
    /// The heading of the study of the dice.
    pub study: &'static str,
    /// How the score compares with a level's games: the name of the level, the percentage of games that the
    /// score beats, the number of games.
    pub percentile: fn(&str, u32, usize) -> String,
    /// The caption of the best sheet found for these dice, from its score and whether the search is over.
    pub best_possible: fn(i32, bool) -> String,
    /// The label of the progress of the study.
    pub studying: &'static str,
    /// The message that the workers cannot study the dice.
    pub no_study: &'static str,
    /// The refusal of a cell that is taken.
    pub taken: &'static str,
    /// The refusal of a cell without a free neighbour.
    pub alone: &'static str,
    /// The refusal of a place where the piece would be off the sheet.
    pub off: &'static str,
    /// The refusal of a note before the dice are rolled.
    pub roll_first: &'static str,
    /// The refusal of a note before the person has chosen a symbol.
    pub start_first: &'static str,
    /// The refusal of a symbol that another player has.
    pub symbol_taken: &'static str,
    /// The refusal when it is not the person's turn.
    pub not_your_turn: &'static str,
}

impl PartialEq for DetrakTexts {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DetrakTexts {
    DetrakTexts::of(lang)
}
