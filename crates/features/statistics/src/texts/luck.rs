//! The texts about luck. A missing text does not compile.

use model::results::Scale;
use ui::i18n::{Lang, Translated};

/// What makes results differ from expectations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Chance.
    Luck,
    /// Chance: how good the dice were, in points, compared with other dice.
    Dice,
    /// Chance together with several others' choices, which cannot be told from it.
    LuckAndOthers,
    /// What the expert did not foresee, in a game without chance.
    Unforeseen,
}

/// The texts in one language.
pub struct LuckTexts {
    /// The heading of the section.
    pub title: &'static str,
    /// The number of games whose luck is known, and of all games.
    pub known: fn(usize, usize) -> String,
    /// The number of games for which it can still be computed.
    pub open: fn(usize) -> String,
    /// The number of games without a record.
    pub lost: fn(usize) -> String,
    /// The number of games whose records cannot be used.
    pub unusable: fn(usize) -> String,
    /// The button that begins the computation.
    pub work_out: &'static str,
    /// The button that stops it.
    pub stop: &'static str,
    /// The button that continues it.
    pub go_on: &'static str,
    /// The number of games that are left; for the present game, the number of questions that are answered, and
    /// of all its questions.
    pub progress: fn(usize, usize, usize) -> String,
    /// Status: it is being computed.
    pub runs: &'static str,
    /// Status: it was stopped.
    pub stopped: &'static str,
    /// Status: nothing is left to compute.
    pub done: &'static str,
    /// Error: there is no room to store what was found.
    pub full: &'static str,
    /// The heading of one measure among several, with the number of its games.
    pub measure: fn(Scale, Cause, usize) -> String,
    /// The mean luck per game, and half of its interval: points, or hundredths of a win.
    pub gave: fn(Cause, Scale, f64, Option<f64>) -> String,
    /// Actual against expected results, as formatted numbers; for wins the second is a range.
    pub compare: fn(Scale, &str, &str) -> String,
    /// A range of shares of wins, from its formatted ends.
    pub range: fn(&str, &str) -> String,
    /// The number of games that an expected result needs.
    pub few: fn(usize) -> String,
    /// Explains what chance comes to over many games.
    pub long_run: &'static str,
    /// Explains why luck can be more than a whole win per game.
    pub added: &'static str,
    /// Explains why this includes the effect of others' choices.
    pub others: &'static str,
    /// The title of the chart: the number of games, and the number of games in each mean.
    pub chart: fn(Scale, usize, usize) -> String,
    /// The heading of the first column of the chart's table.
    pub game: &'static str,
    /// The name of the line with actual results.
    pub actual: &'static str,
    /// The name of the line with expected results.
    pub expected: &'static str,
    /// Unfolds the chart's table.
    pub unfold: &'static str,
}

/// A number in tenths, as amounts are given.
pub(super) fn tenths(number: f64) -> i32 {
    (10.0 * number).round() as i32
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static LuckTexts {
    LuckTexts::of(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_luck_gave_is_a_sentence() {
        assert_eq!(
            (texts(Lang::En).gave)(Cause::Luck, Scale::Points, 1.5, Some(0.44)),
            "Luck gave you 1.5 points a game (± 0.4 points)."
        );
        assert_eq!(
            (texts(Lang::En).gave)(Cause::Dice, Scale::Points, -0.05, None),
            "Your dice cost you 0.1 points a game."
        );
        assert_eq!(
            (texts(Lang::En).gave)(Cause::Luck, Scale::Wins, 132.0, Some(8.04)),
            "Luck gave you 1.3 wins a game (± 8% of a win)."
        );
        assert_eq!(
            (texts(Lang::De).gave)(Cause::Luck, Scale::Points, -0.04, None),
            "Das Glück hat dir 0,0 Punkte pro Partie gebracht."
        );
        assert_eq!(
            (texts(Lang::Fr).gave)(Cause::LuckAndOthers, Scale::Wins, -3.25, None),
            "La chance et les choix des autres vous ont coûté 3,3\u{a0}% d’une victoire par partie."
        );
        let points = |mean| (texts(Lang::Fr).gave)(Cause::Luck, Scale::Points, mean, None);
        assert!(points(-1.94).contains("coûté 1,9 point par"));
        assert!(points(1.96).contains("donné 2,0 points par"));
    }
}
