//! Line charts of sequences of numbers.

use yew::prelude::*;

use super::scale::{Scale, plain, ticks};
use super::{Frame, Table, figure};

const FRAME: Frame = Frame {
    size: (640.0, 260.0),
    margins: (44.0, 12.0, 10.0, 26.0),
};
/// The number of steps on the axis of values, roughly.
const STEPS: u32 = 5;

/// One line of a chart.
pub struct Series {
    /// The name of the line.
    pub name: AttrValue,
    /// The values, from the first position on; `None` is a gap.
    pub values: Vec<Option<f64>>,
    /// Whether the values are drawn as dots instead of a line.
    pub dots: bool,
}

/// The contents of a line chart.
pub struct LineChart<'a> {
    /// The title.
    pub title: AttrValue,
    /// What the positions are: the heading of the table's first column.
    pub places_name: AttrValue,
    /// The name of each position in the table.
    pub places: Vec<AttrValue>,
    /// The lines.
    pub series: Vec<Series>,
    /// How a value is written.
    pub write: &'a dyn Fn(f64) -> String,
    /// The label that unfolds the table.
    pub unfold: &'static str,
}

/// Draws lines over equally spaced positions.
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
        let all = chart.series.iter().flat_map(|series| series.values.iter());
        all.flatten().copied()
    };
    let low = all().fold(f64::INFINITY, f64::min);
    let high = all().fold(f64::NEG_INFINITY, f64::max);
    let ticks = ticks(low, high, STEPS);
    let (left, right) = (FRAME.margins.0, FRAME.size.0 - FRAME.margins.1);
    let last = chart.places.len().saturating_sub(1);
    let x_scale = Scale::new((0.0, last as f64), (left + 6.0, right));
    let series = chart.series.iter().enumerate();
    FRAME.drawing(html! {
        <>
            { FRAME.grid_lines(&ticks, chart.write) }
            { for series.map(|(index, series)| line(index, series, x_scale, FRAME.y_scale(&ticks))) }
            { end("first", chart.places.first(), left, "start") }
            { end("last", chart.places.get(last).filter(|_| last > 0), right, "end") }
        </>
    })
}

/// The label of the first or the last position.
fn end(key: &'static str, name: Option<&AttrValue>, x: f64, anchor: &'static str) -> Html {
    let y = plain(FRAME.size.1 - 6.0);
    html! { <text {key} x={plain(x)} {y} text-anchor={anchor}>{ name.cloned().unwrap_or_default() }</text> }
}

/// One line, or its dots.
fn line(index: usize, series: &Series, x_scale: Scale, y_scale: Scale) -> Html {
    let spot = |(place, value): (usize, &Option<f64>)| {
        value.map(|value| (x_scale.place(place as f64), y_scale.place(value)))
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

/// The legend, if there are several lines.
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
