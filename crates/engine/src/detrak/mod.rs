//! Détrak, for 1 to 6 players: note the two symbols of each roll side by side
//! on a sheet of 5 × 5. The highest score wins.
//!
//! References in brackets, like (Scoring), are to the sections of
//! `docs/rules/detrak.md`.
//!
//! ```
//! use engine::detrak::{Detrak, Rules, Step};
//! use engine::{Entry, Game, Match, Phase, Player, Record, Seat, Seed, View};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Two players by the basic rules; each begins with a symbol.
//! let mut play = Match::<Detrak>::new(Rules { players: 2, advanced: false })?;
//! let [ada, ben] = [Seat::FIRST, Seat::FIRST.next(2)];
//! play.act(ada, "start C".parse()?)?;
//! assert!(play.act(ben, "start C".parse()?).is_err(), "Ada begins with it");
//! play.act(ben, "start A".parse()?)?;
//!
//! // The dice need not be those of a seed: here somebody says what they show.
//! play.push(Entry::Event("BE".parse()?))?;
//! let view = play.game().view(Some(ben));
//! assert!(view.legal_actions().contains(&"r1c2 r1c3".parse()?));
//!
//! // What one has noted the other sees when both have.
//! play.act(ada, "r1c2 r2c2".parse()?)?;
//! let view = play.game().view(Some(ben));
//! assert_eq!((view.sealed(), view.open().sheet(ada).taken()), (None, 1));
//! play.act(ben, "r1c2 r1c3".parse()?)?;
//! assert_eq!(play.game().sheet(ada).get("r2c2".parse()?), Some("E".parse()?));
//! assert_eq!(play.game().step(), Step::Roll);
//!
//! // From here on a seed rolls, and both note wherever they can first.
//! let seed = Seed(1);
//! while play.outcome().is_none() {
//!     play.draw_all(seed);
//!     let Phase::Decide(seats) = play.game().phase() else { continue };
//!     for seat in seats.iter() {
//!         play.act(seat, play.game().legal_actions(seat)[0])?;
//!     }
//! }
//!
//! // A record replays without random numbers.
//! let names = ["Ada", "Ben"].map(|name| Player { name: name.into(), bot: None });
//! let players = names.into();
//! let record = Record { players, seed, play, ended: None, practice: false, assisted: false };
//! assert_eq!(Record::<Detrak>::from_json(&record.to_json())?, record);
//! # Ok(())
//! # }
//! ```

mod action;
mod cell;
#[cfg(feature = "conformance")]
mod conformance;
mod game;
mod notation;
mod open;
mod playout;
mod rolls;
mod rules;
mod sheet;
mod state;
mod symbol;
mod validate;
mod view;

pub use action::{Action, Illegal, Note};
pub use cell::{CELLS, Cell, Line, SIZE};
pub use open::OpenDetrak;
pub use playout::{random_score, random_sheet};
pub use rules::{MAX_PLAYERS, Rank, Rules, RulesError, TURNS};
pub use sheet::Sheet;
pub use state::{Detrak, Step};
pub use symbol::{Roll, SYMBOLS, Symbol};
pub use view::DetrakView;
