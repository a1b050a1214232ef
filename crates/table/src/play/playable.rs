//! What a game has to implement to be played on the page.

use core::fmt::Debug;

use engine::{Entry, Game, GameId, Seat, Seed};
use lazy::Part;
use protocol::{Expectation, JudgedAction, Level, Style};
use yew::prelude::*;

use crate::{Choices, LogLine, Options, Pace};

use crate::play::form::Form;
use crate::play::parts::{AfterwordPart, CoachPart};
use crate::play::rules::RulesPage;
use crate::toolkit::mark::Mark;
use model::games::GameProfile;
use model::lang::Lang;
use model::session::{Participant, Session};
use pool::{Pool, Question};
use ui::keys::KeyLine;
use ui::sound::Cue;

/// The items of [`Playable`] that are alike in all games: `playable_parts!(Dekal, DekalChoices, DekalSummary, DekalTable);`
/// in the game's implementation, with the game of the engine, the options, the summary and the component of the table. It
/// is written where the crate's modules `board`, `choices` and `rules` and the function `texts` are known by these names.
#[macro_export]
macro_rules! playable_parts {
    ($game:ident, $choices:ident, $summary:ident, $table:ident) => {
        type Game = $game;
        type Choices = $choices;

        const NOT_YOUR_TURN: <$game as ::engine::Game>::Illegal =
            <<$game as ::engine::Game>::Illegal>::NotYourTurn;

        fn summary(lang: ::model::lang::Lang) -> $crate::GameSummary {
            <$summary as ::ui::i18n::Translated>::of(lang).0
        }

        fn rules_page(lang: ::model::lang::Lang) -> $crate::RulesPage {
            rules::page(lang)
        }

        fn level_about(level: ::protocol::Level, lang: ::model::lang::Lang) -> &'static str {
            (texts(lang).level_about)(level.base(Self::ID))
        }

        fn style_about(style: ::protocol::Style, lang: ::model::lang::Lang) -> &'static str {
            texts(lang).styles[style as usize]
        }

        fn fields(form: &$crate::Form<$choices>, lang: ::model::lang::Lang) -> ::yew::Html {
            choices::fields(form, lang)
        }

        fn table(props: $crate::TableProps<Self>) -> ::yew::Html {
            ::yew::html! { <$table ..props /> }
        }

        fn keys(lang: ::model::lang::Lang) -> Vec<::ui::keys::KeyLine> {
            ::ui::keys::lines(board::KEYS, lang)
        }

        fn log_lines(
            session: &::model::session::Session<$game>,
            lang: ::model::lang::Lang,
        ) -> Vec<$crate::LogLine> {
            let shared = <::ui::i18n::Texts as ::ui::i18n::Translated>::of(lang);
            <board::TableState as $crate::TableModel>::log_lines(session, texts(lang), shared)
        }
    };
}

/// A game on the page: a type of the game's own crate, without values, that connects the engine's game with
/// its table. [`playable_parts!`](crate::playable_parts) writes what is alike in all games.
pub trait Playable: Copy + Debug + PartialEq + 'static {
    /// The game, as the engine has it.
    type Game: GameProfile + 'static;
    /// The options besides players and levels.
    type Choices: Choices<Rules = RulesOf<Self>>;

    /// Which game it is.
    const ID: GameId = <Self::Game as Game>::ID;

    /// Why the rules refuse an action when the person has nothing to decide.
    const NOT_YOUR_TURN: <Self::Game as Game>::Illegal;

    /// The summary, in a loaded language.
    fn summary(lang: Lang) -> GameSummary;

    /// The game's sign: a picture without words.
    fn emblem(_lang: Lang) -> Html;

    /// The rules in words.
    fn rules_page(lang: Lang) -> RulesPage;

    /// The description of a level's bot.
    fn level_about(level: Level, lang: Lang) -> &'static str;

    /// What a style likes in the game; empty if it does nothing.
    fn style_about(_style: Style, _lang: Lang) -> &'static str {
        ""
    }

    /// The form fields of the game's own options.
    fn fields(form: &Form<Self::Choices>, lang: Lang) -> Html;

    /// The table.
    fn table(props: TableProps<Self>) -> Html;

    /// The pause before this seat's decision is played, in milliseconds, so that the person can follow; 0 if
    /// they do not see it.
    fn pause(session: &Session<Self::Game>, seat: Seat, pace: Pace) -> u32;

    /// Whether the event that is due belongs to the same moment as the one before.
    fn happens_together(game: &Self::Game) -> bool;

    /// Whether the person triggers the chance event that is due, for instance rolls the dice. Until then
    /// their last move can be taken back.
    fn waits_for_person(_session: &Session<Self::Game>) -> bool {
        false
    }

    /// Whether every person is out of the match, so that they may begin another.
    fn is_out(_session: &Session<Self::Game>) -> bool {
        false
    }

    /// Whether seats have hands that the others must not see. Where several persons play at one screen, these are covered
    /// until whoever is to decide asks for theirs (see [`Runner::is_covered`](crate::Runner::is_covered)).
    const HAS_HANDS: bool = false;

    /// The turn of the round as players count it, from 1, for the heading.
    fn turn_number(game: &Self::Game) -> u32;

    /// An action of the seat to decide in words, for instance "take the 7".
    fn describe_action(game: &Self::Game, action: ActionOf<Self>, lang: Lang) -> String;

    /// An event of chance, as short as it can be: "7", or whom the lot falls on.
    fn describe_event(session: &Session<Self::Game>, event: EventOf<Self>, lang: Lang) -> String;

    /// Why the best choice is advised, in a few words; `None` if only its lead over the next says that.
    fn reason(
        _game: &Self::Game,
        _best: &JudgedAction<ActionOf<Self>>,
        _lang: Lang,
    ) -> Option<String> {
        None
    }

    /// What a cell of a position's line (`docs/positions.md`) has, as a picture and in words; `None` if its sign says it all.
    fn cell_sign(_sign: char, _lang: Lang) -> Option<(Html, String)> {
        None
    }

    /// The kinds of this game's decisions, in words.
    fn kinds(lang: Lang) -> &'static [&'static str];

    /// The kind of a decision that cost something, by its place in [`kinds`](Playable::kinds): of what was better, and
    /// what was chosen.
    fn kind(game: &Self::Game, actions: [ActionOf<Self>; 2]) -> usize;

    /// What the better of two actions does at once that the other does not, in a sentence; `None` if nothing is as certain
    /// as that. It is what the seat could see, before what it decides, and no guess at why one is better.
    /// `name` has the names of others; whoever reads it has none.
    fn difference(
        before: &Self::Game,
        seat: Seat,
        judged: [(ActionOf<Self>, Expectation); 2],
        name: &dyn Fn(Seat) -> Option<String>,
        lang: Lang,
    ) -> Option<String>;

    /// What happens along a line of actions from a position, in sentences for whoever is to decide there; `None` if there is
    /// nothing to tell.
    fn line(_before: &Self::Game, _actions: &[ActionOf<Self>], _lang: Lang) -> Option<String> {
        None
    }

    /// A small picture of the position in which this seat is to decide, as the seat sees it, with marks on its
    /// actions. Screen readers do not see it: the text beside it says what it shows.
    fn picture(game: &Self::Game, seat: Seat, marks: &[Mark<ActionOf<Self>>], lang: Lang) -> Html;

    /// The question whose answer tells how lucky a seat was in a finished match, in the game's unit; `None`
    /// in games whose luck comes from the review.
    fn luck_question(_session: &Session<Self::Game>, _seat: Seat) -> Option<Question<f64>> {
        None
    }

    /// What stands out in the round that is over, in a few words without a full stop: the best line and whose it is,
    /// the call, the last capture. `None` if nothing does. It says the same to everybody at the table. It is asked for
    /// whenever the result is rendered, so it takes no search.
    fn decided_by(_session: &Session<Self::Game>, _lang: Lang) -> Option<String> {
        None
    }

    /// The keys of the table, with what they do.
    fn keys(lang: Lang) -> Vec<KeyLine>;

    /// The lines of the log, from the first entry on.
    fn log_lines(session: &Session<Self::Game>, lang: Lang) -> Vec<LogLine>;

    /// The sound of a log entry.
    fn sound(entry: &Entry<Self::Game>) -> Option<Cue>;
}

/// The options of a match of this game.
pub type RulesOf<G> = <<G as Playable>::Game as Game>::Rules;

/// The names of a game's kinds of decisions.
pub type KindNames<const KINDS: usize> = [&'static str; KINDS];

/// A player's action in this game.
pub type ActionOf<G> = <<G as Playable>::Game as Game>::Action;

/// The events of a game.
pub type EventOf<G> = <<G as Playable>::Game as Game>::Event;

/// The summary of a game, for the home screen.
#[derive(Clone, Copy)]
pub struct GameSummary {
    /// What the game is about, in two sentences.
    pub about: &'static str,
    /// Players, age, duration.
    pub facts: &'static str,
    /// What the result is measured in, as the axis of a chart says it.
    pub figure: &'static str,
    /// What luck is in this game, and in which unit it is counted.
    pub luck: &'static str,
}

/// Props of a game's table.
#[derive(Properties, Clone, PartialEq)]
pub struct TableProps<G: Playable> {
    /// The match to begin or to continue.
    pub session: Session<G::Game>,
    /// Actions that are marked on the stage, of the seat from which it is seen: for instance what was played
    /// and what was better.
    pub marks: Vec<Mark<ActionOf<G>>>,
    /// The language.
    pub lang: Lang,
    /// The pause between moves.
    pub pace: Pace,
    /// Whether the person wants to see the expected results of moves.
    pub hints: bool,
    /// Whether moves have to be confirmed.
    pub confirm: bool,
    /// The workers that compute the bots' moves.
    pub pool: Pool,
    /// Called with the match once the table is shown, and then whenever an event changes it: where the event is handled,
    /// before the change is shown. It must not send the table an event itself. The callback with which the table is first
    /// shown is used as long as the table is there.
    pub on_change: Callback<Session<G::Game>>,
    /// The person wants to play another match: the one of this record, or one like this.
    pub on_new: Callback<Option<String>>,
    /// The person leaves the table; the match is saved.
    pub on_leave: Callback<()>,
    /// Shown with the result in place of the button for another match; `None` if the person may play again.
    pub after: Option<Html>,
    /// The name of the screen to which the person goes back; `None` for home.
    pub back: Option<&'static str>,
    /// The coach; `None` if it is turned off.
    pub coach: Option<&'static Part<CoachPart<G>>>,
    /// What is told of the match once it is over, and what leads to its review; `None` where it was played before.
    pub afterword: Option<&'static Part<AfterwordPart<G>>>,
}

/// A new match, with persons on the seats that the options say, and bots on the others.
pub fn begin<G: Playable>(options: &Options<G::Choices>, seed: Seed) -> Session<G::Game> {
    let persons = options.persons();
    let mut bots = options
        .bots()
        .iter()
        .zip(options.levels())
        .map(|(name, level)| Participant {
            name: (*name).into(),
            bot: Some(level),
        });
    let sit = |seat: Seat| {
        let bot = if persons.contains(seat) {
            None
        } else {
            bots.next()
        };
        bot.unwrap_or_else(|| Participant {
            name: options.name(seat),
            bot: None,
        })
    };
    let participants = Seat::all(options.players().into()).map(sit).collect();
    Session::new(options.rules(), participants, seed)
        .expect("options are playable, with a level and a name for each bot")
}
