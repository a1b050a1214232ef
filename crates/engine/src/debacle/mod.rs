//! Débâcle, for 2 players: dice that are pieces roll, flip and capture on a
//! board of 6 × 6. The first to 30 points wins.
//!
//! References in brackets, like (A turn), are to the sections of
//! `docs/rules/debacle.md`.

mod action;
mod board;
mod choices;
#[cfg(feature = "conformance")]
mod conformance;
mod key;
mod legal;
mod notation;
mod order;
mod pile;
mod position;
mod rules;
mod side;
mod square;
mod state;
mod threat;
mod turn;
mod validate;
mod value;
mod view;
mod wire;

pub use action::{Action, Event, Illegal, Move};
pub use board::Board;
pub use choices::Choices;
pub use order::Order;
pub use pile::Pile;
pub use position::Position;
pub use rules::{
    ACTIONS, CAPTURES, DICE, First, GOAL, OCCURRENCES, QUIET, Rules, RulesError, Start, Symmetry,
};
pub use side::Side;
pub use square::{Direction, SIZE, SQUARES, Square};
pub use state::{Debacle, Ending, Step};
pub use threat::Danger;
pub use value::{VALUES, Value};
pub use view::DebacleView;
