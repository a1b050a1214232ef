//! What a game has to bring for the page to play it.

use core::fmt::{Debug, Display};
use core::str::FromStr;

use engine::{Entry, Game, GameId, MAX_SEATS, Seat, Seed};
use protocol::Level;
use yew::prelude::*;

use super::{Choices, Options, Pace};

use crate::form::Form;
use crate::hint::{HintState, Mark};
use crate::rules::RulesPart;
use model::lang::Lang;
use model::session::{Participant, Session};
use pool::{Pool, Question};
use ui::keys::KeyLine;
use ui::sound::Cue;

/// A game as the page plays it: a type of the game's own crate, without a value, that says of the engine's
/// game what a table has to know and to show.
pub trait Playable: Copy + Debug + PartialEq + 'static {
    /// The rules, as the engine has them.
    type Game: Game<Rules = Self::Rules, Action = Self::Action>;
    /// What a match is played by.
    type Rules: Clone + PartialEq + Debug;
    /// What a player can do.
    type Action: Copy + Eq + Debug + Display + FromStr + 'static;
    /// What a person chooses before a match, besides players and levels.
    type Choices: Choices<Rules = Self::Rules>;

    /// Which game it is.
    const ID: GameId = <Self::Game as Game>::ID;

    /// How the game introduces itself.
    fn summary(lang: Lang) -> GameSummary;

    /// What it is recognised by: a picture only.
    fn emblem(_lang: Lang) -> Html;

    /// Its rules: a summary, and the parts.
    fn rules_parts(lang: Lang) -> (&'static str, Vec<RulesPart>);

    /// What a bot of a level does.
    fn level_about(level: Level, lang: Lang) -> &'static str;

    /// The fields for the game's own choices.
    fn fields(form: &Form<Self::Choices>, lang: Lang) -> Html;

    /// The table.
    fn table(props: TableProps<Self>) -> Html;

    /// How long is waited, in milliseconds, before what this seat decides now
    /// is done, so that the person can follow; 0 for what they do not see.
    fn pause(game: &Self::Game, seat: Seat, pace: Pace) -> u32;

    /// Whether the event that is due now happens at the same moment as the
    /// one before it.
    fn happens_together(game: &Self::Game) -> bool;

    /// Whether it is for the person to say when the luck that is due decides:
    /// to roll the dice, say. Until then their last move can be taken back.
    fn waits_for_person(_game: &Self::Game) -> bool {
        false
    }

    /// Whether the person plays no part in the match any more, so that they
    /// may well begin another.
    fn is_out(_game: &Self::Game) -> bool {
        false
    }

    /// Which turn of the round it is as players count, from 1: what the table's
    /// heading says.
    fn turn_number(game: &Self::Game) -> u32;

    /// An action of whoever is to decide, as something to do: "take the 7", say.
    fn advise(game: &Self::Game, action: Self::Action, lang: Lang) -> String;

    /// What tells how lucky a seat was in a match that is over, in the game's unit, where
    /// that is not the match's review.
    fn luck_question(_session: &Session<Self::Game>, _seat: Seat) -> Option<Question<f64>> {
        None
    }

    /// The keys of its table.
    fn keys() -> Vec<KeyLine>;

    /// What is heard when this happens.
    fn cue(entry: &Entry<Self::Game>) -> Option<Cue>;
}

/// A game as it introduces itself.
#[derive(Clone, Copy)]
pub struct GameSummary {
    /// What it is about, in two sentences.
    pub about: &'static str,
    /// Players, age, duration.
    pub facts: &'static str,
    /// What its picture shows, for whoever does not see it.
    pub picture: &'static str,
    /// What the number is that tells how well a person did, as the axis of a chart says it.
    pub figure: &'static str,
    /// What luck is in this game, and what it is counted in.
    pub luck: &'static str,
}

/// What a game's table needs.
#[derive(Properties, Clone, PartialEq)]
pub struct TableProps<G: Playable> {
    /// The match to begin or to go on with.
    pub session: Session<G::Game>,
    /// Actions to be shown on the stage, of the seat that it is seen by: what
    /// was done, say, and what would have been better.
    pub marks: Vec<Mark<G::Action>>,
    /// The language.
    pub lang: Lang,
    /// How long bots' moves take.
    pub pace: Pace,
    /// Whether the person wants to know what moves are expected to do.
    pub hints: bool,
    /// Whether a move is shown first, and done when it is confirmed.
    pub confirm: bool,
    /// Where the bots think.
    pub pool: Pool,
    /// Called with the match after everything that happened, before that is shown: while
    /// the table is rendered.
    pub on_change: Callback<Session<G::Game>>,
    /// The person wants to play again.
    pub on_rematch: Callback<()>,
    /// The person leaves the table; it is saved.
    pub on_leave: Callback<()>,
    /// What is shown with the result instead of another match; `None` if the
    /// person may play again.
    pub after: Option<Html>,
    /// What the way back leads to, in words; `None` for home.
    pub back: Option<&'static str>,
}

impl<G: Playable> TableProps<G> {
    /// The actions to be marked on the stage: those that are to be shown, or
    /// those of the hint.
    pub fn marked(&self, hint_state: &HintState<G>) -> Vec<Mark<G::Action>> {
        if self.marks.is_empty() {
            hint_state.marks()
        } else {
            self.marks.clone()
        }
    }
}

/// The bots' names, in the order of their seats.
pub const NAMES: [&str; MAX_SEATS] = [
    "Anna", "Basile", "Chloé", "Denis", "Élise", "Farid", "Gaëlle", "Hugo",
];

/// A match about to begin, with nameless persons where the options have them,
/// and bots on the other seats.
pub fn begin<G: Playable>(options: &Options<G::Choices>, seed: Seed) -> Session<G::Game> {
    let persons = options.persons();
    let mut bots = NAMES
        .iter()
        .zip(options.levels())
        .map(|(name, level)| Participant {
            name: (*name).into(),
            bot: Some(*level),
        });
    let sit = |seat: Seat| {
        let bot = if persons.contains(seat) {
            None
        } else {
            bots.next()
        };
        bot.unwrap_or(Participant {
            name: String::new(),
            bot: None,
        })
    };
    let participants = Seat::all(options.players().into()).map(sit).collect();
    Session::new(options.rules(), participants, seed)
        .expect("options are playable, with a level and a name for each bot")
}
