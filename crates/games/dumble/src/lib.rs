//! Dumble on the page: table, options, rules pages, lesson and texts. The rules of play are in
//! `engine::dumble`.
//!
//! [`DumbleUi`] implements [`Playable`], which connects the engine's game with a table. `board` is the stage
//! with its state, layout, drags and keys; `lesson` is the lesson; `texts` has the texts. Only the page's
//! registry names this crate.
//!
//! The crate may depend on `tutorial` and the crates below it. Begin with [`DumbleUi`], then read
//! `board::state`.

mod board;
mod cards;
mod choices;
mod courts;
mod decided_by;
mod lesson;
mod picture;
mod reason;
mod rules;
pub mod texts;

use engine::dumble::{Action, Card, Dumble, EDGE, Event, Rank, Step, Suit};
use engine::{Entry, Seat};
use protocol::{Expectation, JudgedAction};
use yew::prelude::*;

use board::DumbleTable;
use choices::DumbleChoices;
use model::lang::Lang;
use model::session::Session;
use table::hint::Mark;
use table::{Pace, Playable, playable_parts};
use texts::{DumbleDifferences, texts};
use ui::i18n::{Texts, Translated};
use ui::sound::Cue;

pub use texts::{DumbleRules, DumbleSummary, DumbleTexts};

/// With more bots than this at a table, each of them moves faster, so that a lap does not take longer.
const UNHURRIED: u32 = 3;

/// Dumble as the page plays it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DumbleUi;

impl Playable for DumbleUi {
    playable_parts!(Dumble, DumbleChoices, DumbleSummary, DumbleTable);

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

    fn pause(session: &Session<Dumble>, _seat: Seat, pace: Pace) -> u32 {
        let game = session.game();
        let playing = game.playing().iter();
        let bots = playing.filter(|seat| !session.is_person(*seat)).count() as u32;
        let share = pace.0 * UNHURRIED / bots.max(UNHURRIED);
        match game.step() {
            // The person has just seen the discard, so the draw needs less time.
            Step::Draw(_) => share / 2,
            _ => share,
        }
    }

    fn happens_together(game: &Dumble) -> bool {
        matches!(game.step(), Step::Deal(_) | Step::TurnUp)
    }

    const HAS_HANDS: bool = true;

    fn is_out(session: &Session<Dumble>) -> bool {
        let game = session.game();
        let is_left = |seat| game.playing().contains(seat) && game.total_after(seat) <= Some(EDGE);
        !session.persons().iter().any(is_left)
    }

    fn turn_number(game: &Dumble) -> u32 {
        // A turn, as players count it, is a lap of the table.
        u32::from(game.turn()) / game.playing().len().max(1) as u32 + 1
    }

    fn describe_action(_: &Dumble, action: Action, lang: Lang) -> String {
        (texts(lang).describe_action)(action)
    }

    fn describe_event(session: &Session<Dumble>, event: Event, lang: Lang) -> String {
        match event {
            Event::First(seat) => table::name(session, seat, Texts::of(lang)).into(),
            Event::Card(card) => (texts(lang).card)(card),
        }
    }

    fn kinds(lang: Lang) -> &'static [&'static str] {
        &DumbleDifferences::of(lang).kinds
    }

    fn kind(_: &Dumble, actions: [Action; 2]) -> usize {
        reason::kind(actions)
    }

    fn difference(
        before: &Dumble,
        _: Seat,
        judged: [(Action, Expectation); 2],
        _: &dyn Fn(Seat) -> Option<String>,
        lang: Lang,
    ) -> Option<String> {
        reason::difference(before, judged, DumbleDifferences::of(lang))
    }

    fn reason(game: &Dumble, best: &JudgedAction<Action>, lang: Lang) -> Option<String> {
        reason::reason(game, (best.action, best.expectation), texts(lang))
    }

    fn picture(game: &Dumble, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
        picture::picture(game, seat, marks, lang)
    }

    fn decided_by(session: &Session<Dumble>, lang: Lang) -> Option<String> {
        decided_by::decided_by(session, lang)
    }

    fn sound(entry: &Entry<Dumble>) -> Option<Cue> {
        match entry {
            Entry::Act(_, Action::Discard(_) | Action::Take(_)) => Some(Cue::Slide),
            Entry::Act(_, Action::Stock) | Entry::Event(Event::Card(_)) => Some(Cue::Place),
            Entry::Act(_, Action::Call) => Some(Cue::Cancel),
            _ => None,
        }
    }
}
