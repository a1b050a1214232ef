//! The app's side of Débâcle: its options, its rules, its table, its words.

mod choices;
mod die;
mod rules;
mod table;
mod texts;

use engine::debacle::{Action, Debacle, Side, Value};
use engine::{Entry, Seat};
use protocol::{Advice, AnyAdvice, AnyTask, Level, Task};
use yew::prelude::*;

use crate::games::Pitch;
use crate::screens::{Form, RulesPart};
use crate::table::{Pace, Playable, TableProps};
use choices::DebacleChoices;
use model::lang::Lang;
use table::DebacleTable;
use texts::texts;
use ui::keys::{KeyLine, lines};
use ui::sound::Cue;

pub use rules::DebacleRules;
pub use texts::DebacleTexts;

impl Playable for Debacle {
    type Choices = DebacleChoices;

    fn pitch(lang: Lang) -> Pitch {
        texts(lang).pitch
    }

    fn emblem(_: Lang) -> Html {
        let one = |(index, value): (usize, Value)| {
            let side = Side::ALL[index % 2];
            html! { <span key={index} class="die-place">{ die::face(side, value, "is-top") }</span> }
        };
        html! { <div class="dice-emblem">{ for Value::all().enumerate().map(one) }</div> }
    }

    fn rules_parts(lang: Lang) -> (&'static str, Vec<RulesPart>) {
        rules::parts(lang)
    }

    fn level_about(level: Level, lang: Lang) -> &'static str {
        (texts(lang).level_about)(level)
    }

    fn fields(form: &Form<DebacleChoices>, lang: Lang) -> Html {
        choices::fields(form, lang)
    }

    fn table(props: TableProps<Debacle>) -> Html {
        html! { <DebacleTable ..props /> }
    }

    fn pause(&self, _seat: Seat, pace: Pace) -> u32 {
        pace.0
    }

    fn happens_together(&self) -> bool {
        true
    }

    fn turn_number(&self) -> u32 {
        self.seen().len().max(1) as u32
    }

    fn advise(&self, action: Action, lang: Lang) -> String {
        (texts(lang).advise)(action)
    }

    fn keys() -> Vec<KeyLine> {
        lines(table::KEYS)
    }

    fn cue(entry: &Entry<Debacle>) -> Option<Cue> {
        match entry {
            Entry::Act(_, Action::Roll(_) | Action::Flip(_)) => Some(Cue::Dice),
            Entry::Act(_, Action::Capture(_)) => Some(Cue::Cancel),
            Entry::Act(_, Action::Return(_) | Action::Keep(_) | Action::Recover(_)) => {
                Some(Cue::Place)
            }
            _ => None,
        }
    }

    fn ask(task: Task<Debacle>) -> AnyTask {
        AnyTask::Debacle(task)
    }

    fn answer(advice: AnyAdvice) -> Option<Advice<Action>> {
        match advice {
            AnyAdvice::Debacle(advice) => Some(advice),
            _ => None,
        }
    }
}
