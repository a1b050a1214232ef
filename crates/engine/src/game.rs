//! The traits that every game implements.

use core::error::Error;
use core::fmt::{Debug, Display};
use core::str::FromStr;

use rand_core::Rng;

use crate::GameId;
use crate::luck::RngStream;
use crate::notation::PositionError;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// These seats decide. More than one: simultaneously, each without seeing
    /// what the others choose, in whatever order they get round to it.
    Decide(SeatSet),
    /// An event of chance is due.
    Chance,
    /// The round is over.
    Over,
}

/// What comes after a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AfterRound<G> {
    /// Another round, ready to be played.
    Round(G),
    /// Nothing: the match is over, with this outcome.
    Over(Outcome),
}

/// What serde can write and read; anything without the feature `serde`.
#[cfg(feature = "serde")]
pub trait Stored: serde::Serialize + serde::de::DeserializeOwned {}

#[cfg(feature = "serde")]
impl<T: serde::Serialize + serde::de::DeserializeOwned> Stored for T {}

/// What serde can write and read; anything without the feature `serde`.
#[cfg(not(feature = "serde"))]
pub trait Stored {}

#[cfg(not(feature = "serde"))]
impl<T> Stored for T {}

/// One round of a game, as its rules see it.
///
/// The state is all there is to know, except luck yet to come: it is small,
/// cheap to clone, and equal states play on equally. Carried-over totals
/// belong to it, so that whoever looks at a round also knows what it means for
/// the match.
///
/// Its text is its position notation: one line that begins with the game's
/// name, tells the whole state, and parses back. What is read, from a line or
/// by serde, can come about in play, as far as that can be told.
/// `docs/positions.md` describes the notation.
pub trait Game: Clone + Eq + Debug + Display + FromStr<Err = PositionError> + Stored {
    /// Which game this is.
    const ID: GameId;
    /// Whether the fewest points win.
    const FEWEST_WIN: bool;
    /// Whether all seats know the same, except what others choose at the same moment: no view hides what
    /// another shows.
    const OPEN: bool;
    /// Whether chance decides anything after the first decision of a round.
    const LUCK: bool;
    /// Whether nothing that one seat chooses changes what another gets.
    const APART: bool;
    /// The options a match is played with.
    type Rules: Clone + Eq + Debug + Stored;
    /// One decision of one seat. Its text is its notation and parses back.
    type Action: Copy + Eq + Debug + Display + FromStr;
    /// One outcome of chance. Its text is its notation and parses back.
    type Event: Copy + Eq + Debug + Display + FromStr;
    /// What one seat may know.
    type View: View<Game = Self>;
    /// Why the rules refuse an action or an event.
    type Illegal: Copy + Eq + Error;
    /// Why no match can be played with some options.
    type RulesError: Copy + Eq + Error;

    /// The first round of a match.
    ///
    /// # Errors
    /// If the options contradict the rules.
    fn new(rules: &Self::Rules) -> Result<Self, Self::RulesError>;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Who or what is due.
    fn phase(&self) -> Phase;

    /// Calls `out` with every legal action of the seat, each once, in an order
    /// that depends on the state alone. None if it is not the seat's turn.
    ///
    /// Searches list actions like this, without allocation.
    fn actions(&self, seat: Seat, out: &mut impl FnMut(Self::Action));

    /// Every legal action of the seat, in the order of [`Game::actions`]; empty
    /// if it is not the seat's turn.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut all = Vec::new();
        self.actions(seat, &mut |action| all.push(action));
        all
    }

    /// Carries out a seat's decision.
    ///
    /// # Errors
    /// If the action is not legal; the state is then unchanged.
    fn act(&mut self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Where the event of chance that is due stands in the match; `None` if
    /// none is due. No two events of a match have the same spot.
    fn rng_stream(&self) -> Option<RngStream>;

    /// Draws the event that is due, with its right distribution; `None` if
    /// none is due. How the numbers of `rng` become an event never changes
    /// between releases, since seeds rely on it.
    fn sample(&self, rng: &mut impl Rng) -> Option<Self::Event>;

    /// Lets an event happen.
    ///
    /// # Errors
    /// If the event cannot happen now; the state is then unchanged.
    fn resolve(&mut self, event: Self::Event) -> Result<(), Self::Illegal>;

    /// What the seat may know; with `None`, what somebody who only watches
    /// may know.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// How the round ended; `None` while it is played.
    fn outcome(&self) -> Option<Outcome>;

    /// What follows the round; `None` while it is played.
    fn sequel(&self) -> Option<AfterRound<Self>>;
}

/// What one seat may know of a game: what is hidden from it does not exist
/// here. This is all that a bot is ever given.
pub trait View: Clone + Eq + Debug + Stored {
    /// The game that is looked at.
    type Game: Game<View = Self>;

    /// Whose view this is; `None` for a watcher.
    fn seat(&self) -> Option<Seat>;

    /// Whether it is for the view's own seat to decide.
    fn to_decide(&self) -> bool;

    /// Calls `out` with every legal action of the view's own seat, as
    /// [`Game::actions`] does.
    fn actions(&self, out: &mut impl FnMut(<Self::Game as Game>::Action));

    /// Every legal action of the view's own seat, in the order of
    /// [`View::actions`]; empty if it is not for it to decide.
    fn legal_actions(&self) -> Vec<<Self::Game as Game>::Action> {
        let mut all = Vec::new();
        self.actions(&mut |action| all.push(action));
        all
    }

    /// Whether this view shows something that was there and hidden in an earlier
    /// view of the same seat in the same round, with no event between the two:
    /// others' cards or secret choices. What others have decided since, for all
    /// to see, was not there yet.
    fn has_learned(&self, earlier: &Self) -> bool;

    /// A whole state that fits what the view knows: what is hidden is drawn
    /// with the probability it has for somebody who knows just this view, and
    /// takes secret choices of others to be made uniformly.
    ///
    /// The way from a view back to something that can be played on, for
    /// searches over whole states; that this is possible, and that whoever
    /// sees only a view decides the same in each of these states, is what
    /// tests of games and bots use it for.
    fn determinize(&self, rng: &mut impl Rng) -> Self::Game;
}
