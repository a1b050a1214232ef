//! Numbers one after another, as lines.

use yew::prelude::*;

use super::scale::{Scale, plain, ticks};
use super::{Table, figure};

/// The chart's size, in its own units.
const SIZE: (f64, f64) = (640.0, 260.0);
/// Room around the lines: left, right, above, below.
const ROOM: (f64, f64, f64, f64) = (44.0, 12.0, 10.0, 26.0);
/// How many steps the axis of values has, about.
const STEPS: u32 = 5;

/// A line.
pub struct Series {
    /// What it is called.
    pub name: AttrValue,
    /// Its values, from the first place on; a gap where there is none.
    pub values: Vec<Option<f64>>,
    /// Whether its values stand as dots instead of as a line.
    pub dots: bool,
}

/// What a chart shows.
pub struct LineChart {
    /// What it is about.
    pub title: AttrValue,
    /// What the places are: the heading of the table's first column.
    pub places_name: AttrValue,
    /// What each place is called in the table.
    pub places: Vec<AttrValue>,
    /// The lines.
    pub series: Vec<Series>,
    /// How a value is written.
    pub write: fn(f64) -> String,
    /// What unfolds the table.
    pub unfold: &'static str,
}

/// Draws lines over places that are equally far apart.
pub fn line_chart(chart: &LineChart) -> Html {
    let table = Table {
        caption: chart.title.clone(),
        heads: core::iter::once(&chart.places_name)
            .chain(chart.series.iter().map(|series| &series.name))
            .cloned()
            .collect(),
        rows: chart
            .places
            .iter()
            .enumerate()
            .map(|(place, name)| row(chart, place, name))
            .collect(),
    };
    figure(
        &chart.title,
        drawing(chart),
        legend(chart),
        &table,
        chart.unfold,
    )
}

fn row(chart: &LineChart, place: usize, name: &AttrValue) -> Vec<AttrValue> {
    let value = |series: &Series| match series.values.get(place) {
        Some(Some(value)) => AttrValue::from((chart.write)(*value)),
        _ => AttrValue::from(""),
    };
    core::iter::once(name.clone())
        .chain(chart.series.iter().map(value))
        .collect()
}

fn drawing(chart: &LineChart) -> Html {
    let all = || {
        chart
            .series
            .iter()
            .flat_map(|series| series.values.iter().flatten().copied())
    };
    let low = all().fold(f64::INFINITY, f64::min);
    let high = all().fold(f64::NEG_INFINITY, f64::max);
    let ticks = ticks(low, high, STEPS);
    let ends = (ticks[0], ticks[ticks.len() - 1]);
    let (left, right, above, below) = ROOM;
    let up = Scale::new(ends, (SIZE.1 - below, above));
    let last = chart.places.len().saturating_sub(1) as f64;
    let across = Scale::new((0.0, last), (left + 6.0, SIZE.0 - right));
    let tick = |value: &f64| {
        let y = up.place(*value);
        html! {
            <g key={plain(*value)}>
                <line key="line" class={if *value == 0.0 { "axis" } else { "grid-line" }}
                    x1={plain(left)} x2={plain(SIZE.0 - right)} y1={plain(y)} y2={plain(y)} />
                <text key="text" x={plain(left - 6.0)} y={plain(y + 5.0)} text-anchor="end">{ (chart.write)(*value) }</text>
            </g>
        }
    };
    let series = chart.series.iter().enumerate();
    let ends = [0, chart.places.len().saturating_sub(1)];
    let end = |(side, place): (usize, usize)| {
        let anchor = if side == 0 { "start" } else { "end" };
        let x = if side == 0 { left } else { SIZE.0 - right };
        html! {
            <text key={side} x={plain(x)} y={plain(SIZE.1 - 6.0)} text-anchor={anchor}>
                { chart.places.get(place).cloned().unwrap_or_default() }
            </text>
        }
    };
    html! {
        <svg key="drawing" viewBox={format!("0 0 {} {}", plain(SIZE.0), plain(SIZE.1))} focusable="false">
            { for ticks.iter().map(tick) }
            { for series.map(|(index, series)| line(index, series, across, up)) }
            { for ends.into_iter().enumerate().filter(|(side, _)| *side == 0 || chart.places.len() > 1).map(end) }
        </svg>
    }
}

/// A line, or the dots of one.
fn line(index: usize, series: &Series, across: Scale, up: Scale) -> Html {
    let spot = |(place, value): (usize, &Option<f64>)| {
        value.map(|value| (across.place(place as f64), up.place(value)))
    };
    let spots: Vec<(f64, f64)> = series.values.iter().enumerate().filter_map(spot).collect();
    if series.dots {
        return html! {
            <g key={index} class="series-dots" data-series={index.to_string()}>
                { for spots.iter().enumerate().map(|(place, (x, y))| html! {
                    <circle key={place} cx={plain(*x)} cy={plain(*y)} r="3.5" />
                }) }
            </g>
        };
    }
    let points: Vec<String> = spots
        .iter()
        .map(|(x, y)| format!("{} {}", plain(*x), plain(*y)))
        .collect();
    html! {
        <polyline key={index} class="series-line" data-series={index.to_string()} points={points.join(",")} />
    }
}

/// Which line is which, if there are several.
fn legend(chart: &LineChart) -> Html {
    let one = |(index, series): (usize, &Series)| {
        html! {
            <li key={index}>
                <svg key="sign" viewBox="0 0 24 8" width="24" height="8" focusable="false">
                    if series.dots {
                        <g key="dot" class="series-dots" data-series={index.to_string()}><circle cx="12" cy="4" r="3.5" /></g>
                    } else {
                        <polyline key="line" class="series-line" data-series={index.to_string()} points="0 4,24 4" />
                    }
                </svg>
                <span key="name">{ &series.name }</span>
            </li>
        }
    };
    html! {
        <ul key="legend" class="chart-legend" hidden={chart.series.len() < 2}>
            { for chart.series.iter().enumerate().map(one) }
        </ul>
    }
}
