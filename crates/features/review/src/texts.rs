//! The texts of reviews, in every language. A missing text does not compile.

use super::account::Rivals;
use model::value_scale::ValueScale;
use ui::i18n::{Lang, NumberFormat, Translated};

/// The texts in one language.
pub struct ReviewTexts {
    /// The screen's title, with the game's name.
    pub title: fn(&str) -> String,
    /// What a review is.
    pub about: &'static str,
    /// How far it is: so many of so many decisions.
    pub progress: fn(usize, usize) -> String,
    /// Stops judging, and goes on with it.
    pub stop: &'static str,
    /// Goes on.
    pub go_on: &'static str,
    /// It has been stopped.
    pub stopped: &'static str,
    /// It is done.
    pub done: &'static str,
    /// Nobody decided anything.
    pub nothing: &'static str,
    /// Heading of the chart.
    pub chart: fn(ValueScale) -> &'static str,
    /// The chart's other form.
    pub as_table: &'static str,
    /// Heading of its rows.
    pub turn: &'static str,
    /// A round, from 1, where there are several, and its turns from the first
    /// to the last, from 1.
    pub turns: fn(Option<usize>, u32, u32) -> String,
    /// The last row of a match that is over.
    pub end: &'static str,
    /// Heading of the table of what choices and luck gave.
    pub account: fn(ValueScale) -> &'static str,
    /// Its columns.
    pub start: &'static str,
    /// One's own choices.
    pub own: &'static str,
    /// The others' choices.
    pub others: &'static str,
    /// What is left: luck, if the game has any.
    pub luck: fn(Rivals, bool) -> &'static str,
    /// What came out.
    pub result: &'static str,
    /// What the columns mean.
    pub account_about: fn(Rivals, bool) -> &'static str,
    /// Heading of the decisions.
    pub costly: &'static str,
    /// Whose decisions are listed.
    pub whose: &'static str,
    /// Everybody's.
    pub everybody: &'static str,
    /// So many of so many decisions cost something.
    pub count: fn(usize, usize) -> String,
    /// Lists more of them.
    pub more: &'static str,
    /// Whoever decided, by the name, and what was done, as games advise it.
    pub played: fn(&str, &str) -> String,
    /// What was better, as games advise it.
    pub better: fn(&str) -> String,
    /// By how much, in tenths of the unit, and in tenths of points where they are
    /// told besides.
    pub gain: fn(ValueScale, i32, Option<i32>) -> String,
    /// Up to how much means nothing, in tenths of the unit.
    pub margin: fn(ValueScale, i32) -> String,
    /// Shows the position of a decision.
    pub look: &'static str,
    /// Back to the review.
    pub back: &'static str,
    /// To the decision that cost a little more, and a little less.
    pub dearer: &'static str,
    /// A little less.
    pub cheaper: &'static str,
    /// Which of how many decisions is shown.
    pub place: fn(usize, usize) -> String,
    /// Begins a new game at this point.
    pub play_on: &'static str,
    /// What that means.
    pub play_on_about: &'static str,
    /// How values are written.
    pub numbers: NumberFormat,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static ReviewTexts {
    ReviewTexts::of(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_told_as_players_count_them() {
        let (english, french) = (texts(Lang::En), texts(Lang::Fr));
        assert_eq!((english.turns)(Some(2), 5, 5), "Round 2, turn 5");
        assert_eq!((english.turns)(None, 5, 6), "Turns 5–6");
        assert_eq!((french.turns)(Some(2), 5, 6), "Manche 2, tours 5–6");
        assert_eq!((french.turns)(None, 5, 5), "Tour 5");
    }
}
