//! Détrak, for 1 to 6 players: note the two symbols of each roll side by side
//! on a sheet of 5 × 5. The highest score wins.
//!
//! References in brackets, like (Scoring), are to the sections of
//! `docs/rules/detrak.md`.

mod action;
mod cell;
#[cfg(feature = "conformance")]
mod conformance;
mod notation;
mod playout;
mod rules;
mod sheet;
mod state;
mod symbol;
mod validate;
mod view;

pub use action::{Action, Illegal, Note};
pub use cell::{CELLS, Cell, Line, SIZE};
pub use playout::{random_score, random_sheet};
pub use rules::{MAX_PLAYERS, Rank, Rules, RulesError, TURNS};
pub use sheet::Sheet;
pub use state::{Detrak, Step};
pub use symbol::{Roll, SYMBOLS, Symbol};
pub use view::DetrakView;
