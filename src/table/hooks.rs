//! The tables' effects: asking bots, letting luck decide, measuring.

use std::cell::RefCell;
use std::rc::Rc;

use engine::Seat;
use gloo_timers::callback::Timeout;
use protocol::Task;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

use super::{Pace, Playable, RunEvent, Runner};
use crate::pool::{Pool, PoolError, Ticket};
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
pub fn use_bots<G: Playable>(
    run: &Runner<G>,
    pool: &Pool,
    pace: Pace,
    on_event: &Callback<RunEvent<G>>,
) {
    let question = run.bot_to_ask().filter(|_| run.trouble.is_none());
    let question = question.map(|seat| Question {
        generation: run.generation,
        seat,
        decisions: run.decisions(seat),
        wait: match run.waits_for_bots() && !run.hurry {
            true => run.session.game().pause(seat, pace),
            false => 0,
        },
    });
    let task = question
        .as_ref()
        .and_then(|question| run.session.task(question.seat));
    let (pool, on_event) = (pool.clone(), on_event.clone());
    use_effect_with(question, move |question| {
        let asked = question.clone().zip(task);
        let claim = asked.map(|(question, task)| ask(&pool, question, task, on_event));
        move || drop(claim)
    });
}

/// A question that is asked, and the pause before its answer is played; both
/// end when this is dropped.
struct Claim {
    _ticket: Ticket,
    _pause: Rc<RefCell<Option<Timeout>>>,
}

fn ask<G: Playable>(
    pool: &Pool,
    question: Question,
    task: Task<G>,
    on_event: Callback<RunEvent<G>>,
) -> Claim {
    let Question {
        seat,
        decisions,
        wait,
        ..
    } = question;
    let pause = Rc::new(RefCell::new(None));
    let asked = js_sys::Date::now();
    let ticket = pool.ask(G::ask(task), {
        let pause = pause.clone();
        move |advice| {
            let best = advice.map(|advice| G::answer(advice).and_then(|advice| advice.best()));
            let event = match best {
                Ok(Some(action)) => RunEvent::Bot(seat, decisions, action),
                Ok(None) => RunEvent::BotsFailed(PoolError::Crashed),
                Err(why) => RunEvent::BotsFailed(why),
            };
            let thought = (js_sys::Date::now() - asked).max(0.0) as u32;
            let rest = wait.saturating_sub(thought);
            pause.replace(Some(Timeout::new(rest, move || on_event.emit(event))));
        }
    });
    Claim {
        _ticket: ticket,
        _pause: pause,
    }
}

/// Lets luck decide after a moment, unless the person does.
#[hook]
pub fn use_luck<G: Playable>(run: &Runner<G>, pace: Pace, on_event: &Callback<RunEvent<G>>) {
    let due = run.session.due() == Due::Luck && !run.waits_for_person();
    let due = due && !run.session.is_watched();
    let due = due.then(|| {
        let wait = if run.hurry { 0 } else { pace.0 / 2 };
        (run.generation, run.session.play().log().len(), wait)
    });
    let on_event = on_event.clone();
    use_effect_with(due, move |due| {
        let timer = due.map(|(generation, _, wait)| {
            Timeout::new(wait, move || on_event.emit(RunEvent::Luck(generation)))
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
