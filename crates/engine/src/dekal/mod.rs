//! Dékal, for 2 to 6 players: draft a card, push it into the grid, and let
//! equal neighbours cancel. The lowest score wins.
//!
//! References in brackets, like (Scoring), are to the sections of
//! `docs/rules/dekal.md`.

mod action;
mod card;
mod cell;
#[cfg(feature = "conformance")]
mod conformance;
mod grid;
mod notation;
mod playout;
mod rules;
mod state;
mod table;
mod validate;
mod view;

pub use action::{Action, Draft, Event, Illegal};
pub use card::{COPIES, CardValue, Unseen, VALUES};
pub use cell::{CELLS, Cell, Push, SIZE, Side};
pub use grid::{CellSet, Grid};
pub use playout::{Playout, Policy, RandomPolicy};
pub use rules::{First, MATCH_END, MAX_PLAYERS, MIN_PLAYERS, Rounds, Rules, RulesError};
pub use state::Dekal;
pub use table::{Step, TURNS, Table};
pub use view::DekalView;
