//! The overview of a review: the chart, the breakdown of choices and luck, and the most expensive decisions.

use std::rc::Rc;

use engine::{GameId, Seat, SeatSet};
use yew::prelude::*;

use super::asking::Progress;
use super::breakdown::{Rivals, SeatReview};
use super::chart::chart;
use super::portrait::portrait;
use super::position::sign;
use super::summary::{CostlyDecision, ReviewSummary};
use super::texts::{ReviewTexts, texts};
use table::error_text;
use ui::announce::say;
use ui::fields::Field;
use ui::fields::select;
use ui::i18n::{Texts as SharedTexts, use_lang, use_texts};
use ui::route::{ReviewedMatch, Route};
use ui::sign::{CROSS, TICK, arrow};

/// The seats whose decisions are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatFilter {
    /// All seats.
    All,
    /// One seat.
    Seat(Seat),
}

impl SeatFilter {
    /// The initial filter: the seat of the review, or of the only person.
    pub fn at_first(persons: SeatSet, reader: Option<Seat>) -> SeatFilter {
        let only = persons.first().filter(|_| persons.len() == 1);
        reader.or(only).map_or(SeatFilter::All, SeatFilter::Seat)
    }

    /// Whether the decisions of this seat are listed.
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            SeatFilter::All => true,
            SeatFilter::Seat(wanted) => wanted == seat,
        }
    }
}

/// Props of [`Overview`].
#[derive(Properties, PartialEq)]
pub struct OverviewProps {
    /// The game of the match.
    pub game: GameId,
    /// The match, as the address names it.
    pub reviewed: ReviewedMatch,
    /// The number of its decisions.
    pub count: usize,
    /// The progress of the judging.
    pub progress: Progress,
    /// Whether decisions are being judged.
    pub running: bool,
    /// The seats of persons.
    pub persons: SeatSet,
    /// The seat of the one among several whose review it is.
    pub reader: Option<Seat>,
    /// The review so far; `None` if nobody decided anything.
    pub summary: Option<Rc<ReviewSummary>>,
    /// The seats whose decisions are listed.
    pub filter: SeatFilter,
    /// The most decisions to list.
    pub shown: usize,
    /// Draws the position of a decision, with the action taken and the better one.
    pub picture: Callback<CostlyDecision, Html>,
    /// Starts the judging, also after an error, or stops it.
    pub on_run: Callback<bool>,
    /// Changes whose decisions are listed.
    pub on_filter: Callback<SeatFilter>,
    /// Lists more decisions.
    pub on_more: Callback<()>,
}

/// The overview of a review.
#[component]
pub fn Overview(props: &OverviewProps) -> Html {
    let (texts, shared) = (texts(use_lang()), use_texts());
    let done = props.summary.as_deref().filter(|summary| summary.is_done);
    // What is found meanwhile is listed at once.
    let listed = props
        .summary
        .as_deref()
        .filter(|summary| summary.is_done || !summary.costly.is_empty());
    let body = html! {
        <>
            { for done.map(|summary| chart(summary, texts)) }
            { for done.map(|summary| breakdown(summary, texts, shared)) }
            { for listed.map(|summary| decisions(props, summary, texts)) }
        </>
    };
    let nothing = props.count == 0;
    let (back, name) = match &props.reviewed {
        ReviewedMatch::Kept(_) => (Route::Records, shared.records.title),
        ReviewedMatch::Link(link) => (Route::Record(link.clone()), shared.records.replay),
    };
    html! {
        <>
            <header key="header" class="screen-header">
                <a class="button quiet" data-action="back" href={back.href()}>
                    { arrow(180) }
                    <span key="name">{ name }</span>
                </a>
            </header>
            <main key="main" data-screen="review" class="screen review" data-game={props.game.name()}
                data-done={done.is_some().to_string()}>
                <h1 key="title" tabindex="-1">{ (texts.title)(props.game.title()) }</h1>
                { whose(props, texts) }
                <p key="nothing" hidden={!nothing} data-nothing="">{ texts.nothing }</p>
                <div key="progress" hidden={nothing || done.is_some()}>{ progress(props, texts, shared) }</div>
                { say(done.map(|_| texts.done).unwrap_or_default()) }
                { sentence(done, texts, shared) }
                <p key="about" class="about">{ texts.about }</p>
                <div key="body" class="review-body">{ body }</div>
            </main>
        </>
    }
}

/// The ways to the reviews of all persons, if several have played, with the shown one marked.
fn whose(props: &OverviewProps, texts: &ReviewTexts) -> Html {
    let link = |of: Option<Seat>, name: String| {
        let href = Route::review(props.reviewed.clone(), of).href();
        let is_shown = props.reader == of;
        html! {
            <a key={of.map_or(0, |seat| seat.index() + 1)} class={classes!("button", is_shown.then_some("primary"))} {href}
                data-of={of.map(|seat| seat.to_string())} aria-current={is_shown.then_some("page")}>{ name }</a>
        }
    };
    let summary = props.summary.as_deref().filter(|_| props.persons.len() > 1);
    let links = summary.map(|summary| {
        let named = |seat: Seat| link(Some(seat), summary.names[seat.index()].clone());
        let persons = props.persons.iter().map(named);
        core::iter::once(link(None, texts.everybody.into()))
            .chain(persons)
            .collect::<Html>()
    });
    html! {
        <nav key="whose" class="ways" aria-label={texts.whose} hidden={links.is_none()} data-whose="">{ links.unwrap_or_default() }</nav>
    }
}

/// The progress, with the button that stops or continues.
fn progress(props: &OverviewProps, texts: &ReviewTexts, shared: &SharedTexts) -> Html {
    let Progress { done, error } = props.progress;
    let runs = props.running && error.is_none();
    let status = match error {
        Some(error) => error_text(error, shared),
        None if runs => "",
        None => texts.stopped,
    };
    let onclick = props.on_run.reform(move |_: MouseEvent| !runs);
    html! {
        <section key="progress" class="panel review-progress" data-judged={done.to_string()}>
            <label key="label" for="review-progress">{ (texts.progress)(done, props.count) }</label>
            <progress key="bar" id="review-progress" max={props.count.to_string()} value={done.to_string()} />
            <p key="status" class="about">{ status }</p>
            { say(status) }
            <button key="run" type="button" class="button" data-action={if runs { "stop" } else { "go-on" }} {onclick}>
                { if runs { texts.stop } else { texts.go_on } }
            </button>
        </section>
    }
}

/// What happened, in one sentence, and which level decides as well, once all decisions are judged.
fn sentence(summary: Option<&ReviewSummary>, texts: &ReviewTexts, shared: &SharedTexts) -> Html {
    let level = summary.and_then(|summary| summary.seat_level(shared));
    let sentence = summary.and_then(ReviewSummary::seat_summary);
    let sentence = sentence.map(|seat| (texts.seat_summary)(&seat));
    let won = summary.and_then(|summary| summary.won.clone());
    html! {
        <p key="story" class="review-story" data-story="" hidden={summary.is_none()}>
            <strong key="won">{ won.unwrap_or_default() }</strong>{ " " }<span key="sentence">{ sentence }</span>{ " " }
            <span key="level" class="review-level" data-level="">{ level.map(|seat| (texts.seat_level)(&seat)) }</span>
        </p>
    }
}

/// The table with the breakdown of every seat.
fn breakdown(summary: &ReviewSummary, texts: &ReviewTexts, shared: &SharedTexts) -> Html {
    let luck = summary.scale.has_chance;
    let has_others = summary.rivals == Rivals::One;
    let row = |(seat, seat_review): (usize, &SeatReview)| {
        let own = &seat_review.breakdown;
        let changes = summary.changes(own);
        let signed = |key: &'static str, change: i32| {
            let class = classes!(match change {
                1.. => Some("is-good"),
                0 => None,
                _ => Some("is-bad"),
            });
            html! { <td key={key} {class}>{ texts.numbers.change(change) }</td> }
        };
        html! {
            <tr key={seat} data-seat={seat.to_string()}>
                <th key="name" scope="row">{ portrait(summary, seat) }{ summary.names[seat].clone() }</th>
                <td key="start">{ summary.number(own.start, texts) }</td>
                { signed("own", changes.own) }
                { for has_others.then(|| signed("others", changes.others)) }
                { signed("luck", changes.luck) }
                <td key="result">{ summary.number(own.result, texts) }</td>
            </tr>
        }
    };
    let heads = [texts.start, texts.own]
        .into_iter()
        .chain(has_others.then_some(texts.others))
        .chain([(texts.luck)(summary.rivals, luck), texts.result]);
    let title = (texts.breakdown)(summary.scale);
    html! {
        <section key="account" class="review-part" aria-labelledby="account-title" data-account="">
            <h2 key="title" id="account-title">{ title }</h2>
            <div key="scroll" class="review-scroll" tabindex="0" role="group" aria-label={title}>
                <table key="table">
                    <thead key="head"><tr>
                        <th key="name" scope="col">{ shared.table.player }</th>
                        { for heads.map(|head| html! { <th key={head} scope="col">{ head }</th> }) }
                    </tr></thead>
                    <tbody key="body">{ for summary.seat_reviews.iter().enumerate().map(row) }</tbody>
                </table>
            </div>
            <p key="about" class="about">
                { (texts.breakdown_unit)(summary.scale.unit) }{ " " }{ (texts.breakdown_about)(summary.rivals, luck) }
                <span key="starts" data-starts="" hidden={summary.starts_add_up()}>{ " " }{ texts.starts }</span>
            </p>
        </section>
    }
}

/// The list of the most expensive decisions.
fn decisions(props: &OverviewProps, summary: &ReviewSummary, texts: &ReviewTexts) -> Html {
    let seats = || Seat::all(summary.names.len());
    let counted = seats().filter(|seat| props.filter.includes(*seat));
    let counts = counted.map(|seat| &summary.seat_reviews[seat.index()]);
    let (costly, all) = counts.fold((0, 0), |(costly, all), seat_review| {
        (costly + seat_review.costly, all + seat_review.decisions)
    });
    let listed = summary.costly.iter();
    let listed = listed.filter(|one| props.filter.includes(one.judged.point.seat));
    let on_filter = props.on_filter.clone();
    let field = Field {
        name: "whose",
        label: texts.whose.into(),
        choices: core::iter::once(texts.everybody.to_owned())
            .chain(summary.names.iter().cloned())
            .map(AttrValue::from)
            .collect(),
        chosen: match props.filter {
            SeatFilter::All => 0,
            SeatFilter::Seat(seat) => seat.index() + 1,
        },
        on_choose: Callback::from(move |place: usize| {
            let seat = place.checked_sub(1).and_then(Seat::new);
            on_filter.emit(seat.map_or(SeatFilter::All, SeatFilter::Seat));
        }),
    };
    html! {
        <section key="decisions" class="review-part" aria-labelledby="costly-title" data-costly={costly.to_string()}>
            <h2 key="title" id="costly-title">{ texts.costly }</h2>
            <div key="whose" hidden={summary.names.len() < 2}>{ select(&field, false) }</div>
            <p key="count" hidden={!summary.is_done}>{ (texts.count)(costly, all) }</p>
            <ol key="list" class="review-list">
                { for listed.take(props.shown).map(|one| item(one, props, summary, texts)) }
            </ol>
            <button key="more" type="button" class="button" data-action="more" hidden={costly <= props.shown}
                onclick={props.on_more.reform(|_: MouseEvent| ())}>{ texts.more }</button>
        </section>
    }
}

fn item(
    costly: &CostlyDecision,
    props: &OverviewProps,
    summary: &ReviewSummary,
    texts: &ReviewTexts,
) -> Html {
    let point = costly.judged.point;
    let name = &summary.names[point.seat.index()];
    let href = Route::Review(props.reviewed.clone(), Some(costly.number)).href();
    let title = summary.time(point, texts);
    let played = (texts.played)(name, &costly.texts.played);
    // Several decisions may be of the same turn, so the label names the action too.
    let label = format!("{}, {title}, {played}", texts.look);
    let loss = (texts.loss)(summary.scale.unit, summary.tenths(costly.judged.cost()));
    let picture = props.picture.emit(costly.clone());
    html! {
        <li key={costly.number} class="review-item" data-decision={costly.number.to_string()}>
            <div key="picture" class="picture" aria-hidden="true">{ picture }</div>
            <p key="title" class="about">{ title }</p>
            <strong key="cost" class="review-cost">{ loss }</strong>
            <p key="played">{ sign(CROSS, "is-bad") }{ played }</p>
            <p key="best">{ sign(TICK, "is-good") }{ (texts.better)(&costly.texts.best) }</p>
            <a key="look" class="button quiet" data-action="look" {href} aria-label={label}>{ texts.look }</a>
        </li>
    }
}
