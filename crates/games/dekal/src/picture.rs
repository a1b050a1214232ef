//! A small picture of a position: the centre, and the grid of the seat that is to decide.

use engine::Seat;
use engine::dekal::{Action, CardValue, Cell, Dekal, Push};
use yew::prelude::*;

use crate::cards::CardFace;
use crate::small_grid::small_grid;
use model::lang::Lang;
use table::hint::{Mark, marks_of};

/// The picture, with marks on what is turned over, taken and pushed.
pub fn picture(game: &Dekal, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
    let table = game.table();
    let (grid, hole) = (table.grid(seat), table.hole(seat));
    let card = |cell: Cell| {
        (hole != Some(cell)).then(|| {
            html! {
                <>
                    <CardFace key="card" value={grid.get(cell)} />
                    { marks_of(marks, |action| action == Action::Reveal(cell), lang) }
                </>
            }
        })
    };
    let pushes = |push: Push| move |action: Action| matches!(action, Action::Draft(draft) if draft.push == push);
    let is_marked = |push: &Push| marks.iter().any(|mark| pushes(*push)(mark.action));
    let ways = hole.into_iter().flat_map(Push::legal).filter(is_marked);
    let ways = ways.map(|push| (push, marks_of(marks, pushes(push), lang)));
    let centre: Vec<CardValue> = table.centre().map(|(_, value)| value).collect();
    let in_centre = |(index, value): (usize, &CardValue)| {
        // Of equal cards one is marked.
        let is_first = !centre[..index].contains(value);
        let takes = |action: Action| matches!(action, Action::Draft(draft) if is_first && draft.card == *value);
        html! {
            <span key={index} class="card-place picture-mark">
                <CardFace key="card" value={Some(*value)} />
                { marks_of(marks, takes, lang) }
            </span>
        }
    };
    html! {
        <>
            <div key="centre" class="picture-row">{ for centre.iter().enumerate().map(in_centre) }</div>
            { small_grid(card, ways) }
        </>
    }
}
