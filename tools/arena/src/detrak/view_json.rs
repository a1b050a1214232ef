//! Détrak's views as JSON.

use engine::detrak::{Cell, Detrak, DetrakView, OpenDetrak, SIZE, Step};
use engine::{Phase, Seat, View};
use serde::Serialize;

use crate::view_json::{ViewJson, text};

/// The view of a seat in a game of Détrak.
#[derive(Serialize, Debug)]
pub struct DetrakJson {
    seat: Option<Seat>,
    advanced: bool,
    /// The turn, from 1 to 12; once the game is over, the number of turns played plus 1.
    turn: u8,
    due: &'static str,
    /// The seats that have to decide.
    deciding: Vec<Seat>,
    /// The two symbols in alphabetical order.
    roll: Option<String>,
    /// By seat, the rows of cells: a symbol, or `null` for a free cell.
    sheets: Vec<Vec<Vec<Option<String>>>>,
    /// The present points of each sheet.
    scores: Vec<i32>,
    /// This seat's note of the roll, until all seats have noted it.
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
            sheets: seats.clone().map(|seat| sheet(&open, seat)).collect(),
            scores: seats
                .map(|seat| open.sheet(seat).score(open.is_advanced()))
                .collect(),
            sealed: view.sealed().map(text),
        }
    }
}

fn sheet(open: &OpenDetrak, seat: Seat) -> Vec<Vec<Option<String>>> {
    let symbol = |row, column| open.sheet(seat).get(Cell::new(row, column)?).map(text);
    (0..SIZE)
        .map(|row| (0..SIZE).map(|column| symbol(row, column)).collect())
        .collect()
}
