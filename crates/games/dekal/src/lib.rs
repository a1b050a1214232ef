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
mod drawings;
mod lesson;
mod picture;
mod rules;
mod small_grid;
pub mod texts;

use engine::dekal::{Action, CardValue, Dekal, Event, Step, TURNS};
use engine::{Entry, Seat};
use yew::prelude::*;

use crate::cards::CardFace;
use board::DekalTable;
use choices::DekalChoices;
use model::lang::Lang;
use model::session::Session;
use table::hint::Mark;
use table::{Pace, Playable, playable_parts};
use texts::texts;
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

    fn pause(game: &Dekal, seat: Seat, pace: Pace) -> u32 {
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

    fn picture(game: &Dekal, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
        picture::picture(game, seat, marks, lang)
    }

    fn decided_by(session: &Session<Dekal>, lang: Lang) -> Option<String> {
        let table = session.game().table();
        let groups = Seat::all(table.seats()).map(|seat| board::largest_group(table.grid(seat)));
        let groups: Vec<_> = groups.collect();
        let largest = groups.iter().copied().flatten().max()?;
        let is_owner = |seat: &Seat| groups[seat.index()] == Some(largest);
        let owners = Seat::all(table.seats()).filter(is_owner);
        let names: Vec<&str> = owners
            .map(|seat| table::name(session, seat, Texts::of(lang)))
            .collect();
        let (cards, value) = largest;
        let cards = vec![value.to_string(); cards].join("\u{a0}");
        Some((texts(lang).largest_group)(&cards, &names.join(", ")))
    }

    fn sound(entry: &Entry<Dekal>) -> Option<Cue> {
        match entry {
            Entry::Act(_, Action::Draft(_)) => Some(Cue::Slide),
            Entry::Event(Event::Card(_)) => Some(Cue::Place),
            _ => None,
        }
    }
}
