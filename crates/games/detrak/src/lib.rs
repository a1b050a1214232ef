//! Détrak on the page: table, options, rules pages, lesson and texts. The rules of play are in
//! `engine::detrak`.
//!
//! [`DetrakUi`] implements [`Playable`], which connects the engine's game with a table. `board` is the stage
//! with its state, layout, drags and keys; `lesson` is the lesson; `texts` has the texts. Only the page's
//! registry names this crate.
//!
//! The crate may depend on `tutorial` and the crates below it. Begin with [`DetrakUi`], then read
//! `board::state`.

mod board;
mod choices;
mod hint;
mod lesson;
mod luck;
mod picture;
mod rules;
mod symbols;
pub mod texts;

use engine::detrak::{Action, Detrak, Step, Symbol};
use engine::{Entry, Game, Seat};
use yew::prelude::*;

use board::DetrakTable;
use choices::DetrakChoices;
use model::lang::Lang;
use model::session::Session;
use pool::Question;
use table::hint::Mark;
use table::{PERSON, Pace, Playable, playable_parts};
use texts::texts;
use ui::i18n::{Texts, Translated};
use ui::sound::Cue;

pub use texts::{DetrakRules, DetrakSummary, DetrakTexts};

/// Détrak as the page plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DetrakUi;

impl Playable for DetrakUi {
    playable_parts!(Detrak, DetrakChoices, DetrakSummary, DetrakTable);

    fn emblem(_: Lang) -> Html {
        html! {
            <div class="symbols">
                { for Symbol::all().map(|one| html! {
                    <span key={one.index()} class="half">{ symbols::symbol(one) }</span>
                }) }
            </div>
        }
    }

    fn pause(game: &Detrak, seat: Seat, pace: Pace) -> u32 {
        // The person sees a choice of a symbol at once; notes are sealed.
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
        // A game that is over may have had fewer than twelve turns: its number is that of the last turn played.
        u32::from(match game.step() {
            Step::Over => game.turn(),
            _ => game.turn() + 1,
        })
    }

    fn describe_action(game: &Detrak, action: Action, lang: Lang) -> String {
        hint::describe_action(game, action, lang)
    }

    fn picture(game: &Detrak, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
        picture::picture(game, seat, marks, lang)
    }

    fn luck_question(session: &Session<Detrak>, seat: Seat) -> Option<Question<f64>> {
        luck::question(session, seat)
    }

    fn decided_by(session: &Session<Detrak>, lang: Lang) -> Option<String> {
        let game = session.game();
        let sheets = Seat::all(game.seats()).map(|seat| (seat, game.sheet(seat)));
        let (seat, line, points) = board::best_line(sheets, game.is_advanced())?;
        let name = table::name(session, seat, Texts::of(lang));
        let name = (game.seats() > 1).then_some(name);
        Some((texts(lang).best_line_is)(line, points, name))
    }

    fn sound(entry: &Entry<Detrak>) -> Option<Cue> {
        match entry {
            Entry::Event(_) => Some(Cue::Dice),
            Entry::Act(..) => Some(Cue::Place),
            Entry::NextRound => None,
        }
    }
}
