//! The texts of reviews, in every language. A missing text does not compile.

use super::account::Rivals;
use model::value_scale::ValueScale;
use ui::i18n::{Lang, NumberFormat, Translated};

/// The texts in one language.
pub struct ReviewTexts {
    /// The title of the screen, with the game's name.
    pub title: fn(&str) -> String,
    /// Explains what a review is.
    pub about: &'static str,
    /// The progress: the number of judged decisions, and of all.
    pub progress: fn(usize, usize) -> String,
    /// The button that stops the judging.
    pub stop: &'static str,
    /// The button that continues the judging.
    pub go_on: &'static str,
    /// Status: the judging was stopped.
    pub stopped: &'static str,
    /// Status: all decisions are judged.
    pub done: &'static str,
    /// Status: nobody decided anything.
    pub nothing: &'static str,
    /// The heading of the chart.
    pub chart: fn(ValueScale) -> &'static str,
    /// Unfolds the chart's table.
    pub as_table: &'static str,
    /// The heading of the first column of the chart's table.
    pub turn: &'static str,
    /// A round, from 1, if there are several, and its first and last turn, from 1.
    pub turns: fn(Option<usize>, u32, u32) -> String,
    /// The last row of the chart's table, for a match that is over.
    pub end: &'static str,
    /// The heading of the account.
    pub account: fn(ValueScale) -> &'static str,
    /// A column of the account: the expectation at the start.
    pub start: &'static str,
    /// A column of the account: the seat's own choices.
    pub own: &'static str,
    /// A column of the account: the others' choices.
    pub others: &'static str,
    /// A column of the account: luck, or what the expert did not foresee if the game has no luck.
    pub luck: fn(Rivals, bool) -> &'static str,
    /// A column of the account: the result.
    pub result: &'static str,
    /// Explains the columns of the account.
    pub account_about: fn(Rivals, bool) -> &'static str,
    /// The heading of the decisions.
    pub costly: &'static str,
    /// The label of the choice whose decisions are listed.
    pub whose: &'static str,
    /// An option of that choice: all seats.
    pub everybody: &'static str,
    /// The number of decisions that cost something, and of all.
    pub count: fn(usize, usize) -> String,
    /// The button that lists more decisions.
    pub more: &'static str,
    /// The name of the seat that decided, and the action it took, in the form of the game's advice.
    pub played: fn(&str, &str) -> String,
    /// The better action, in the form of the game's advice.
    pub better: fn(&str) -> String,
    /// The difference in tenths of the unit; and in tenths of points, where these are shown too.
    pub gain: fn(ValueScale, i32, Option<i32>) -> String,
    /// The margin below which a difference means nothing, in tenths of the unit.
    pub margin: fn(ValueScale, i32) -> String,
    /// The link to the position of a decision.
    pub look: &'static str,
    /// The link back to the overview.
    pub back: &'static str,
    /// The link to the next more expensive decision.
    pub dearer: &'static str,
    /// The link to the next cheaper decision.
    pub cheaper: &'static str,
    /// The place of the decision that is shown, and the number of listed decisions.
    pub place: fn(usize, usize) -> String,
    /// The button that starts a new match from this position.
    pub play_on: &'static str,
    /// Explains that button.
    pub play_on_about: &'static str,
    /// The format of numbers.
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
