//! The scores once a round is over, and what can be done then.

use std::rc::Rc;

use engine::{Outcome, Seat, Seed};
use yew::prelude::*;

use ui::i18n::{Texts, use_texts};

/// What the seats are called, in their order.
pub type Names = Rc<[AttrValue]>;

/// A seat's line in the table of scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The place: 1 for the first.
    pub place: u8,
    /// The numbers, one under each heading.
    pub cells: Vec<String>,
}

/// The scores of a round that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The headings of the numbers.
    pub heads: Vec<&'static str>,
    /// The seats' lines, in the order of seats.
    pub rows: Vec<ScoreRow>,
    /// What has to be explained, such as a tie.
    pub note: Option<String>,
}

/// What can be done once a round is over; nothing in a lesson and a replay,
/// which the screens around the table lead.
#[derive(Clone, PartialEq, Default)]
pub struct NextSteps {
    /// The next round begins.
    pub next: bool,
    /// Another match begins.
    pub rematch: bool,
    /// One goes home.
    pub home: bool,
    /// One goes to the review, by this link.
    pub review: Option<Html>,
}

/// What the result needs.
#[derive(Properties, Clone, PartialEq)]
pub struct ResultPanelProps {
    /// What the seats are called.
    pub names: Names,
    /// How the rounds so far ended.
    pub rounds: Vec<Outcome>,
    /// Where the luck came from, if any was drawn.
    pub seed: Option<Seed>,
    /// The scores; `None` while the round is played or counted.
    pub sheet: Option<Sheet>,
    /// What has been decided.
    pub title: String,
    /// What can be done now.
    pub next_steps: NextSteps,
    /// What the game has to show besides the scores.
    pub more: Html,
    /// What is shown instead of another match; see [`super::TableProps`].
    pub after: Option<Html>,
    /// Begins the next round.
    pub on_next: Callback<()>,
    /// What playing again is called.
    pub rematch: &'static str,
    /// Plays again.
    pub on_rematch: Callback<()>,
    /// Goes home.
    pub on_leave: Callback<()>,
}

/// The scores, and the way on.
#[component]
pub fn ResultPanel(props: &ResultPanelProps) -> Html {
    let (texts, next_steps) = (use_texts(), &props.next_steps);
    let names = &props.names;
    let note = props.sheet.as_ref().and_then(|sheet| sheet.note.clone());
    html! {
        <section class="result" hidden={props.sheet.is_none()} aria-label={texts.table.result} data-result="">
            <h2 key="title">{ props.title.clone() }</h2>
            <div key="scores">{ for props.sheet.iter().map(|sheet| scores(names, sheet, texts)) }</div>
            <p key="note" class="soft" hidden={note.is_none()}>{ note.unwrap_or_default() }</p>
            <div key="after">{ props.after.clone().unwrap_or_default() }</div>
            <div key="buttons" class="row">
                <button key="next" type="button" class="button primary" data-action="next-round"
                    hidden={!next_steps.next}
                    onclick={props.on_next.reform(|_| ())}>{ texts.table.next_round }</button>
                <button key="rematch" type="button" class="button primary" data-action="rematch"
                    hidden={!next_steps.rematch} onclick={props.on_rematch.reform(|_| ())}>{ props.rematch }</button>
                <div key="review" hidden={next_steps.review.is_none()}>{ next_steps.review.clone().unwrap_or_default() }</div>
                <button key="home" type="button" class="button" data-action="leave" hidden={!next_steps.home}
                    onclick={props.on_leave.reform(|_| ())}>{ texts.common.home }</button>
            </div>
            <div key="more">{ props.more.clone() }</div>
            <div key="rounds">{ rounds(names, &props.rounds, texts) }</div>
            <p key="seed" class="soft" hidden={props.seed.is_none()}>{ texts.table.seed }{ " " }<code>{ for props.seed.map(|seed| seed.to_string()) }</code></p>
        </section>
    }
}

/// Every seat's numbers, the best first.
fn scores(names: &[AttrValue], sheet: &Sheet, texts: &'static Texts) -> Html {
    let places = 1..=sheet.rows.len();
    let seats = places.flat_map(|place| {
        let sits = move |seat: &Seat| usize::from(sheet.rows[seat.index()].place) == place;
        Seat::all(sheet.rows.len()).filter(sits)
    });
    let row = |seat: Seat| {
        let ScoreRow { place, cells } = &sheet.rows[seat.index()];
        html! {
            <tr key={seat.index()} class={classes!((*place == 1).then_some("is-first"))}>
                <td key="place">{ *place }</td>
                <th key="name" scope="row">{ names[seat.index()].clone() }</th>
                { for cells.iter().enumerate().map(|(index, cell)| html! { <td key={index}>{ cell.clone() }</td> }) }
            </tr>
        }
    };
    html! {
        <table key="scores" class="scores">
            <thead key="head">
                <tr>
                    <th key="place" scope="col" aria-label={texts.table.place}>{ "№" }</th>
                    <th key="name" scope="col">{ texts.table.player }</th>
                    { for sheet.heads.iter().map(|head| html! { <th key={*head} scope="col">{ *head }</th> }) }
                </tr>
            </thead>
            <tbody key="body">{ for seats.map(row) }</tbody>
        </table>
    }
}

/// The scores of all rounds so far, if there are several.
fn rounds(names: &[AttrValue], rounds: &[Outcome], texts: &'static Texts) -> Html {
    let seats = || Seat::all(names.len());
    let row = |(index, outcome): (usize, &Outcome)| {
        let score = |seat| outcome.standing(seat).map_or(0, |standing| standing.score);
        html! {
            <tr key={index}>
                <th key="round" scope="row">{ index + 1 }</th>
                { for seats().map(|seat| html! { <td key={seat.index()}>{ score(seat) }</td> }) }
            </tr>
        }
    };
    html! {
        <div key="rounds" class="rounds" tabindex="0" role="group" aria-label={texts.table.rounds} hidden={rounds.len() < 2}>
            <table key="table">
                <caption key="caption">{ texts.table.rounds }</caption>
                <thead key="head">
                    <tr>
                        <th key="round" scope="col"><span class="sr-only">{ texts.table.rounds }</span></th>
                        { for seats().map(|seat| html! {
                            <th key={seat.index()} scope="col">{ names[seat.index()].clone() }</th>
                        }) }
                    </tr>
                </thead>
                <tbody key="body">{ for rounds.iter().enumerate().map(row) }</tbody>
            </table>
        </div>
    }
}
