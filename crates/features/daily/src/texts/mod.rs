//! The texts of the games of the day. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use core::cmp::Ordering;

use ui::i18n::{Lang, Translated};
use ui::translated;

translated!(DailyTexts, daily, with_code);

/// The texts in one language.
pub struct DailyTexts {
    /// Explains the games of the day.
    pub intro: &'static str,
    /// Says at which local time the next games come.
    pub next: fn(&str) -> String,
    /// The heading of the present day, with its date and the local time at which it ends. Where clocks are far from UTC it is
    /// not today there.
    pub today: fn(&str, &str) -> String,
    /// State: the counted game has not begun.
    pub open: &'static str,
    /// State: it has begun.
    pub begun: &'static str,
    /// State: the day is over, and it was not played.
    pub missed: &'static str,
    /// State: it has been played.
    pub done: &'static str,
    /// State: the day is still to come.
    pub future: &'static str,
    /// The link that plays without counting.
    pub practise: &'static str,
    /// The link that replays the counted game.
    pub replay: &'static str,
    /// The heading of the result.
    pub result: &'static str,
    /// The par, with its result in words.
    pub par: fn(&str) -> String,
    /// Status: the bots are still playing for the par.
    pub par_comes: &'static str,
    /// Error: the bots cannot answer.
    pub par_unknown: &'static str,
    /// The comparison with the par: whether the result is better, and by how many points, unless places decide.
    pub compared: fn(Ordering, Option<u32>) -> String,
    /// Explains par, with the name of the bot's level.
    pub par_about: fn(&str) -> String,
    /// Adds, for games with opponents, that their results differ in the par game.
    pub par_apart: &'static str,
    /// The button that copies the result.
    pub copy: &'static str,
    /// The button that copies the results of a day.
    pub copy_day: &'static str,
    /// Status: the result was copied.
    pub copied: &'static str,
    /// The browser does not let the page copy, so the person has to.
    pub copy_yourself: &'static str,
    /// The label of the field with the result as text.
    pub as_text: &'static str,
    /// The word before the par in the text that is copied.
    pub par_word: &'static str,
    /// The link back to the games of the day.
    pub all: &'static str,
    /// The current streak in days, and the longest.
    pub streak: fn(usize, usize) -> String,
    /// The heading of the calendar.
    pub calendar: &'static str,
    /// The button to the month before.
    pub before: &'static str,
    /// The button to the month after.
    pub after: &'static str,
    /// The number of the day's games that were played, for screen readers.
    pub played: fn(usize) -> String,
    /// The legend of the calendar, with the titles of the games in the order of their dots.
    pub legend: fn(&[&str]) -> String,
    /// Error: there is no room for a result, so it does not count yet.
    pub no_room: &'static str,
    /// Error: the database cannot be used.
    pub blocked: &'static str,
    /// The number of stored lines that cannot be read.
    pub unreadable: fn(usize) -> String,
    /// Refusal: an address names a past day, whose game can no longer count.
    pub too_late: &'static str,
    /// Refusal: an address names a day that is still to come.
    pub too_early: &'static str,
    /// Refusal: an address names a day's game that has been played.
    pub over: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DailyTexts {
    DailyTexts::of(lang)
}
