//! Prints the tables of the games as text, including what is hidden from the seats.

use std::fmt;
use std::iter::repeat_n;

use engine::Seat;
use engine::debacle::{Debacle, Side};
use engine::dekal::Dekal;
use engine::detrak::{Cell, Detrak, SIZE};
use engine::dumble::{Card, Dumble, Step};

use crate::game::TournamentGame;

/// The progress of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The round, from 0.
    round: u16,
    /// The number of finished turns of the round.
    turns: u16,
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

impl TextRender for Dekal {
    const TIE_BREAK: Option<&'static str> = Some("cards left");

    fn stage(&self) -> Option<Stage> {
        Some(Stage {
            round: self.table().round(),
            turns: self.table().turn().into(),
        })
    }

    fn picture(&self) -> String {
        let grids = Seat::all(self.table().seats());
        abreast(grids.map(|seat| self.table().grid(seat).to_string()))
    }
}

impl TextRender for Detrak {
    const TIE_BREAK: Option<&'static str> = Some("in the best line");

    fn stage(&self) -> Option<Stage> {
        Some(Stage {
            round: 0,
            turns: self.turn().into(),
        })
    }

    fn picture(&self) -> String {
        let seats = Seat::all(engine::Game::seats(self));
        abreast(seats.map(|seat| {
            let symbol = |row, column| self.sheet(seat).get(Cell::new(row, column)?);
            let row = |row| {
                let cells = (0..SIZE).map(|column| match symbol(row, column) {
                    Some(symbol) => symbol.to_string(),
                    None => ".".into(),
                });
                cells.collect::<Vec<_>>().join(" ")
            };
            (0..SIZE).map(row).collect::<Vec<_>>().join("\n")
        }))
    }
}

impl TextRender for Dumble {
    const TIE_BREAK: Option<&'static str> = None;

    fn stage(&self) -> Option<Stage> {
        let set_up = matches!(self.step(), Step::First | Step::Deal(_) | Step::TurnUp);
        (!set_up).then(|| Stage {
            round: self.round(),
            turns: self.turn(),
        })
    }

    fn picture(&self) -> String {
        let mut lines: Vec<String> = self
            .playing()
            .iter()
            .map(|seat| {
                let hand = self.hand(seat);
                let (points, total) = (hand.points(), self.total(seat));
                format!(
                    "Seat {seat}: {} ({points}; {total} before)",
                    list(hand.cards())
                )
            })
            .collect();
        let latest = list(self.latest().iter());
        lines.push(format!(
            "To be taken: {latest}; stock: {}",
            self.stock_len()
        ));
        lines.join("\n") + "\n"
    }
}

impl TextRender for Debacle {
    const TIE_BREAK: Option<&'static str> = None;

    fn stage(&self) -> Option<Stage> {
        let turns = self.seen().len().checked_sub(1)?;
        Some(Stage {
            round: self.round(),
            turns: u16::try_from(turns).unwrap_or(u16::MAX),
        })
    }

    fn picture(&self) -> String {
        let position = self.position();
        let rows = position.board().to_string().replace('/', "\n");
        let [red, black] = Side::ALL.map(|side| position.pile(side));
        format!("{rows}\nCaptured by red: {red}, by black: {black}\n")
    }
}

fn list(cards: impl Iterator<Item = Card>) -> String {
    let cards: Vec<String> = cards.map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// Joins blocks of lines side by side.
fn abreast(blocks: impl Iterator<Item = String>) -> String {
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
