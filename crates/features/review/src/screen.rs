//! The review screen: it runs the judging and shows the overview or a position.

use std::rc::Rc;

use engine::{Seat, SeatSet};
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::asking::use_progress;
use super::judged_match::{JudgedMatch, Wanted, use_level_note, use_mistakes};
use super::overview::{Overview, SeatFilter};
use super::position::{PositionProps, ShownLine, ShownStep, position};
use super::store;
use super::summary::{CostlyDecision, ReviewSummary};
use super::texts::texts;
use super::way::Way;
use pool::Pool;
use ui::focus::{first, focus};
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::route::ReviewedMatch;
use wasm_bindgen_futures::spawn_local;

/// The number of decisions listed at first; *more* adds twice as many.
const LISTED: usize = 8;

/// Props of [`ReviewScreen`], the same for all games.
#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    /// The match.
    pub judged: JudgedMatch,
    /// The match, as the address names it.
    pub reviewed: ReviewedMatch,
    /// The seat whose person's review it is, if the address names one.
    pub seat: Option<Seat>,
    /// The decision whose position is shown, from 0; `None` for the overview.
    pub decision: Option<usize>,
    /// The workers that judge the decisions.
    pub pool: Pool,
    /// The seats of persons.
    pub persons: SeatSet,
    /// Whether this review yields the person's luck for the statistics.
    pub tells_luck: bool,
    /// A small picture of the position before a decision, with the same marks as the table.
    pub picture: Callback<(CostlyDecision, Lang), Html>,
    /// The game's table with the match before a decision, with marks for the action taken and the better one, or on the way
    /// on from one of these.
    pub table: Callback<(CostlyDecision, ShownStep, Lang), Html>,
    /// Starts a match from the position after this many entries of the log.
    pub on_play: Callback<usize>,
}

/// The review of a match.
#[component]
pub fn ReviewScreen(props: &ReviewProps) -> Html {
    let lang = use_lang();
    let judged = &props.judged;
    let (id, count) = (judged.id.clone(), judged.count);
    let running = use_state_eq(|| true);
    // How often the person started or stopped the judging.
    let attempts = use_state_eq(|| 0u32);
    let attempt = (*running && count > 0).then_some(*attempts);
    let ask = judged.ask.reform(|()| Wanted::All);
    let progress = use_progress(&id, count, attempt, &props.pool, &ask);
    let is_done = progress.done == count;
    let make = judged.summary.clone();
    // Only another mistake changes what is shown meanwhile.
    let found = (is_done, store::costly(&id, count));
    let reader = use_reader(props);
    let summary = use_memo((id, found, reader, lang), move |(_, _, reader, lang)| {
        (count > 0).then(|| Rc::new((*make.emit(*lang)).clone().read_by(*reader)))
    });
    let summary = (*summary).clone();
    use_luck_note(props, summary.as_deref());
    use_level_note(judged, summary.as_deref());
    use_mistakes(judged, judged.is_own_judged(), &props.pool);
    use_way_back(props.decision);
    let line = use_state_eq(|| (None, ShownLine::Before, 0));
    let way = use_state_eq(Way::default);
    // What was chosen in another person's review does not hold in this one.
    let chosen = use_state_eq(|| (None, None::<SeatFilter>));
    let shown = use_state_eq(|| LISTED);
    let filter = chosen.1.filter(|_| chosen.0 == reader);
    let filter = filter.unwrap_or_else(|| SeatFilter::at_first(props.persons, reader));
    let looked_at = summary.as_ref().zip(props.decision);
    let looked_at = looked_at.and_then(|(summary, number)| Some((summary, summary.find(number)?)));
    if let Some((summary, costly)) = looked_at {
        return at(props, (summary, costly), filter, &line, &way, lang);
    }
    let on_run = {
        let (running, attempts) = (running.clone(), attempts.clone());
        Callback::from(move |run| {
            running.set(run);
            attempts.set(*attempts + 1);
        })
    };
    let on_filter = {
        let setter = chosen.setter();
        Callback::from(move |filter| setter.set((reader, Some(filter))))
    };
    let on_more = {
        let shown = shown.clone();
        Callback::from(move |()| shown.set(*shown + 2 * LISTED))
    };
    let picture = props.picture.reform(move |costly| (costly, lang));
    html! {
        <Overview game={judged.game} reviewed={props.reviewed.clone()} {count} {progress} running={*running}
            persons={props.persons} {reader} {summary} {filter} shown={*shown} {picture} {on_run} {on_filter} {on_more} />
    }
}

/// The seat whose person's review is read, where several have played: the one that the address of the overview names. An
/// address of a decision names none, and leaves it.
#[hook]
fn use_reader(props: &ReviewProps) -> Option<Seat> {
    let last = use_mut_ref(|| None::<Seat>);
    if props.decision.is_none() {
        let is_one_of_several =
            |seat: &Seat| props.persons.len() > 1 && props.persons.contains(*seat);
        last.replace(props.seat.filter(is_one_of_several));
    }
    *last.borrow()
}

/// When the person comes back from the position of a decision, moves the focus to that decision in the list.
#[hook]
fn use_way_back(decision: Option<usize>) {
    let before = use_mut_ref(|| None::<usize>);
    use_effect_with(decision, move |decision| {
        let left = before.replace(*decision).filter(|_| decision.is_none());
        // After the page has moved the focus to the heading, as on every arrival.
        let timer = left.map(|number| {
            Timeout::new(0, move || {
                let link = format!("[data-decision='{number}'] [data-action='look']");
                let body = gloo_utils::document().body();
                if let Some(link) = body.and_then(|body| first(&body, &link)) {
                    focus(link);
                }
            })
        });
        move || drop(timer)
    });
}

/// Stores the person's luck with the result of the match, if the statistics have it.
#[hook]
fn use_luck_note(props: &ReviewProps, summary: Option<&ReviewSummary>) {
    let breakdown = summary.filter(|_| props.tells_luck);
    let found = breakdown
        .and_then(ReviewSummary::own_breakdown)
        .map(|breakdown| breakdown.luck);
    // An earlier release may have stored the match under another id, which the address names.
    let id = match &props.reviewed {
        ReviewedMatch::Kept(id) => id.clone(),
        ReviewedMatch::Link(_) => props.judged.id.clone(),
    };
    use_effect_with((id, found), |(id, found)| {
        if let Some(found) = found {
            // If it cannot be stored nothing is lost: the review still shows it.
            let (id, found) = (id.clone(), *found);
            spawn_local(async move {
                let _ = database::note_luck(&id, found).await;
            });
        }
    });
}

/// The position of a decision, with links to its neighbours in the list.
fn at(
    props: &ReviewProps,
    (summary, costly): (&ReviewSummary, &CostlyDecision),
    filter: SeatFilter,
    line: &UseStateHandle<(Option<usize>, ShownLine, usize)>,
    way: &UseStateHandle<Way>,
    lang: Lang,
) -> Html {
    let point = costly.judged.point;
    let is_listed = |one: &&CostlyDecision| filter.includes(one.judged.point.seat);
    let listed = summary.costly.iter();
    let listed = listed.filter(|one| is_listed(one) || one.number == costly.number);
    let listed: Vec<usize> = listed.map(|one| one.number).collect();
    let place = listed.iter().position(|number| *number == costly.number);
    let place = place.unwrap_or_default();
    // Another decision is shown from its beginning.
    let of = Some(costly.number);
    let (shown_line, step) = if line.0 == of {
        (line.1, line.2)
    } else {
        (ShownLine::Before, 0)
    };
    let (setter, way_setter, reset) = (line.setter(), way.setter(), way.setter());
    let shown_step = ShownStep {
        line: shown_line,
        step,
        reader: summary.reader,
        on_way: Callback::from(move |way| way_setter.set(way)),
    };
    let shown = PositionProps {
        reviewed: &props.reviewed,
        summary,
        costly,
        place: (place, listed.len()),
        neighbours: [
            place.checked_sub(1).map(|place| listed[place]),
            listed.get(place + 1).copied(),
        ],
        line: shown_line,
        step,
        way: **way,
        on_line: Callback::from(move |(line, step)| {
            // Nothing is known yet of another way.
            if line != shown_line {
                reset.set(Way::default());
            }
            setter.set((of, line, step));
        }),
        table: props.table.emit((costly.clone(), shown_step, lang)),
        shared: Texts::of(lang),
        on_play: props.on_play.reform(move |_: MouseEvent| point.length),
    };
    position(shown, texts(lang))
}
