//! Asks the workers for a hint.

use std::rc::Rc;

use engine::Seat;
use gloo_events::EventListener;
use protocol::{Advice, Level};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::ranking::{Hint, Mark};
use crate::pool::{Pool, PoolError};
use crate::table::{Playable, Runner};

/// A decision of a person's, as no other at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    generation: u32,
    length: usize,
    seat: Seat,
}

impl Moment {
    /// The decision that a person is to make now.
    fn of<G: Playable>(run: &Runner<G>) -> Option<Moment> {
        Some(Moment {
            generation: run.generation,
            length: run.session.play().log().len(),
            seat: run.actor()?,
        })
    }
}

/// What the workers said of a decision.
type Answer<G> = Result<Rc<Advice<<G as engine::Game>::Action>>, PoolError>;

/// What has been asked about a decision, and what is known of it.
#[derive(Clone)]
pub struct Hinting<G: Playable> {
    /// What the expert thinks of the decision, as soon as it is known, whether
    /// a hint was asked for or not.
    pub advice: Option<Rc<Advice<G::Action>>>,
    /// The hint, if it was asked for and is known.
    pub hint: Option<Rc<Hint<G::Action>>>,
    /// Whether the worker thinks about a hint.
    pub is_thinking: bool,
    /// Whether there is something to give a hint about.
    pub can_ask: bool,
    /// Why no hint can be had.
    pub trouble: Option<PoolError>,
    /// Asks for a hint, or takes it away.
    pub on_ask: Callback<()>,
}

impl<G: Playable> Hinting<G> {
    /// The actions to be marked on the stage, best first.
    pub fn marks(&self) -> Vec<Mark<G::Action>> {
        let hint = self.hint.as_ref();
        hint.map(|hint| hint.marks.clone()).unwrap_or_default()
    }
}

/// What an expert would do in the place of the person who is to decide. It is
/// thought about when a hint is asked for, or `at_once`; it is gone when the
/// position changes.
#[hook]
pub fn use_hint<G: Playable>(run: &Runner<G>, pool: &Pool, at_once: bool) -> Hinting<G> {
    let asked = use_state_eq(|| None::<Moment>);
    let known = use_state(|| None::<(Moment, Answer<G>)>);
    let attempt = use_state_eq(|| 0u32);
    let moment = Moment::of(run);
    let is_asked = moment.is_some() && *asked == moment;
    let wanted = moment.filter(|_| at_once || is_asked);
    let task = wanted.and_then(|_| run.session.hint(Level::Expert));
    {
        let (pool, setter) = (pool.clone(), known.setter());
        use_effect_with((wanted, *attempt), move |(wanted, _)| {
            let question = wanted.zip(task);
            let ticket = question.map(|(moment, task)| {
                pool.ask(G::ask(task), move |advice| {
                    let advice = advice
                        .and_then(|advice| G::answer(advice).ok_or(PoolError::Crashed))
                        .map(Rc::new);
                    setter.set(Some((moment, advice)));
                })
            });
            move || drop(ticket)
        });
    }
    let answer = known.as_ref().filter(|(of, _)| Some(*of) == moment);
    let answer = answer.map(|(_, answer)| answer.clone());
    let failed = matches!(answer, Some(Err(_)));
    let on_ask = {
        let (asked, attempt) = (asked.clone(), attempt.clone());
        Callback::from(move |()| {
            let hides = is_asked && !failed;
            asked.set(moment.filter(|_| !hides));
            if failed {
                attempt.set(*attempt + 1);
            }
        })
    };
    use_hint_key((moment, is_asked, failed, *attempt), &on_ask);
    let advice = answer.clone().and_then(Result::ok);
    let shown = advice.clone().filter(|_| is_asked);
    Hinting {
        hint: shown.map(|advice| Rc::new(Hint::new(&advice, G::FEWER_IS_BETTER))),
        advice,
        is_thinking: is_asked && answer.is_none(),
        can_ask: moment.is_some(),
        trouble: answer.and_then(Result::err).filter(|_| is_asked),
        on_ask,
    }
}

/// The hint is one key away: `H`. Keys held together with others are the
/// browser's.
#[hook]
fn use_hint_key<T: PartialEq + 'static>(state: T, on_ask: &Callback<()>) {
    let on_ask = on_ask.clone();
    use_effect_with(state, move |_| {
        let document = gloo_utils::document();
        let listener = EventListener::new(&document, "keydown", move |event| {
            let event: Option<&KeyboardEvent> = event.dyn_ref();
            let is_it = event.is_some_and(|event| {
                let held = event.ctrl_key() || event.alt_key() || event.meta_key();
                !held && !event.repeat() && event.key().eq_ignore_ascii_case("h")
            });
            if is_it {
                on_ask.emit(());
            }
        });
        move || drop(listener)
    });
}
