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
mod decided_by;
mod difference;
mod lesson;
mod luck;
mod picture;
mod rules;
mod symbols;
pub mod texts;

use engine::detrak::{Action, Detrak, Roll, Step, Symbol};
use engine::{Entry, Seat};
use yew::prelude::*;

use board::DetrakTable;
use choices::DetrakChoices;
use model::lang::Lang;
use model::session::Session;
use pool::Question;
use protocol::Expectation;
use table::hint::Mark;
use table::{Pace, Playable, playable_parts};
use texts::{DetrakDifferences, texts};
use ui::i18n::Translated;
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

    fn pause(session: &Session<Detrak>, seat: Seat, pace: Pace) -> u32 {
        let game = session.game();
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

    fn waits_for_person(session: &Session<Detrak>) -> bool {
        let mut left = session.game().with_room().iter();
        left.any(|seat| session.is_person(seat))
    }

    fn turn_number(game: &Detrak) -> u32 {
        // A game that is over may have had fewer than twelve turns: its number is that of the last turn played.
        u32::from(match game.step() {
            Step::Over => game.turn(),
            _ => game.turn() + 1,
        })
    }

    fn describe_action(game: &Detrak, action: Action, lang: Lang) -> String {
        let texts = texts(lang);
        match (action, game.step()) {
            (Action::Start(symbol), _) => (texts.describe_start)(symbol),
            (Action::Note(note), Step::Note(roll, _)) => {
                let (one, other) = roll.symbols();
                (texts.describe_note)((one, note.first), (other, note.second))
            }
            // A note is advised only while there is a roll to note, so this case does not occur.
            (Action::Note(note), _) => note.to_string(),
        }
    }

    fn describe_event(_: &Session<Detrak>, roll: Roll, lang: Lang) -> String {
        let (one, other) = roll.symbols();
        let name = texts(lang).symbol;
        format!("{} + {}", name(one), name(other))
    }

    fn cell_sign(sign: char, lang: Lang) -> Option<(Html, String)> {
        let symbol: Symbol = sign.to_string().parse().ok()?;
        Some((symbols::drawn(symbol), (texts(lang).symbol)(symbol).into()))
    }

    fn kinds(lang: Lang) -> &'static [&'static str] {
        &DetrakDifferences::of(lang).kinds
    }

    fn kind(_: &Detrak, [best, played]: [Action; 2]) -> usize {
        difference::kind(played, best)
    }

    fn difference(
        before: &Detrak,
        seat: Seat,
        judged: [(Action, Expectation); 2],
        _: &dyn Fn(Seat) -> Option<String>,
        lang: Lang,
    ) -> Option<String> {
        difference::difference(before, seat, judged, lang)
    }

    fn picture(game: &Detrak, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
        picture::picture(game, seat, marks, lang)
    }

    fn luck_question(session: &Session<Detrak>, seat: Seat) -> Option<Question<f64>> {
        luck::question(session, seat)
    }

    fn decided_by(session: &Session<Detrak>, lang: Lang) -> Option<String> {
        decided_by::decided_by(session, lang)
    }

    fn sound(entry: &Entry<Detrak>) -> Option<Cue> {
        match entry {
            Entry::Event(_) => Some(Cue::Dice),
            Entry::Act(..) => Some(Cue::Place),
            Entry::NextRound => None,
        }
    }
}
