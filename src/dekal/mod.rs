//! The app's side of Dékal: its options, its table, its words.

pub mod options;
pub mod table;
pub mod texts;

use engine::dekal::{Action, Dekal, Step};
use engine::{Seat, Seed};
use protocol::{Advice, AnyAdvice, AnyTask, Task};
use yew::prelude::*;

use crate::session::Session;
use crate::table::{Playable, TableProps, sitters};
use options::Options;
use table::DekalTable;

impl Playable for Dekal {
    type Options = Options;

    const TITLE: &'static str = "Dékal";
    const KEY: &'static str = "dekal";

    fn options() -> Options {
        Options::load()
    }

    fn seed(options: &Options) -> Option<Seed> {
        // The options screen lets nobody play with a seed that is none.
        options.seed().ok().flatten()
    }

    fn begin(options: &Options, seed: Seed) -> Session<Dekal> {
        Session::new(options.rules(), sitters(options.levels()), seed)
            .expect("options hold 2 to 6 players and a level for each bot")
    }

    fn table(props: TableProps<Dekal>) -> Html {
        html! { <DekalTable ..props /> }
    }

    fn is_seen(&self, seat: Seat) -> bool {
        self.table().step() == Step::Draft(seat)
    }

    fn happens_together(&self) -> bool {
        // Cards come up together; draws for the token one by one.
        matches!(self.table().step(), Step::TurnUp(_))
    }

    fn ask(task: Task<Dekal>) -> AnyTask {
        AnyTask::Dekal(task)
    }

    fn answer(advice: AnyAdvice) -> Option<Advice<Action>> {
        match advice {
            AnyAdvice::Dekal(advice) => Some(advice),
            AnyAdvice::Detrak(_) | AnyAdvice::DetrakStudy(_) => None,
        }
    }
}
