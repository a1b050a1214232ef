//! The table's effects: asking bots, letting luck decide, measuring.

use engine::Seat;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use protocol::{AnyAdvice, AnyTask};
use yew::prelude::*;

use super::Pace;
use super::state::{TableEvent, TableState};
use crate::pool::{Pool, Ticket};
use crate::session::Due;

/// What is asked of which bot; when it changes, what was asked before is
/// given up.
#[derive(Clone, PartialEq)]
struct Question {
    generation: u32,
    seat: Seat,
    /// The bot's decisions so far in this match.
    decisions: usize,
    wait: u32,
}

/// Asks the bot whose turn it is, one at a time, and passes its choice on
/// after a moment in which the person sees what goes on.
#[hook]
pub fn use_bots(state: &UseReducerHandle<TableState>, pool: &Pool, pace: Pace) {
    let question = state.bot_to_ask().filter(|_| !state.failed).map(|seat| {
        let own = |entry: &&engine::Entry<engine::dekal::Dekal>| {
            matches!(entry, engine::Entry::Act(actor, _) if *actor == seat)
        };
        let visible = state.waits_for_bots() && state.session.game().table().hole(seat).is_some();
        Question {
            generation: state.generation,
            seat,
            decisions: state.session.play().log().iter().filter(own).count(),
            wait: if visible && !state.hurry { pace.0 } else { 0 },
        }
    });
    let task = question.as_ref().and_then(|question| state.session.task(question.seat));
    let dispatcher = state.dispatcher();
    let pool = pool.clone();
    use_effect_with(question, move |question| {
        let (Some(question), Some(task)) = (question.clone(), task) else {
            return Box::new(|| ()) as Box<dyn FnOnce()>;
        };
        let ask = move |on_ticket: &dyn Fn(Ticket)| {
            let (generation, seat) = (question.generation, question.seat);
            let dispatcher = dispatcher.clone();
            let wait = question.wait;
            let asked = js_sys::Date::now();
            on_ticket(pool.ask(AnyTask::Dekal(task), move |advice| {
                let event = match advice {
                    Ok(AnyAdvice::Dekal(advice)) => match advice.best() {
                        Some(action) => TableEvent::Bot(generation, seat, action),
                        None => TableEvent::BotsFailed,
                    },
                    Err(_) => TableEvent::BotsFailed,
                };
                let thought = (js_sys::Date::now() - asked).max(0.0) as u32;
                // A stale answer is recognised by its generation.
                Timeout::new(wait.saturating_sub(thought), move || dispatcher.dispatch(event))
                    .forget();
            }));
        };
        let held = std::rc::Rc::new(std::cell::RefCell::new(None));
        ask(&|ticket| {
            held.replace(Some(ticket));
        });
        Box::new(move || drop(held.take()))
    });
}

/// Lets luck decide after a moment.
#[hook]
pub fn use_luck(state: &UseReducerHandle<TableState>, pace: Pace) {
    let due = (state.session.due() == Due::Luck).then(|| {
        let wait = if state.hurry { 0 } else { pace.0 / 2 };
        (state.generation, state.session.play().log().len(), wait)
    });
    let dispatcher = state.dispatcher();
    use_effect_with(due, move |due| {
        let timer = due.map(|(generation, _, wait)| {
            Timeout::new(wait, move || dispatcher.dispatch(TableEvent::Luck(generation)))
        });
        move || drop(timer)
    });
}

/// The size of an element in pixels, followed as the window changes.
#[hook]
pub fn use_size(place: &NodeRef) -> (f64, f64) {
    let size = use_state_eq(|| (0.0, 0.0));
    let setter = size.setter();
    let place = place.clone();
    use_effect_with((), move |()| {
        let measure = move || {
            if let Some(element) = place.cast::<web_sys::Element>() {
                setter.set((
                    f64::from(element.client_width()),
                    f64::from(element.client_height()),
                ));
            }
        };
        measure();
        let listener = EventListener::new(&gloo_utils::window(), "resize", move |_| measure());
        move || drop(listener)
    });
    *size
}
