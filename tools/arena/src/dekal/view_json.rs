//! Dékal's views as JSON.

use engine::dekal::{CardValue, Cell, Dekal, DekalView, SIZE, Step, Table};
use engine::{Seat, SeatSet, View};
use serde::Serialize;

use crate::view_json::{ViewJson, text};

/// The view of a seat in a round of Dékal.
#[derive(Serialize, Debug)]
pub struct DekalJson {
    seat: Option<Seat>,
    /// The round, from 1.
    round: u16,
    /// The turn, from 1 to 16; 17 once the round is over.
    turn: u8,
    due: &'static str,
    /// The seats that have to decide.
    deciding: Vec<Seat>,
    token: Option<Seat>,
    grids: Vec<GridJson>,
    centre: Vec<Offer>,
    /// The number of unseen cards of each value, from 1 to 10.
    unseen: Vec<u8>,
    /// The number of set-aside cards among them.
    set_aside: usize,
    /// The cell that this seat has chosen, until all seats have.
    sealed: Option<String>,
}

/// A seat's grid, and its points so far.
#[derive(Serialize, Debug)]
struct GridJson {
    /// The cards row by row; `null` where no card is face up.
    rows: [[Option<u8>; SIZE]; SIZE],
    /// The cell without a card.
    hole: Option<String>,
    total: u16,
    total_cards_left: u16,
}

/// A card of the centre.
#[derive(Serialize, Debug)]
struct Offer {
    /// The seat that turned it over.
    seat: Seat,
    card: u8,
}

impl ViewJson for Dekal {
    type Json = DekalJson;

    fn view_json(view: &DekalView) -> DekalJson {
        let table = view.table();
        DekalJson {
            seat: view.seat(),
            round: table.round() + 1,
            turn: table.turn() + 1,
            due: due(table.step()),
            deciding: deciding(table).iter().collect(),
            token: table.token(),
            grids: Seat::all(table.seats())
                .map(|seat| GridJson::of(table, seat))
                .collect(),
            centre: table
                .centre()
                .map(|(seat, card)| Offer {
                    seat,
                    card: card.get(),
                })
                .collect(),
            unseen: CardValue::all()
                .map(|card| table.unseen().count(card))
                .collect(),
            set_aside: table.set_aside(),
            sealed: view.sealed().map(text),
        }
    }
}

fn due(step: Step) -> &'static str {
    match step {
        Step::Reveal(_) => "flip",
        Step::Draft(_) => "draft",
        Step::Lot(_) | Step::TurnUp(_) | Step::Tie { .. } => "chance",
        Step::Over => "over",
    }
}

fn deciding(table: &Table) -> SeatSet {
    match table.phase() {
        engine::Phase::Decide(seats) => seats,
        engine::Phase::Chance | engine::Phase::Over => SeatSet::EMPTY,
    }
}

impl GridJson {
    fn of(table: &Table, seat: Seat) -> GridJson {
        let grid = table.grid(seat);
        let card = |row, column| Some(grid.get(Cell::new(row, column)?)?.get());
        GridJson {
            rows: core::array::from_fn(|row| core::array::from_fn(|column| card(row, column))),
            hole: table.hole(seat).map(text),
            total: table.total(seat),
            total_cards_left: table.total_cards_left(seat),
        }
    }
}
