//! Dragging: pointer events in, positions and drop targets out. However many pointer events come, elements
//! move once a frame.

use std::cell::{Cell as Flag, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_render::{AnimationFrame, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::stage::turned::on_table;
use crate::{DropTarget, Px, TableModel, TableReducer};

/// How far a pointer moves, in pixels, before a press becomes a drag.
const SLOP: f64 = 6.0;

/// A distance in pixels, to the right and down.
pub type Offset = (f64, f64);

/// The ids of the elements that move, and how far each is from its place.
pub type Moves = Vec<(String, Offset)>;

/// The table's event type.
type EventOf<D> = <<D as Draggable>::Table as TableReducer>::Event;

/// What this can be dropped on.
type TargetOf<D> = <<D as Draggable>::Table as TableModel>::Target;

/// What can be dragged on a table, as of its last rendering.
pub trait Draggable: 'static {
    /// The state of the table.
    type Table: TableModel;

    /// What a drag moves, by where it was taken.
    type Source: Copy + PartialEq + 'static;

    /// What a pointer that is pressed here would drag, and the element that captures the pointer; `None` if nothing.
    fn source(&self, event: &PointerEvent) -> Option<(Self::Source, Element)>;

    /// What happens when a press becomes a drag.
    fn begin(&self, source: Self::Source) -> EventOf<Self>;

    /// The drop target below what is dragged, and what moves with it, `by` this distance from where it was taken.
    /// Called at most once a frame.
    fn show(&self, source: Self::Source, by: Offset) -> (Option<TargetOf<Self>>, Moves);

    /// What happens when it is dropped `by` this distance from where it was taken.
    fn drop(&self, source: Self::Source, by: Offset) -> EventOf<Self>;

    /// What happens when another pointer is pressed meanwhile.
    fn tap_meanwhile(&self) -> Option<EventOf<Self>> {
        None
    }
}

/// The state of the pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Drag<S> {
    /// Nothing is pressed.
    Idle,
    /// Something is pressed, and the pointer has hardly moved.
    Pressed(Press<S>),
    /// Something follows the pointer.
    Dragging(Press<S>, Offset),
}

/// A press of a pointer on something that can be dragged.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Press<S> {
    /// The pointer; others are ignored until it is released.
    pointer: i32,
    source: S,
    /// Where it was pressed.
    from: Offset,
}

impl<S: Copy> Drag<S> {
    /// A pointer is pressed; a second one is ignored.
    #[must_use]
    fn press(self, pointer: i32, source: S, from: Offset) -> Drag<S> {
        match self {
            Drag::Idle => Drag::Pressed(Press {
                pointer,
                source,
                from,
            }),
            other => other,
        }
    }

    /// A pointer moves.
    #[must_use]
    fn moved(self, pointer: i32, to: Offset) -> Drag<S> {
        let by = |press: Press<S>| (to.0 - press.from.0, to.1 - press.from.1);
        match self {
            Drag::Pressed(press) if press.pointer == pointer => {
                let (x, y) = by(press);
                if x.hypot(y) > SLOP {
                    Drag::Dragging(press, (x, y))
                } else {
                    self
                }
            }
            Drag::Dragging(press, _) if press.pointer == pointer => {
                Drag::Dragging(press, by(press))
            }
            other => other,
        }
    }

    /// Whether this pointer holds something.
    fn is_held_by(&self, pointer: i32) -> bool {
        match self {
            Drag::Idle => false,
            Drag::Pressed(press) | Drag::Dragging(press, _) => press.pointer == pointer,
        }
    }
}

/// The pointer listeners of a stage.
pub struct DragListeners {
    /// A pointer is pressed.
    pub down: Callback<PointerEvent>,
    /// It moves.
    pub moved: Callback<PointerEvent>,
    /// It is released.
    pub up: Callback<PointerEvent>,
    /// The browser cancels it.
    pub cancel: Callback<PointerEvent>,
    dropped: Rc<Flag<bool>>,
}

/// Clicks on a stage, each with the event that it means.
pub type Clicks<E> = Callback<(MouseEvent, E)>;

/// Emits the event of a click, unless the click ends a drag. The callback is the same in all renderings.
#[hook]
pub fn use_clicks<S: Reducible + 'static>(
    drag: &DragListeners,
    table: UseReducerDispatcher<S>,
) -> Clicks<S::Action> {
    let dropped = drag.dropped.clone();
    use_callback(table, move |(event, meaning): (MouseEvent, _), table| {
        let by_keyboard = event.detail() == 0;
        if by_keyboard || !dropped.take() {
            table.dispatch(meaning);
        }
    })
}

/// What is kept between renderings.
struct Memory<S> {
    drag: RefCell<Drag<S>>,
    /// The animation frame in which elements will move.
    frame: RefCell<Option<AnimationFrame>>,
    /// The elements that are not in their places.
    moved: RefCell<Moves>,
    /// Whether the next click ends a drag.
    dropped: Rc<Flag<bool>>,
}

/// Turns pointer events into drags, with the table as of its last rendering.
struct DragHandler<D: Draggable> {
    pieces: D,
    table: UseReducerDispatcher<D::Table>,
    /// Whether the table has something as dragged. A key, or taking a move back, may have ended the drag.
    is_dragging: bool,
    drop_target: DropTarget<TargetOf<D>>,
    memory: Rc<Memory<D::Source>>,
}

/// The listeners that drag these pieces on a table, and write what they are over into the drop target.
#[hook]
pub fn use_drag<D: Draggable>(
    table: &UseReducerHandle<D::Table>,
    pieces: D,
    drop_target: &DropTarget<TargetOf<D>>,
) -> DragListeners {
    let memory = use_memo((), |()| Memory {
        drag: RefCell::new(Drag::Idle),
        frame: RefCell::default(),
        moved: RefCell::default(),
        dropped: Rc::default(),
    });
    let dropped = memory.dropped.clone();
    let drop_target = drop_target.clone();
    let handler = Rc::new(DragHandler {
        pieces,
        table: table.dispatcher(),
        is_dragging: table.is_dragging(),
        drop_target,
        memory,
    });
    {
        let handler = handler.clone();
        use_effect_with((), move |()| {
            // A switch to another app in mid-drag releases: the browser may never report the end of the
            // pointer.
            let document = gloo_utils::document();
            let listener = EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if document.hidden() && handler.let_go() {
                    handler.table.dispatch(D::Table::CANCEL);
                }
            });
            move || drop(listener)
        });
    }
    {
        let handler = handler.clone();
        use_effect(move || handler.rendered());
    }
    let listener = |handle: fn(&Rc<DragHandler<D>>, &PointerEvent)| {
        let handler = handler.clone();
        Callback::from(move |event: PointerEvent| handle(&handler, &event))
    };
    DragListeners {
        down: listener(DragHandler::down),
        moved: listener(DragHandler::moved),
        up: listener(DragHandler::up),
        cancel: listener(DragHandler::cancel),
        dropped,
    }
}

impl<D: Draggable> DragHandler<D> {
    /// Ends a drag, if there is one, and moves everything back.
    fn let_go(&self) -> bool {
        shift(&self.memory.moved, Moves::new());
        self.end()
    }

    /// Ends a drag, if there is one. What has moved is moved back with the next rendering, so that what was dropped
    /// goes on from there to its new place.
    fn end(&self) -> bool {
        drop(self.memory.frame.take());
        self.drop_target.set(None);
        let before = self.memory.drag.replace(Drag::Idle);
        !matches!(before, Drag::Idle)
    }

    fn down(self: &Rc<Self>, event: &PointerEvent) {
        self.memory.dropped.set(false);
        let drag = *self.memory.drag.borrow();
        if matches!(drag, Drag::Dragging(..)) && !drag.is_held_by(event.pointer_id()) {
            if let Some(event) = self.pieces.tap_meanwhile() {
                self.table.dispatch(event);
            }
            return;
        }
        if event.button() != 0 {
            return;
        }
        if let Some((source, element)) = self.pieces.source(event) {
            let pressed = drag.press(event.pointer_id(), source, position(event));
            self.memory.drag.replace(pressed);
            // Without pointer capture the drag still works inside the window.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
    }

    fn moved(self: &Rc<Self>, event: &PointerEvent) {
        let before = *self.memory.drag.borrow();
        let after = before.moved(event.pointer_id(), position(event));
        self.memory.drag.replace(after);
        let Drag::Dragging(press, _) = after else {
            return;
        };
        if matches!(before, Drag::Pressed(_)) {
            self.table.dispatch(self.pieces.begin(press.source));
        }
        if before != after && self.memory.frame.borrow().is_none() {
            self.move_soon();
        }
    }

    /// Moves back what was dropped. Releases the pointer if the table has ended the drag. Otherwise computes the
    /// drop target again, since the layout may have changed below the pointer.
    fn rendered(self: &Rc<Self>) {
        let drag = *self.memory.drag.borrow();
        if !matches!(drag, Drag::Dragging(..)) {
            shift(&self.memory.moved, Moves::new());
            return;
        }
        if self.is_dragging {
            self.move_soon();
        } else {
            self.let_go();
            self.memory.dropped.set(true);
        }
    }

    /// Moves elements in the next frame, by the latest rendering.
    fn move_soon(self: &Rc<Self>) {
        let handler = self.clone();
        let frame = request_animation_frame(move |_| handler.on_frame());
        self.memory.frame.replace(Some(frame));
    }

    fn on_frame(&self) {
        drop(self.memory.frame.take());
        if let Drag::Dragging(press, by) = *self.memory.drag.borrow() {
            let (over, moves) = self.pieces.show(press.source, by);
            self.drop_target.set(over);
            shift(&self.memory.moved, moves);
        }
    }

    fn up(self: &Rc<Self>, event: &PointerEvent) {
        let drag = *self.memory.drag.borrow();
        let drag = drag.moved(event.pointer_id(), position(event));
        if !drag.is_held_by(event.pointer_id()) {
            return;
        }
        self.end();
        if let Drag::Dragging(press, by) = drag {
            self.memory.dropped.set(true);
            self.table.dispatch(self.pieces.drop(press.source, by));
        }
    }

    fn cancel(self: &Rc<Self>, event: &PointerEvent) {
        let drag = *self.memory.drag.borrow();
        if drag.is_held_by(event.pointer_id()) {
            self.let_go();
            self.table.dispatch(D::Table::CANCEL);
        }
    }
}

/// Where the pointer is, as the table is turned. While an element has captured the pointer, it is the target of its events.
fn position(event: &PointerEvent) -> Offset {
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let target = event.target().and_then(|target| target.dyn_into().ok());
    target.map_or(at, |target: Element| on_table(&target, at))
}

/// Moves these elements away from their places, and moves back those that no longer belong to the drag. Only
/// `translate` changes, never the component tree: with `will-change` in the style sheet, the browser then
/// neither lays out nor paints anew.
fn shift(moved: &RefCell<Moves>, to: Moves) {
    let document = gloo_utils::document();
    let element = |id: &str| document.get_element_by_id(id)?.dyn_into().ok();
    // Neither call fails: the values are valid, and the styles are writable.
    for (id, _) in moved.borrow().iter() {
        let stays = to.iter().any(|(other, _)| other == id);
        if let Some::<HtmlElement>(element) = element(id).filter(|_| !stays) {
            let _ = element.style().remove_property("translate");
        }
    }
    for (id, (x, y)) in &to {
        if let Some(element) = element(id) {
            let by = format!("{} {}", Px(*x), Px(*y));
            let _ = element.style().set_property("translate", &by);
        }
    }
    moved.replace(to);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_becomes_a_drag_only_by_moving_and_one_pointer_holds() {
        let pressed = Drag::Idle.press(1, 0, (10.0, 10.0));
        assert_eq!(pressed.moved(1, (12.0, 12.0)), pressed);
        assert_eq!(pressed.moved(2, (50.0, 50.0)), pressed);
        assert_eq!(pressed.press(2, 1, (0.0, 0.0)), pressed);
        let dragged = pressed.moved(1, (40.0, 10.0));
        assert!(matches!(dragged, Drag::Dragging(_, (x, y)) if (x, y) == (30.0, 0.0)));
        assert!(dragged.is_held_by(1) && !dragged.is_held_by(2));
    }
}
