//! Dumble, for 2 to 8 players: shed cards until few points are left, and
//! announce it before the others do.
//!
//! References in brackets, like (A round), are to the sections of
//! `docs/rules/dumble.md`.

mod action;
mod card;
#[cfg(feature = "conformance")]
mod conformance;
mod hand;
mod notation;
mod playout;
mod rules;
mod set;
mod state;
mod validate;
mod view;

pub use action::{Action, Event, Illegal};
pub use card::{Bag, Card, PACK, RANKS, Rank, SUITS, Suit};
pub use hand::Hand;
pub use playout::{Discards, GreedyPolicy, Playout, Policy, RandomPolicy, runs};
pub use rules::{EDGE, FALLEN, LIMIT, MAX_PLAYERS, MIN_PLAYERS, Rules, RulesError};
pub use set::{Cards, Kind, NoDiscard};
pub use state::{Dumble, Step};
pub use view::DumbleView;
