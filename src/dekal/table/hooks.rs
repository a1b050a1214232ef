//! The table's effects: asking bots, letting luck decide, measuring.

use engine::Seat;
use gloo_timers::callback::Timeout;
use protocol::{AnyAdvice, AnyTask};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
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
        let visible = state.waits_for_bots() && state.session.game().table().hole(seat).is_some();
        Question {
            generation: state.generation,
            seat,
            decisions: state.decisions(seat),
            wait: if visible && !state.hurry { pace.0 } else { 0 },
        }
    });
    let task = question
        .as_ref()
        .and_then(|question| state.session.task(question.seat));
    let dispatcher = state.dispatcher();
    let pool = pool.clone();
    use_effect_with(question, move |question| {
        let (Some(question), Some(task)) = (question.clone(), task) else {
            return Box::new(|| ()) as Box<dyn FnOnce()>;
        };
        let ask = move |on_ticket: &dyn Fn(Ticket)| {
            let (seat, decision) = (question.seat, question.decisions);
            let dispatcher = dispatcher.clone();
            let wait = question.wait;
            let asked = js_sys::Date::now();
            on_ticket(pool.ask(AnyTask::Dekal(task), move |advice| {
                let event = match advice {
                    Ok(AnyAdvice::Dekal(advice)) => match advice.best() {
                        Some(action) => TableEvent::Bot(seat, decision, action),
                        None => TableEvent::BotsFailed,
                    },
                    Err(_) => TableEvent::BotsFailed,
                };
                let thought = (js_sys::Date::now() - asked).max(0.0) as u32;
                // An answer that comes too late is told by its decision.
                Timeout::new(wait.saturating_sub(thought), move || {
                    dispatcher.dispatch(event)
                })
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
            Timeout::new(wait, move || {
                dispatcher.dispatch(TableEvent::Luck(generation))
            })
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
        let element = place.cast::<Element>();
        let measured = element.clone();
        let on_resize = Closure::<dyn FnMut()>::new(move || {
            if let Some(element) = &measured {
                setter.set((
                    f64::from(element.client_width()),
                    f64::from(element.client_height()),
                ));
            }
        });
        let observer = ResizeObserver::new(on_resize.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &element) {
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(on_resize);
        }
    });
    *size
}
