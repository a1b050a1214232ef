//! What is expected of the position on the board, and of each of its moves.

use engine::{Game, Seat};
use model::session::Due;
use model::value_scale::{Unit, ValueScale};
use protocol::{Effort, JudgedAction};
use table::{ActionOf, Playable, name};
use ui::announce::say;
use ui::i18n::{Lang, NumberFormat, Texts, Translated};
use ui::sign::{TICK, drawn};
use yew::prelude::*;

use crate::board::Board;
use crate::judged::Judged;
use crate::texts::AnalysisTexts;

/// The most moves that are listed.
const MAX_MOVES: usize = 8;

/// Decisions to be played: of a seat, one after the other.
pub type Decisions<G> = Vec<(Seat, ActionOf<G>)>;

/// A value with its unit.
pub fn shown(value: f32, unit: Unit, numbers: NumberFormat) -> String {
    unit.write(tenths(value, unit), numbers)
}

/// A value in tenths of its unit. What was learned may be a little below nothing, which no share of the win is.
fn tenths(value: f32, unit: Unit) -> i32 {
    match unit {
        Unit::Share => unit.tenths(value.max(0.0)),
        Unit::Points => unit.tenths(value),
    }
}

/// The judgement in words and numbers. Pressing a move plays it.
pub fn judged<G: Playable>(
    board: &Board<G::Game>,
    judged: &Judged<G::Game>,
    on_play: &Callback<Decisions<G>>,
    lang: Lang,
    texts: &AnalysisTexts,
) -> Html {
    let judgement = &judged.judgement;
    let Some(best) = judgement.best() else {
        return html! { <p class="about">{ texts.thinking }</p> };
    };
    let seat = judged.seat;
    let scale = ValueScale::of(G::ID);
    // Of a person who played alone nobody speaks by name.
    let is_named = board.session.you().is_none();
    let who = is_named.then(|| name(&board.session, seat, Texts::of(lang)));
    let shown = |value: f32| shown(value, scale.unit, texts.numbers);
    let value = shown(best.expectation.value);
    let expected = (texts.expected)(who, &value, scale.unit);
    // Screen readers are told what a hint would say, and not what changes of it later.
    let is_first = judged.effort == Effort::STANDARD && judgement.is_done;
    let said = is_first.then(|| expected.clone());
    let line = judgement.line.iter().map(|step| step.action).collect();
    let line = line_of::<G>(board, line, best.action);
    let length = line.len();
    let on_line = on_play.reform(move |_: MouseEvent| line.clone());
    let moves = judgement.actions().iter().take(MAX_MOVES);
    let row = |one: &JudgedAction<ActionOf<G>>| {
        let action = one.action;
        let onclick = on_play.reform(move |_: MouseEvent| vec![(seat, action)]);
        let is_good = judgement.is_as_good(one);
        let sign = is_good
            .then(|| html! { <span class="review-sign is-good" role="img" aria-label={texts.as_good}>{ drawn(TICK) }</span> });
        // What was not examined closely has a first estimate only.
        let value = one.is_close.then(|| shown(one.expectation.value));
        html! {
            <li key={action.to_string()}>
                <button type="button" class="analysis-option" data-good={is_good.then_some("")} {onclick}>
                    <span class="analysis-sign">{ for sign }</span>
                    <span class="analysis-what">{ G::describe_action(board.session.game(), action, lang) }</span>
                    <span class="review-value">{ value.unwrap_or_else(|| texts.behind.into()) }</span>
                </button>
            </li>
        }
    };
    let bar = (scale.unit == Unit::Share).then(|| {
        let width = tenths(best.expectation.value, scale.unit) / 10;
        html! { <div class="analysis-bar" aria-hidden="true" style={format!("--share:{width}%")}></div> }
    });
    let depth = if judgement.is_exact {
        texts.exact.into()
    } else {
        (texts.effort)(judged.effort.0 / 100, judged.is_last)
    };
    let knowledge = if judged.is_open {
        texts.open.into()
    } else {
        (texts.knowledge)(who)
    };
    html! {
        <>
            <p class="analysis-value"><strong>{ expected.clone() }</strong></p>
            { say(said.unwrap_or_default()) }
            { for bar }
            <ol class="analysis-options" aria-label={texts.options}>{ for moves.map(row) }</ol>
            <p class="about"><span>{ depth }</span>{ " " }<span>{ knowledge }</span></p>
            <button type="button" class="button quiet" data-action="insert-line" onclick={on_line}>
                { (texts.insert)(length) }
            </button>
        </>
    }
}

/// The best line with the seats that play it, from the shown position on, as far as it is known: until chance decides.
fn line_of<G: Playable>(
    board: &Board<G::Game>,
    line: Vec<ActionOf<G>>,
    best: ActionOf<G>,
) -> Decisions<G> {
    let actions = if line.is_empty() { vec![best] } else { line };
    let mut session = board.session.clone();
    let mut decisions = Vec::new();
    for action in actions {
        let Some(seat) = session.deciding().first() else {
            break;
        };
        if session.act(seat, action).is_err() {
            break;
        }
        decisions.push((seat, action));
    }
    decisions
}

/// Where nobody decides: what is next, with the button for the next round if there is one.
pub fn nothing_to_decide<G: Game>(
    board: &Board<G>,
    on_next_round: Callback<MouseEvent>,
    lang: Lang,
    texts: &AnalysisTexts,
) -> Html {
    match board.session.due() {
        Due::NextRound => html! {
            <>
                <p class="about">{ texts.over }</p>
                <button type="button" class="button" data-action="analysis-round" onclick={on_next_round}>
                    { Texts::of(lang).table.next_round }
                </button>
            </>
        },
        Due::Nothing => html! { <p class="about">{ texts.match_over }</p> },
        Due::Luck | Due::Decide(_) => html! { <p class="about">{ texts.waiting }</p> },
    }
}
