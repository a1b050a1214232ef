//! The keys of the table: arrows move the focus, T turns the piece, Enter acts, Escape cancels.

use engine::detrak::Cell;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::lines::can_be_noted;
use super::state::{TableEvent, TableState};
use table::{PERSON, TableParts, use_stage_keys};
use ui::keys::{ARROWS, ESCAPE, PRESS, Shortcut};

/// Handles the keys of the table (see [`use_stage_keys`]).
#[hook]
pub fn use_keys(stage: &NodeRef, state: &UseReducerHandle<TableState>) -> Callback<KeyboardEvent> {
    use_stage_keys(stage, state, goal(state), |target, event| {
        let cell = target.get_attribute("data-cell")?.parse().ok()?;
        beside(cell, &event.key()).map(selector)
    })
}

/// What the page of keys says of the table's own keys, in one language.
pub struct DetrakKeys {
    /// Moves the focus among the cells of the sheet.
    pub move_focus: &'static str,
    /// Notes the piece.
    pub press: &'static str,
    /// Turns the piece.
    pub turn: &'static str,
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
    let sheet = state.game().sheet(PERSON);
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
