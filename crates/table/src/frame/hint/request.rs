//! Asks the workers for a hint.

use model::value_scale::ValueScale;
use std::rc::Rc;

use engine::{Game, Seat};
use protocol::{JudgeTask, Judgement};
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
type Answer<G> = Result<Rc<Judgement<<G as Game>::Action>>, PoolError>;

/// A decision that the workers are asked about, and how often that has failed before.
type Question = (DecisionKey, u32);

/// The hint at a table: what was asked, and what is known.
#[derive(Clone)]
pub struct HintState<G: Playable> {
    /// The judgement of the decision, as soon as it is known, whether the person asked for a hint or not.
    pub judgement: Option<Rc<Judgement<ActionOf<G>>>>,
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
    /// Whether asking again shows more moves, instead of hiding the hint.
    pub has_more: bool,
    /// Shows the hint, then more moves, then hides them.
    pub on_ask: Callback<()>,
}

impl<G: Playable> HintState<G> {
    /// The actions to be marked on the stage, best first: one, until the person asks for more.
    pub fn marks(&self) -> Vec<Mark<ActionOf<G>>> {
        let hint = self.hint.as_ref();
        let marks = hint.map(|hint| hint.marks.as_slice()).unwrap_or_default();
        let shown = if self.request.has_more {
            1
        } else {
            marks.len()
        };
        marks.iter().copied().take(shown).collect()
    }
}

/// The judgement of the decision of the person who is to decide. The workers are asked when the person asks for a
/// hint, or `at_once`. The answer is dropped when the position changes.
#[hook]
pub fn use_hint<G: Playable>(run: &Runner<G>, pool: &Pool, at_once: bool) -> HintState<G> {
    let decision = DecisionKey::of(run);
    let task = decision.and_then(|_| run.session.hint());
    let requested = use_requested_judgement::<G::Game>(decision, task, pool, at_once);
    let is_thinking = requested.is_asked && requested.answer.is_none();
    let (judgement, error) = match requested.answer {
        Some(Ok(judgement)) => (Some(judgement), None),
        Some(Err(error)) => (None, Some(error).filter(|_| requested.is_asked)),
        None => (None, None),
    };
    HintState {
        request: HintRequest {
            can_ask: decision.is_some(),
            is_thinking,
            is_shown: requested.hint.is_some(),
            has_more: requested.has_more,
            on_ask: requested.on_ask,
        },
        hint: requested.hint.map(Rc::new),
        judgement,
        error,
    }
}

/// What was asked about the present decision.
struct RequestedJudgement<G: Game> {
    /// What the workers have answered.
    answer: Option<Answer<G>>,
    /// Whether the person wants to see the answer.
    is_asked: bool,
    /// The hint, if the person wants to see it and it is known.
    hint: Option<Hint<G::Action>>,
    /// Whether asking again shows more of it.
    has_more: bool,
    /// Shows the hint, then more of it, then hides it.
    on_ask: Callback<()>,
}

/// Asks about the present decision.
#[hook]
fn use_requested_judgement<G: Game<Action: 'static> + 'static>(
    decision: Option<DecisionKey>,
    task: Option<JudgeTask<G>>,
    pool: &Pool,
    at_once: bool,
) -> RequestedJudgement<G> {
    let requested = use_state_eq(|| None::<(DecisionKey, bool)>);
    let attempt = use_state_eq(|| 0u32);
    let request = requested.filter(|(of, _)| Some(*of) == decision);
    let is_asked = request.is_some();
    let question = |decision| (decision, *attempt);
    let wanted = decision.filter(|_| at_once || is_asked).map(question);
    let known = use_answer(wanted, task, pool);
    let answer = known.filter(|(of, _)| Some(*of) == decision.map(question));
    let answer = answer.map(|(_, answer)| answer);
    let failed = matches!(answer, Some(Err(_)));
    let found = answer.as_ref().and_then(|answer| answer.as_ref().ok());
    let shown = found.filter(|_| is_asked);
    let hint = shown.map(|judgement| Hint::new(judgement, ValueScale::of(G::ID)));
    let more = hint.as_ref().is_some_and(|hint| hint.marks.len() > 1);
    let has_more = more && request.is_some_and(|(_, shows_more)| !shows_more);
    // A key may be pressed between the change of the position and the renewal of the listener.
    let latest = use_mut_ref(RequestState::default);
    let state = RequestState {
        decision,
        is_asked,
        has_more,
        failed,
        attempt: *attempt,
    };
    latest.replace(state);
    let setters = (requested.setter(), attempt.setter());
    let on_ask = use_callback(setters, move |(), (requested, attempts)| {
        let state = *latest.borrow();
        let hides = state.is_asked && !state.failed && !state.has_more;
        let request = state.decision.filter(|_| !hides);
        requested.set(request.map(|decision| (decision, state.has_more)));
        if state.failed {
            attempts.set(state.attempt + 1);
        }
    });
    use_hint_key(state, &on_ask);
    RequestedJudgement {
        answer,
        is_asked,
        hint,
        has_more,
        on_ask,
    }
}

/// The workers' latest answer, and to which question. They are asked the `wanted` one.
#[hook]
fn use_answer<G: Game<Action: 'static> + 'static>(
    wanted: Option<Question>,
    task: Option<JudgeTask<G>>,
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
    /// Whether asking again shows more of it.
    has_more: bool,
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
