//! The app's side of Dumble: its options, its rules, its table, its words.

mod cards;
mod choices;
mod rules;
mod table;
mod texts;

use engine::dumble::{Action, Card, Dumble, EDGE, Event, Rank, Step, Suit};
use engine::{Entry, Seat};
use protocol::{Advice, AnyAdvice, AnyTask, Level, Task};
use yew::prelude::*;

use crate::games::Pitch;
use crate::screens::{Form, RulesPart};
use crate::table::{PERSON, Pace, Playable, TableProps};
use choices::DumbleChoices;
use model::lang::Lang;
use table::DumbleTable;
use texts::texts;
use ui::keys::{KeyLine, lines};
use ui::sound::Cue;

pub use rules::DumbleRules;
pub use texts::DumbleTexts;

/// With more bots than this at a table each moves faster, so that a lap does
/// not become longer.
const UNHURRIED: u32 = 3;

impl Playable for Dumble {
    type Choices = DumbleChoices;

    fn pitch(lang: Lang) -> Pitch {
        texts(lang).pitch
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

    fn table(props: TableProps<Dumble>) -> Html {
        html! { <DumbleTable ..props /> }
    }

    fn pause(&self, _seat: Seat, pace: Pace) -> u32 {
        let bots = self.playing().without(PERSON).len() as u32;
        let share = pace.0 * UNHURRIED / bots.max(UNHURRIED);
        match self.step() {
            // The discard has been seen; that a card is drawn takes less.
            Step::Draw(_) => share / 2,
            _ => share,
        }
    }

    fn happens_together(&self) -> bool {
        matches!(self.step(), Step::Deal(_) | Step::TurnUp)
    }

    fn is_out(&self) -> bool {
        !self.playing().contains(PERSON) || self.total_after(PERSON) > Some(EDGE)
    }

    fn turn_number(&self) -> u32 {
        // Once around the table is one of everybody's turns.
        u32::from(self.turn()) / self.playing().len().max(1) as u32 + 1
    }

    fn advise(&self, action: Action, lang: Lang) -> String {
        (texts(lang).advise)(action)
    }

    fn keys() -> Vec<KeyLine> {
        lines(table::KEYS)
    }

    fn cue(entry: &Entry<Dumble>) -> Option<Cue> {
        match entry {
            Entry::Act(_, Action::Discard(_) | Action::Take(_)) => Some(Cue::Slide),
            Entry::Act(_, Action::Stock) | Entry::Event(Event::Card(_)) => Some(Cue::Place),
            Entry::Act(_, Action::Dumble) => Some(Cue::Cancel),
            _ => None,
        }
    }

    fn ask(task: Task<Dumble>) -> AnyTask {
        AnyTask::Dumble(task)
    }

    fn answer(advice: AnyAdvice) -> Option<Advice<Action>> {
        match advice {
            AnyAdvice::Dumble(advice) => Some(advice),
            _ => None,
        }
    }
}
