//! Lets time pass while a round is counted.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::state::{TableEvent, TableState};
use crate::table::Pace;

/// How many steps are counted in the time of a bot's move.
const STEPS: u32 = 3;

/// Counts a round that is over, step by step; at once where nothing moves.
#[hook]
pub fn use_counting(state: &UseReducerHandle<TableState>, pace: Pace) {
    let next = state.counting().and_then(|(scoring, step)| {
        (step < scoring.steps()).then(|| match pace {
            Pace(0) => usize::MAX,
            _ => step + 1,
        })
    });
    let dispatcher = state.dispatcher();
    use_effect_with((next, pace), move |(next, pace)| {
        let wait = pace.0 / STEPS;
        let timer = next
            .map(|next| Timeout::new(wait, move || dispatcher.dispatch(TableEvent::Counted(next))));
        move || drop(timer)
    });
}
