//! Dékal, for 2 to 6 players: draft a card, push it into the grid, and let
//! equal neighbours cancel. The lowest score wins.
//!
//! References in brackets, like (Scoring), are to the sections of
//! `docs/rules/dekal.md`.
//!
//! ```
//! use engine::dekal::{Dekal, Rules};
//! use engine::{Game, Match, Phase, Player, Record, Seat, Seed, View};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Two players, one round, with the luck of a seed.
//! let seed: Seed = "DEKA7".parse()?;
//! let mut play = Match::<Dekal>::new(Rules::default())?;
//! let [ada, ben] = [Seat::FIRST, Seat::FIRST.next(2)];
//!
//! // Each turns a card over, and does not see what the other has chosen.
//! assert_eq!(play.game().legal_actions(ada).len(), 16);
//! play.act(ada, "flip r2c3".parse()?)?;
//! let (own, other) = (play.game().view(Some(ada)), play.game().view(Some(ben)));
//! assert_eq!(own.sealed(), Some("r2c3".parse()?));
//! assert_eq!((other.sealed(), other.to_decide()), (None, true));
//! play.act(ben, "flip r1c1".parse()?)?;
//!
//! // Chance turns them up. Whoever has the lower one drafts first: takes a
//! // card from the centre and pushes it in, here by the first way there is.
//! play.draw_all(seed);
//! assert_eq!(play.game().table().centre().count(), 2);
//! while let Phase::Decide(seats) = play.game().phase() {
//!     for seat in seats.iter() {
//!         let first = play.game().legal_actions(seat)[0];
//!         play.act(seat, first)?;
//!     }
//!     play.draw_all(seed);
//! }
//! let outcome = play.outcome().ok_or("sixteen turns make a round")?;
//! assert_eq!(outcome.standings().len(), 2);
//!
//! // A record replays to the same match.
//! let names = ["Ada", "Ben"].map(|name| Player { name: name.into(), bot: None });
//! let players = names.into();
//! let record = Record { players, seed, play, ended: None, practice: false, assisted: false };
//! assert_eq!(Record::<Dekal>::from_json(&record.to_json())?, record);
//! # Ok(())
//! # }
//! ```

mod action;
mod card;
mod cell;
#[cfg(feature = "conformance")]
mod conformance;
mod game;
mod grid;
mod notation;
mod playout;
mod rules;
mod state;
mod table;
mod validate;
mod view;

pub use action::{Action, Draft, Event, Illegal};
pub use card::{COPIES, CardValue, UnseenCards, VALUES};
pub use cell::{CELLS, Cell, Push, SIZE, Side};
pub use grid::{CellSet, Grid};
pub use playout::{Playout, Policy, RandomPolicy};
pub use rules::{First, MATCH_END, MAX_PLAYERS, MIN_PLAYERS, Rounds, Rules, RulesError};
pub use state::Dekal;
pub use table::{Step, TURNS, Table};
pub use view::DekalView;
