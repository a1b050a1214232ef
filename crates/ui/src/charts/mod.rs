//! Charts as SVG, each with its numbers in a table that can be unfolded and read cell by cell.

mod histogram;
mod lines;
mod scale;

pub use histogram::{Bin, Histogram, bins, histogram};
pub use lines::{LineChart, Series, line_chart};
pub use scale::{Scale, plain, ticks};

use yew::prelude::*;

/// The numbers of a chart, as a table.
pub struct Table {
    /// The title.
    pub caption: AttrValue,
    /// The headings of the columns.
    pub heads: Vec<AttrValue>,
    /// The rows, each with its own heading first.
    pub rows: Vec<Vec<AttrValue>>,
}

/// The size of a chart in its own units, and its margins: left, right, above, below.
#[derive(Clone, Copy)]
struct Frame {
    size: (f64, f64),
    margins: (f64, f64, f64, f64),
}

impl Frame {
    /// The vertical axis, from the first to the last of these values.
    fn y_scale(self, ticks: &[f64]) -> Scale {
        let ends = ticks.first().zip(ticks.last());
        let (low, high) = ends.map_or((0.0, 1.0), |(low, high)| (*low, *high));
        Scale::new((low, high), (self.size.1 - self.margins.3, self.margins.2))
    }

    /// Horizontal grid lines at these values, each with its number.
    fn grid_lines(self, ticks: &[f64], write: &dyn Fn(f64) -> String) -> Html {
        let (y_scale, left) = (self.y_scale(ticks), self.margins.0);
        let right = plain(self.size.0 - self.margins.1);
        let tick = |value: &f64| {
            let y = y_scale.place(*value);
            let class = if *value == 0.0 { "axis" } else { "grid-line" };
            html! {
                <g key={plain(*value)}>
                    <line key="line" {class} x1={plain(left)} x2={right.clone()} y1={plain(y)} y2={plain(y)} />
                    <text key="text" x={plain(left - 6.0)} y={plain(y + 5.0)} text-anchor="end">{ write(*value) }</text>
                </g>
            }
        };
        html! { <g key="across">{ for ticks.iter().map(tick) }</g> }
    }

    /// A drawing of this size.
    fn drawing(self, parts: Html) -> Html {
        let (width, height) = (plain(self.size.0), plain(self.size.1));
        html! {
            <svg key="drawing" viewBox={format!("0 0 {width} {height}")} focusable="false">{ parts }</svg>
        }
    }
}

/// A chart with its title and its table; `unfold` is the label that unfolds the table.
fn figure(
    title: &AttrValue,
    chart: Html,
    legend: Html,
    table: &Table,
    unfold: &'static str,
) -> Html {
    html! {
        <figure class="chart-figure">
            <figcaption key="title" class="chart-title">{ title }</figcaption>
            <div key="chart" class="chart" aria-hidden="true">{ chart }{ legend }</div>
            <details key="table" class="chart-table">
                <summary key="unfold">{ unfold }</summary>
                <div key="numbers" class="chart-numbers" tabindex="0" role="group" aria-label={title}>
                    { numbers(table) }
                </div>
            </details>
        </figure>
    }
}

fn numbers(table: &Table) -> Html {
    let row = |(place, cells): (usize, &Vec<AttrValue>)| {
        let mut cells = cells.iter();
        let head = cells.next().cloned().unwrap_or_default();
        html! {
            <tr key={place}>
                <th key="head" scope="row">{ head }</th>
                { for cells.enumerate().map(|(place, cell)| html! { <td key={place}>{ cell }</td> }) }
            </tr>
        }
    };
    html! {
        <table>
            <caption key="caption">{ &table.caption }</caption>
            <thead key="head"><tr>
                { for table.heads.iter().enumerate().map(|(place, head)| html! { <th key={place} scope="col">{ head }</th> }) }
            </tr></thead>
            <tbody key="body">{ for table.rows.iter().enumerate().map(row) }</tbody>
        </table>
    }
}
