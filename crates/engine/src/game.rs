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

/// What is due in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// These seats decide. Several seats decide simultaneously, in any order, each without seeing the others'
    /// choices.
    Decide(SeatSet),
    /// A chance event.
    Chance,
    /// The round is over.
    Over,
}

/// What comes after a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AfterRound<G> {
    /// Another round, ready to be played.
    Round(G),
    /// None: the match is over, with this outcome.
    Over(Outcome),
}

/// A type that serde can serialise and deserialise; without the feature `serde`, any type.
#[cfg(feature = "serde")]
pub trait MaybeSerde: serde::Serialize + serde::de::DeserializeOwned {}

#[cfg(feature = "serde")]
impl<T: serde::Serialize + serde::de::DeserializeOwned> MaybeSerde for T {}

/// A type that serde can serialise and deserialise; without the feature `serde`, any type.
#[cfg(not(feature = "serde"))]
pub trait MaybeSerde {}

#[cfg(not(feature = "serde"))]
impl<T> MaybeSerde for T {}

/// The state of one round of a game, with its rules.
///
/// The state is everything there is to know, except future luck: it is small and cheap to clone, and equal
/// states play on equally. It includes the totals of earlier rounds, so that a round also says what it means
/// for the match.
///
/// Its text is its position notation: one line that begins with the game's name, describes the whole state,
/// and parses back. Reading, from a line or by serde, accepts only states that can occur in play, as far as
/// that can be decided. `docs/positions.md` describes the notation.
pub trait Game: Clone + Eq + Debug + Display + FromStr<Err = PositionError> + MaybeSerde {
    /// Which game this is.
    const ID: GameId;
    /// Whether the fewest points win.
    const FEWEST_WIN: bool;
    /// Whether all seats know the same, except for simultaneous choices: no view hides what another shows.
    const PERFECT_INFORMATION: bool;
    /// Whether chance decides anything after the first decision of a round.
    const HAS_CHANCE: bool;
    /// Whether no decision of one seat changes the result of another.
    const INDEPENDENT_SEATS: bool;
    /// Whether all sit around one board, on which nothing is hidden and nothing left to chance: all see the same.
    const IS_ONE_BOARD: bool = Self::PERFECT_INFORMATION && !Self::HAS_CHANCE;
    /// The options of a match.
    type Rules: Clone + Eq + Debug + MaybeSerde;
    /// A decision of a seat. Its text is its notation and parses back.
    type Action: Copy + Eq + Debug + Display + FromStr;
    /// An outcome of chance. Its text is its notation and parses back.
    type Event: Copy + Eq + Debug + Display + FromStr;
    /// What one seat may know.
    type View: View<Game = Self>;
    /// Why the rules refuse an action or an event.
    type Illegal: Copy + Eq + Error;
    /// Why options contradict the rules.
    type RulesError: Copy + Eq + Error;

    /// The first round of a match.
    ///
    /// # Errors
    /// If the options contradict the rules.
    fn new(rules: &Self::Rules) -> Result<Self, Self::RulesError>;

    /// The options of the match as far as the state shows them: rounds that begin with it are played to the end and
    /// counted by these. What only decided how the match began is taken from the state where it is known there.
    fn rules(&self) -> Self::Rules;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// What is due.
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

    /// Plays a seat's decision.
    ///
    /// # Errors
    /// If the action is not legal; the state is then unchanged.
    fn act(&mut self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// The RNG stream of the chance event that is due; `None` if none is due. No two events of a match have
    /// the same stream.
    fn rng_stream(&self) -> Option<RngStream>;

    /// Calls `out` with every event that can happen now, each once, and with its weight, at least 1: events are drawn
    /// with probabilities in these proportions. None if none is due.
    fn events(&self, out: &mut impl FnMut(Self::Event, u32));

    /// Draws the event that is due, with the right distribution; `None` if none is due. How the numbers of
    /// `rng` become an event never changes between releases, since seeds rely on it.
    fn sample(&self, rng: &mut impl Rng) -> Option<Self::Event>;

    /// Applies an event.
    ///
    /// # Errors
    /// If the event cannot happen now; the state is then unchanged.
    fn resolve(&mut self, event: Self::Event) -> Result<(), Self::Illegal>;

    /// The view of a seat; with `None`, that of a spectator.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// How the round ended; `None` while it is played.
    fn outcome(&self) -> Option<Outcome>;

    /// What follows the round; `None` while it is played.
    fn sequel(&self) -> Option<AfterRound<Self>>;
}

/// What one seat may know of a game: what is hidden from it does not exist in this type. A bot is given
/// nothing else.
pub trait View: Clone + Eq + Debug + MaybeSerde {
    /// The game.
    type Game: Game<View = Self>;

    /// The seat of the view; `None` for a spectator.
    fn seat(&self) -> Option<Seat>;

    /// Whether the view's own seat is to decide.
    fn to_decide(&self) -> bool;

    /// Calls `out` with every legal action of the view's own seat, as
    /// [`Game::actions`] does.
    fn actions(&self, out: &mut impl FnMut(<Self::Game as Game>::Action));

    /// Every legal action of the view's own seat, in the order of [`View::actions`]; empty if it is not to
    /// decide.
    fn legal_actions(&self) -> Vec<<Self::Game as Game>::Action> {
        let mut all = Vec::new();
        self.actions(&mut |action| all.push(action));
        all
    }

    /// Whether this view reveals something that already existed and was hidden in an earlier view of the same
    /// seat in the same round, without an event between the two: others' cards or secret choices. Others'
    /// later public decisions did not exist yet.
    fn has_learned(&self, earlier: &Self) -> bool;

    /// A random whole state that fits the view. What is hidden is drawn with the probability that it has for
    /// an observer who knows just this view; others' secret choices are taken to be uniform.
    ///
    /// Tests use it to prove that views leak nothing: such states are possible, and a bot decides the same in
    /// each of them. No bot draws from it: Dumble's expert has a `Belief` of its own, which heeds what others'
    /// decisions tell, and the others take what is unseen from the view.
    fn determinize(&self, rng: &mut impl Rng) -> Self::Game;
}
