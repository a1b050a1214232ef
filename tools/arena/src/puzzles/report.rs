//! The report on puzzles that were found.

use std::fmt;

use protocol::{Puzzle, Theme};

use super::find::Counts;
use super::source::PuzzleSource;

/// The width of a column of ratings, in points.
const RATINGS: u16 = 200;

/// Puzzles that were found.
pub struct Report<'a, G: PuzzleSource> {
    /// The puzzles.
    pub puzzles: &'a [Puzzle<G>],
    /// Whether each is listed.
    pub is_list: bool,
    /// In how many the natural action is right.
    pub natural: usize,
    /// What became of the decisions of all matches.
    pub counts: Counts,
    /// The number of matches.
    pub matches: u32,
    /// The size of the file.
    pub bytes: usize,
    /// The time that it took, in seconds.
    pub seconds: f64,
}

impl<G: PuzzleSource> fmt::Display for Report<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.puzzles.len();
        let each = 1.0 / count.max(1) as f64;
        writeln!(
            f,
            "{}: {count} puzzles of {} matches, {} bytes ({:.0} each), {:.1} s each\n",
            G::ID.title(),
            self.matches,
            self.bytes,
            self.bytes as f64 * each,
            self.seconds * each
        )?;
        let Counts {
            looked,
            promising,
            confirmed,
            proven,
            rising,
        } = self.counts;
        writeln!(
            f,
            "{looked} decisions: {promising} promising, {confirmed} confirmed, {proven} proven, {rising} rising\n"
        )?;
        writeln!(f, "| theme | puzzles |\n|---|---:|")?;
        for theme in G::Theme::ALL {
            let with = self
                .puzzles
                .iter()
                .filter(|puzzle| puzzle.themes.contains(theme));
            writeln!(f, "| {} | {} |", theme.name(), with.count())?;
        }
        writeln!(f, "\n| rating from | puzzles |\n|---:|---:|")?;
        let ratings = self.puzzles.iter().map(|puzzle| puzzle.rating / RATINGS);
        let most = ratings.clone().max().unwrap_or_default();
        for step in ratings.clone().min().unwrap_or_default()..=most {
            let within = ratings.clone().filter(|rating| *rating == step).count();
            writeln!(f, "| {} | {within} |", step * RATINGS)?;
        }
        let right = self.puzzles.iter().map(|puzzle| puzzle.accepted.len());
        let legal = self
            .puzzles
            .iter()
            .map(|puzzle| engine::View::legal_actions(&puzzle.view()).len());
        writeln!(
            f,
            "\n{:.1} right actions of {:.1}; in {} puzzles the natural one is right",
            right.sum::<usize>() as f64 * each,
            legal.sum::<usize>() as f64 * each,
            self.natural
        )?;
        if self.is_list {
            self.puzzles.iter().try_for_each(|puzzle| list(puzzle, f))?;
        }
        Ok(())
    }
}

/// The position, and on a second line the right actions, the rating and the themes.
fn list<G: PuzzleSource>(puzzle: &Puzzle<G>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let accepted = puzzle.accepted.iter().map(ToString::to_string);
    let themes: Vec<&str> = puzzle.themes.iter().map(|theme| theme.name()).collect();
    writeln!(
        f,
        "\n{}\n  {}: {} (rating {}; {})",
        puzzle.state,
        puzzle.seat,
        accepted.collect::<Vec<_>>().join(", "),
        puzzle.rating,
        themes.join(", ")
    )
}
