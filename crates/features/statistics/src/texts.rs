//! The texts of the statistics. A missing text does not compile.
use ui::i18n::{Lang, Translated};

/// The texts in one language.
pub struct StatisticsTexts {
    /// What counts.
    pub intro: &'static str,
    /// The list of games.
    pub games: &'static str,
    /// The field that chooses tables.
    pub which: &'static str,
    /// All tables of a game.
    pub all: &'static str,
    /// The field that lets practice count.
    pub practice: &'static str,
    /// What that means.
    pub practice_about: &'static str,
    /// There is nothing to count.
    pub none: &'static str,
    /// How many games.
    pub count: &'static str,
    /// The share of wins.
    pub wins: &'static str,
    /// The mean.
    pub mean: &'static str,
    /// The standard deviation.
    pub spread: &'static str,
    /// The best result.
    pub best: &'static str,
    /// The chart over time, of so many games.
    pub over_time: fn(usize) -> String,
    /// Heading of the places of that chart.
    pub game: &'static str,
    /// A line of that chart: the results.
    pub results: &'static str,
    /// A line of that chart: the mean of so many.
    pub moving: fn(usize) -> String,
    /// The histogram.
    pub histogram: &'static str,
    /// Unfolds a chart's table.
    pub unfold: &'static str,
    /// The table of all kinds of tables.
    pub tables: &'static str,
    /// Heading of its first column.
    pub table: &'static str,
    /// Saves the file.
    pub export: &'static str,
    /// Forgets everything.
    pub reset: &'static str,
    /// Asks.
    pub reset_sure: &'static str,
    /// Forgets everything, once asked.
    pub reset_yes: &'static str,
    /// It is forgotten.
    pub reset_done: &'static str,
    /// The storage gives nothing.
    pub blocked: &'static str,
    /// So many lines cannot be read.
    pub unreadable: fn(usize) -> String,
    /// So many results came from a file.
    pub imported: fn(usize) -> String,
    /// So many lines about results in a file were left out, as being about days
    /// to come or for want of room.
    pub left_out: fn(usize) -> String,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static StatisticsTexts {
    StatisticsTexts::of(lang)
}
