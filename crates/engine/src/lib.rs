//! The rules of Tablée's games: no web, no clock, no hidden randomness.
//!
//! A [`Game`] is a small state that knows its rules. Chance is outside of it:
//! a state asks for an event ([`Phase::Chance`]) and somebody resolves it,
//! from a [`Seed`], from a record, or from a bot's own random numbers. What a
//! seat may know is a type of its own, the game's [`View`].
//!
//! A [`Match`] holds one or several rounds of a game with their log, from
//! which everything replays, and a [`Record`] is a match as a document.

pub mod cell;
mod checked;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
mod fields;
mod game;
mod link;
mod log;
mod luck;
mod notation;
mod outcome;
mod play;
mod record;
mod seat;

pub use fields::Fields;
pub use game::{Game, GameId, Phase, Sequel, View};
pub use link::{MAX_LINK, game_of_link};
pub use log::{Entry, EntryError};
pub use luck::{Luck, Seed, SeedError, Spot, below};
pub use notation::PositionError;
pub use outcome::{Outcome, Standing};
pub use play::{Match, MatchError, ReplayError};
pub use record::{FORMAT, MAX_NAME, MAX_TEXT, Player, Record, RecordError, VERSION, game_of};
pub use seat::{MAX_SEATS, Seat, SeatSet};
