//! Drags of the piece over the sheet.

use engine::detrak::Note;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::piece::Piece;
use super::props::Clicks;
use super::state::{TableEvent, TableState};
use table::{DragListeners, Draggable, DropTarget, Moves, Offset, on_table, use_drag};
use ui::target::target_in;

/// What a drag needs of the table, as of its last rendering.
struct DraggablePiece {
    piece: Option<Piece>,
}

/// Measures of the table in the window, in pixels, taken when the drag begins.
#[derive(Clone, Copy, PartialEq)]
struct DragGeometry {
    /// The middle of the piece before the drag.
    middle: Offset,
    /// The middle of the sheet's first cell.
    origin: Offset,
    /// The distance between the middles of neighbouring cells.
    pitch: f64,
}

/// The listeners of the stage for drags of the piece.
#[hook]
pub fn use_piece_drag(
    state: &UseReducerHandle<TableState>,
    drop_target: &DropTarget<Note>,
) -> DragListeners {
    let draggable = DraggablePiece {
        piece: state.piece(),
    };
    use_drag(state, draggable, drop_target)
}

/// What a right click means: it turns the piece.
pub struct RightClick {
    /// The clicks of the stage without those that end a right click.
    pub clicks: Clicks,
    /// A button of the mouse is pressed.
    pub down: Callback<MouseEvent>,
    /// The right one, or a finger for long, asks for a menu.
    pub menu: Callback<MouseEvent>,
}

/// The listeners of the stage for right clicks. WebKitGTK may report the end of one as a click of the left button,
/// which would note the piece.
#[hook]
pub fn use_right_click(clicks: Clicks, table: UseReducerDispatcher<TableState>) -> RightClick {
    let turned = use_mut_ref(|| false);
    let clicks = {
        let turned = turned.clone();
        use_callback(clicks, move |(event, meaning): (MouseEvent, _), clicks| {
            let by_keyboard = event.detail() == 0;
            if !turned.replace(false) || by_keyboard {
                clicks.emit((event, meaning));
            }
        })
    };
    let down = {
        let turned = turned.clone();
        Callback::from(move |event: MouseEvent| {
            if event.button() == 0 {
                turned.replace(false);
            }
        })
    };
    let menu = Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        turned.replace(true);
        table.dispatch(TableEvent::Turn);
    });
    RightClick { clicks, down, menu }
}

impl DraggablePiece {
    /// The note that the piece would make after a move `by` this offset; `None` if the piece is off the sheet.
    fn target(&self, geometry: DragGeometry, by: Offset) -> Option<Note> {
        let right = (geometry.middle.0 + by.0 - geometry.origin.0) / geometry.pitch;
        let down = (geometry.middle.1 + by.1 - geometry.origin.1) / geometry.pitch;
        self.piece?.nearest(down, right)
    }
}

impl Draggable for DraggablePiece {
    type Table = TableState;

    type Source = DragGeometry;

    fn source(&self, event: &PointerEvent) -> Option<(DragGeometry, Element)> {
        self.piece?;
        let piece = target_in(event, "[data-piece]")?;
        let (origin, last) = (middle("[data-cell='r1c1']")?, middle("[data-cell='r5c5']")?);
        let geometry = DragGeometry {
            middle: middle("[data-piece]")?,
            origin,
            pitch: (last.0 - origin.0) / 4.0,
        };
        (geometry.pitch > 0.0).then_some((geometry, piece))
    }

    fn begin(&self, _: DragGeometry) -> TableEvent {
        TableEvent::Drag
    }

    fn show(&self, geometry: DragGeometry, by: Offset) -> (Option<Note>, Moves) {
        (self.target(geometry, by), vec![("piece".into(), by)])
    }

    fn drop(&self, geometry: DragGeometry, by: Offset) -> TableEvent {
        TableEvent::Drop(self.target(geometry, by))
    }

    fn tap_meanwhile(&self) -> Option<TableEvent> {
        Some(TableEvent::Turn)
    }
}

fn find(selector: &str) -> Option<Element> {
    gloo_utils::document()
        .query_selector(selector)
        .ok()
        .flatten()
}

/// The middle of an element, in pixels of the window as the table is turned; `None` if there is no such element.
fn middle(selector: &str) -> Option<Offset> {
    let element = find(selector)?;
    let place = element.get_bounding_client_rect();
    let (x, y) = (place.x(), place.y());
    let middle = (x + place.width() / 2.0, y + place.height() / 2.0);
    Some(on_table(&element, middle))
}
