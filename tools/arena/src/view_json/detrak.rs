//! Détrak's views as JSON.

use engine::detrak::{Cell, Detrak, DetrakView, SIZE, Step};
use engine::{Game, Phase, Seat, View};
use serde::Serialize;

use super::{ViewJson, text};

/// What a seat sees of a game of Détrak.
#[derive(Serialize, Debug)]
pub struct DetrakJson {
    seat: Option<Seat>,
    advanced: bool,
    /// From 1 to 12; one more than were played once the game is over.
    turn: u8,
    due: &'static str,
    /// Who is to decide.
    deciding: Vec<Seat>,
    /// The two symbols, the first in the alphabet first.
    roll: Option<String>,
    /// By seats, rows of cells: a symbol, or `null`.
    sheets: Vec<Vec<Vec<Option<String>>>>,
    /// The points of each sheet as it is.
    scores: Vec<i32>,
    /// Where this seat has noted the roll, until all have.
    sealed: Option<String>,
}

impl ViewJson for Detrak {
    type Json = DetrakJson;

    fn view_json(view: &DetrakView) -> DetrakJson {
        let open = view.open();
        let (due, roll) = match open.step() {
            Step::Start(_) => ("start", None),
            Step::Roll => ("chance", None),
            Step::Note(roll, _) => ("note", Some(text(roll))),
            Step::Over => ("over", None),
        };
        let seats = Seat::all(open.seats());
        DetrakJson {
            seat: view.seat(),
            advanced: open.is_advanced(),
            turn: open.turn() + 1,
            due,
            deciding: match open.phase() {
                Phase::Decide(seats) => seats.iter().collect(),
                Phase::Chance | Phase::Over => Vec::new(),
            },
            roll,
            sheets: seats.clone().map(|seat| sheet(open, seat)).collect(),
            scores: seats
                .map(|seat| open.sheet(seat).score(open.is_advanced()))
                .collect(),
            sealed: view.sealed().map(text),
        }
    }
}

fn sheet(open: &Detrak, seat: Seat) -> Vec<Vec<Option<String>>> {
    let symbol = |row, column| open.sheet(seat).get(Cell::new(row, column)?).map(text);
    (0..SIZE)
        .map(|row| (0..SIZE).map(|column| symbol(row, column)).collect())
        .collect()
}
