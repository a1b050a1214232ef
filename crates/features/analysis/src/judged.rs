//! The judgement of the position on the board, which deepens as long as it is looked at.

use std::rc::Rc;

use engine::{Game, Phase, Seat};
use gloo_timers::callback::Timeout;
use model::session::Session;
use pool::{Pool, PoolError};
use protocol::{Effort, JudgeTask, Judgement};
use yew::prelude::*;

/// The efforts one after the other. The first is that of hints and reviews, which so say the same.
const EFFORTS: [Effort; 4] = [Effort::STANDARD, Effort(400), Effort(1_600), Effort(6_400)];

/// How long a position is shown before it is judged, in milliseconds: longer than a step of a key that is held, so that
/// stepping through a line stays fluid.
const PAUSE: u32 = 100;

/// What is known of a position.
pub struct Judged<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// Whether it is judged by all hands, and not by what they can know.
    pub is_open: bool,
    /// The judgement so far.
    pub judgement: Rc<Judgement<G::Action>>,
    /// The effort of the judgement, in percent of the standard one.
    pub effort: Effort,
    /// Whether the workers have said all that they have to say with this effort.
    is_answer: bool,
    /// Whether no better one will come.
    pub is_last: bool,
}

impl<G: Game> Clone for Judged<G> {
    fn clone(&self) -> Self {
        Judged {
            judgement: self.judgement.clone(),
            ..*self
        }
    }
}

/// The state of judging: of which position, whether by all hands, with which effort, and what came of it.
type Found<G> = ((Session<G>, bool), usize, Result<Judged<G>, PoolError>);

/// The seat that decides in a position, and its question: by what it can know, or by all hands. `None` if nobody decides.
fn question<G: Game>(
    session: &Session<G>,
    is_open: bool,
    effort: Effort,
) -> Option<(Seat, JudgeTask<G>)> {
    let Phase::Decide(seats) = session.game().phase() else {
        return None;
    };
    let seat = seats.first()?;
    let task = JudgeTask {
        open: is_open.then(|| session.game().clone()),
        ..JudgeTask::new(session.game().view(Some(seat)), effort)
    };
    Some((seat, task))
}

/// Whether more effort would change nothing: the values are exact, or there is no choice.
fn is_settled<A: Copy + PartialEq>(judgement: &Judgement<A>) -> bool {
    judgement.is_exact || judgement.actions().len() < 2
}

/// The judgement of a position, if it is wanted: `None` while nothing is known, or where nobody decides.
#[hook]
pub fn use_judged<G: Game<Action: 'static> + 'static>(
    session: &Session<G>,
    is_open: bool,
    is_wanted: bool,
    pool: &Pool,
) -> Option<Result<Judged<G>, PoolError>> {
    let found = use_state(|| None::<Found<G>>);
    let known = found
        .as_ref()
        .filter(|((of, opened), ..)| of == session && *opened == is_open);
    // The next effort is asked for once the one before is done.
    let next = match known {
        None => Some(0),
        Some((_, step, Ok(judged))) if judged.is_answer => (!judged.is_last).then_some(step + 1),
        Some((_, step, Ok(_))) => Some(*step),
        Some((_, _, Err(_))) => None,
    };
    let is_looked_at = use_looked_at(session);
    let next = next.filter(|_| is_wanted && is_looked_at);
    let before = known.and_then(|(_, _, judged)| judged.as_ref().ok().cloned());
    let (setter, pool) = (found.setter(), pool.clone());
    use_effect_with(
        (session.clone(), is_open, next),
        move |(session, _, next)| {
            let (of, setter) = ((session.clone(), is_open), setter.clone());
            let asked = next.and_then(|step| {
                let effort = EFFORTS[step];
                let (seat, task) = question(session, is_open, effort)?;
                let judged = move |judgement: Judgement<G::Action>, is_answer| Judged {
                    seat,
                    is_open,
                    effort,
                    is_answer,
                    // Workers that were stopped by their time limit do not get further with more effort.
                    is_last: is_answer
                        && (!judgement.is_done
                            || step + 1 == EFFORTS.len()
                            || is_settled(&judgement)),
                    judgement: judgement.into(),
                };
                let (interim, shown) = (setter.clone(), of.clone());
                // What a small effort has found is better than a first guess of a larger one.
                let tells = step == 0;
                let on_interim = move |judgement| {
                    if tells {
                        interim.set(Some((shown.clone(), step, Ok(judged(judgement, false)))));
                    }
                };
                Some(pool.ask_stream(&task, on_interim, move |answer| {
                    let answer = answer.map(|judgement| judged(judgement, true));
                    // If they fail later on, what they have found stays.
                    let kept = before.map(|before| Judged {
                        is_last: true,
                        ..before
                    });
                    let found = answer.or_else(|error| kept.ok_or(error));
                    setter.set(Some((of, step, found)));
                }))
            });
            move || drop(asked)
        },
    );
    known.map(|(_, _, judged)| judged.clone())
}

/// Whether a position is shown for longer than one that is only stepped through.
#[hook]
fn use_looked_at<G: Game<Action: 'static> + 'static>(session: &Session<G>) -> bool {
    let looked_at = use_state(|| None::<Session<G>>);
    let setter = looked_at.setter();
    use_effect_with(session.clone(), move |session| {
        let session = session.clone();
        let pause = Timeout::new(PAUSE, move || setter.set(Some(session)));
        move || drop(pause)
    });
    looked_at.as_ref() == Some(session)
}
