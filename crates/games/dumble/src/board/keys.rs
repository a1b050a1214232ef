//! The keys of the table: arrows move the focus among cards, with Shift they move the card; Enter or space
//! chooses, D discards, S draws from the stock, A calls Dumble, Escape cancels.

use engine::dumble::Action;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::state::{TableEvent, TableState};
use crate::texts::DumbleKeys;
use table::use_stage_keys;
use ui::keys::{ESCAPE, PRESS, SIDEWAYS, Shortcut};

/// Handles the keys of the table (see [`use_stage_keys`]). With Shift, an arrow key moves the card itself.
#[hook]
pub fn use_keys(stage: &NodeRef, state: &UseReducerHandle<TableState>) -> Callback<KeyboardEvent> {
    let (own_stage, table) = (stage.clone(), state.clone());
    use_stage_keys(stage, state, goal(state), move |target, event| {
        let back = match event.key().as_str() {
            "ArrowLeft" => true,
            "ArrowRight" => false,
            _ => return None,
        };
        let group = ["data-hand", "data-source"]
            .into_iter()
            .find(|name| target.has_attribute(name))?;
        event.prevent_default();
        let (place, next) = beside(&own_stage, target, group, back)?;
        let moved = table.hand().get(place).copied();
        match moved.filter(|_| event.shift_key() && group == "data-hand") {
            Some(held) => {
                table.dispatch(TableEvent::Move(held, next));
                None
            }
            None => Some(nth(group, next)),
        }
    })
}

/// The shortcuts of the table.
pub const KEYS: &[Shortcut<TableEvent, DumbleKeys>] = &[
    Shortcut::on_stage(SIDEWAYS, None, |_, own| own.move_focus),
    Shortcut::on_stage(SIDEWAYS, Some("Shift"), |_, own| own.move_card),
    Shortcut::on_stage(PRESS, None, |_, own| own.press),
    Shortcut::event(&["D"], || TableEvent::Discard, |_, own| own.discard),
    Shortcut::event(
        &["S"],
        || TableEvent::Draw(Action::Stock),
        |_, own| own.stock,
    ),
    Shortcut::event(&["A"], || TableEvent::Call, |_, own| own.call),
    Shortcut::event(ESCAPE, || TableEvent::Cancel, |general, _| general.let_go),
];

/// The index of a button in its group, and the index of its neighbour; `None` at the end of the group.
fn beside(stage: &NodeRef, target: &Element, group: &str, back: bool) -> Option<(usize, usize)> {
    let stage: Element = stage.cast()?;
    let all = stage.query_selector_all(&format!("[{group}]")).ok()?;
    let is_it = |index: &u32| {
        let node = all.item(*index);
        node.as_ref() == Some(target.as_ref())
    };
    let place = (0..all.length()).find(is_it)? as usize;
    let next = if back {
        place.checked_sub(1)?
    } else {
        place + 1
    };
    (next < all.length() as usize).then_some((place, next))
}

/// The selector of a button, by its index in its group.
fn nth(group: &str, place: usize) -> String {
    format!(":nth-child({} of [{group}])", place + 1)
}

/// The selector of the person's next step, to which the focus moves.
fn goal(state: &TableState) -> Option<String> {
    if state.is_to_draw() {
        return Some("[data-source='stock']".into());
    }
    let fresh = state.is_to_discard() && state.selected.is_empty();
    fresh.then(|| format!("[data-hand] /* turn {} */", state.game().turn()))
}
