//! The texts of the games of the day. A missing text does not compile.

use ui::i18n::{Lang, Translated};

/// The texts in one language.
pub struct DailyTexts {
    /// What it is about.
    pub intro: &'static str,
    /// When the next games come, at this local time.
    pub next: fn(&str) -> String,
    /// The present day, with its date.
    pub today: fn(&str) -> String,
    /// The counted game is not begun.
    pub open: &'static str,
    /// It is begun.
    pub begun: &'static str,
    /// It was not played, and the day is over.
    pub missed: &'static str,
    /// It is played.
    pub done: &'static str,
    /// The day is still to come.
    pub future: &'static str,
    /// Play without counting.
    pub practise: &'static str,
    /// Look at the counted game again.
    pub replay: &'static str,
    /// Heading of the result.
    pub result: &'static str,
    /// The par, a result in words.
    pub par: fn(&str) -> String,
    /// The bots still play for the par.
    pub par_comes: &'static str,
    /// The bots could not be asked.
    pub par_unknown: &'static str,
    /// How a result compares to the par: better, equal, worse.
    pub compared: [&'static str; 3],
    /// What is par, by the name of the bot's level.
    pub par_about: fn(&str) -> String,
    /// Where others play: theirs are other results then.
    pub par_apart: &'static str,
    /// Copies the result.
    pub copy: &'static str,
    /// It is copied.
    pub copied: &'static str,
    /// The browser does not let the page copy.
    pub copy_yourself: &'static str,
    /// The field with the result as text.
    pub as_text: &'static str,
    /// The word before the par in the text that is copied.
    pub par_word: &'static str,
    /// Leads back to the games of the day.
    pub all: &'static str,
    /// How many days in a row, and the most ever.
    pub streak: fn(usize, usize) -> String,
    /// Heading of the calendar.
    pub calendar: &'static str,
    /// To the month before.
    pub before: &'static str,
    /// To the month after.
    pub after: &'static str,
    /// How many of the day's games are played, for a screen reader.
    pub played: fn(usize) -> String,
    /// The signs in the calendar.
    pub legend: &'static str,
    /// A result finds no room, and does not count yet.
    pub no_room: &'static str,
    /// The storage gives nothing.
    pub blocked: &'static str,
    /// What is kept holds so many lines that cannot be read.
    pub unreadable: fn(usize) -> String,
    /// An address names a day whose game cannot count any more.
    pub too_late: &'static str,
    /// An address names a day that is still to come.
    pub too_early: &'static str,
    /// An address names a day's game that is over.
    pub over: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DailyTexts {
    DailyTexts::of(lang)
}
