//! Charts, drawn as SVG, each with the same numbers as a table that can be
//! unfolded and read cell by cell.

mod histogram;
mod lines;
mod scale;

pub use histogram::{Bin, Histogram, bins, histogram};
pub use lines::{LineChart, Series, line_chart};
pub use scale::{Scale, plain, ticks};

use yew::prelude::*;

/// The numbers of a chart as a table.
pub struct Table {
    /// What it is about.
    pub caption: AttrValue,
    /// The headings of the columns.
    pub heads: Vec<AttrValue>,
    /// The rows, each beginning with its own heading.
    pub rows: Vec<Vec<AttrValue>>,
}

/// A chart with its title and its table; `unfold` is what leads to the latter.
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
