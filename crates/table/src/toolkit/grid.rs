//! A board in rows and cells, for screen readers.

use yew::prelude::*;

/// The cells of a board, row after row, in rows of `width`. The rows are for screen readers only: each cell's
/// own style places it.
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
