//! The texts of the analysis board. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use engine::PositionError;
use model::value_scale::Unit;
use ui::i18n::NumberFormat;
use ui::translated;

translated!(AnalysisTexts, analysis, with_code);

/// A table of the engine's reasons ([`SetupTexts::reasons`]), one to a line.
macro_rules! reasons {
    ($($reason:literal => $told:literal,)*) => {
        pub(crate) static REASONS: &[(&str, &str)] = &[$(($reason, $told)),*];
    };
}
pub(crate) use reasons;

/// The texts in one language.
pub struct AnalysisTexts {
    /// How numbers are written.
    pub numbers: NumberFormat,
    /// The buttons to the beginning, one step back, one step on, and to the end.
    pub steps: [&'static str; 4],
    /// The button that shows and hides values.
    pub values: &'static str,
    /// The workers have not answered yet.
    pub thinking: &'static str,
    /// The workers cannot answer.
    pub failed: &'static str,
    /// What a player may expect with the best move: the value with its unit. A person who plays alone is not named.
    pub expected: fn(Option<&str>, &str, Unit) -> String,
    /// How many times as long as for a hint was thought, and whether that was the last time.
    pub effort: fn(u32, bool) -> String,
    /// The values are exact.
    pub exact: &'static str,
    /// Judged is what this player can know. A person who plays alone is not named.
    pub knowledge: fn(Option<&str>) -> String,
    /// The button with which moves are judged as if all hands lay open.
    pub all_hands: &'static str,
    /// Judged is by all hands.
    pub open: &'static str,
    /// The list of the judged moves.
    pub options: &'static str,
    /// A move is as good as the best.
    pub as_good: &'static str,
    /// In place of the value of a move that is clearly behind.
    pub behind: &'static str,
    /// The button that plays the best line, of so many moves.
    pub insert: fn(usize) -> String,
    /// The round is over.
    pub over: &'static str,
    /// The match is over.
    pub match_over: &'static str,
    /// Chance is due.
    pub waiting: &'static str,
    /// The list of moves.
    pub moves: &'static str,
    /// What stands between a player and their move.
    pub colon: &'static str,
    /// An event of chance in place of others.
    pub chance: fn(&str) -> String,
    /// The heading above the events that chance could have brought.
    pub choose_chance: &'static str,
    /// The list in which one of several events is chosen.
    pub which_event: &'static str,
    /// The button that has every event judged.
    pub average: &'static str,
    /// So many of all events are judged.
    pub averaging: fn(usize, usize) -> String,
    /// What is expected on average over all events, and after that which came: values with their unit.
    pub averaged: fn(&str, &str) -> String,
    /// There is no average, since not all events leave the decision to the same player.
    pub no_average: &'static str,
    /// For screen readers: a variation begins.
    pub variation: &'static str,
    /// The analysis cannot be kept, and what to do.
    pub too_large: &'static str,
    /// The beginning of the next round.
    pub next_round: &'static str,
    /// The field for a comment.
    pub comment: &'static str,
    /// The buttons: draw chance anew, make the variation the line, delete from here on, take the last change back.
    pub redraw: &'static str,
    /// See [`AnalysisTexts::redraw`].
    pub promote: &'static str,
    /// See [`AnalysisTexts::redraw`].
    pub delete: &'static str,
    /// See [`AnalysisTexts::redraw`].
    pub undo: &'static str,
    /// Setting up a position.
    pub setup: SetupTexts,
    /// The analyses that are kept.
    pub kept: KeptTexts,
}

/// The texts with which a position is set up.
pub struct SetupTexts {
    /// The heading.
    pub title: &'static str,
    /// The field with the position as one line of text.
    pub line: &'static str,
    /// The button that puts the position on the board.
    pub show: &'static str,
    /// The heading of the fields that are rarely changed.
    pub others: &'static str,
    /// The signs that can be put into cells.
    pub tray: &'static str,
    /// A cell with nothing known in it.
    pub no_sign: &'static str,
    /// A cell without a card.
    pub hole: &'static str,
    /// The button that takes a card away.
    pub remove: &'static str,
    /// The list of the cards that can be added.
    pub add_card: &'static str,
    /// A cell by its row and column.
    pub place: fn(usize, usize) -> String,
    /// The name of a field of a line.
    pub field: fn(&str) -> &'static str,
    /// A value of a field. A step comes without its seats and rolls. `None` if the value
    /// says it all.
    pub value: fn(&str) -> Option<&'static str>,
    /// A text is no line of any game.
    pub no_line: &'static str,
    /// What is wrong with a line, without the engine's reason.
    pub refused: fn(&PositionError) -> String,
    /// The reasons for which the engine refuses a line, as it gives them, and what a player is told: sentences that say
    /// what has to be so.
    pub reasons: &'static [(&'static str, &'static str)],
}

/// The texts about the analyses that are kept.
pub struct KeptTexts {
    /// What can be begun and found here.
    pub about: &'static str,
    /// The heading above the games.
    pub begin: &'static str,
    /// The heading above the list.
    pub title: &'static str,
    /// Nothing is kept.
    pub none: &'static str,
    /// The field for the name of an analysis.
    pub name: &'static str,
    /// The button that keeps it.
    pub keep: &'static str,
    /// It is kept.
    pub done: &'static str,
    /// There is another of this name: pressing again replaces it.
    pub replace: &'static str,
    /// Deletes the one of this name?
    pub delete_sure: fn(&str) -> String,
}
