//! The texts about luck. A missing text does not compile.
use model::results::Scale;
use ui::i18n::{Lang, Translated};

/// What made a result another than was to be expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Chance.
    Luck,
    /// Chance, as points that dice were worth to others.
    Dice,
    /// Chance, and several others' choices, which cannot be told apart.
    LuckAndOthers,
    /// What the expert had not foreseen, where there is no chance.
    Unforeseen,
}

/// The texts in one language.
pub struct LuckTexts {
    /// The heading.
    pub title: &'static str,
    /// It is known of so many games of so many.
    pub known: fn(usize, usize) -> String,
    /// It can be worked out for so many more.
    pub open: fn(usize) -> String,
    /// So many have no record.
    pub lost: fn(usize) -> String,
    /// The records of so many cannot be used.
    pub unusable: fn(usize) -> String,
    /// Begins to work it out.
    pub work_out: &'static str,
    /// Stops.
    pub stop: &'static str,
    /// Goes on.
    pub go_on: &'static str,
    /// So many games are to go; so many of so many questions about the one at
    /// hand are answered.
    pub progress: fn(usize, usize, usize) -> String,
    /// It is worked out now.
    pub runs: &'static str,
    /// It has been stopped.
    pub stopped: &'static str,
    /// Nothing is left to be worked out.
    pub done: &'static str,
    /// There is no room to keep what was found.
    pub full: &'static str,
    /// Heading of one measure of several, with the number of its games.
    pub measure: fn(Scale, Cause, usize) -> String,
    /// What it gave a game, and how far that may be off: points, hundredths of a
    /// win.
    pub gave: fn(Cause, Scale, f64, Option<f64>) -> String,
    /// What the games came to, and what was expected: numbers in words, of wins
    /// a range.
    pub compare: fn(Scale, &str, &str) -> String,
    /// From one share of wins to another, in words.
    pub range: fn(&str, &str) -> String,
    /// From how many games on it is told what was expected.
    pub few: fn(usize) -> String,
    /// What chance comes to over many games.
    pub long_run: &'static str,
    /// Why a game can have more than a whole win of it.
    pub added: &'static str,
    /// What others' choices have to do with it.
    pub others: &'static str,
    /// The chart's title: so many games, means of so many.
    pub chart: fn(Scale, usize, usize) -> String,
    /// Heading of the places of the chart.
    pub game: &'static str,
    /// The line of what the games came to.
    pub actual: &'static str,
    /// The line of what was to be expected.
    pub expected: &'static str,
    /// Unfolds the chart's table.
    pub unfold: &'static str,
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
            "Luck gave you +1.5 points a game (± 0.4)."
        );
        assert_eq!(
            (texts(Lang::Fr).gave)(Cause::LuckAndOthers, Scale::Wins, -3.25, None),
            "La chance et les choix des autres vous ont donné −3,3\u{a0}%\u{a0}de victoire par partie."
        );
        let points = |mean| (texts(Lang::Fr).gave)(Cause::Luck, Scale::Points, mean, None);
        assert!(points(-1.94).contains("−1,9\u{a0}point par"));
        assert!(points(1.96).contains("+2,0\u{a0}points par"));
    }
}
