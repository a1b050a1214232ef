//! The rules of Tablée's games as a library: no web, no clock, no hidden randomness.
//!
//! A [`Game`] is the state of a round with its rules; its [`View`] is what one seat may know. Chance is outside of
//! the state: it asks for an event, which a [`Seed`], a record or the caller gives. A [`Match`] is rules and a log,
//! and replays. `conformance`, a feature for tests, is the suite that every game has to pass.
//!
//! The crate depends on no other of the workspace. The features `luck` (what a seed deals) and `serde` (stored
//! states, records, links) are on unless they are turned off.
//!
//! Begin reading with the README, then [`game`](Game), then a game: [`detrak`] is the smallest. Each game's module has
//! an example that deals, lists actions, plays, looks at a view and replays a record.

pub mod cell;
mod checked;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
#[cfg(feature = "serde")]
mod fields;
#[cfg(feature = "serde")]
mod format;
mod game;
#[macro_use]
mod game_id;
#[cfg(all(feature = "serde", feature = "luck"))]
mod link;
mod log;
mod luck;
mod notation;
mod outcome;
mod play;
#[cfg(feature = "serde")]
mod record;
#[cfg(feature = "luck")]
mod redraw;
mod rule_switch;
mod seat;

#[cfg(feature = "serde")]
pub use fields::Fields;
#[cfg(feature = "serde")]
pub use format::{FORMAT, RecordError, VERSION};
pub use game::{AfterRound, Game, MaybeSerde, Phase, View};
#[cfg(all(feature = "serde", feature = "luck"))]
pub use link::{LinkStart, MAX_LINK, game_of_link, start_of_link, undated};
pub use log::{Entry, EntryError};
#[cfg(feature = "luck")]
pub use luck::Luck;
pub use luck::{RngStream, Seed, SeedError, below};
pub use notation::PositionError;
pub use outcome::{Outcome, Standing};
pub use play::{Match, MatchError, ReplayError};
#[cfg(feature = "serde")]
pub use record::{MAX_NAME, MAX_TEXT, Player, Record, game_of, to_name};
#[cfg(feature = "luck")]
pub use redraw::Redraw;
pub use rule_switch::{RuleSwitch, variants};
pub use seat::{MAX_SEATS, Seat, SeatSet};

/// Runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

games! {
    $
    /// A 4 × 4 grid of cards, pushed row by row.
    Dekal = dekal, "Dékal";
    /// Two dice and a sheet of 5 × 5.
    Detrak = detrak, "Détrak";
    /// Cards to be shed, and a call with the fewest points.
    Dumble = dumble, "Dumble";
    /// Dice as pieces on a board of 6 × 6.
    Debacle = debacle, "Débâcle";
}
