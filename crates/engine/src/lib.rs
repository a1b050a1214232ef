#![doc = include_str!("../README.md")]

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
