//! Drags of cards: within the hand, onto the discards, and into the hand.

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::layout::Layout;
use super::sprites::{Sprite, dragged};
use super::state::{DragSource, TableEvent, TableState, Zone};
use table::{DragListeners, Draggable, DropTarget, Moves, Offset, use_drag};
use ui::target::target_in;

/// What a drag needs of the table, as of its last rendering.
struct DraggableCards {
    state: UseReducerHandle<TableState>,
    layout: Layout,
    sprites: Vec<Sprite>,
}

/// The listeners of the stage for drags of cards.
#[hook]
pub fn use_card_drag(
    state: &UseReducerHandle<TableState>,
    layout: Layout,
    sprites: &[Sprite],
    drop_target: &DropTarget<Zone>,
) -> DragListeners {
    let draggable = DraggableCards {
        state: state.clone(),
        layout,
        sprites: sprites.to_vec(),
    };
    use_drag(state, draggable, drop_target)
}

impl DraggableCards {
    /// The drop target of a card that has been dragged `by` this offset.
    fn zone(&self, grip: DragSource, by: Offset) -> Zone {
        let own = |sprite: &&Sprite| sprite.grip == Some(grip);
        let Some(sprite) = self.sprites.iter().find(own) else {
            return Zone::Elsewhere;
        };
        let (x, y) = self.layout.rect(sprite.lie).middle();
        self.layout
            .zone((x + by.0, y + by.1), self.state.hand().len())
    }
}

impl Draggable for DraggableCards {
    type Table = TableState;

    type Held = DragSource;

    fn grip(&self, event: &PointerEvent) -> Option<(DragSource, Element)> {
        let button = target_in(event, "[data-grip]")?;
        let name = button.get_attribute("data-grip")?;
        let own = |sprite: &&Sprite| sprite.grip.is_some() && sprite.id.name() == name;
        let grip = self.sprites.iter().find(own)?.grip?;
        let may = match grip {
            DragSource::Hand(_) => true,
            DragSource::Stock | DragSource::Latest(_) => self.state.is_to_draw(),
        };
        may.then_some((grip, button))
    }

    fn begin(&self, grip: DragSource) -> TableEvent {
        TableEvent::Drag(grip)
    }

    fn show(&self, grip: DragSource, by: Offset) -> (Option<Zone>, Moves) {
        let moving = dragged(&self.sprites, &self.state, grip);
        let moves = moving.map(|sprite| (sprite.id.name(), by));
        (Some(self.zone(grip, by)), moves.collect())
    }

    fn drop(&self, grip: DragSource, by: Offset) -> TableEvent {
        TableEvent::Drop(grip, self.zone(grip, by))
    }
}
