//! Dumble, for 2 to 8 players: shed cards until few points are left, and
//! call it before the others do.
//!
//! References in brackets, like (A round), are to the sections of
//! `docs/rules/dumble.md`.
//!
//! ```
//! use engine::dumble::{Action, Dumble, Rules, Step};
//! use engine::{Game, Match, Player, Record, Seed, View};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // A seed draws who starts, deals, and turns a card up.
//! let seed: Seed = "D2MB1E".parse()?;
//! let mut play = Match::<Dumble>::new(Rules::of(3))?;
//! play.draw_all(seed);
//! let Step::Play(seat) = play.game().step() else { panic!("it is dealt") };
//!
//! // A view has one's own hand, and of the others' how many cards they hold.
//! let view = play.game().view(Some(seat));
//! assert_eq!(view.open().hand(seat).cards().count(), 7);
//! let other = view.open().hand(seat.next(3));
//! assert_eq!((other.cards().count(), other.len()), (0, 7));
//!
//! // Discard a card, and draw from the stock; what comes is luck.
//! play.act(seat, view.legal_actions()[0])?;
//! play.act(seat, Action::Stock)?;
//! play.draw_all(seed);
//!
//! // Everybody sheds as many points as they can, and calls when they may.
//! let shed = |action: &Action| match action {
//!     Action::Discard(cards) => cards.as_slice().iter().map(|card| card.points()).sum(),
//!     _ => u8::MAX,
//! };
//! while let Step::Play(seat) = play.game().step() {
//!     let actions = play.game().legal_actions(seat).into_iter();
//!     play.act(seat, actions.max_by_key(shed).ok_or("nobody has no card")?)?;
//!     if let Step::Draw(_) = play.game().step() {
//!         play.act(seat, Action::Stock)?;
//!         play.draw_all(seed);
//!     }
//! }
//! assert!(play.game().outcome().is_some(), "a round; the match goes on");
//!
//! // A record replays, and is a link as well.
//! let names = ["Ada", "Ben", "Cleo"].map(|name| Player { name: name.into(), bot: None });
//! let players = names.into();
//! let record = Record { players, seed, play, ended: None, practice: false, assisted: false };
//! let link = record.to_link().ok_or("its luck is the seed's")?;
//! assert_eq!(Record::<Dumble>::from_link(&link)?, record);
//! # Ok(())
//! # }
//! ```

mod action;
mod card;
#[cfg(feature = "conformance")]
mod conformance;
mod earlier;
mod game;
mod hand;
mod history;
mod notation;
mod open;
mod playout;
mod rules;
mod set;
mod state;
mod validate;
mod view;

pub use action::{Action, Event, Illegal};
pub use card::{Bag, Card, PACK, RANKS, Rank, SUITS, Suit};
pub use hand::Hand;
pub use open::OpenDumble;
pub use playout::{Discards, GreedyPolicy, Playout, Policy, RandomPolicy, runs};
pub use rules::{EDGE, FALLEN, LIMIT, MAX_PLAYERS, MIN_PLAYERS, Rules, RulesError};
pub use set::{Cards, Kind, NoDiscard, discards};
pub use state::{Dumble, Step};
pub use view::DumbleView;
