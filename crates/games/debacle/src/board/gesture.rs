//! Drags of dice from square to square.

use engine::debacle::Square;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::layout::Layout;
use super::state::{TableEvent, TableState};
use table::{DragListeners, Draggable, DropTarget, Moves, Offset, use_drag};
use ui::target::target_in;

/// What a drag needs of the table, as of its last rendering.
struct DraggableDice {
    layout: Layout,
    movable: Vec<Square>,
    /// The squares with dice, each with the index of its die among all dice.
    dice: Vec<(Square, usize)>,
}

/// The listeners of the stage for drags of dice.
#[hook]
pub fn use_die_drag(
    state: &UseReducerHandle<TableState>,
    layout: Layout,
    dice: Vec<(Square, usize)>,
    drop_target: &DropTarget<Square>,
) -> DragListeners {
    let mut movable = state.movable();
    movable.extend(
        state
            .position()
            .returning()
            .filter(|_| state.acting().is_some()),
    );
    let draggable = DraggableDice {
        layout,
        movable,
        dice,
    };
    use_drag(state, draggable, drop_target)
}

impl DraggableDice {
    /// The square over which a die is after a move `by` this offset; `None` beside the board.
    fn over(&self, source: Square, by: Offset) -> Option<Square> {
        let (x, y) = self.layout.square(source).middle();
        self.layout.square_at((x + by.0, y + by.1))
    }
}

impl Draggable for DraggableDice {
    type Table = TableState;

    type Source = Square;

    fn source(&self, event: &PointerEvent) -> Option<(Square, Element)> {
        let button = target_in(event, "[data-square]")?;
        let square = button.get_attribute("data-square")?.parse().ok()?;
        self.movable.contains(&square).then_some((square, button))
    }

    fn begin(&self, source: Square) -> TableEvent {
        TableEvent::Drag(source)
    }

    fn show(&self, source: Square, by: Offset) -> (Option<Square>, Moves) {
        let own = self.dice.iter().filter(|(square, _)| *square == source);
        let moves = own.map(|(_, index)| (format!("die-{index}"), by));
        (self.over(source, by), moves.collect())
    }

    fn drop(&self, source: Square, by: Offset) -> TableEvent {
        TableEvent::Drop(source, self.over(source, by))
    }
}
