//! The texts of puzzles. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use engine::GameId;
use model::puzzles::Way;
use model::value_scale::Unit;
use ui::i18n::NumberFormat;
use ui::translated;

translated!(PuzzleTexts, puzzles, with_code);
translated!(MistakeTexts, mistakes, with_code);
translated!(CourseTexts, course, with_code);
translated!(ProgressTexts, progress, with_code);

/// The texts in one language.
pub struct PuzzleTexts {
    /// How numbers are written.
    pub numbers: NumberFormat,
    /// The heading.
    pub title: &'static str,
    /// What puzzles are.
    pub about: &'static str,
    /// None was tried yet.
    pub none_tried: &'static str,
    /// The person's rating, and whether it is provisional.
    pub rating: fn(i32, bool) -> String,
    /// So many of so many were solved at once.
    pub solved: fn(usize, usize) -> String,
    /// So many were solved in the run that goes on, so many misses would end it, and the most in any run.
    pub run: fn(usize, usize, usize) -> String,
    /// The button to the next puzzle near the person's rating.
    pub solve: &'static str,
    /// The button to the puzzle of the day.
    pub of_day: &'static str,
    /// The button to so many that were missed.
    pub missed: fn(usize) -> String,
    /// The heading of the themes.
    pub by_theme: &'static str,
    /// The heading of the puzzles of earlier days.
    pub earlier: &'static str,
    /// How many puzzles there are.
    pub count: fn(usize) -> String,
    /// What is asked.
    pub ask: &'static str,
    /// The answer is right.
    pub right: &'static str,
    /// The answer is wrong, and costs so many tenths of a percent of a win, or of a point.
    pub wrong: fn(i32, Unit) -> String,
    /// The answer is wrong.
    pub wrong_unknown: &'static str,
    /// What the right action is worth and what another is, as numbers with the unit; whether the other is the person's own
    /// answer.
    pub numbers_of: fn(Unit, &str, &str, bool) -> String,
    /// How it goes on after the right action if everybody plays as well as they can.
    pub best_line: fn(&str) -> String,
    /// How it goes on after the wrong answer.
    pub reply: fn(&str) -> String,
    /// The solution is shown: so many actions are right.
    pub solution_is: fn(usize) -> &'static str,
    /// The person's rating, and by how much it changed.
    pub rated: fn(i32, i32) -> String,
    /// The puzzle's rating.
    pub rating_of: fn(u16) -> String,
    /// What follows it where the answer is not counted.
    pub practice: &'static str,
    /// The sign of a right action, and that of a wrong one.
    pub is_right: &'static str,
    /// See [`PuzzleTexts::is_right`].
    pub is_wrong: &'static str,
    /// In place of the value of an action that is clearly behind.
    pub behind: &'static str,
    /// The buttons: the next puzzle, once more, the solution, the analysis board.
    pub next: &'static str,
    /// See [`PuzzleTexts::next`].
    pub again: &'static str,
    /// See [`PuzzleTexts::next`].
    pub solution: &'static str,
    /// The button that shows the solution while no answer is given, which counts as a wrong one.
    pub give_up: &'static str,
    /// See [`PuzzleTexts::next`].
    pub analyse: &'static str,
    /// All were tried.
    pub all_done: &'static str,
    /// None is to be repeated.
    pub none_missed: &'static str,
    /// What the puzzles of a game are about, in the order of its themes.
    pub themes: fn(GameId) -> &'static [&'static str],
}

impl PuzzleTexts {
    /// What is said of a puzzle with this rating: where the answer is not counted, that it is practice.
    pub fn rated_so(&self, rating: u16, way: Way) -> String {
        let practice = match way {
            Way::Repeated => self.practice,
            Way::Next | Way::Theme => "",
        };
        format!("{}{practice}", (self.rating_of)(rating))
    }
}

/// A day as it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When<'a> {
    /// The present day.
    Today,
    /// The day before.
    Yesterday,
    /// This day of the last week.
    Last(&'a str),
    /// A day with this date.
    On(&'a str),
}

/// The texts about one's own mistakes, in one language.
pub struct MistakeTexts {
    /// The heading.
    pub title: &'static str,
    /// What becomes of mistakes, below the heading of the list.
    pub about: &'static str,
    /// So many are due.
    pub to_repeat: fn(usize) -> String,
    /// So many are kept, and so many of them are learned.
    pub kept: fn(usize, usize) -> String,
    /// When the next is due.
    pub next: fn(&str) -> String,
    /// The button that sets one aside for good.
    pub aside: &'static str,
    /// None is due.
    pub nothing: &'static str,
    /// A day, as the beginning of a sentence or within one.
    pub when: fn(When) -> String,
    /// That, and the names of the opponents.
    pub against: fn(&str, &str) -> String,
    /// What was played in the game, and what it cost, in tenths of a percent of a win, or of a point.
    pub played: fn(&str, i32, Unit) -> String,
    /// So many right answers in a row so far.
    pub rights: fn(u8) -> String,
}

/// The texts about the courses, in one language.
pub struct CourseTexts {
    /// The heading.
    pub title: &'static str,
    /// What a course is.
    pub about: &'static str,
    /// So many exercises of so many are solved.
    pub solved: fn(usize, usize) -> String,
    /// The number of an exercise, from 1, of so many.
    pub exercise: fn(usize, usize) -> String,
    /// The last exercise was answered.
    pub done: &'static str,
    /// The name of the sign of a solved one.
    pub ticked: &'static str,
    /// The button to the next one.
    pub next: &'static str,
    /// What is to be seen in an exercise of a game, in the order of its themes.
    pub see: fn(GameId) -> &'static [&'static str],
}

/// The texts about the person's progress, in one language.
pub struct ProgressTexts {
    /// The heading.
    pub title: &'static str,
    /// The title of the chart of the rating.
    pub chart: &'static str,
    /// One puzzle, as the heading of the chart's places.
    pub puzzle: &'static str,
    /// The rating, as the heading of the chart's values.
    pub rating: &'static str,
    /// The button that shows the chart's numbers.
    pub unfold: &'static str,
    /// The title of the table of themes.
    pub by_theme: &'static str,
    /// The heading of the themes.
    pub theme: &'static str,
    /// The heading of what was solved.
    pub solved: &'static str,
    /// So many solved of so many tried.
    pub of: fn(usize, usize) -> String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::contents;
    use ui::i18n::{Lang, Translated};

    #[test]
    fn every_theme_has_a_name_in_every_language() {
        for lang in Lang::ALL {
            for game in GameId::ALL {
                let texts = (PuzzleTexts::of(lang).themes)(game);
                let see = (CourseTexts::of(lang).see)(game);
                assert_eq!(see.len(), texts.len(), "{lang:?} {game:?}");
                assert_eq!(
                    texts.len(),
                    contents(game).themes.len(),
                    "{lang:?} {game:?}"
                );
                let mut different = texts.to_vec();
                different.sort_unstable();
                different.dedup();
                assert_eq!(different.len(), texts.len(), "{lang:?} {game:?}: two alike");
            }
        }
    }
}
