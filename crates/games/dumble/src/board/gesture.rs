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
    fn zone(&self, source: DragSource, by: Offset) -> Zone {
        let own = |sprite: &&Sprite| sprite.source == Some(source);
        let Some(sprite) = self.sprites.iter().find(own) else {
            return Zone::Elsewhere;
        };
        let (x, y) = self.layout.rect(sprite.pose).middle();
        self.layout
            .zone((x + by.0, y + by.1), self.state.hand().len())
    }
}

impl Draggable for DraggableCards {
    type Table = TableState;

    type Source = DragSource;

    fn source(&self, event: &PointerEvent) -> Option<(DragSource, Element)> {
        let button = target_in(event, "[data-drag]")?;
        let name = button.get_attribute("data-drag")?;
        let own = |sprite: &&Sprite| sprite.source.is_some() && sprite.id.name() == name;
        let source = self.sprites.iter().find(own)?.source?;
        let may = match source {
            DragSource::Hand(_) => true,
            DragSource::Stock | DragSource::Latest(_) => self.state.is_to_draw(),
        };
        may.then_some((source, button))
    }

    fn begin(&self, source: DragSource) -> TableEvent {
        TableEvent::Drag(source)
    }

    fn show(&self, source: DragSource, by: Offset) -> (Option<Zone>, Moves) {
        let moving = dragged(&self.sprites, &self.state, source);
        let moves = moving.map(|sprite| (sprite.id.name(), by));
        (Some(self.zone(source, by)), moves.collect())
    }

    fn drop(&self, source: DragSource, by: Offset) -> TableEvent {
        TableEvent::Drop(source, self.zone(source, by))
    }
}
