//! What chance could have brought before the shown position: each event can be chosen, and what the player to decide may
//! expect after each is averaged.

use std::rc::Rc;

use engine::{Entry, Game, Phase, Seat};
use model::analysis::NodeId;
use model::value_scale::ValueScale;
use pool::{Pool, PoolError};
use protocol::{Effort, JudgeTask};
use table::{EventOf, Playable};
use ui::announce::say;
use ui::i18n::{Lang, Translated};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::board::{Board, BoardEvent};
use crate::panel::shown;
use crate::texts::AnalysisTexts;

/// The most events that are listed. Only the orders of Débâcle's dice are more.
const MAX_EVENTS: usize = 60;

/// Every event that could have come at a node, with its weight.
pub fn alternatives<G: Game>(board: &Board<G>, node: NodeId) -> Vec<(G::Event, u32)> {
    let mut all = Vec::new();
    if let Some(before) = board.before(node) {
        before
            .game()
            .events(&mut |event, weight| all.push((event, weight)));
    }
    all
}

/// What a seat may expect after an event, if that is known.
type Value = Option<f32>;

/// The mean of values by their weights; `None` if one is not known.
pub fn mean(values: &[Value], weights: impl IntoIterator<Item = u32>) -> Option<f32> {
    let (mut sum, mut whole) = (0.0, 0.0);
    for (value, weight) in values.iter().zip(weights) {
        let weight = f64::from(weight);
        sum += f64::from((*value)?) * weight;
        whole += weight;
    }
    (whole > 0.0).then(|| (sum / whole) as f32)
}

/// The question what is expected after an event, and whether the answer is what the opponent of the seat expects; `None` if
/// nobody can say it for the seat.
fn question<G: Game>(
    board: &Board<G>,
    node: NodeId,
    event: G::Event,
    (seat, is_open): Judge,
) -> Option<(JudgeTask<G>, bool)> {
    let session = board.with_event(node, event)?;
    let Phase::Decide(seats) = session.game().phase() else {
        return None;
    };
    let is_against_one = G::PERFECT_INFORMATION && session.game().seats() == 2;
    let (asked, is_opponent) = match seats.first()? {
        _ if seats.contains(seat) => (seat, false),
        other if is_against_one => (other, true),
        _ => return None,
    };
    let task = JudgeTask {
        open: is_open.then(|| session.game().clone()),
        ..JudgeTask::new(session.game().view(Some(asked)), Effort::STANDARD)
    };
    Some((task, is_opponent))
}

/// A seat, and whether its moves are judged by all hands and not by what it can know.
type Judge = (Seat, bool);

/// Of which events the values are asked: those that could follow a node, for a seat, with the events that came later.
type Asked<G> = (NodeId, Judge, Vec<Entry<G>>);

/// The values of the first events, and whether the workers could not go on.
type Known = (Rc<Vec<Value>>, bool);

/// What the seat may expect after each of the events, as far as that is known by now: they are judged one after the other.
#[hook]
fn use_values<G: Game<Action: 'static, Event: 'static> + 'static>(
    board: &UseReducerHandle<Board<G>>,
    wanted: Option<(NodeId, Judge)>,
    events: &[G::Event],
    pool: &Pool,
) -> Known {
    let found = use_state(|| None::<(Asked<G>, Known)>);
    let asked = wanted.and_then(|(node, judge)| {
        let later = board.events().into_iter();
        let later = later.skip_while(|other| *other != node).skip(1);
        let later = later.filter_map(|node| board.tree.entry(node)).collect();
        Some((board.tree.parent(node)?, judge, later))
    });
    let known = found.as_ref().filter(|(of, _)| Some(of) == asked.as_ref());
    let (values, has_failed) = known.map(|(_, known)| known.clone()).unwrap_or_default();
    let next = events.get(values.len()).copied().filter(|_| !has_failed);
    let (setter, pool, board, before) =
        (found.setter(), pool.clone(), board.clone(), values.clone());
    use_effect_with((asked.clone(), values.len()), move |_| {
        let ticket = asked
            .zip(next)
            .zip(wanted)
            .and_then(|((of, event), (node, judge))| {
                let tell = move |value: Result<Value, PoolError>| {
                    let values = before.iter().copied().chain(value.ok()).collect();
                    setter.set(Some((of, (Rc::new(values), value.is_err()))));
                };
                let Some((task, is_opponent)) = question(&board, node, event, judge) else {
                    tell(Ok(None));
                    return None;
                };
                Some(pool.ask(&task, move |answer| {
                    tell(answer.map(|judgement| {
                        let best = judgement.best()?.expectation.value;
                        Some(if is_opponent { 1.0 - best } else { best })
                    }));
                }))
            });
        move || drop(ticket)
    });
    (values, has_failed)
}

/// Whether a seat sees which of the events came. Otherwise it expects the same after all of them.
fn is_seen<G: Game>(board: &Board<G>, node: NodeId, events: &[G::Event], seat: Seat) -> bool {
    let view = |event: &G::Event| {
        let session = board.with_event(node, *event)?;
        Some(session.game().view(Some(seat)))
    };
    let ends = events.first().zip(events.last());
    ends.is_some_and(|(first, last)| view(first) != view(last))
}

/// Props of [`Chance`].
#[derive(Properties)]
pub struct ChanceProps<G: Playable> {
    /// The board.
    pub board: UseReducerHandle<Board<G::Game>>,
    /// Whether moves are judged by all hands, and not by what who decides can know.
    pub is_open: bool,
    /// The workers that judge positions.
    pub pool: Pool,
    /// The language.
    pub lang: Lang,
}

impl<G: Playable> PartialEq for ChanceProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.board, self.is_open, self.lang, &self.pool)
            == (&other.board, other.is_open, other.lang, &other.pool)
    }
}

/// The events that could have come, as buttons; with what is expected after each, once that is asked for.
#[component]
pub fn Chance<G: Playable>(props: &ChanceProps<G>) -> Html {
    let (board, lang) = (&props.board, props.lang);
    let texts = AnalysisTexts::of(lang);
    let events = board.events();
    let chosen = use_state_eq(|| None::<usize>);
    let averaged = use_state_eq(|| None::<NodeId>);
    // Without a choice, it is the last event.
    let node = chosen.and_then(|place| events.get(place));
    let node = node.or(events.last()).copied();
    let came = node.and_then(|node| match board.tree.entry(node) {
        Some(Entry::Event(event)) => Some(event),
        _ => None,
    });
    let listed = node
        .map(|node| alternatives(board, node))
        .unwrap_or_default();
    let seat = board.session.deciding().first();
    let before = node.and_then(|node| board.tree.parent(node));
    let is_averaged = before.is_some() && *averaged == before;
    let all: Vec<_> = listed.iter().map(|(event, _)| *event).collect();
    let is_short = (2..=MAX_EVENTS).contains(&all.len());
    let decides = node.zip(seat).filter(|_| is_short);
    let is_open = props.is_open;
    let decides = decides.filter(|(node, seat)| is_open || is_seen(board, *node, &all, *seat));
    let wanted = decides.filter(|_| is_averaged);
    let wanted = wanted.map(|(node, seat)| (node, (seat, is_open)));
    let (values, has_failed) = use_values(board, wanted, &all, &props.pool);
    let (Some(node), Some(came)) = (node, came) else {
        return Html::default();
    };
    let dispatcher = board.dispatcher();
    let on_choose =
        Callback::from(move |event| dispatcher.dispatch(BoardEvent::Choose(node, event)));
    let mean = (values.len() == all.len())
        .then(|| mean(&values, listed.iter().map(|(_, weight)| *weight)))
        .flatten();
    let setter = averaged.setter();
    let on_average = move |_: MouseEvent| setter.set(before);
    let progress = wanted.map(|_| match has_failed {
        true => texts.failed.to_owned(),
        false => summary::<G>(&all, &values, mean, came, texts),
    });
    html! {
        <details class="analysis-chance">
            <summary>{ texts.choose_chance }</summary>
            { which::<G>(board, &events, node, &chosen, lang) }
            { for is_short.then(|| choices::<G>(board, &listed, &values, came, &on_choose, lang)) }
            <button type="button" class="button quiet" data-action="average" aria-disabled={is_averaged.to_string()}
                hidden={decides.is_none()} onclick={on_average}>{ texts.average }</button>
            <p class="about" data-average={mean.map(|mean| mean.to_string())}>{ progress.clone().unwrap_or_default() }</p>
            { say(mean.and(progress).unwrap_or_default()) }
        </details>
    }
}

/// What the events are worth together, and what that which came is worth; or how far that is known.
fn summary<G: Playable>(
    all: &[EventOf<G>],
    values: &[Value],
    mean: Option<f32>,
    came: EventOf<G>,
    texts: &AnalysisTexts,
) -> String {
    let scale = ValueScale::of(G::ID);
    let place = all.iter().position(|event| *event == came);
    let value = place.and_then(|place| *values.get(place)?);
    match mean.zip(value) {
        Some((mean, value)) => (texts.averaged)(
            &shown(mean, scale.unit, texts.numbers),
            &shown(value, scale.unit, texts.numbers),
        ),
        None if values.len() < all.len() => (texts.averaging)(values.len(), all.len()),
        None => texts.no_average.into(),
    }
}

/// Which of several events is chosen: a list of what came.
fn which<G: Playable>(
    board: &Board<G::Game>,
    events: &[NodeId],
    node: NodeId,
    chosen: &UseStateHandle<Option<usize>>,
    lang: Lang,
) -> Html {
    if events.len() < 2 {
        return Html::default();
    }
    let texts = AnalysisTexts::of(lang);
    let setter = chosen.setter();
    let onchange = move |event: Event| {
        let list: HtmlSelectElement = event.target_unchecked_into();
        setter.set(usize::try_from(list.selected_index()).ok());
    };
    let option = |(place, one): (usize, &NodeId)| {
        let what = match board.tree.entry(*one) {
            Some(Entry::Event(event)) => G::describe_event(&board.session, event, lang),
            _ => String::new(),
        };
        html! { <option selected={*one == node}>{ format!("{}. {what}", place + 1) }</option> }
    };
    html! {
        <label class="analysis-which">{ texts.which_event }
            <select {onchange}>{ for events.iter().enumerate().map(option) }</select>
        </label>
    }
}

/// A button for each event, with its probability and, where it is known, its value. Once all are known, the luckiest is first.
fn choices<G: Playable>(
    board: &Board<G::Game>,
    listed: &[(EventOf<G>, u32)],
    values: &[Value],
    came: EventOf<G>,
    on_choose: &Callback<EventOf<G>>,
    lang: Lang,
) -> Html {
    let (texts, scale) = (AnalysisTexts::of(lang), ValueScale::of(G::ID));
    let whole: u32 = listed.iter().map(|(_, weight)| weight).sum();
    let mut order: Vec<usize> = (0..listed.len()).collect();
    if values.len() == listed.len() {
        order.sort_by(|one, other| {
            let value = |place: usize| values[place].unwrap_or(f32::MIN);
            value(*other).total_cmp(&value(*one))
        });
    }
    let choice = |place: usize| {
        let (event, weight) = listed[place];
        let onclick = on_choose.reform(move |_: MouseEvent| event);
        let likely = texts.numbers.tenths((1_000 * weight / whole) as i32) + texts.numbers.percent;
        let value = values.get(place).copied().flatten();
        let value = value.map(|value| shown(value, scale.unit, texts.numbers));
        html! {
            <li key={event.to_string()}>
                <button type="button" class="analysis-option" aria-pressed={(event == came).to_string()} {onclick}>
                    <span class="analysis-what">{ G::describe_event(&board.session, event, lang) }</span>
                    <span class="about">{ likely }</span>
                    <span class="review-value">{ value.unwrap_or_default() }</span>
                </button>
            </li>
        }
    };
    html! { <ol class="analysis-events" aria-label={texts.choose_chance}>{ for order.into_iter().map(choice) }</ol> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_averaged_by_their_weights() {
        assert_eq!(mean(&[Some(0.2), Some(0.8)], [1, 2]), Some(0.6));
        assert_eq!(mean(&[Some(0.2), None], [1, 2]), None);
        assert_eq!(mean(&[], []), None);
    }
}
