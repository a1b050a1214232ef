//! The keys of the table: arrows move, T turns, S swaps, Enter acts, Escape cancels.

use engine::detrak::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::lines::can_be_noted;
use super::state::{TableEvent, TableState};
use table::{PERSON, use_follow, use_shortcuts};
use ui::focus::focus_on;
use ui::keys::{ARROWS, ESCAPE, PRESS, Shortcut};

/// Listens to the keys that work wherever the focus is, and leads it along with
/// the game; what is returned listens to the arrows on the stage.
#[hook]
pub fn use_keys(stage: &NodeRef, state: &UseReducerHandle<TableState>) -> Callback<KeyboardEvent> {
    use_follow(stage, goal(state));
    use_shortcuts(state, KEYS);
    let stage = stage.clone();
    Callback::from(move |event: KeyboardEvent| {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let cell = target.and_then(|target| target.get_attribute("data-cell"));
        let cell: Option<Cell> = cell.and_then(|cell| cell.parse().ok());
        let next = cell.and_then(|cell| beside(cell, &event.key()));
        if let Some(next) = next {
            event.prevent_default();
            focus_on(&stage, &selector(next));
        }
    })
}

/// Every key of the table.
pub const KEYS: &[Shortcut<TableEvent>] = &[
    Shortcut::on_stage(ARROWS, None, |texts| texts.move_sheet),
    Shortcut::on_stage(PRESS, None, |texts| texts.press_sheet),
    Shortcut::event(&["T"], || TableEvent::Turn, |texts| texts.turn_piece),
    Shortcut::event(&["S"], || TableEvent::Swap, |texts| texts.swap),
    Shortcut::event(ESCAPE, || TableEvent::Cancel, |texts| texts.let_go),
];

/// The cell that an arrow key leads to; `None` off the sheet, and for other
/// keys.
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

/// What the person does next, where the keyboard should be.
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
        for Shortcut { line, action } in KEYS {
            let moves = line.keys.iter().any(|key| beside(middle, key).is_some());
            let is_heard = matches!(action, ui::keys::KeyAction::OnStage) && line.keys == ARROWS;
            assert_eq!(moves, is_heard, "{:?}", line.keys);
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
