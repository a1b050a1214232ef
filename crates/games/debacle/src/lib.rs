//! Débâcle on the page: table, options, rules pages, lesson and texts. The rules of play are in
//! `engine::debacle`.
//!
//! [`DebacleUi`] implements [`Playable`], which connects the engine's game with a table. `board` is the stage
//! with its state, layout, drags and keys; `lesson` is the lesson; `texts` has the texts. Only the page's
//! registry names this crate.
//!
//! The crate may depend on `tutorial` and the crates below it. Begin with [`DebacleUi`], then read
//! `board::state`.

mod board;
mod choices;
mod decided_by;
mod die;
mod difference;
mod lesson;
mod line;
mod picture;
mod rules;
pub mod texts;

use engine::debacle::{Action, Debacle, Event, Side, Value};
use engine::{Entry, Seat};
use yew::prelude::*;

use board::DebacleTable;
use choices::DebacleChoices;
use model::lang::Lang;
use model::session::Session;
use protocol::Expectation;
use table::hint::Mark;
use table::{Pace, Playable, playable_parts};
use texts::{DebacleDifferences, texts};
use ui::i18n::{Texts, Translated};
use ui::sound::Cue;

pub use texts::{DebacleRules, DebacleSummary, DebacleTexts};

/// Débâcle as the page plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DebacleUi;

impl Playable for DebacleUi {
    playable_parts!(Debacle, DebacleChoices, DebacleSummary, DebacleTable);

    fn emblem(_: Lang) -> Html {
        let one = |(index, value): (usize, Value)| {
            let side = Side::ALL[index % 2];
            html! { <span key={index} class="die-place">{ die::face(side, value, "is-top") }</span> }
        };
        html! { <div class="dice-emblem">{ for Value::all().enumerate().map(one) }</div> }
    }

    fn pause(_: &Session<Debacle>, _seat: Seat, pace: Pace) -> u32 {
        pace.0
    }

    fn happens_together(_: &Debacle) -> bool {
        true
    }

    fn turn_number(game: &Debacle) -> u32 {
        game.seen().len().max(1) as u32
    }

    fn describe_action(game: &Debacle, action: Action, lang: Lang) -> String {
        (texts(lang).describe_action)(action, game.position())
    }

    fn describe_event(session: &Session<Debacle>, event: Event, lang: Lang) -> String {
        match event {
            Event::First(seat) => table::name(session, seat, Texts::of(lang)).into(),
            Event::Order(order) => order.to_string(),
        }
    }

    fn cell_sign(sign: char, lang: Lang) -> Option<(Html, String)> {
        let (side, digit) = match sign {
            'a'..='f' => (Side::Black, sign as u8 - b'a' + 1),
            _ => (Side::Red, sign.to_digit(10)? as u8),
        };
        let value = Value::new(digit)?;
        let name = (texts(lang).side)(side);
        Some((die::face(side, value, "is-top"), format!("{name} {digit}")))
    }

    fn kinds(lang: Lang) -> &'static [&'static str] {
        &DebacleDifferences::of(lang).kinds
    }

    fn kind(_: &Debacle, [best, played]: [Action; 2]) -> usize {
        difference::kind(played, best)
    }

    fn difference(
        before: &Debacle,
        _: Seat,
        judged: [(Action, Expectation); 2],
        _: &dyn Fn(Seat) -> Option<String>,
        lang: Lang,
    ) -> Option<String> {
        let actions = judged.map(|(action, _)| action);
        difference::difference(before.position(), actions, lang)
    }

    fn line(before: &Debacle, actions: &[Action], lang: Lang) -> Option<String> {
        line::line(before.position(), actions, lang)
    }

    fn picture(game: &Debacle, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
        picture::picture(game, seat, marks, lang)
    }

    fn decided_by(session: &Session<Debacle>, lang: Lang) -> Option<String> {
        decided_by::decided_by(session, lang)
    }

    fn sound(entry: &Entry<Debacle>) -> Option<Cue> {
        match entry {
            Entry::Act(_, Action::Roll(_) | Action::Flip(_)) => Some(Cue::Dice),
            Entry::Act(_, Action::Capture(_)) => Some(Cue::Capture),
            Entry::Act(_, Action::Return(_) | Action::Keep(_) | Action::Recover(_)) => {
                Some(Cue::Place)
            }
            _ => None,
        }
    }
}
