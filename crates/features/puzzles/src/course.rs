//! The course of a game: an exercise for each theme of its puzzles, from the easy to the hard.

use std::rc::Rc;

use model::puzzles::Attempts;
use protocol::{Puzzle, PuzzleGame, Theme};

/// A theme has an exercise if at least so many puzzles are about it: of fewer, none might be as hard as its place asks for.
const LEAST: usize = 3;

/// An exercise of a course.
pub struct Exercise<G: PuzzleGame> {
    /// What is to be seen, by its place among the game's themes.
    pub theme: usize,
    /// The puzzle, which is about that.
    pub puzzle: Rc<Puzzle<G>>,
}

/// The exercises of a game's course, of these puzzles, the easiest first. Each theme has one, as hard as its place asks for
/// by the median of its puzzles: from the easiest of all puzzles to the hardest. No puzzle comes twice.
pub fn course<G: PuzzleGame>(all: &[Rc<Puzzle<G>>]) -> Vec<Exercise<G>> {
    let about = |theme: &G::Theme| {
        let mut about: Vec<_> = all
            .iter()
            .filter(|one| one.themes.contains(theme))
            .collect();
        about.sort_by_cached_key(|one| (one.rating, one.id()));
        about
    };
    let themes = G::Theme::ALL.iter().map(about).enumerate();
    let mut themes: Vec<_> = themes.filter(|(_, about)| about.len() >= LEAST).collect();
    themes.sort_by_key(|(_, about)| about[about.len() / 2].rating);
    let ratings = all.iter().map(|one| usize::from(one.rating));
    let (easiest, hardest) = (ratings.clone().min(), ratings.max());
    let (easiest, hardest) = (easiest.unwrap_or_default(), hardest.unwrap_or_default());
    let steps = themes.len().saturating_sub(1).max(1);
    let mut course: Vec<Exercise<G>> = Vec::new();
    for (place, (theme, about)) in themes.into_iter().enumerate() {
        let wanted = easiest + (hardest - easiest) * place / steps;
        let is_new =
            |one: &&Rc<Puzzle<G>>| course.iter().all(|other| !Rc::ptr_eq(&other.puzzle, one));
        let fits = about.into_iter().filter(is_new);
        let puzzle = fits
            .min_by_key(|one| usize::from(one.rating).abs_diff(wanted))
            .cloned();
        course.extend(puzzle.map(|puzzle| Exercise { theme, puzzle }));
    }
    course.sort_by_key(|one| one.puzzle.rating);
    course
}

/// The exercise that the address asks for, by its place: of no number, the first that is not solved, or the first of all.
pub fn wanted<G: PuzzleGame>(
    course: &[Exercise<G>],
    number: Option<usize>,
    attempts: &Attempts,
) -> Option<usize> {
    let is_open = |one: &Exercise<G>| !attempts.is_solved(one.puzzle.id());
    let place = match number {
        Some(number) => number.checked_sub(1)?,
        None => course.iter().position(is_open).unwrap_or(0),
    };
    (place < course.len()).then_some(place)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::request::puzzles;

    fn check<G: PuzzleGame>() {
        let all = puzzles::<G>();
        let course = course(&all);
        let name = G::ID.name();
        assert!((8..=12).contains(&course.len()), "{name}: {}", course.len());
        let different: BTreeSet<u32> = course.iter().map(|one| one.puzzle.id()).collect();
        assert_eq!(different.len(), course.len(), "{name}: one comes twice");
        for one in &course {
            assert!(
                one.puzzle.themes.contains(&G::Theme::ALL[one.theme]),
                "{name}"
            );
        }
        let ratings: Vec<u16> = course.iter().map(|one| one.puzzle.rating).collect();
        assert!(ratings.is_sorted(), "{name}: {ratings:?}");
        // The weakest level has 1000 points; nothing in the file is harder by much than the last exercise.
        let hardest = all.iter().map(|one| one.rating).max().unwrap();
        let (first, last) = (ratings[0], ratings[ratings.len() - 1]);
        assert!(
            first <= 1000 && last + 100 >= hardest,
            "{name}: {ratings:?}"
        );

        let attempts = Attempts::default();
        assert_eq!(wanted(&course, None, &attempts), Some(0));
        assert_eq!(wanted(&course, Some(2), &attempts), Some(1));
        assert_eq!(wanted(&course, Some(0), &attempts), None);
        assert_eq!(wanted(&course, Some(course.len() + 1), &attempts), None);
        let solved = format!(
            "1 {:08x} 1000 -t\n2 {:08x} 1000 +r\n",
            course[0].puzzle.id(),
            course[0].puzzle.id()
        );
        assert_eq!(wanted(&course, None, &Attempts::read(&solved)), Some(1));
    }

    #[test]
    fn every_course_leads_from_the_easy_to_the_hard_and_each_exercise_is_about_its_theme() {
        check::<engine::dekal::Dekal>();
        check::<engine::detrak::Detrak>();
        check::<engine::dumble::Dumble>();
        check::<engine::debacle::Debacle>();
    }
}
