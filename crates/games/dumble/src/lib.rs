//! Dumble on the page: table, options, rules, lesson and texts. The rules themselves are `engine::dumble`.
//!
//! [`DumbleUi`] says of the engine's game what a table has to know and to show; `board` is the stage,
//! with its state, layout, drags and keys; `lesson` is what is taught; `words` has the texts. Nothing
//! but the page's registry names this crate.
//!
//! It may depend on tables, lessons, and all below them. Begin with [`DumbleUi`], then `board::state`.

mod board;
mod cards;
mod choices;
mod lesson;
mod rules;
mod texts;
pub mod words;

use engine::dumble::{Action, Card, Dumble, EDGE, Event, Rank, Rules, Step, Suit};
use engine::{Entry, Seat};
use protocol::Level;
use yew::prelude::*;

use board::DumbleTable;
use choices::DumbleChoices;
use model::lang::Lang;
use table::GameSummary;
use table::{Form, RulesPart};
use table::{PERSON, Pace, Playable, TableProps};
use texts::texts;
use ui::keys::{KeyLine, lines};
use ui::sound::Cue;

pub use rules::DumbleRules;
pub use texts::DumbleTexts;

/// With more bots than this at a table each moves faster, so that a lap does
/// not become longer.
const UNHURRIED: u32 = 3;

/// Dumble as the page plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DumbleUi;

impl Playable for DumbleUi {
    type Game = Dumble;
    type Rules = Rules;
    type Action = Action;
    type Choices = DumbleChoices;

    fn summary(lang: Lang) -> GameSummary {
        texts(lang).summary
    }

    fn emblem(lang: Lang) -> Html {
        let suits = [Suit::Clubs, Suit::Diamonds, Suit::Spades, Suit::Hearts];
        let fan = Rank::all()
            .zip(suits)
            .map(|(rank, suit)| Card::new(rank, suit));
        html! {
            <div class="fan deck">
                { for fan.map(|card| html! {
                    <span key={card.index()}>{ cards::face(card, lang) }</span>
                }) }
            </div>
        }
    }

    fn rules_parts(lang: Lang) -> (&'static str, Vec<RulesPart>) {
        rules::parts(lang)
    }

    fn level_about(level: Level, lang: Lang) -> &'static str {
        (texts(lang).level_about)(level)
    }

    fn fields(_form: &Form<DumbleChoices>, _lang: Lang) -> Html {
        // Nothing but players and levels is to be chosen.
        Html::default()
    }

    fn table(props: TableProps<DumbleUi>) -> Html {
        html! { <DumbleTable ..props /> }
    }

    fn pause(game: &Dumble, _seat: Seat, pace: Pace) -> u32 {
        let bots = game.playing().without(PERSON).len() as u32;
        let share = pace.0 * UNHURRIED / bots.max(UNHURRIED);
        match game.step() {
            // The discard has been seen; that a card is drawn takes less.
            Step::Draw(_) => share / 2,
            _ => share,
        }
    }

    fn happens_together(game: &Dumble) -> bool {
        matches!(game.step(), Step::Deal(_) | Step::TurnUp)
    }

    fn is_out(game: &Dumble) -> bool {
        !game.playing().contains(PERSON) || game.total_after(PERSON) > Some(EDGE)
    }

    fn turn_number(game: &Dumble) -> u32 {
        // Once around the table is one of everybody's turns.
        u32::from(game.turn()) / game.playing().len().max(1) as u32 + 1
    }

    fn advise(_: &Dumble, action: Action, lang: Lang) -> String {
        (texts(lang).advise)(action)
    }

    fn keys() -> Vec<KeyLine> {
        lines(board::KEYS)
    }

    fn cue(entry: &Entry<Dumble>) -> Option<Cue> {
        match entry {
            Entry::Act(_, Action::Discard(_) | Action::Take(_)) => Some(Cue::Slide),
            Entry::Act(_, Action::Stock) | Entry::Event(Event::Card(_)) => Some(Cue::Place),
            Entry::Act(_, Action::Dumble) => Some(Cue::Cancel),
            _ => None,
        }
    }
}
