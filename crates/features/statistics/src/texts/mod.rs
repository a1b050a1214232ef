//! The texts of the statistics. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

pub mod luck;

use model::results::Rating;
use model::value_scale::Unit;
use ui::i18n::{Lang, Translated};
use ui::translated;

use luck::LuckTexts;

translated!(StatisticsTexts, statistics, with_code);
translated!(LuckTexts, luck, with_code);

/// The texts in one language.
pub struct StatisticsTexts {
    /// Says which games count.
    pub intro: &'static str,
    /// The label of the links to the games.
    pub games: &'static str,
    /// The label of the choice of tables.
    pub which: &'static str,
    /// An option of that choice: all tables of a game.
    pub all: &'static str,
    /// The switch that includes practice.
    pub practice: &'static str,
    /// Explains that switch.
    pub practice_about: &'static str,
    /// Some points.
    pub points: fn(i32) -> String,
    /// How the last game ended, on the home screen.
    pub last: fn(&str) -> String,
    /// The person's rating while it is provisional, after that.
    pub rated_about: fn(i32) -> String,
    /// The person's rating, after that.
    pub rated: fn(i32) -> String,
    /// The person's rating and its 95 % interval, or that it is provisional, and the name of the level that is about as strong.
    pub rating: fn(&Rating, &str) -> String,
    /// The number of games that were judged last, and which level decides as well as the person did in these.
    pub reviewed: fn(usize, &str) -> String,
    /// The title of the chart of what a decision cost.
    pub losses: fn(Unit) -> &'static str,
    /// The name of that chart's line with the games.
    pub loss: &'static str,
    /// The heading of the kinds of decisions that cost the most.
    pub kinds: &'static str,
    /// A kind of decision: its name, what it cost in a game on average, in tenths of a point or of a percent of a win, and in
    /// how many decisions.
    pub kind: fn(&str, Unit, i32, usize) -> String,
    /// The link to an example, by its number.
    pub example: fn(usize) -> String,
    /// How many of the games that are shown had help.
    pub assisted: fn(usize) -> String,
    /// Explains the rating.
    pub rating_about: &'static str,
    /// There are no games to count.
    pub none: &'static str,
    /// The heading of the number of games.
    pub count: &'static str,
    /// The heading of the share of wins.
    pub wins: &'static str,
    /// The heading of the mean.
    pub mean: &'static str,
    /// The heading of the standard deviation.
    pub spread: &'static str,
    /// The heading of the best result.
    pub best: &'static str,
    /// The title of the chart over time, with the number of its games.
    pub over_time: fn(usize) -> String,
    /// The heading of the first column of that chart's table.
    pub game: &'static str,
    /// The name of that chart's line with the results.
    pub results: &'static str,
    /// The name of that chart's line with the moving mean, with the number of games in each mean.
    pub moving: fn(usize) -> String,
    /// The title of the histogram.
    pub histogram: &'static str,
    /// Unfolds a chart's table.
    pub unfold: &'static str,
    /// The title of the table of all kinds of tables.
    pub tables: &'static str,
    /// The heading of its first column.
    pub table: &'static str,
    /// The button that exports the results.
    pub export: &'static str,
    /// The button that resets the statistics.
    pub reset: &'static str,
    /// Asks for confirmation of the reset.
    pub reset_sure: &'static str,
    /// The button that confirms the reset.
    pub reset_yes: &'static str,
    /// Status: the statistics were reset.
    pub reset_done: &'static str,
    /// Error: the database cannot be used.
    pub blocked: &'static str,
    /// The number of stored lines that cannot be read.
    pub unreadable: fn(usize) -> String,
    /// The number of results that were imported.
    pub imported: fn(usize) -> String,
    /// The number of imported lines that were left out, because they are about days to come or because there
    /// was no room.
    pub left_out: fn(usize) -> String,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static StatisticsTexts {
    StatisticsTexts::of(lang)
}
