//! A timer for showing the end of a round step by step.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::Pace;

/// How many steps are shown in the time of a bot's move.
const STEPS: u32 = 3;

/// Calls `on_step` with the number of steps to show: one more each time, or all at once where nothing is animated.
/// `counting`: how many steps are shown, and how many there are; `None` while there is nothing to show.
#[hook]
pub fn use_steps(counting: Option<(usize, usize)>, pace: Pace, on_step: &Callback<usize>) {
    let next = counting.and_then(|(step, steps)| {
        (step < steps).then(|| match pace {
            Pace(0) => usize::MAX,
            _ => step + 1,
        })
    });
    let on_step = on_step.clone();
    use_effect_with((next, pace), move |(next, pace)| {
        let wait = pace.0 / STEPS;
        let timer = next.map(|next| Timeout::new(wait, move || on_step.emit(next)));
        move || drop(timer)
    });
}
