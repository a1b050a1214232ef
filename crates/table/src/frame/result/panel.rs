//! The result of a round, as a plate that lies over the stage: who has won, by how much and what decided it, the
//! scores, and the buttons that lead on. It can be put aside to look at the table.

use engine::{Seat, SeatSet};
use yew::prelude::*;

use super::{Names, Plate, ResultPanelTexts};
use crate::face;
use crate::toolkit::focus::use_focus_from_table;
use ui::i18n::{Texts, Translated, use_lang, use_texts};

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

/// Props of [`ResultPanel`].
#[derive(Properties, Clone, PartialEq)]
pub struct ResultPanelProps {
    /// The names of the seats.
    pub names: Names,
    /// The seats of persons.
    pub persons: SeatSet,
    /// The seat of whoever looks at the result, if that is one.
    pub own: Option<Seat>,
    /// The scores; `None` while the round is played or scored.
    pub score_table: Option<ScoreTable>,
    /// Whether somebody is first. A person who has played alone may have won nothing.
    pub has_first: bool,
    /// Whether whoever looks at the result has won.
    pub is_won: bool,
    /// Who has won.
    pub title: String,
    /// How far the winner is ahead of the next, in points.
    pub margin: Option<u32>,
    /// What stands out in the round, in a few words.
    pub decided_by: Option<String>,
    /// That it is practice, in words.
    pub practice: Option<&'static str>,
    /// What is told of the match, once it is over. It has room until it is there.
    pub afterword: Option<Html>,
    /// The buttons that are shown.
    pub next_steps: NextSteps,
    /// Shown in place of the button for another match; see [`crate::TableProps`].
    pub after: Option<Html>,
    /// Its plate.
    pub plate: Plate,
    /// Begins the next round.
    pub on_next: Callback<()>,
    /// The label of the button for another match.
    pub rematch: &'static str,
    /// Begins another match.
    pub on_new: Callback<Option<String>>,
    /// Leaves the table.
    pub on_leave: Callback<()>,
}

/// The plate with the result.
#[component]
pub fn ResultPanel(props: &ResultPanelProps) -> Html {
    let texts = ResultPanelTexts::of(use_lang());
    let plate = &props.plate;
    use_focus_from_table(&plate.element, props.score_table.is_some());
    let note = props
        .score_table
        .as_ref()
        .and_then(|score_table| score_table.note.clone());
    let (margin, decided_by) = (props.margin.map(texts.margin), props.decided_by.clone());
    let (shared, is_shown) = (use_texts(), props.score_table.is_some());
    let own_place = own_place(props, texts);
    html! {
        <section ref={&plate.element} class={classes!("result", plate.is_aside().then_some("is-aside"))} hidden={!is_shown}
            aria-label={shared.table.result} data-result="">
            <div key="head" class="result-head">
                // A headline has no full stop.
                <h2 key="title">{ props.title.trim_end_matches('.').to_owned() }</h2>
                <p key="margin" class="margin" hidden={margin.is_none()}>{ margin.unwrap_or_default() }</p>
                <p key="own" class="own-place" data-own-place="" hidden={own_place.is_none()}>{ own_place.unwrap_or_default() }</p>
                <p key="decisive" class="decisive" data-decisive="" hidden={decided_by.is_none()}>{ decided_by.unwrap_or_default() }</p>
                <p key="practice" class="soft" data-practice="" hidden={props.practice.is_none()}>{ props.practice.unwrap_or_default() }</p>
            </div>
            // A region that scrolls has to be within reach of the keyboard.
            <div key="body" class="result-body" tabindex="0" role="group" aria-label={shared.table.result}>
                <div key="afterword" class="afterword" hidden={props.afterword.is_none()}>{ props.afterword.clone().unwrap_or_default() }</div>
                { for props.score_table.iter().map(|score_table| scores(props, score_table, shared)) }
                <p key="note" class="soft" hidden={note.is_none()}>{ note.unwrap_or_default() }</p>
                <div key="after">{ props.after.clone().unwrap_or_default() }</div>
            </div>
            { ways_on(props, texts, shared) }
        </section>
    }
}

/// The place of whoever looks at the result of a match, where the headline does not tell it: they have not won, and there
/// are more than two at the table.
fn own_place(props: &ResultPanelProps, texts: &ResultPanelTexts) -> Option<String> {
    let rows = &props.score_table.as_ref()?.rows;
    let own = rows.get(props.own?.index())?;
    let tells = !props.is_won && !props.next_steps.next && rows.len() > 2;
    tells.then(|| (texts.own_place)(own.place, rows.len()))
}

/// The buttons.
fn ways_on(
    props: &ResultPanelProps,
    texts: &'static ResultPanelTexts,
    shared: &'static Texts,
) -> Html {
    let next_steps = &props.next_steps;
    let is_aside = props.plate.is_aside();
    let turn = if is_aside { texts.show } else { texts.look };
    html! {
        <div key="buttons" class="row">
            <button key="next" type="button" class="button primary" data-action="next-round"
                hidden={!next_steps.next}
                onclick={props.on_next.reform(|_| ())}>{ shared.table.next_round }</button>
            <button key="rematch" type="button" class={classes!("button", (!next_steps.next).then_some("primary"))} data-action="rematch"
                hidden={!next_steps.rematch} onclick={props.on_new.reform(|_| None)}>{ props.rematch }</button>
            <div key="review" class="way" hidden={next_steps.review.is_none()}>{ next_steps.review.clone().unwrap_or_default() }</div>
            <button key="home" type="button" class="button way" data-action="leave" hidden={!next_steps.home}
                onclick={props.on_leave.reform(|_| ())}>{ shared.common.home }</button>
            <button key="aside" type="button" class="button quiet" data-action="aside"
                aria-expanded={(!is_aside).to_string()} onclick={&props.plate.on_turn}>{ turn }</button>
        </div>
    }
}

/// The table of scores, the best seat first.
fn scores(props: &ResultPanelProps, score_table: &ScoreTable, texts: &'static Texts) -> Html {
    let places = 1..=score_table.rows.len();
    let seats = places.flat_map(|place| {
        let sits = move |seat: &Seat| usize::from(score_table.rows[seat.index()].place) == place;
        Seat::all(score_table.rows.len()).filter(sits)
    });
    let row = |seat: Seat| {
        let ScoreRow { place, cells } = &score_table.rows[seat.index()];
        let name = &props.names[seat.index()];
        let is_own = props.own == Some(seat);
        let class = classes!(
            (props.has_first && *place == 1).then_some("is-first"),
            is_own.then_some("is-own")
        );
        html! {
            <tr key={seat.index()} data-seat={seat.index().to_string()} {class}>
                <td key="place">{ *place }</td>
                <th key="name" scope="row" data-face={face(name, !props.persons.contains(seat))}>
                    <span key="name" class="name-text">{ name.clone() }</span>
                </th>
                { for cells.iter().enumerate().map(|(index, cell)| html! { <td key={index}>{ cell.clone() }</td> }) }
            </tr>
        }
    };
    html! {
        <table key="scores" class={classes!("scores", props.next_steps.next.then_some("is-round"))}>
            <thead key="head">
                <tr>
                    <th key="place" scope="col" aria-label={texts.table.place}>{ "#" }</th>
                    <th key="name" scope="col">{ texts.table.player }</th>
                    { for score_table.heads.iter().map(|head| html! { <th key={*head} scope="col">{ *head }</th> }) }
                </tr>
            </thead>
            <tbody key="body">{ for seats.map(row) }</tbody>
        </table>
    }
}
