//! Prints the tables of the games as text, including what is hidden from the seats.

use std::fmt;
use std::iter::repeat_n;

use crate::game::TournamentGame;

/// The progress of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The round, from 0.
    pub round: u16,
    /// The number of finished turns of the round.
    pub turns: u16,
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let round = self.round + 1;
        match self.turns {
            0 => write!(f, "Round {round}:"),
            turns => write!(f, "Round {round}, after turn {turns}:"),
        }
    }
}

/// A game whose tables can be printed.
pub trait TextRender: TournamentGame {
    /// The name of the count that breaks ties in points; `None` if nothing does.
    const TIE_BREAK: Option<&'static str>;

    /// The progress of the match; the table is printed when it changes. `None` while the round is being set up.
    fn stage(&self) -> Option<Stage>;

    /// The table as lines of text.
    fn picture(&self) -> String;
}

/// Joins blocks of lines side by side.
pub fn abreast(blocks: impl Iterator<Item = String>) -> String {
    let blocks: Vec<String> = blocks.collect();
    let height = blocks.iter().map(|block| block.lines().count()).max();
    let mut columns: Vec<_> = blocks
        .iter()
        .map(|block| block.lines().chain(repeat_n("", height.unwrap_or(0))))
        .collect();
    let rows = (0..height.unwrap_or(0)).map(|_| {
        let row: Vec<&str> = columns.iter_mut().filter_map(Iterator::next).collect();
        row.join("    ") + "\n"
    });
    rows.collect()
}
