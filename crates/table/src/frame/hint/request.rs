//! Asks the workers for a hint.

use model::value_scale::ValueScale;
use std::rc::Rc;

use engine::{Game, Seat};
use protocol::{Advice, Level, Task};
use yew::prelude::*;

use super::ranking::Hint;
use crate::toolkit::mark::Mark;
use crate::{ActionOf, Playable, Runner};
use pool::{Pool, PoolError};
use ui::keys::{HINT, on_key};

/// Identifies one decision of a person's at this table. The key stays the same while others decide at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecisionKey {
    generation: u32,
    /// Who decides.
    pub seat: Seat,
    /// The person's decisions so far in this match.
    decisions: usize,
}

impl DecisionKey {
    /// The decision that a person is to make now, if the session allows hints.
    pub fn of<G: Playable>(run: &Runner<G>) -> Option<DecisionKey> {
        let seat = run.actor().filter(|_| run.session.mode().has_help())?;
        Some(DecisionKey {
            generation: run.generation,
            seat,
            decisions: run.decisions(seat),
        })
    }
}

/// The workers' answer about a decision.
type Answer<G> = Result<Rc<Advice<<G as Game>::Action>>, PoolError>;

/// A decision that the workers are asked about, and how often that has failed before.
type Question = (DecisionKey, u32);

/// The hint at a table: what was asked, and what is known.
#[derive(Clone)]
pub struct HintState<G: Playable> {
    /// The expert's advice on the decision, as soon as it is known, whether the person asked for a hint or
    /// not.
    pub advice: Option<Rc<Advice<ActionOf<G>>>>,
    /// The hint, if the person asked for it and it is known.
    pub hint: Option<Rc<Hint<ActionOf<G>>>>,
    /// Why no hint can be given.
    pub error: Option<PoolError>,
    /// The state of the hint button.
    pub request: HintRequest,
}

/// The state of the hint button, whatever the game is.
#[derive(Clone, PartialEq)]
pub struct HintRequest {
    /// Whether a hint can be given now.
    pub can_ask: bool,
    /// Whether the workers are computing the hint.
    pub is_thinking: bool,
    /// Whether a hint is shown.
    pub is_shown: bool,
    /// Shows the hint, or hides it.
    pub on_ask: Callback<()>,
}

impl<G: Playable> HintState<G> {
    /// The actions to be marked on the stage, best first.
    pub fn marks(&self) -> Vec<Mark<ActionOf<G>>> {
        let hint = self.hint.as_ref();
        hint.map(|hint| hint.marks.clone()).unwrap_or_default()
    }
}

/// The expert's advice for the person who is to decide. The workers are asked when the person asks for a
/// hint, or `at_once`. The answer is dropped when the position changes.
#[hook]
pub fn use_hint<G: Playable>(run: &Runner<G>, pool: &Pool, at_once: bool) -> HintState<G> {
    let decision = DecisionKey::of(run);
    let task = decision.and_then(|_| run.session.hint(Level::Expert));
    let requested = use_requested_advice::<G::Game>(decision, task, pool, at_once);
    let is_thinking = requested.is_asked && requested.answer.is_none();
    let (advice, error) = match requested.answer {
        Some(Ok(advice)) => (Some(advice), None),
        Some(Err(error)) => (None, Some(error).filter(|_| requested.is_asked)),
        None => (None, None),
    };
    let shown = advice.as_ref().filter(|_| requested.is_asked);
    HintState {
        hint: shown.map(|advice| Rc::new(Hint::new(advice, ValueScale::of(G::ID).fewest_win))),
        request: HintRequest {
            can_ask: decision.is_some(),
            is_thinking,
            is_shown: shown.is_some(),
            on_ask: requested.on_ask,
        },
        advice,
        error,
    }
}

/// What was asked about the present decision.
struct RequestedAdvice<G: Game> {
    /// What the workers have answered.
    answer: Option<Answer<G>>,
    /// Whether the person wants to see the answer.
    is_asked: bool,
    /// Shows the answer, or hides it.
    on_ask: Callback<()>,
}

/// Asks about the present decision.
#[hook]
fn use_requested_advice<G: Game<Action: 'static> + 'static>(
    decision: Option<DecisionKey>,
    task: Option<Task<G>>,
    pool: &Pool,
    at_once: bool,
) -> RequestedAdvice<G> {
    let requested = use_state_eq(|| None::<DecisionKey>);
    let attempt = use_state_eq(|| 0u32);
    let is_asked = decision.is_some() && *requested == decision;
    let question = |decision| (decision, *attempt);
    let wanted = decision.filter(|_| at_once || is_asked).map(question);
    let known = use_answer(wanted, task, pool);
    let answer = known.filter(|(of, _)| Some(*of) == decision.map(question));
    let answer = answer.map(|(_, answer)| answer);
    let failed = matches!(answer, Some(Err(_)));
    // A key may be pressed between the change of the position and the renewal of the listener.
    let latest = use_mut_ref(RequestState::default);
    let state = RequestState {
        decision,
        is_asked,
        failed,
        attempt: *attempt,
    };
    latest.replace(state);
    let setters = (requested.setter(), attempt.setter());
    let on_ask = use_callback(setters, move |(), (requested, attempts)| {
        let state = *latest.borrow();
        let hides = state.is_asked && !state.failed;
        requested.set(state.decision.filter(|_| !hides));
        if state.failed {
            attempts.set(state.attempt + 1);
        }
    });
    use_hint_key(state, &on_ask);
    RequestedAdvice {
        answer,
        is_asked,
        on_ask,
    }
}

/// The workers' latest answer, and to which question. They are asked the `wanted` one.
#[hook]
fn use_answer<G: Game<Action: 'static> + 'static>(
    wanted: Option<Question>,
    task: Option<Task<G>>,
    pool: &Pool,
) -> Option<(Question, Answer<G>)> {
    let known = use_state(|| None);
    let (pool, setter) = (pool.clone(), known.setter());
    use_effect_with(wanted, move |wanted| {
        let ticket = wanted.zip(task).map(|(question, task)| {
            pool.ask(&task, move |answer| {
                setter.set(Some((question, answer.map(Rc::new))));
            })
        });
        move || drop(ticket)
    });
    (*known).clone()
}

/// What pressing the button or the key for a hint depends on.
#[derive(Clone, Copy, PartialEq, Default)]
struct RequestState {
    /// The decision that is due, if a hint can be given.
    decision: Option<DecisionKey>,
    /// Whether a hint for it has been asked for.
    is_asked: bool,
    /// Whether the workers could not answer.
    failed: bool,
    /// The number of failed attempts that were repeated.
    attempt: u32,
}

/// A key shows and hides the hint.
#[hook]
fn use_hint_key(state: RequestState, on_ask: &Callback<()>) {
    let on_ask = on_ask.clone();
    use_effect_with(state, move |_| on_key(HINT, move || on_ask.emit(())));
}
