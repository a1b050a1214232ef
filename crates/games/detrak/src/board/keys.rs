//! The keys of the table: arrows move the focus, T turns the piece, Enter acts, Escape cancels.

use engine::detrak::Cell;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::lines::can_be_noted;
use super::state::{TableEvent, TableState};
use crate::texts::DetrakKeys;
use table::use_stage_keys;
use ui::keys::{ARROWS, ESCAPE, PRESS, Shortcut};

/// Handles the keys of the table (see [`use_stage_keys`]).
#[hook]
pub fn use_keys(stage: &NodeRef, state: &UseReducerHandle<TableState>) -> Callback<KeyboardEvent> {
    use_stage_keys(stage, state, goal(state), |target, event| {
        if target.has_attribute(START) {
            return start_beside(target, &event.key());
        }
        let cell = target.get_attribute("data-cell")?.parse().ok()?;
        beside(cell, &event.key()).map(selector)
    })
}

/// The attribute of a symbol to begin with.
const START: &str = "data-start";

/// The selector of the symbol to begin with to which an arrow key moves the focus from another one.
fn start_beside(from: &Element, key: &str) -> Option<String> {
    let all = from.parent_element()?.children();
    let all: Vec<Element> = (0..all.length())
        .filter_map(|place| all.item(place))
        .collect();
    let top = |one: &Element| one.get_bounding_client_rect().top();
    let first = top(all.first()?);
    // In a table that is turned a row is only nearly level.
    let columns = all
        .iter()
        .filter(|one| (top(one) - first).abs() < 1.0)
        .count();
    let place = all.iter().position(|one| one == from)?;
    let symbol = all[in_rows(place, all.len(), columns, key)?].get_attribute(START)?;
    Some(format!("[{START}='{symbol}']"))
}

/// The place to which an arrow key leads from another one, of so many in rows of `columns`; `None` if there is none.
fn in_rows(place: usize, count: usize, columns: usize, key: &str) -> Option<usize> {
    let column = place % columns;
    let to = match key {
        "ArrowLeft" if column > 0 => place - 1,
        "ArrowRight" if column + 1 < columns => place + 1,
        "ArrowUp" => place.checked_sub(columns)?,
        "ArrowDown" => place + columns,
        _ => return None,
    };
    (to < count).then_some(to)
}

/// The shortcuts of the table.
pub const KEYS: &[Shortcut<TableEvent, DetrakKeys>] = &[
    Shortcut::on_stage(ARROWS, None, |_, own| own.move_focus),
    Shortcut::on_stage(PRESS, None, |_, own| own.press),
    Shortcut::event(&["T"], || TableEvent::Turn, |_, own| own.turn),
    Shortcut::event(ESCAPE, || TableEvent::Cancel, |general, _| general.let_go),
];

/// The cell to which an arrow key moves the focus; `None` off the sheet and for other keys.
fn beside(cell: Cell, key: &str) -> Option<Cell> {
    let (row, column) = (cell.row(), cell.column());
    match key {
        "ArrowLeft" => Cell::new(row, column.checked_sub(1)?),
        "ArrowRight" => Cell::new(row, column + 1),
        "ArrowUp" => Cell::new(row.checked_sub(1)?, column),
        "ArrowDown" => Cell::new(row + 1, column),
        _ => None,
    }
}

fn selector(cell: Cell) -> String {
    format!("[data-cell='{cell}']")
}

/// The selector of the person's next step, to which the focus moves.
fn goal(state: &TableState) -> Option<String> {
    if state.is_to_start() {
        return Some("[data-start]:not([aria-disabled='true'])".into());
    }
    if state.is_to_roll() {
        return Some("[data-action='roll']".into());
    }
    state.piece()?;
    let sheet = state.game().sheet(state.session().viewpoint());
    let first = Cell::all().find(|cell| can_be_noted(sheet, *cell));
    first.map(selector)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_on_the_stage_are_those_of_the_list() {
        let middle: Cell = "r3c3".parse().unwrap();
        for key in ARROWS {
            assert!(beside(middle, key).is_some(), "{key}");
        }
        for Shortcut { keys, action, .. } in KEYS {
            let moves = keys.iter().any(|key| beside(middle, key).is_some());
            let is_heard = matches!(action, ui::keys::KeyAction::OnStage) && *keys == ARROWS;
            assert_eq!(moves, is_heard, "{keys:?}");
        }
    }

    #[test]
    fn arrows_lead_among_the_symbols_to_begin_with_as_they_lie() {
        for (columns, from, key, to) in [
            (3, 1, "ArrowLeft", Some(0)),
            (3, 1, "ArrowDown", Some(4)),
            (3, 2, "ArrowRight", None),
            (3, 3, "ArrowLeft", None),
            (3, 5, "ArrowUp", Some(2)),
            (3, 5, "ArrowDown", None),
            (6, 0, "ArrowRight", Some(1)),
            (6, 0, "ArrowDown", None),
            (1, 0, "ArrowDown", Some(1)),
            (1, 0, "ArrowRight", None),
            (2, 0, "ArrowUp", None),
            (2, 0, "x", None),
        ] {
            assert_eq!(in_rows(from, 6, columns, key), to, "{columns} {from} {key}");
        }
    }

    #[test]
    fn arrows_lead_to_the_neighbour_and_not_off_the_sheet() {
        let cell = |text: &str| text.parse::<Cell>().unwrap();
        assert_eq!(beside(cell("r2c2"), "ArrowLeft"), Some(cell("r2c1")));
        assert_eq!(beside(cell("r2c2"), "ArrowDown"), Some(cell("r3c2")));
        for (at, key) in [
            ("r1c1", "ArrowUp"),
            ("r1c1", "ArrowLeft"),
            ("r5c5", "ArrowDown"),
            ("r5c5", "ArrowRight"),
            ("r3c3", "a"),
        ] {
            assert_eq!(beside(cell(at), key), None);
        }
    }
}
