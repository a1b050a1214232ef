//! The result of a round: the scores, and the buttons that lead on.

use std::rc::Rc;

use engine::{Outcome, Seat, Seed};
use yew::prelude::*;

use ui::i18n::{Texts, use_texts};

/// The names of the seats, in order.
pub type Names = Rc<[AttrValue]>;

/// A seat's row in the table of scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The place: 1 for the first.
    pub place: u8,
    /// The numbers, one under each heading.
    pub cells: Vec<String>,
}

/// The scores of a finished round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreTable {
    /// The headings of the numbers.
    pub heads: Vec<&'static str>,
    /// A row for each seat, in the order of seats.
    pub rows: Vec<ScoreRow>,
    /// An explanation, for instance of a tie.
    pub note: Option<String>,
}

/// The buttons after a round. Lessons and replays have none: the screens around the table lead on.
#[derive(Clone, PartialEq, Default)]
pub struct NextSteps {
    /// The next round can begin.
    pub next: bool,
    /// Another match can begin.
    pub rematch: bool,
    /// The person can go home.
    pub home: bool,
    /// The link to the review.
    pub review: Option<Html>,
}

/// The properties of [`ResultPanel`].
#[derive(Properties, Clone, PartialEq)]
pub struct ResultPanelProps {
    /// The names of the seats.
    pub names: Names,
    /// The outcomes of the rounds so far.
    pub rounds: Vec<Outcome>,
    /// The seed of the match, if any luck was drawn.
    pub seed: Option<Seed>,
    /// The scores; `None` while the round is played or scored.
    pub sheet: Option<ScoreTable>,
    /// Who has won, or that the round is over.
    pub title: String,
    /// The buttons that are shown.
    pub next_steps: NextSteps,
    /// What the game shows below the scores.
    pub more: Html,
    /// Shown in place of the button for another match; see [`super::TableProps`].
    pub after: Option<Html>,
    /// Begins the next round.
    pub on_next: Callback<()>,
    /// The label of the button for another match.
    pub rematch: &'static str,
    /// Begins another match.
    pub on_rematch: Callback<()>,
    /// Leaves the table.
    pub on_leave: Callback<()>,
}

/// The result panel.
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

/// The table of scores, the best seat first.
fn scores(names: &[AttrValue], sheet: &ScoreTable, texts: &'static Texts) -> Html {
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
                    <th key="place" scope="col" aria-label={texts.table.place}>{ "#" }</th>
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
                        <th key="round" scope="col"><span class="visually-hidden">{ texts.table.rounds }</span></th>
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
