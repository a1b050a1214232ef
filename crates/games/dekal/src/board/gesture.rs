//! Drags of the cards in the centre.

use engine::dekal::Cell;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::layout::Layout;
use super::placement::{Card, Place};
use super::state::{HoveredPush, TableEvent, TableState};
use super::target::{Target, target};
use table::{DragListeners, Draggable, DropTarget, Moves, Offset, use_drag};
use ui::target::target_in;

/// What a drag needs of the table, as of its last rendering.
struct DraggableCards {
    layout: Layout,
    cards: Vec<Card>,
    hole: Option<Cell>,
}

/// The listeners of the stage for drags of the cards in the centre.
#[hook]
pub fn use_card_drag(
    state: &UseReducerHandle<TableState>,
    layout: &Layout,
    cards: &[Card],
    drop_target: &DropTarget<HoveredPush>,
) -> DragListeners {
    let draggable = DraggableCards {
        layout: layout.clone(),
        cards: cards.to_vec(),
        hole: state.hole_to_fill(),
    };
    use_drag(state, draggable, drop_target)
}

impl DraggableCards {
    fn card_in(&self, slot: usize) -> Option<usize> {
        let place = Place::Centre(slot);
        self.cards.iter().position(|card| card.place == place)
    }

    fn target(&self, slot: usize, offset: Offset) -> Option<Target> {
        let (x, y) = self.layout.centre(slot).middle();
        target(&self.layout, self.hole?, (x + offset.0, y + offset.1))
    }
}

impl Draggable for DraggableCards {
    type Table = TableState;

    /// The slot of the centre from which the card comes.
    type Source = usize;

    fn source(&self, event: &PointerEvent) -> Option<(usize, Element)> {
        let button = target_in(event, "[data-centre]")?;
        let slot = button.get_attribute("data-centre")?.parse().ok()?;
        self.hole.and(self.card_in(slot)).map(|_| (slot, button))
    }

    fn begin(&self, slot: usize) -> TableEvent {
        TableEvent::Drag(Some(slot))
    }

    /// Moves the dragged card with the pointer. Once the card has entered a lane through which it may be
    /// pushed, it stays on the lane, and the cards that the push will move slide along with it.
    fn show(&self, slot: usize, offset: Offset) -> (Option<HoveredPush>, Moves) {
        let target = self.target(slot, offset);
        let hover = target.map(|target| HoveredPush {
            push: target.push,
            is_legal: target.legal,
        });
        let engaged = target.filter(|target| target.legal && target.depth > 0.0);
        let mut sliding = Vec::new();
        let mut own = offset;
        if let (Some(Target { push, depth, .. }), Some(hole)) = (engaged, self.hole) {
            let (step_x, step_y) = self.layout.step(push);
            let from = self.layout.centre(slot).middle();
            let to = self.layout.cell(self.layout.near(), push.entry()).middle();
            let back = 1.0 - depth;
            own = (to.0 - from.0 - step_x * back, to.1 - from.1 - step_y * back);
            let slide = (step_x * depth, step_y * depth);
            sliding = push
                .moved(hole)
                .filter_map(|cell| {
                    let place = Place::Grid(self.layout.near(), cell);
                    let id = self.cards.iter().position(|card| card.place == place)?;
                    Some((id, slide))
                })
                .collect();
        }
        sliding.extend(self.card_in(slot).map(|id| (id, own)));
        let name = |(id, by)| (format!("card-{id}"), by);
        (hover, sliding.into_iter().map(name).collect())
    }

    fn drop(&self, slot: usize, offset: Offset) -> TableEvent {
        let target = self.target(slot, offset).filter(|target| target.commits);
        match target {
            Some(target) => TableEvent::Drop(slot, target.push),
            None => TableEvent::Cancel,
        }
    }
}
