//! Débâcle, for 2 players: dice that are pieces roll, flip and capture on a
//! board of 6 × 6. The first to 30 points wins.
//!
//! References in brackets, like (A turn), are to the sections of
//! `docs/rules/debacle.md`.
//!
//! ```
//! use engine::debacle::{Debacle, Position, Rules, Side};
//! use engine::{Game, Match, Player, Record, Seat, Seed, View};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Red sits on the first seat and begins; nothing is left to luck.
//! let mut play = Match::<Debacle>::new(Rules::default())?;
//! let [red, black] = Side::ALL.map(Side::seat);
//!
//! // A turn has two actions: here a die rolls, and one is turned over.
//! assert_eq!(play.game().legal_actions(red).len(), 12);
//! play.act(red, "c1-c2".parse()?)?;
//! let refused = play.act(red, "c2-c1".parse()?).map_err(|error| error.to_string());
//! assert_eq!(refused, Err("a die rolls forward or sideways, not backward".into()));
//! play.act(red, "flip f1".parse()?)?;
//! let view = play.game().view(Some(black));
//! assert!(view.to_decide() && view.game() == play.game());
//!
//! // A search works on positions, which are small and know nothing of the match.
//! let position: Position = *play.game().position();
//! let best = position.legal_actions().into_iter().max_by_key(|action| {
//!     let mut after = position;
//!     after.act_unchecked(*action);
//!     (after.choices().len(), action.to_string())
//! });
//! play.act(black, best.ok_or("black can move")?)?;
//!
//! // A record replays to the same match.
//! let names = ["Ada", "Ben"].map(|name| Player { name: name.into(), bot: None });
//! let players = names.into();
//! let record = Record { players, seed: Seed(0), play, ended: None, practice: false, assisted: false };
//! assert_eq!(Record::<Debacle>::from_json(&record.to_json())?, record);
//! # Ok(())
//! # }
//! ```

mod action;
mod board;
mod choices;
#[cfg(feature = "conformance")]
mod conformance;
mod direction;
mod game;
mod key;
mod legal;
mod notation;
mod order;
mod pile;
mod position;
mod rules;
mod set;
mod side;
mod square;
mod state;
mod symmetry;
mod threat;
mod turn;
mod turns;
mod validate;
mod value;
mod view;

pub use action::{Action, Event, Illegal, Move};
pub use board::Board;
pub use choices::Choices;
pub use direction::Direction;
pub use order::Order;
pub use pile::Pile;
pub use position::Position;
pub use rules::{
    ACTIONS, CAPTURES, DICE, First, GOAL, OCCURRENCES, QUIET, Rules, RulesError, Start,
};
pub use set::{SIZE, SQUARES};
pub use side::Side;
pub use square::Square;
pub use state::{Debacle, Ending, Step};
pub use symmetry::Symmetry;
pub use threat::Danger;
pub use value::{VALUES, Value};
pub use view::DebacleView;
