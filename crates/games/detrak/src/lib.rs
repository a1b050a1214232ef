//! Détrak on the page: table, options, rules, lesson and texts. The rules themselves are `engine::detrak`.
//!
//! [`DetrakUi`] says of the engine's game what a table has to know and to show; `board` is the stage,
//! with its state, layout, drags and keys; `lesson` is what is taught; `words` has the texts. Nothing
//! but the page's registry names this crate.
//!
//! It may depend on tables, lessons, and all below them. Begin with [`DetrakUi`], then `board::state`.

mod board;
mod choices;
mod hint;
mod lesson;
mod luck;
mod rules;
mod symbols;
mod texts;
pub mod words;

use engine::detrak::{Action, Detrak, Rules, Step, Symbol};
use engine::{Entry, Seat};
use protocol::Level;
use yew::prelude::*;

use board::DetrakTable;
use choices::DetrakChoices;
use model::lang::Lang;
use model::session::Session;
use pool::Question;
use table::GameSummary;
use table::{Form, RulesPart};
use table::{PERSON, Pace, Playable, TableProps};
use texts::texts;
use ui::keys::{KeyLine, lines};
use ui::sound::Cue;

pub use rules::DetrakRules;
pub use texts::DetrakTexts;

/// Detrak as the page plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DetrakUi;

impl Playable for DetrakUi {
    type Game = Detrak;
    type Rules = Rules;
    type Action = Action;
    type Choices = DetrakChoices;

    fn summary(lang: Lang) -> GameSummary {
        texts(lang).summary
    }

    fn emblem(_: Lang) -> Html {
        html! {
            <div class="symbols">
                { for Symbol::all().map(|one| html! {
                    <span key={one.index()} class="half">{ symbols::symbol(one) }</span>
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

    fn fields(form: &Form<DetrakChoices>, lang: Lang) -> Html {
        choices::fields(form, lang)
    }

    fn table(props: TableProps<DetrakUi>) -> Html {
        html! { <DetrakTable ..props /> }
    }

    fn pause(game: &Detrak, seat: Seat, pace: Pace) -> u32 {
        // Notes are sealed; only the symbols to begin with are seen.
        if game.step() == Step::Start(seat) {
            pace.0
        } else {
            0
        }
    }

    fn happens_together(_: &Detrak) -> bool {
        false
    }

    fn waits_for_person(game: &Detrak) -> bool {
        game.with_room().contains(PERSON)
    }

    fn turn_number(game: &Detrak) -> u32 {
        // A game may well be over before its last turn.
        u32::from(match game.step() {
            Step::Over => game.turn(),
            _ => game.turn() + 1,
        })
    }

    fn advise(game: &Detrak, action: Action, lang: Lang) -> String {
        hint::advise(game, action, lang)
    }

    fn luck_question(session: &Session<Detrak>, seat: Seat) -> Option<Question<f64>> {
        luck::question(session, seat)
    }

    fn keys() -> Vec<KeyLine> {
        lines(board::KEYS)
    }

    fn cue(entry: &Entry<Detrak>) -> Option<Cue> {
        match entry {
            Entry::Event(_) => Some(Cue::Dice),
            Entry::Act(..) => Some(Cue::Place),
            Entry::NextRound => None,
        }
    }
}
