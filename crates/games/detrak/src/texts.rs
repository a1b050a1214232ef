//! The texts of Détrak's table, in every language. A missing text does not compile.

use engine::detrak::{Cell, Line, Rank, Symbol};
use protocol::Level;

use table::GameSummary;
use ui::i18n::{Lang, Translated};

/// A symbol, and where it is noted.
pub type NotedSymbol = (Symbol, Cell);

/// The game's texts in one language.
pub struct DetrakTexts {
    /// How it introduces itself on the home screen.
    pub summary: GameSummary,
    /// What a level does.
    pub level_about: fn(Level) -> &'static str,
    /// The option of the advanced rules.
    pub advanced: &'static str,
    /// What that means.
    pub advanced_about: &'static str,
    /// The table's name for landmarks and titles.
    pub title: &'static str,
    /// A symbol's name.
    pub symbol: fn(Symbol) -> &'static str,
    /// One's own sheet.
    pub your_sheet: &'static str,
    /// Another's sheet, by the name.
    pub sheet_of: fn(&str) -> String,
    /// Shows another's sheet large, by the name.
    pub enlarge: fn(&str) -> String,
    /// Makes it small again.
    pub close: &'static str,
    /// The dice, before they are rolled.
    pub dice: &'static str,
    /// The dice, and what they show.
    pub dice_show: fn(Symbol, Symbol) -> String,
    /// Rolls them.
    pub roll: &'static str,
    /// The piece that is noted, and how it lies: as `piece_lies`.
    pub piece: fn(Symbol, Symbol, bool) -> String,
    /// Turns the piece.
    pub turn_piece: &'static str,
    /// Swaps its symbols.
    pub swap: &'static str,
    /// How the piece lies: the symbols, that of its left or upper half first, and
    /// whether they are side by side.
    pub piece_lies: fn(Symbol, Symbol, bool) -> String,
    /// The prompt to choose a symbol.
    pub prompt_start: &'static str,
    /// The prompt to roll.
    pub prompt_roll: &'static str,
    /// The prompt to note the roll: the symbol of the piece's left or upper half
    /// first.
    pub prompt_note: fn(Symbol, Symbol) -> String,
    /// The prompt to place the second half, with its symbol.
    pub prompt_second: fn(Symbol) -> String,
    /// The person has no room left and others play on.
    pub prompt_full: &'static str,
    /// The dice are rolling.
    pub rolling: &'static str,
    /// The sheet is being counted.
    pub counting: &'static str,
    /// The turn of 12, from 1.
    pub turn: fn(u8) -> String,
    /// What a note is expected to end with, in tenths of a point, and the best
    /// there is if that is another.
    pub forecast: fn(i32, Option<i32>) -> String,
    /// Some points.
    pub points: fn(i32) -> String,
    /// A cell, and what is there: a symbol, `free` or `isolated`.
    pub cell: fn(Cell, &str) -> String,
    /// Nothing is noted there.
    pub free: &'static str,
    /// Nothing can be noted there any more.
    pub isolated: &'static str,
    /// A note would leave so many cells that cannot be used.
    pub would_isolate: fn(usize) -> String,
    /// A line, what it has, and the most it could still have.
    pub line: fn(Line, i32, Option<i32>) -> String,
    /// A symbol that somebody begins with: name, symbol.
    pub starts: fn(&str, Symbol) -> String,
    /// A roll.
    pub rolls: fn(Symbol, Symbol) -> String,
    /// A note: name, symbol, cell, symbol, cell.
    pub notes: fn(&str, NotedSymbol, NotedSymbol) -> String,
    /// A first symbol as something to do, without a full stop: it is put into
    /// the sentences of hints, after a colon.
    pub advise_start: fn(Symbol) -> String,
    /// A note as something to do, in the same way.
    pub advise_note: fn(NotedSymbol, NotedSymbol) -> String,
    /// The score.
    pub score: &'static str,
    /// The best line.
    pub best_line: &'static str,
    /// A tie was broken by the best line.
    pub tie_broken: &'static str,
    /// The rank of a score.
    pub rank: fn(i32, Rank) -> String,
    /// Heading of what else could have become of the dice.
    pub study: &'static str,
    /// How the score stands among games of a level: the level's name, better than
    /// so many in a hundred, of how many games.
    pub percentile: fn(&str, u32, usize) -> String,
    /// The score of the best sheet found for these dice, and whether the search is
    /// over: before that sheet.
    pub best_possible: fn(i32, bool) -> String,
    /// The study is under way.
    pub studying: &'static str,
    /// The workers cannot look into it.
    pub no_study: &'static str,
    /// Why something is refused.
    pub taken: &'static str,
    /// A cell without a free neighbour.
    pub alone: &'static str,
    /// The piece is off the sheet.
    pub off: &'static str,
    /// The dice have to be rolled first.
    pub roll_first: &'static str,
    /// A symbol has to be chosen first.
    pub start_first: &'static str,
    /// Another has the symbol.
    pub symbol_taken: &'static str,
    /// It is not the person's turn.
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
