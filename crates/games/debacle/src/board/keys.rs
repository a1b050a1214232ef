//! The keys of the table: arrows move the focus, Enter chooses and acts, F flips, D declines, T shows threats,
//! Escape cancels.

use engine::debacle::{SIZE, Side, Square};
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::layout::Layout;
use super::state::{TableEvent, TableState};
use crate::texts::DebacleKeys;
use table::use_stage_keys;
use ui::keys::{ARROWS, ESCAPE, PRESS, Shortcut};

/// Handles the keys of the table (see [`use_stage_keys`]).
#[hook]
pub fn use_keys(
    stage: &NodeRef,
    state: &UseReducerHandle<TableState>,
    layout: Layout,
) -> Callback<KeyboardEvent> {
    use_stage_keys(stage, state, goal(state), move |target, event| {
        beside(square_of(target)?, &event.key(), layout).map(selector)
    })
}

/// The shortcuts of the table.
pub const KEYS: &[Shortcut<TableEvent, DebacleKeys>] = &[
    Shortcut::on_stage(ARROWS, None, |_, own| own.move_focus),
    Shortcut::on_stage(PRESS, None, |_, own| own.press),
    Shortcut::event(&["F"], || TableEvent::Flip(focused()), |_, own| own.flip),
    Shortcut::event(&["D"], || TableEvent::Decline, |_, own| own.decline),
    Shortcut::event(&["T"], || TableEvent::Threats, |_, own| own.threats),
    Shortcut::event(ESCAPE, || TableEvent::Cancel, |general, _| general.let_go),
];

fn square_of(element: &Element) -> Option<Square> {
    element.get_attribute("data-square")?.parse().ok()
}

/// The square that has the focus.
fn focused() -> Option<Square> {
    gloo_utils::document()
        .active_element()
        .as_ref()
        .and_then(square_of)
}

/// The square to which an arrow key moves the focus, on the board as the person sees it; `None` beside the
/// board and for other keys.
fn beside(square: Square, key: &str, layout: Layout) -> Option<Square> {
    let (column, row) = layout.seen(square);
    let (column, row) = match key {
        "ArrowLeft" => (column.checked_sub(1)?, row),
        "ArrowRight" => (column + 1, row),
        "ArrowUp" => (column, row.checked_sub(1)?),
        "ArrowDown" => (column, row + 1),
        _ => return None,
    };
    let there = |other: &Square| layout.seen(*other) == (column, row);
    (column < SIZE && row < SIZE).then(|| Square::all().find(there))?
}

fn selector(square: Square) -> String {
    format!("[data-square='{square}']")
}

/// The selector of the person's next step, to which the focus moves.
fn goal(state: &TableState) -> Option<String> {
    let side = state.acting()?;
    let position = state.game().position();
    // Every turn and every special move has its own selector: the focus moves when one of them begins, and
    // stays where it is otherwise.
    let due = match (
        position.returning(),
        position.rebounding(),
        position.can_recover(),
    ) {
        (Some(_), _, _) | (_, _, true) => state.targets().first().map(|(square, _)| *square),
        (_, Some(square), _) => Some(square),
        _ if position.takes_doubles() => state.targets().first().map(|(square, _)| *square),
        _ => {
            let first = state.movable().into_iter().next();
            return first.map(|square| format!("{} /* {} */", selector(square), turn(state, side)));
        }
    };
    due.map(selector)
}

fn turn(state: &TableState, side: Side) -> usize {
    state.game().seen().len() * 2 + side.index()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_on_the_stage_are_those_of_the_list() {
        let layout = Layout::new(800.0, 700.0, Side::Red);
        let middle: Square = "c3".parse().unwrap();
        for Shortcut { keys, action, .. } in KEYS {
            let moves = keys.iter().all(|key| beside(middle, key, layout).is_some());
            let is_heard = matches!(action, ui::keys::KeyAction::OnStage) && *keys == ARROWS;
            assert_eq!(moves, is_heard, "{keys:?}");
        }
    }

    #[test]
    fn arrows_lead_where_they_point_on_either_side_of_the_board() {
        let square = |text: &str| text.parse::<Square>().unwrap();
        for (near, from, key, to) in [
            (Side::Red, "c3", "ArrowUp", Some("c4")),
            (Side::Red, "c3", "ArrowLeft", Some("b3")),
            (Side::Red, "a1", "ArrowDown", None),
            (Side::Black, "c3", "ArrowUp", Some("c2")),
            (Side::Black, "c3", "ArrowLeft", Some("d3")),
            (Side::Black, "f6", "ArrowLeft", None),
        ] {
            let layout = Layout::new(800.0, 700.0, near);
            assert_eq!(
                beside(square(from), key, layout),
                to.map(square),
                "{near:?} {from} {key}"
            );
        }
    }
}
