//! The position of a decision on the game's own table, with marks for the action that was taken and the better
//! one.

use engine::Seat;
use yew::prelude::*;

use super::breakdown::JudgedDecision;
use super::summary::{CostlyDecision, ReviewSummary, tenths};
use super::texts::ReviewTexts;
use super::way::Way;
use replay::texts_of;
use ui::announce::say;
use ui::i18n::Texts;
use ui::route::{ReviewedMatch, Route};
use ui::sign::{CROSS, LEFT, RIGHT, TICK, drawn};

/// What the table shows of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownLine {
    /// The position before it.
    Before,
    /// What was played.
    Played,
    /// What would have been better.
    Better,
}

/// What the table shows of a decision, and of the way on from it.
#[derive(Clone, PartialEq)]
pub struct ShownStep {
    /// What is shown.
    pub line: ShownLine,
    /// The step of the way on, from 0: after the decision.
    pub step: usize,
    /// The seat whose person's review the decision belongs to, if there is one.
    pub reader: Option<Seat>,
    /// Gets what is known of the way.
    pub on_way: Callback<Way>,
}

/// What the screen shows.
pub struct PositionProps<'a> {
    /// The match, as the address names it.
    pub reviewed: &'a ReviewedMatch,
    /// The review.
    pub summary: &'a ReviewSummary,
    /// The decision.
    pub costly: &'a CostlyDecision,
    /// The decision's place among the listed ones, from 0, and their number.
    pub place: (usize, usize),
    /// The numbers of the decisions before and after it in the list.
    pub neighbours: [Option<usize>; 2],
    /// What the table shows.
    pub line: ShownLine,
    /// The step of the way on from it, from 0.
    pub step: usize,
    /// What is known of the way.
    pub way: Way,
    /// Shows something else, or another step.
    pub on_line: Callback<(ShownLine, usize)>,
    /// The game's table.
    pub table: Html,
    /// The texts of all screens.
    pub shared: &'static Texts,
    /// Starts a match from this position.
    pub on_play: Callback<MouseEvent>,
}

/// The table, with the explanation and the buttons below it.
pub fn position(props: PositionProps, texts: &ReviewTexts) -> Html {
    html! {
        <div class="table-place replay review-position" data-position={props.costly.number.to_string()}>
            <div key="table" class="replay-table">{ props.table.clone() }</div>
            <section key="panel" class="replay-controls review-panel" aria-labelledby="decision-title">
                { details(&props, texts) }
                { buttons(&props, texts) }
                <p key="about" id="play-on-about" class="about">{ texts.play_on_about }</p>
            </section>
        </div>
    }
}

/// Names the decision, the action that was taken, the better one, and the difference.
fn details(props: &PositionProps, texts: &ReviewTexts) -> Html {
    let CostlyDecision {
        judged,
        points,
        texts: decision_texts,
        ..
    } = props.costly;
    let summary = props.summary;
    let scale = summary.scale;
    let name = &summary.names[judged.point.seat.index()];
    let gain = (texts.gain)(scale, summary.tenths(judged.cost()), points.map(tenths));
    html! {
        <div key="said" class="review-said">
            <div key="head" class="review-head">
                <h2 key="title" id="decision-title">{ summary.time(judged.point, texts) }</h2>
                <span key="place" class="about">{ (texts.place)(props.place.0 + 1, props.place.1) }</span>
            </div>
            { lines(props, texts) }
            { way(props, texts) }
            <div key="words" class="review-texts">
                <p key="played" class="review-slip">{ sign(CROSS, "is-bad") }{ (texts.played)(name, &decision_texts.played) }</p>
                <p key="better" class="review-slip">{ sign(TICK, "is-good") }<strong>{ (texts.better)(&decision_texts.best) }</strong></p>
                <p key="difference" hidden={decision_texts.difference.is_none()} data-difference="">{ decision_texts.difference.clone() }</p>
                <p key="gain" class="review-gain">{ gain }</p>
                <p key="margin" class="about">{ (texts.margin)(scale, summary.tenths(judged.margin)) }</p>
            </div>
        </div>
    }
}

/// The buttons that show the position, what was played and what was better on the table, with what is expected after it.
fn lines(props: &PositionProps, texts: &ReviewTexts) -> Html {
    let JudgedDecision { played, best, .. } = props.costly.judged;
    let one = |line: ShownLine, action: &'static str, label: &'static str, value: Option<f64>| {
        let onclick = props.on_line.reform(move |_: MouseEvent| (line, 0));
        let value = value.map(|value| props.summary.number(value, texts));
        html! {
            <button key={action} type="button" class="button" data-action={action}
                aria-pressed={(props.line == line).to_string()} {onclick}>
                { label }{ " " }<span class="review-value">{ value }</span>
            </button>
        }
    };
    html! {
        <div key="lines" class="review-lines" role="group" aria-label={texts.lines}>
            { one(ShownLine::Before, "line-before", texts.before, None) }
            { one(ShownLine::Played, "line-played", texts.line_played, Some(played)) }
            { one(ShownLine::Better, "line-better", texts.line_better, Some(best)) }
        </div>
    }
}

/// The buttons that lead through the way on from what is shown, with what it is and what is expected at its end.
fn way(props: &PositionProps, texts: &ReviewTexts) -> Html {
    let PositionProps { way, line, .. } = *props;
    let (steps, shared) = (way.steps, texts_of(props.shared));
    let step = props.step.min(steps);
    let is_end = step == steps && way.is_whole;
    let button = |action: &'static str, sign: &'static str, label: &'static str, to: usize| {
        let onclick = props.on_line.reform(move |_: MouseEvent| (line, to));
        // A button without effect is not `disabled`, since it would lose the focus.
        html! {
            <button key={action} type="button" class="button quiet" data-action={action} data-repeats=""
                aria-disabled={(to == step).to_string()} aria-label={label} title={label} {onclick}>{ drawn(sign) }</button>
        }
    };
    let said = match line {
        ShownLine::Played => texts.way_played,
        ShownLine::Before | ShownLine::Better => texts.way_better,
    };
    let value = match way.value {
        _ if !is_end => String::new(),
        Some(value) => {
            // What one way leads to may be worse than that of what is better: it is told beside the average that was judged.
            let JudgedDecision { played, best, .. } = props.costly.judged;
            let average = if line == ShownLine::Played {
                played
            } else {
                best
            };
            let [value, average] = [value, average].map(|one| props.summary.number(one, texts));
            (texts.way_end)(props.summary.scale.has_chance, &value, &average)
        }
        None if way.has_failed => props.shared.errors.worker_crashed.into(),
        None if way.is_over => props.shared.table.round_over.into(),
        None => String::new(),
    };
    let has_end = !value.is_empty();
    let count = if way.is_whole {
        steps.to_string()
    } else {
        "…".into()
    };
    html! {
        <div key="way" class="review-way" data-way={step.to_string()} data-whole={way.is_whole.to_string()}
            hidden={line == ShownLine::Before} role="group" aria-label={said}>
            { button("way-back", LEFT, shared.back, step.saturating_sub(1)) }
            <span key="count" class="replay-count">{ format!("{step} / {count}") }</span>
            { button("way-forward", RIGHT, shared.forward, steps.min(step + 1)) }
            <span key="said" class="about">{ said }</span>
            <strong key="end" class="review-value" data-end="">{ value.clone() }</strong>
            { say(value) }
            <span key="average" class="about" hidden={!props.summary.scale.has_chance || has_end}>{ texts.way_average }</span>
        </div>
    }
}

/// The mark that an action has on the table, for the legend.
pub fn sign(path: &'static str, class: &'static str) -> Html {
    html! { <span key="sign" class={classes!("review-sign", class)} aria-hidden="true">{ drawn(path) }</span> }
}

/// The buttons to the neighbours in the list, and to play on. The table's bar leads back to the review.
fn buttons(props: &PositionProps, texts: &ReviewTexts) -> Html {
    let link = |decision| Route::Review(props.reviewed.clone(), decision).href();
    let way = |action: &'static str, sign: &'static str, label: &'static str, to: Option<usize>| {
        html! {
            <a key={action} class="button quiet" data-action={action} hidden={to.is_none()}
                href={link(to)} aria-label={label} title={label}>
                { drawn(sign) }
            </a>
        }
    };
    let [costlier, cheaper] = props.neighbours;
    let length = props.costly.judged.point.length;
    html! {
        <div key="ways" class="review-ways">
            { way("dearer", LEFT, texts.costlier, costlier) }
            { way("cheaper", RIGHT, texts.cheaper, cheaper) }
            <a key="analysis" class="button quiet" data-action="analysis"
                href={Route::Analysis(props.reviewed.clone(), length.to_string().into()).href()}>{ props.shared.records.analysis }</a>
            <button key="play" type="button" class="button primary" data-action="play-on"
                aria-describedby="play-on-about" onclick={props.on_play.clone()}>{ texts.play_on }</button>
        </div>
    }
}
