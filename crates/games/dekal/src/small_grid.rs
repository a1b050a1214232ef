//! A small grid as a picture: the cells, and what pushes come in beside them.

use engine::dekal::{Cell, Push, SIZE, Side};
use ui::sign::arrow;
use yew::prelude::*;

/// A grid in which each cell shows what `card` says, or is the hole; beside it an arrow for each push, with what
/// comes with it. Screen readers do not see it.
pub fn small_grid(
    card: impl Fn(Cell) -> Option<Html>,
    ways: impl IntoIterator<Item = (Push, Html)>,
) -> Html {
    let cell = |cell: Cell| {
        let card = card(cell);
        let class = classes!(
            "card-place",
            "picture-mark",
            card.is_none().then_some("hole")
        );
        let style = format!("grid-area:{}/{}", cell.row() + 2, cell.column() + 2);
        html! { <span key={cell.index()} {class} {style}>{ card.unwrap_or_default() }</span> }
    };
    let way = |(push, more): (Push, Html)| {
        let line = push.line() + 2;
        let (row, column) = match push.side() {
            Side::Left => (line, 1),
            Side::Right => (line, SIZE + 2),
            Side::Top => (1, line),
            Side::Bottom => (SIZE + 2, line),
        };
        html! {
            <span key={push.to_string()} class="way-in picture-mark" style={format!("grid-area:{row}/{column}")}>
                { way_in(push) }{ more }
            </span>
        }
    };
    html! {
        <div key="grid" class="small-grid" aria-hidden="true">
            { for Cell::all().map(cell) }
            { for ways.into_iter().map(way) }
        </div>
    }
}

/// An arrow in the direction of a push.
pub fn way_in(push: Push) -> Html {
    arrow(match push.side() {
        Side::Left => 0,
        Side::Top => 90,
        Side::Right => 180,
        Side::Bottom => 270,
    })
}
