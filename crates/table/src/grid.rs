//! A board as screen readers read it: cell by cell, in rows.

use yew::prelude::*;

/// The cells of a board, row after row, in rows of `width`. The rows are there
/// for screen readers only: where a cell stands is for its own style to say.
pub fn grid(label: impl Into<AttrValue>, cells: impl Iterator<Item = Html>, width: usize) -> Html {
    let cells: Vec<Html> = cells.collect();
    rows(label.into(), &cells, width)
}

fn rows(label: AttrValue, cells: &[Html], width: usize) -> Html {
    let row = |(index, row): (usize, &[Html])| {
        html! {
            <div key={index} role="row" class="unseen-row">
                { for row.iter().enumerate().map(|(index, cell)| html! {
                    <div key={index} role="gridcell" class="unseen-row">{ cell.clone() }</div>
                }) }
            </div>
        }
    };
    html! {
        <div key="grid" role="grid" aria-label={label} class="unseen-row">
            { for cells.chunks(width.max(1)).enumerate().map(row) }
        </div>
    }
}
