//! The present day, for screens that may be left open over its end.

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use yew::prelude::*;

use model::clock::now;
use model::day::Day;

/// How often a screen checks whether another day has begun, in milliseconds.
const CHECK_MS: u32 = 15_000;

/// The present day. It changes at midnight UTC. A page that was in the background at midnight changes it as soon as it
/// is seen again.
#[hook]
pub fn use_today() -> Day {
    let today = use_state_eq(|| Day::of(now()));
    let setter = today.setter();
    use_effect_with((), move |()| {
        let check = move || setter.set(Day::of(now()));
        // A single timer for midnight would be late by the time for which the machine has slept.
        let clock = Interval::new(CHECK_MS, check.clone());
        let document = gloo_utils::document();
        let seen = EventListener::new(&document, "visibilitychange", move |_| check());
        move || drop((clock, seen))
    });
    *today
}
