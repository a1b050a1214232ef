//! How a match goes on after a decision: as it did or, with another choice, as it may have, move by move until the seat
//! decides again.

use core::iter::once;

use engine::{Entry, Game, Seat};
use pool::{Pool, PoolError, Ticket};
use protocol::{Advice, Effort, JudgeTask, Judgement};
use yew::prelude::*;

use super::decisions::results;
use super::texts::texts;
use model::lang::Lang;
use model::session::{Due, Session};
use table::hint::Mark;
use table::{ActionOf, Pace, Playable, TableProps};

/// What is known of the way on.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Way {
    /// The number of its steps so far.
    pub steps: usize,
    /// Whether there are no more.
    pub is_whole: bool,
    /// Whether the round is over with it.
    pub is_over: bool,
    /// Whether the workers could not say how it goes on, or what is expected.
    pub has_failed: bool,
    /// What the seat can expect at the end, if that is known.
    pub value: Option<f64>,
}

/// Props of [`WayTable`].
#[derive(Properties, Clone, PartialEq)]
pub struct WayProps<G: Playable> {
    /// The match after the decision.
    pub first: Session<G::Game>,
    /// The match as far as it goes on for certain.
    pub known: Session<G::Game>,
    /// The seat that decided.
    pub seat: Seat,
    /// The step to show, from 0: after the decision.
    pub step: usize,
    /// The language.
    pub lang: Lang,
    /// The workers that play on.
    pub pool: Pool,
    /// Gets what is known of the way.
    pub on_way: Callback<Way>,
    /// Leaves the table.
    pub on_leave: Callback<()>,
}

/// Whether the way ends here: the seat decides again after others, or after chance, or the round is over. `from` is the
/// length of the log after the decision.
fn is_end<G: Game>(session: &Session<G>, seat: Seat, from: usize) -> bool {
    let is_own = |entry: &Entry<G>| matches!(entry, Entry::Act(by, _) if *by == seat);
    match session.due() {
        Due::Luck => false,
        Due::Decide(seats) => {
            seats.contains(seat) && !session.play().log()[from..].iter().all(is_own)
        }
        Due::NextRound | Due::Nothing => true,
    }
}

/// The match up to the end of the way that it took.
pub fn as_it_went<G: Game>(session: &Session<G>, seat: Seat, from: usize) -> Session<G> {
    let lengths = from..=session.play().log().len();
    let mut parts = lengths.map(|length| session.rewound(length));
    let end = parts.find(|part| is_end(part, seat, from));
    end.unwrap_or_else(|| session.clone())
}

/// The match after the events of chance that are due, by its own luck.
fn drawn<G: Game>(mut session: Session<G>) -> Session<G> {
    while session.due() == Due::Luck && session.draw() {}
    session
}

/// The lengths of the log at which the way stops, from the decision on.
fn stops<G: Playable>(way: &Session<G::Game>, from: usize) -> Vec<usize> {
    let moments = way.moments(G::happens_together).into_iter();
    once(from)
        .chain(moments.filter(|length| *length > from))
        .collect()
}

/// The table with a step of the way on from a decision. Bots play as they do at this table; whoever is no bot, as is best.
/// Luck is that of the match.
#[component]
pub fn WayTable<G: Playable>(props: &WayProps<G>) -> Html {
    let WayProps { first, seat, .. } = props;
    let (seat, from) = (*seat, first.play().log().len());
    let found = use_state(|| None::<Found<G>>);
    let found_so_far = (*found).clone();
    let Found { way, value, failed } = found_so_far.unwrap_or_else(|| Found {
        way: drawn(props.known.clone()),
        value: None,
        failed: false,
    });
    let is_end = is_end(&way, seat, from);
    use_next(&way, seat, is_end, &props.pool, &found);
    let stops = use_memo(way.clone(), |way| stops::<G>(way, from));
    let known = Way {
        steps: stops.len() - 1,
        is_whole: is_end || failed,
        is_over: matches!(way.due(), Due::NextRound | Due::Nothing),
        has_failed: failed,
        value: value.or_else(|| Some(results::<G>(way.play())?[seat.index()])),
    };
    use_effect_with((known, props.on_way.clone()), |(known, on_way)| {
        on_way.emit(*known);
    });
    let length = stops[props.step.min(known.steps)];
    let (pool, on_leave) = (&props.pool, props.on_leave.clone());
    shown_table::<G>(
        way.replay(length, seat),
        Vec::new(),
        props.lang,
        pool,
        on_leave,
    )
}

/// The game's table with a match that is only shown.
pub fn shown_table<G: Playable>(
    session: Session<G::Game>,
    marks: Vec<Mark<ActionOf<G>>>,
    lang: Lang,
    pool: &Pool,
    on_leave: Callback<()>,
) -> Html {
    G::table(TableProps {
        marks,
        session,
        lang,
        pace: Pace(0),
        hints: false,
        coach: None,
        afterword: None,
        confirm: false,
        after: None,
        back: Some(texts(lang).back),
        pool: pool.clone(),
        on_change: Callback::noop(),
        on_new: Callback::noop(),
        on_leave,
    })
}

/// What has been found out.
#[derive(Clone, PartialEq)]
struct Found<G: Playable> {
    way: Session<G::Game>,
    value: Option<f64>,
    failed: bool,
}

/// Asks for the next decision or, at the end, what the seat can expect.
#[hook]
fn use_next<G: Playable>(
    way: &Session<G::Game>,
    seat: Seat,
    is_end: bool,
    pool: &Pool,
    found: &UseStateHandle<Option<Found<G>>>,
) {
    let (pool, setter) = (pool.clone(), found.setter());
    use_effect_with((way.clone(), is_end), move |(way, is_end)| {
        let (way, is_end) = (way.clone(), *is_end);
        let decides = match way.due() {
            Due::Decide(seats) if is_end => Some(seat).filter(|seat| seats.contains(*seat)),
            Due::Decide(seats) => seats.first(),
            Due::Luck | Due::NextRound | Due::Nothing => None,
        };
        let ticket = decides.map(|decides| {
            if is_end {
                judge::<G>(&pool, &way.clone(), decides, move |answer| {
                    let failed = answer.is_err();
                    let best = answer.ok().and_then(|judgement| Some(*judgement.best()?));
                    let value = best.map(|best| best.expectation.value.into());
                    setter.set(Some(Found { way, value, failed }));
                })
            } else {
                play::<G>(&pool, &way.clone(), decides, move |action| {
                    let mut next = way;
                    let is_played = action.is_some_and(|action| next.act(decides, action).is_ok());
                    let (way, value) = (drawn(next), None);
                    setter.set(Some(Found {
                        way,
                        value,
                        failed: !is_played,
                    }));
                })
            }
        });
        move || drop(ticket)
    });
}

/// Asks for the judgement of a seat's decision.
fn judge<G: Playable>(
    pool: &Pool,
    way: &Session<G::Game>,
    seat: Seat,
    on_answer: impl FnOnce(Result<Judgement<ActionOf<G>>, PoolError>) + 'static,
) -> Ticket {
    let task = JudgeTask::<G::Game>::new(way.game().view(Some(seat)), Effort::STANDARD);
    pool.ask(&task, on_answer)
}

/// Asks for a seat's action: of a bot as it plays, of anybody else the best.
fn play<G: Playable>(
    pool: &Pool,
    way: &Session<G::Game>,
    seat: Seat,
    on_action: impl FnOnce(Option<ActionOf<G>>) + 'static,
) -> Ticket {
    match way.task(seat) {
        Some(task) => pool.ask(&task, |advice: Result<Advice<_>, _>| {
            on_action(advice.ok().and_then(|advice| advice.chosen()));
        }),
        None => judge::<G>(pool, way, seat, |answer| {
            on_action(
                answer
                    .ok()
                    .and_then(|judgement| Some(judgement.best()?.action)),
            );
        }),
    }
}
