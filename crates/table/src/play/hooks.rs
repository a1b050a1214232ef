//! The effects of tables: asking bots, letting chance decide, measuring elements.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::{Entry, Seat};
use gloo_render::request_animation_frame;
use gloo_timers::callback::Timeout;
use protocol::Task;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

use crate::watch::PlaybackState;
use crate::{ActionOf, Pace, Playable, RunEvent, Runner};
use model::session::Due;
use pool::{Pool, PoolError, Ticket};

/// The question for a bot; when it changes, the previous one is cancelled.
#[derive(Clone, PartialEq)]
struct Question {
    generation: u32,
    seat: Seat,
    /// The bot's decisions so far in this match.
    decisions: usize,
    wait: u32,
}

/// Asks the bots whose turn it is, one at a time, and plays the answer after a pause in which the person sees
/// what happens.
#[hook]
pub fn use_bots<G: Playable>(
    run: &Runner<G>,
    pool: &Pool,
    pace: Pace,
    on_event: &Callback<RunEvent<G>>,
) {
    let question = run.bot_to_ask().filter(|_| run.error.is_none());
    let question = question.filter(|_| !run.is_paused());
    let question = question.map(|seat| Question {
        generation: run.generation,
        seat,
        decisions: run.decisions(seat),
        wait: if run.waits_for_bots() && !run.skips_waiting {
            pause(run, seat, pace)
        } else {
            0
        },
    });
    let task = question
        .as_ref()
        .and_then(|question| run.session.task(question.seat));
    let scripted = question
        .as_ref()
        .and_then(|question| run.session.scripted(question.seat));
    let (pool, on_event) = (pool.clone(), on_event.clone());
    use_effect_with(question, move |question| {
        let question = question.clone();
        let pending = match (question, scripted, task) {
            (Some(question), Some(action), _) => Some(play(question, action, on_event)),
            (Some(question), None, Some(task)) => Some(ask(&pool, question, task, on_event)),
            _ => None,
        };
        move || drop(pending)
    });
}

/// The pause before a bot's move. There is none where the person cannot see the move; but a spectator has to
/// see an event of chance before anybody reacts to it.
fn pause<G: Playable>(run: &Runner<G>, seat: Seat, pace: Pace) -> u32 {
    let pause = G::pause(&run.session, seat, pace);
    let luck = matches!(run.session.play().log().last(), Some(Entry::Event(_)));
    if run.plays_itself() && luck {
        pause.max(pace.0)
    } else {
        pause
    }
}

/// Plays the script's action after the pause.
fn play<G: Playable>(
    question: Question,
    action: ActionOf<G>,
    on_event: Callback<RunEvent<G>>,
) -> PendingMove {
    let event = RunEvent::Bot(question.seat, question.decisions, action);
    let pause = Timeout::new(question.wait, move || on_event.emit(event));
    PendingMove {
        _ticket: None,
        _pause: Rc::new(RefCell::new(Some(pause))),
    }
}

/// A question under way and the pause before its answer is played; dropping it cancels both.
struct PendingMove {
    _ticket: Option<Ticket>,
    _pause: Rc<RefCell<Option<Timeout>>>,
}

fn ask<G: Playable>(
    pool: &Pool,
    question: Question,
    task: Task<G::Game>,
    on_event: Callback<RunEvent<G>>,
) -> PendingMove {
    let Question {
        seat,
        decisions,
        wait,
        ..
    } = question;
    let pause = Rc::new(RefCell::new(None));
    let asked_at = js_sys::Date::now();
    let ticket = pool.ask(&task, {
        let pause = pause.clone();
        move |advice| {
            let chosen = advice.map(|advice| advice.chosen());
            let event = match chosen {
                Ok(Some(action)) => RunEvent::Bot(seat, decisions, action),
                Ok(None) => RunEvent::BotsFailed(PoolError::Crashed),
                Err(error) => RunEvent::BotsFailed(error),
            };
            let elapsed = (js_sys::Date::now() - asked_at).max(0.0) as u32;
            let rest = wait.saturating_sub(elapsed);
            pause.replace(Some(Timeout::new(rest, move || on_event.emit(event))));
        }
    });
    PendingMove {
        _ticket: Some(ticket),
        _pause: pause,
    }
}

/// Lets chance decide after a pause, unless the person triggers it. Where only bots play, begins the next round once
/// the result of the last has been shown. `busy`: that result is still being shown.
#[hook]
pub fn use_luck<G: Playable>(
    run: &Runner<G>,
    busy: bool,
    pace: Pace,
    on_event: &Callback<RunEvent<G>>,
) {
    let next_round = run.session.due() == Due::NextRound;
    let waits = run.waits_for_person() || run.session.mode().is_replay() || run.is_paused();
    let wait = match run.session.due() {
        Due::Luck if run.skips_waiting => Some(0),
        Due::Luck => Some(pace.0 / 2),
        Due::NextRound if !run.advances_by_itself() || busy => None,
        Due::NextRound
            if matches!(
                run.playback.state,
                PlaybackState::Step | PlaybackState::ToEnd
            ) =>
        {
            Some(0)
        }
        Due::NextRound => Some((pace.0 * RESULT).max(SHORTEST_RESULT)),
        Due::Decide(_) | Due::Nothing => None,
    };
    let length = run.session.play().log().len();
    let due = wait.filter(|_| !waits).map(|wait| DelayedEvent {
        generation: run.generation,
        length,
        wait,
    });
    let on_due = on_event.reform(move |generation| {
        if next_round {
            RunEvent::NextRound
        } else {
            RunEvent::Luck(generation)
        }
    });
    use_delay(due, on_due);
}

/// An event that happens after a pause. It differs for every length of the log, so that the timer restarts.
#[derive(Clone, Copy, PartialEq)]
struct DelayedEvent {
    /// The runner's generation.
    generation: u32,
    /// The length of the log.
    length: usize,
    /// The pause, in milliseconds.
    wait: u32,
}

/// Calls back with the event's generation once its pause is over. yew-hooks' `use_timeout` restarts only when the
/// length of the pause changes; here every event gets a pause of its own.
#[hook]
fn use_delay(due: Option<DelayedEvent>, on_due: Callback<u32>) {
    use_effect_with(due, move |due| {
        let timer = due.map(|due| Timeout::new(due.wait, move || on_due.emit(due.generation)));
        move || drop(timer)
    });
}

/// How long a spectator sees the result of a round, in pauses between moves.
const RESULT: u32 = 5;
/// The shortest time for which a spectator sees the result of a round, in milliseconds.
const SHORTEST_RESULT: u32 = 400;

/// The longest time, in milliseconds, from a change of a piece's style to the beginning of its motion, on a slow
/// device.
const LATE: u32 = 100;

/// Whether the end of a round may be shown. It may once the time of a bot's move has passed, so that the last piece has
/// come to rest.
#[hook]
pub fn use_settled(is_over: bool, pace: Pace) -> bool {
    let rests = use_state_eq(|| is_over);
    let setter = rests.setter();
    use_effect_with((is_over, pace), move |(is_over, pace)| {
        let timer = is_over.then(|| {
            let setter = setter.clone();
            Timeout::new(pace.0 + LATE, move || setter.set(true))
        });
        if !is_over {
            setter.set(false);
        }
        move || drop(timer)
    });
    is_over && (pace.0 == 0 || *rests)
}

/// The attribute of an element whose content is laid out anew, which must not look as if pieces moved.
const ANEW: &str = "data-anew";
/// How long the attribute stays, in milliseconds: until the new layout is drawn.
const DRAWN: u32 = 80;

/// The size of an element in pixels, updated when it changes; zero until it is measured.
///
/// yew-hooks' `use_size` measures with the first report of the observer, one frame later, and gloo has no observers.
/// This hook measures before the first frame, and marks the element while it is laid out anew.
#[hook]
pub fn use_size(place: &NodeRef) -> (f64, f64) {
    let size = use_state_eq(|| (0.0, 0.0));
    let setter = size.setter();
    let place = place.clone();
    use_effect_with((), move |()| {
        let element = place.cast::<Element>();
        let measured = element.clone();
        let (last, timer) = (Cell::new((0, 0)), RefCell::new(None));
        let measure = Rc::new(move || {
            let Some(element) = &measured else { return };
            let now = (element.client_width(), element.client_height());
            let before = last.replace(now);
            if before != now && before != (0, 0) {
                timer.replace(Some(lay_anew(element)));
            }
            setter.set((f64::from(now.0), f64::from(now.1)));
        });
        // The observer reports only at the next frame.
        measure();
        let frame = RefCell::new(None);
        // Drawing within the report may change the size again, and browsers log that as an error.
        let on_resize = Closure::<dyn FnMut()>::new(move || {
            let measure = measure.clone();
            frame.replace(Some(request_animation_frame(move |_| measure())));
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

/// Marks an element until its new layout is drawn, or the timer is dropped: what moves in it moves at once.
pub fn lay_anew(element: &Element) -> Timeout {
    // Without the mark, pieces only take longer to arrive.
    let _ = element.set_attribute(ANEW, "");
    let element = element.clone();
    Timeout::new(DRAWN, move || {
        let _ = element.remove_attribute(ANEW);
    })
}
