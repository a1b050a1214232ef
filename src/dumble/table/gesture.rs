//! Dragging cards: within the hand, onto the discards, and into the hand.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use super::layout::Layout;
use super::sprites::{Sprite, dragged};
use super::state::{Grip, TableEvent, TableState, Zone};
use crate::table::{DragListeners, Draggable, Offset, shift, use_drag};

/// The table, as of its last rendering.
struct Scene {
    state: UseReducerHandle<TableState>,
    layout: Layout,
    sprites: Vec<Sprite>,
}

/// Listeners for dragging cards.
#[hook]
pub fn use_card_drag(
    state: &UseReducerHandle<TableState>,
    layout: Layout,
    sprites: &[Sprite],
) -> DragListeners {
    use_drag(Scene {
        state: state.clone(),
        layout,
        sprites: sprites.to_vec(),
    })
}

impl Scene {
    /// Where a card is that has been dragged so far.
    fn zone(&self, grip: Grip, by: Offset) -> Zone {
        let own = |sprite: &&Sprite| sprite.grip == Some(grip);
        let Some(sprite) = self.sprites.iter().find(own) else {
            return Zone::Elsewhere;
        };
        let (x, y) = self.layout.middle_of(sprite.lie);
        self.layout
            .zone((x + by.0, y + by.1), self.state.hand().len())
    }

    fn shift(&self, grip: Grip, by: Option<Offset>) {
        for sprite in dragged(&self.sprites, &self.state, grip) {
            if let Some(picture) = picture(sprite) {
                shift(&picture, by);
            }
        }
    }
}

impl Draggable for Scene {
    type Held = Grip;

    fn grip(&self, event: &PointerEvent) -> Option<(Grip, Element)> {
        let target: Element = event.target()?.dyn_into().ok()?;
        let button = target.closest("[data-grip]").ok().flatten()?;
        let name = button.get_attribute("data-grip")?;
        let own = |sprite: &&Sprite| sprite.grip.is_some() && sprite.id.name() == name;
        let grip = self.sprites.iter().find(own)?.grip?;
        let may = match grip {
            Grip::Hand(_) => true,
            Grip::Stock | Grip::Latest(_) => self.state.is_to_draw(),
        };
        may.then_some((grip, button))
    }

    fn begin(&self, grip: Grip) {
        let zone = self.zone(grip, (0.0, 0.0));
        self.state.dispatch(TableEvent::Drag(grip, zone));
    }

    fn show(&self, grip: Grip, by: Offset) {
        self.shift(grip, Some(by));
        let zone = self.zone(grip, by);
        if self.state.dragged != Some((grip, zone)) {
            self.state.dispatch(TableEvent::Drag(grip, zone));
        }
    }

    fn drop(&self, grip: Grip, by: Offset) {
        self.state
            .dispatch(TableEvent::Drop(grip, self.zone(grip, by)));
    }

    fn cancel(&self) {
        self.state.dispatch(TableEvent::Cancel);
    }

    fn release(&self) {
        // Asked of the page, since this may be the scene of an old rendering.
        let Ok(moved) = gloo_utils::document().query_selector_all("[data-sprite]") else {
            return;
        };
        for index in 0..moved.length() {
            let element = moved.item(index).and_then(|node| node.dyn_into().ok());
            if let Some(picture) = element {
                shift(&picture, None);
            }
        }
    }
}

fn picture(sprite: &Sprite) -> Option<HtmlElement> {
    let found = gloo_utils::document().get_element_by_id(&sprite.id.name())?;
    found.dyn_into().ok()
}
