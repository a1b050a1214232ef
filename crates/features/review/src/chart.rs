//! The chart of the seats' expectations, as a picture and as a table.

use engine::Seat;
use yew::prelude::*;

use super::breakdown::{Point, Row, SeatReview};
use super::portrait::portrait;
use super::summary::ReviewSummary;
use super::texts::ReviewTexts;
use model::value_scale::Unit;

/// The size of the picture in its own units; CSS stretches it to the space there is.
const WIDTH: i64 = 1000;
const HEIGHT: i64 = 1000;

/// Maps values to places in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    low: f64,
    high: f64,
    decisions: usize,
}

impl Scale {
    fn of(summary: &ReviewSummary) -> Scale {
        let (low, high) = match summary.scale.unit {
            Unit::Share => (0.0, 1.0),
            Unit::Points => {
                let points = summary
                    .seat_reviews
                    .iter()
                    .flat_map(|seat_review| &seat_review.line);
                let values = points.map(|point| point.value);
                let range = values
                    .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
                        (low.min(value), high.max(value))
                    });
                // Multiples of ten, so that the axis has round numbers.
                let low = (range.0 / 10.0).floor() * 10.0;
                (low, (range.1 / 10.0).ceil().max(low / 10.0 + 1.0) * 10.0)
            }
        };
        Scale {
            low,
            high,
            decisions: summary.decisions,
        }
    }

    fn x(&self, at: usize) -> i64 {
        WIDTH * at as i64 / self.decisions.max(1) as i64
    }

    fn y(&self, value: f64) -> i64 {
        let part = (value - self.low) / (self.high - self.low);
        HEIGHT - (HEIGHT as f64 * part.clamp(0.0, 1.0)).round() as i64
    }

    /// A line as the `points` of a polyline.
    fn points(&self, line: &[Point]) -> String {
        let point = |point: &Point| format!("{},{}", self.x(point.at), self.y(point.value));
        line.iter().map(point).collect::<Vec<_>>().join(" ")
    }
}

/// The picture, its legend, and the table.
pub fn chart(summary: &ReviewSummary, texts: &ReviewTexts) -> Html {
    let scale = Scale::of(summary);
    let seats = || Seat::all(summary.names.len());
    html! {
        <section key="chart" class="review-part" aria-labelledby="chart-title" data-chart="">
            <h2 key="title" id="chart-title">{ (texts.chart)(summary.scale) }</h2>
            <div key="picture" class="review-chart" aria-hidden="true">
                <span key="values" class="review-unit">{ (texts.values)(summary.scale.unit) }</span>
                <ol key="axis" class="review-axis">
                    { for [scale.high, (scale.high + scale.low) / 2.0, scale.low].into_iter().enumerate().map(|(index, value)| html! {
                        <li key={index}>{ axis_label(value, summary.scale.unit, texts) }</li>
                    }) }
                </ol>
                { picture(summary, scale) }
                { times(summary, scale, texts) }
            </div>
            <ul key="legend" class="legend" hidden={summary.names.len() < 2} aria-hidden="true">
                { for seats().map(|seat| html! {
                    <li key={seat.index()}>
                        <svg key="line" viewBox="0 0 24 8" width="24" height="8" focusable="false">
                            <polyline class="total-line" data-line={seat.index().to_string()} points="0 4,24 4" />
                        </svg>
                        { portrait(summary, seat.index()) }
                        <span key="name">{ summary.names[seat.index()].clone() }</span>
                    </li>
                }) }
            </ul>
            <details key="table" class="review-table">
                <summary key="title">{ texts.as_table }</summary>
                { table(summary, texts) }
            </details>
        </section>
    }
}

fn axis_label(value: f64, unit: Unit, texts: &ReviewTexts) -> String {
    match unit {
        Unit::Share => texts.numbers.share(value),
        Unit::Points => (value.round() as i32).to_string(),
    }
}

/// The most places that the axis of time names.
const TIMES: usize = 8;

/// The axis of time: rounds, or the turns of a single round, and which of the two.
fn times(summary: &ReviewSummary, scale: Scale, texts: &ReviewTexts) -> Html {
    let turns = summary
        .rows
        .iter()
        .filter_map(|row| Some((row.at, row.turns?)));
    let (name, mut places): (_, Vec<(usize, usize)>) = if summary.rounds > 1 {
        (
            texts.round,
            turns.map(|(at, turns)| (at, turns.round + 1)).collect(),
        )
    } else {
        (
            texts.turn,
            turns
                .map(|(at, turns)| (at, turns.first as usize))
                .collect(),
        )
    };
    places.dedup_by_key(|(_, number)| *number);
    let every = places.len().div_ceil(TIMES).max(1);
    html! {
        <>
            <ol key="times" class="review-times">
                { for places.into_iter().step_by(every).map(|(at, number)| html! {
                    <li key={number} style={format!("left:{}%", scale.x(at) * 100 / WIDTH)}>{ number }</li>
                }) }
            </ol>
            <span key="time" class="review-time">{ name }</span>
        </>
    }
}

fn picture(summary: &ReviewSummary, scale: Scale) -> Html {
    let line = |(seat, seat_review): (usize, &SeatReview)| {
        html! {
            <polyline key={seat} class="total-line" data-line={seat.to_string()} points={scale.points(&seat_review.line)} />
        }
    };
    let round = |row: &Row| row.turns.map(|turns| turns.round);
    let begins = |pair: &&[Row]| round(&pair[1]).is_some() && round(&pair[0]) != round(&pair[1]);
    let rounds = summary
        .rows
        .windows(2)
        .filter(begins)
        .map(|pair| pair[1].at);
    html! {
        <svg key="lines" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none" focusable="false">
            { for [0, HEIGHT / 2, HEIGHT].map(|y| html! {
                <line key={format!("y{y}")} class="axis" x1="0" x2={WIDTH.to_string()} y1={y.to_string()} y2={y.to_string()} />
            }) }
            { for rounds.map(|at| {
                let x = scale.x(at).to_string();
                html! { <line key={format!("r{at}")} class="round-line" x1={x.clone()} x2={x} y1="0" y2={HEIGHT.to_string()} /> }
            }) }
            { for summary.seat_reviews.iter().enumerate().map(line) }
        </svg>
    }
}

/// The chart as a table of numbers.
fn table(summary: &ReviewSummary, texts: &ReviewTexts) -> Html {
    let value = |value: Option<f64>| match value {
        Some(value) => summary.number(value, texts),
        None => "–".into(),
    };
    let row = |row: &Row| {
        let title = match row.turns {
            Some(turns) => summary.times(turns, texts),
            None => texts.end.into(),
        };
        html! {
            <tr key={row.at}>
                <th key="step" scope="row">{ title }</th>
                { for row.values.iter().enumerate().map(|(seat, one)| html! { <td key={seat}>{ value(*one) }</td> }) }
            </tr>
        }
    };
    html! {
        <div key="scroll" class="review-scroll" tabindex="0" role="group" aria-label={texts.as_table}>
            <table key="table">
                <caption key="caption" class="visually-hidden">{ (texts.chart)(summary.scale) }</caption>
                <thead key="head"><tr>
                    <th key="step" scope="col"><span class="visually-hidden">{ texts.turn }</span></th>
                    { for summary.names.iter().enumerate().map(|(seat, name)| html! { <th key={seat} scope="col">{ name.clone() }</th> }) }
                </tr></thead>
                <tbody key="body">{ for summary.rows.iter().map(row) }</tbody>
            </table>
        </div>
    }
}
