//! What a game has to bring for the page to play it.

use engine::{Game, Seat, Seed};
use protocol::{Advice, AnyAdvice, AnyTask, Level, Task};
use yew::prelude::*;

use super::Pace;
use crate::i18n::Lang;
use crate::pool::Pool;
use crate::session::{Session, Sitter};

/// A game that the page can play.
pub trait Playable: Game + 'static {
    /// What a person chooses before a match.
    type Options: Clone + PartialEq + 'static;

    /// The game's name, as its box has it.
    const TITLE: &'static str;
    /// The game's name in the keys of what is stored.
    const KEY: &'static str;

    /// The options last played with on this device, or the default ones.
    fn options() -> Self::Options;

    /// The seed that the options ask for; `None` for one that is drawn.
    fn seed(options: &Self::Options) -> Option<Seed>;

    /// A match about to begin, with the person on the first seat.
    fn begin(options: &Self::Options, seed: Seed) -> Session<Self>;

    /// The table.
    fn table(props: TableProps<Self>) -> Html;

    /// Whether the person sees at once what this seat decides now, so that
    /// it is worth waiting a moment before it is done.
    fn is_seen(&self, seat: Seat) -> bool;

    /// Whether the event that is due now happens at the same moment as the
    /// one before it.
    fn happens_together(&self) -> bool;

    /// The task as workers get it.
    fn ask(task: Task<Self>) -> AnyTask;

    /// The advice as workers give it; `None` if it is on another game.
    fn answer(advice: AnyAdvice) -> Option<Advice<Self::Action>>;
}

/// What a game's table needs.
#[derive(Properties, Clone, PartialEq)]
pub struct TableProps<G: Playable> {
    /// The match to begin or to go on with.
    pub session: Session<G>,
    /// The language.
    pub lang: Lang,
    /// How long bots' moves take.
    pub pace: Pace,
    /// Whether the person wants to know what moves are expected to do.
    pub hints: bool,
    /// Where the bots think.
    pub pool: Pool,
    /// Called with the match after everything that happened.
    pub on_change: Callback<Session<G>>,
    /// The person wants to play again.
    pub on_rematch: Callback<()>,
    /// The person leaves the table; it is saved.
    pub on_leave: Callback<()>,
}

/// The bots' names, by seat.
const NAMES: [&str; 7] = [
    "Anna", "Basile", "Chloé", "Denis", "Élise", "Farid", "Gaëlle",
];

/// The person on the first seat, nameless, and bots of these levels after it.
/// There are names for seven bots; more are not seated.
pub fn sitters(levels: &[Level]) -> Vec<Sitter> {
    let person = Sitter {
        name: String::new(),
        bot: None,
    };
    let bots = NAMES.iter().zip(levels).map(|(name, level)| Sitter {
        name: (*name).into(),
        bot: Some(*level),
    });
    std::iter::once(person).chain(bots).collect()
}
