//! The keys of the table: arrows move the focus, Enter acts, Escape cancels.

use engine::dekal::{Cell, Push, Side};
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::state::{TableEvent, TableState};
use crate::texts::DekalKeys;
use table::use_stage_keys;
use ui::keys::{ARROWS, ESCAPE, PRESS, Shortcut};

/// The shortcuts of the table.
pub const KEYS: &[Shortcut<TableEvent, DekalKeys>] = &[
    Shortcut::on_stage(ARROWS, None, |_, own| own.move_focus),
    Shortcut::on_stage(PRESS, None, |_, own| own.press),
    Shortcut::event(ESCAPE, || TableEvent::Cancel, |general, _| general.let_go),
];

/// A place that can have the keyboard's focus.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Focus {
    /// A cell of the person's grid.
    Cell(Cell),
    /// An edge of the person's grid.
    Edge(Push),
    /// A card of the centre, by its slot.
    Centre(usize),
}

impl Focus {
    fn selector(self) -> String {
        match self {
            Focus::Cell(cell) => format!("[data-cell='{cell}']"),
            Focus::Edge(push) => format!("[data-push='{push}']"),
            Focus::Centre(slot) => format!("[data-centre='{slot}']"),
        }
    }

    fn of(element: &Element) -> Option<Focus> {
        let read = |name| element.get_attribute(name);
        let cell = || read("data-cell")?.parse().ok().map(Focus::Cell);
        let edge = || read("data-push")?.parse().ok().map(Focus::Edge);
        let centre = || read("data-centre")?.parse().ok().map(Focus::Centre);
        cell().or_else(edge).or_else(centre)
    }

    /// The focus after an arrow key. From a cell it moves to the neighbour, from a card of the centre to the
    /// next of the `slots` in use, from an edge to the edge on the arrow's `side` of the hole. `None` if there
    /// is nothing there.
    pub fn after(self, side: Side, hole: Option<Cell>, slots: &[usize]) -> Option<Focus> {
        match self {
            Focus::Cell(cell) => {
                let (row, column) = (cell.row(), cell.column());
                match side {
                    Side::Left => Cell::new(row, column.checked_sub(1)?),
                    Side::Right => Cell::new(row, column + 1),
                    Side::Top => Cell::new(row.checked_sub(1)?, column),
                    Side::Bottom => Cell::new(row + 1, column),
                }
                .map(Focus::Cell)
            }
            Focus::Edge(_) => Some(Focus::Edge(Push::through(side, hole?))),
            Focus::Centre(slot) => {
                let place = slots.iter().position(|other| *other == slot);
                let back = matches!(side, Side::Left | Side::Top);
                let to = match place {
                    Some(place) if back => place.checked_sub(1)?,
                    Some(place) => place + 1,
                    None => 0,
                };
                slots.get(to).copied().map(Focus::Centre)
            }
        }
    }
}

/// Handles the keys of the table (see [`use_stage_keys`]).
#[hook]
pub fn use_keys(stage: &NodeRef, state: &UseReducerHandle<TableState>) -> Callback<KeyboardEvent> {
    let hole = state.hole_to_fill();
    let table = state.session().game().table();
    let slots: Vec<usize> = table.centre().map(|(seat, _)| seat.index()).collect();
    let goal = next_goal(state, &slots);
    let goal = goal.map(Focus::selector);
    use_stage_keys(stage, state, goal, move |target, event| {
        let side = match event.key().as_str() {
            "ArrowLeft" => Side::Left,
            "ArrowRight" => Side::Right,
            "ArrowUp" => Side::Top,
            "ArrowDown" => Side::Bottom,
            _ => return None,
        };
        let focus = Focus::of(target)?;
        event.prevent_default();
        focus.after(side, hole, &slots).map(Focus::selector)
    })
}

/// The place of the person's next step, to which the focus moves.
fn next_goal(state: &TableState, slots: &[usize]) -> Option<Focus> {
    let table = state.session().game().table();
    if state.is_to_reveal() {
        let near = state.session().viewpoint();
        let face_down = |cell: &Cell| table.is_face_down(near, *cell);
        return Cell::all().find(face_down).map(Focus::Cell);
    }
    let hole = state.hole_to_fill()?;
    match state.selected {
        Some(_) => Push::legal(hole).next().map(Focus::Edge),
        None => slots.first().copied().map(Focus::Centre),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_lead_where_they_point() {
        let cell = Cell::new(1, 1).unwrap();
        let hole = Some(Cell::new(2, 3).unwrap());
        let from = Focus::Cell(cell);
        assert_eq!(
            from.after(Side::Left, hole, &[]),
            Some(Focus::Cell(Cell::new(1, 0).unwrap()))
        );
        let corner = Focus::Cell(Cell::new(0, 0).unwrap());
        assert_eq!(corner.after(Side::Top, hole, &[]), None);
        let edge = Focus::Edge("L3".parse().unwrap());
        assert_eq!(
            edge.after(Side::Top, hole, &[]),
            Some(Focus::Edge("T4".parse().unwrap()))
        );
        let centre = Focus::Centre(0);
        assert_eq!(
            centre.after(Side::Right, hole, &[0, 2]),
            Some(Focus::Centre(2))
        );
        assert_eq!(centre.after(Side::Left, hole, &[0, 2]), None);
    }
}
