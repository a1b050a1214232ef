//! Dékal on the page: table, options, rules pages, lesson and texts. The rules of play are in `engine::dekal`.
//!
//! [`DekalUi`] implements [`Playable`], which connects the engine's game with a table. `board` is the stage
//! with its state, layout, drags and keys; `lesson` is the lesson; `texts` has the texts. Only the page's
//! registry names this crate.
//!
//! The crate may depend on `tutorial` and the crates below it. Begin with [`DekalUi`], then read
//! `board::state`.

mod board;
mod cards;
mod choices;
mod decided_by;
mod difference;
mod drawings;
mod lesson;
mod picture;
mod rules;
mod small_grid;
pub mod texts;

use engine::dekal::{Action, CardValue, Dekal, Event, Step, TURNS};
use engine::{Entry, Seat};
use protocol::Expectation;
use yew::prelude::*;

use crate::cards::CardFace;
use board::DekalTable;
use choices::DekalChoices;
use model::lang::Lang;
use model::session::Session;
use table::hint::Mark;
use table::{Pace, Playable, playable_parts};
use texts::{DekalDifferences, texts};
use ui::i18n::{Texts, Translated};
use ui::sound::Cue;

pub use texts::{DekalOptions, DekalRules, DekalSummary, DekalTexts};

/// Dékal as the page plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DekalUi;

impl Playable for DekalUi {
    playable_parts!(Dekal, DekalChoices, DekalSummary, DekalTable);

    fn emblem(_: Lang) -> Html {
        let cards = [
            None,
            CardValue::new(1),
            CardValue::new(4),
            CardValue::new(10),
        ];
        html! {
            <div class="fan">
                { for cards.map(|value| html! {
                    <span key={value.map_or(0, CardValue::get)}><CardFace {value} /></span>
                }) }
            </div>
        }
    }

    fn pause(session: &Session<Dekal>, seat: Seat, pace: Pace) -> u32 {
        let game = session.game();
        // Seats choose their cards in secret, and the cards are turned over together: there is nothing to
        // follow.
        if game.table().step() == Step::Draft(seat) {
            pace.0
        } else {
            0
        }
    }

    fn happens_together(game: &Dekal) -> bool {
        // The chosen cards are turned over together; the draws for the token follow one by one.
        matches!(game.table().step(), Step::TurnUp(_))
    }

    fn turn_number(game: &Dekal) -> u32 {
        u32::from(game.table().turn() + 1).min(TURNS.into())
    }

    fn describe_action(_: &Dekal, action: Action, lang: Lang) -> String {
        (texts(lang).describe_action)(action)
    }

    fn describe_event(session: &Session<Dekal>, event: Event, lang: Lang) -> String {
        match event {
            Event::Card(card) => card.to_string(),
            Event::Lot(seat) => table::name(session, seat, Texts::of(lang)).into(),
        }
    }

    fn kinds(lang: Lang) -> &'static [&'static str] {
        &DekalDifferences::of(lang).kinds
    }

    fn kind(_: &Dekal, [best, played]: [Action; 2]) -> usize {
        difference::kind(played, best)
    }

    fn difference(
        before: &Dekal,
        seat: Seat,
        judged: [(Action, Expectation); 2],
        name: &dyn Fn(Seat) -> Option<String>,
        lang: Lang,
    ) -> Option<String> {
        let actions = judged.map(|(action, _)| action);
        difference::difference(before, seat, actions, name, lang)
    }

    fn picture(game: &Dekal, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
        picture::picture(game, seat, marks, lang)
    }

    fn decided_by(session: &Session<Dekal>, lang: Lang) -> Option<String> {
        decided_by::decided_by(session, lang)
    }

    fn sound(entry: &Entry<Dekal>) -> Option<Cue> {
        match entry {
            Entry::Act(_, Action::Draft(_)) => Some(Cue::Slide),
            Entry::Event(Event::Card(_)) => Some(Cue::Place),
            _ => None,
        }
    }
}
