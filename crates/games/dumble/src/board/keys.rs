//! The keys of the table: arrows move among cards, with Shift they move the card; Enter or space chooses, D
//! discards, S draws from the stock, A announces, Escape cancels.

use engine::dumble::Action;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::state::{TableEvent, TableState};
use table::{use_follow, use_shortcuts};
use ui::focus::focus_on;
use ui::keys::{ESCAPE, PRESS, SIDEWAYS, Shortcut};

/// Listens to the keys that work wherever the focus is, and leads it along with
/// the game; what is returned listens to the arrows on the stage.
#[hook]
pub fn use_keys(stage: &NodeRef, state: &UseReducerHandle<TableState>) -> Callback<KeyboardEvent> {
    use_follow(stage, goal(state));
    use_shortcuts(state, KEYS);
    let (stage, state) = (stage.clone(), state.clone());
    Callback::from(move |event: KeyboardEvent| {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let back = match event.key().as_str() {
            "ArrowLeft" => true,
            "ArrowRight" => false,
            _ => return,
        };
        let Some(target) = target else { return };
        let Some(group) = ["data-hand", "data-source"]
            .into_iter()
            .find(|name| target.has_attribute(name))
        else {
            return;
        };
        event.prevent_default();
        let Some((place, next)) = beside(&stage, &target, group, back) else {
            return;
        };
        let moved = state.hand().get(place).copied();
        match moved.filter(|_| event.shift_key() && group == "data-hand") {
            Some(held) => state.dispatch(TableEvent::Move(held, next)),
            None => focus_on(&stage, &nth(group, next)),
        }
    })
}

/// Every key of the table.
pub const KEYS: &[Shortcut<TableEvent>] = &[
    Shortcut::on_stage(SIDEWAYS, None, |texts| texts.move_cards),
    Shortcut::on_stage(SIDEWAYS, Some("Shift"), |texts| texts.move_card),
    Shortcut::on_stage(PRESS, None, |texts| texts.press_card),
    Shortcut::event(&["D"], || TableEvent::Discard, |texts| texts.discard),
    Shortcut::event(
        &["S"],
        || TableEvent::Draw(Action::Stock),
        |texts| texts.stock,
    ),
    Shortcut::event(&["A"], || TableEvent::Announce, |texts| texts.announce),
    Shortcut::event(ESCAPE, || TableEvent::Cancel, |texts| texts.let_go),
];

/// The place of a button in its group, and of the one beside it.
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

/// The selector of a button by its place in its group.
fn nth(group: &str, place: usize) -> String {
    format!(":nth-child({} of [{group}])", place + 1)
}

/// What the person does next, where the keyboard should be.
fn goal(state: &TableState) -> Option<String> {
    if state.is_to_draw() {
        return Some("[data-source='stock']".into());
    }
    let fresh = state.is_to_discard() && state.selected.is_empty();
    fresh.then(|| format!("[data-hand] /* turn {} */", state.game().turn()))
}
