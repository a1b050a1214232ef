//! The texts about the person's progress, in English.

use crate::texts::ProgressTexts;

pub(crate) static TEXTS: ProgressTexts = ProgressTexts {
    title: "Your progress",
    chart: "Rating, puzzle by puzzle",
    puzzle: "Puzzle",
    rating: "Rating",
    unfold: "Show as a table",
    by_theme: "Solved at the first try, by theme",
    theme: "Theme",
    solved: "Solved",
    of: |solved, tried| format!("{solved} of {tried}"),
};
