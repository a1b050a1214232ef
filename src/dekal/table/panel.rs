//! Around the stage: the bar, the prompt, the result, the log.

use engine::Seat;
use engine::dekal::{Rounds, Step};
use yew::prelude::*;

use super::state::{Remark, TableState};
use super::story::tell;
use crate::dekal::texts::Texts;
use crate::session::Due;

/// What the bar needs.
#[derive(Properties, PartialEq)]
pub struct BarProps {
    /// The words.
    pub texts: &'static Texts,
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// Takes back.
    pub on_undo: Callback<()>,
    /// Skips waiting.
    pub on_skip: Callback<()>,
    /// Goes home.
    pub on_leave: Callback<()>,
}

/// The bar above the table.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let table = state.session.game().table();
    let turn = (table.turn() + 1).min(16);
    let round = match table.rounds() {
        Rounds::One => String::new(),
        Rounds::ToHundred => format!("{} · ", (texts.round)(table.round() + 1)),
    };
    let can_undo = state.session.can_undo(Seat::FIRST);
    let can_skip = state.waits_for_bots() || state.session.due() == Due::Luck;
    html! {
        <header class="bar">
            <button key="home" type="button" class="button quiet" data-action="home"
                onclick={props.on_leave.reform(|_| ())}>{ texts.home }</button>
            <p key="turn" class="bar-turn" data-turn={turn.to_string()}>
                { round }{ (texts.turn)(turn) }
            </p>
            <button key="undo" type="button" class="button quiet" data-action="undo"
                disabled={!can_undo} onclick={props.on_undo.reform(|_| ())}>{ texts.undo }</button>
            <button key="skip" type="button" class="button quiet" data-action="skip"
                disabled={!can_skip} onclick={props.on_skip.reform(|_| ())}>{ texts.skip }</button>
        </header>
    }
}

/// What the prompt needs.
#[derive(Properties, PartialEq)]
pub struct PromptProps {
    /// The words.
    pub texts: &'static Texts,
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// Asks the bots once more.
    pub on_try_again: Callback<()>,
}

/// One sentence: whose turn it is and what is expected, or why not.
#[component]
pub fn Prompt(props: &PromptProps) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let remark = match state.remark {
        Some(Remark::Refused(why)) => (texts.refusal)(why),
        Some(Remark::ChooseCard) => texts.choose_card_first.into(),
        None if state.failed => texts.bots_fail.into(),
        None => String::new(),
    };
    let news: Vec<String> = {
        let lines = tell(&state.session, texts);
        let from = lines.len().saturating_sub(3);
        lines[from..].iter().map(|line| line.text.clone()).collect()
    };
    html! {
        <div class="prompt">
            <p key="prompt" role="status" data-prompt="" data-step={step_name(state)}>{ sentence(state, texts) }</p>
            <p key="remark" role="status" class="remark" data-refusal="">{ remark }</p>
            <button key="again" type="button" class="button" hidden={!state.failed}
                onclick={props.on_try_again.reform(|_| ())}>{ texts.try_again }</button>
            <p key="news" class="sr-only" aria-live="polite" data-news="">{ news.join(". ") }</p>
        </div>
    }
}

fn step_name(state: &TableState) -> &'static str {
    if state.is_to_reveal() {
        "reveal"
    } else if state.hole_to_fill().is_some() {
        "draft"
    } else {
        match state.session.due() {
            Due::Decide(_) | Due::Luck => "wait",
            Due::NextRound => "round-over",
            Due::Nothing => "match-over",
        }
    }
}

fn sentence(state: &TableState, texts: &Texts) -> String {
    let session = &state.session;
    let table = session.game().table();
    if state.is_to_reveal() {
        return texts.prompt_reveal.into();
    }
    if state.hole_to_fill().is_some() {
        let chosen = state.selected.and_then(|slot| {
            let mut centre = table.centre();
            centre.find(|(seat, _)| seat.index() == slot)
        });
        return match chosen {
            Some((_, card)) => (texts.prompt_edge)(card.get()),
            None => texts.prompt_draft.into(),
        };
    }
    match (session.due(), table.step()) {
        (Due::Nothing, _) => winners(state, texts),
        (Due::NextRound, _) => texts.round_over.into(),
        (_, Step::Draft(seat)) => (texts.thinking)(session.name(seat)),
        (_, Step::Reveal(_)) => {
            let seat = state.bot_to_ask().unwrap_or(Seat::FIRST);
            (texts.thinking)(session.name(seat))
        }
        _ => texts.turning_up.into(),
    }
}

fn winners(state: &TableState, texts: &Texts) -> String {
    let Some(outcome) = state.session.outcome() else {
        return String::new();
    };
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    match winners.as_slice() {
        [Seat::FIRST] => texts.you_win.into(),
        [seat] => (texts.wins)(state.session.name(*seat)),
        several => {
            let names: Vec<&str> = several
                .iter()
                .map(|seat| state.session.name(*seat))
                .collect();
            (texts.shared)(&names.join(texts.and))
        }
    }
}

/// What the result needs.
#[derive(Properties, PartialEq)]
pub struct VerdictProps {
    /// The words.
    pub texts: &'static Texts,
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// Plays again.
    pub on_rematch: Callback<()>,
    /// Begins the next round.
    pub on_next: Callback<()>,
    /// Goes home.
    pub on_leave: Callback<()>,
}

/// The scores once a round is over, and what can be done then.
#[component]
pub fn Verdict(props: &VerdictProps) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let session = &state.session;
    let round = session.game().table().outcome();
    let over = session.due() == Due::Nothing;
    let again = session.due() == Due::NextRound;
    let row = |seat: Seat| {
        let standing = round.as_ref().and_then(|outcome| outcome.standing(seat));
        let table = session.game().table();
        let score = standing.map_or(0, |standing| standing.score);
        let total = i32::from(table.total(seat)) + score;
        let last = session.outcome().unwrap_or_else(|| {
            engine::Outcome::ranked(
                Seat::all(table.seats()).map(|seat| {
                    let own = round.as_ref().and_then(|outcome| outcome.standing(seat));
                    let (score, cards) = own.map_or((0, 0), |own| (own.score, own.tie_break));
                    (
                        i32::from(table.total(seat)) + score,
                        i32::from(table.total_cards_left(seat)) + cards,
                    )
                }),
                |score, cards| (score, cards),
            )
        });
        html! {
            <tr key={seat.index()}>
                <td key="place">{ last.standing(seat).map_or(0, |own| own.place) }</td>
                <th key="name" scope="row">{ session.name(seat) }</th>
                <td key="score">{ score }</td>
                <td key="cards">{ (texts.cards_left)(standing.map_or(0, |own| own.tie_break as u32)) }</td>
                <td key="total" hidden={table.rounds() == Rounds::One}>{ total }</td>
            </tr>
        }
    };
    let tied = round.as_ref().is_some_and(|outcome| {
        let standings = outcome.standings();
        standings.iter().enumerate().any(|(index, one)| {
            standings[index + 1..]
                .iter()
                .any(|other| one.score == other.score)
        })
    });
    let one_round = session.game().table().rounds() == Rounds::One;
    html! {
        <section class="result" hidden={round.is_none()} aria-label={texts.score} data-result="">
            <h2 key="title">{ if over { winners(state, texts) } else { texts.round_over.into() } }</h2>
            <table key="table">
                <thead key="head">
                    <tr>
                        <th key="place" scope="col">{ texts.place }</th>
                        <th key="name" scope="col"><span class="sr-only">{ texts.you }</span></th>
                        <th key="score" scope="col">{ texts.score }</th>
                        <th key="cards" scope="col"><span class="sr-only">{ (texts.cards_left)(2) }</span></th>
                        <th key="total" scope="col" hidden={one_round}>{ texts.total }</th>
                    </tr>
                </thead>
                <tbody key="body">{ for Seat::all(session.sitters().len()).map(row) }</tbody>
            </table>
            <p key="tie" hidden={!tied}>{ texts.tie_broken }</p>
            <p key="seed" class="soft">{ texts.seed }{ " " }<code>{ session.seed().to_string() }</code></p>
            <div key="buttons" class="row">
                <button key="next" type="button" class="button primary" data-action="next-round"
                    hidden={!again} onclick={props.on_next.reform(|_| ())}>{ texts.next_round }</button>
                <button key="rematch" type="button" class="button primary" data-action="rematch"
                    hidden={!over} onclick={props.on_rematch.reform(|_| ())}>{ texts.rematch }</button>
                <button key="home" type="button" class="button" data-action="leave"
                    onclick={props.on_leave.reform(|_| ())}>{ texts.home }</button>
            </div>
        </section>
    }
}

/// What the log needs.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The words.
    pub texts: &'static Texts,
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// Whether it is unfolded to begin with: where there is room.
    pub open: bool,
}

/// Everything that happened, the latest first.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let lines = tell(&props.state.session, props.texts);
    html! {
        <details class="log" open={props.open} data-log="">
            <summary key="title">{ props.texts.log }</summary>
            <ol key="lines">
                { for lines.iter().enumerate().rev().map(|(index, line)| html! {
                    <li key={index} class={classes!(line.heading.then_some("heading"))}>{ &line.text }</li>
                }) }
            </ol>
        </details>
    }
}
