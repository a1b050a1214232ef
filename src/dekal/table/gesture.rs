//! Dragging in the page: pointer events in, positions and table events out.
//!
//! Positions are written to the cards' own style, never through the component
//! tree, so that a frame costs a few style changes.

use std::cell::{Cell as Flag, RefCell};
use std::rc::Rc;

use engine::Seat;
use engine::dekal::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use super::drag::{Drag, Target, target};
use super::layout::Layout;
use super::placement::{Card, Place};
use super::state::{TableEvent, TableState};

/// The stage's pointer listeners.
pub struct DragListeners {
    /// A pointer goes down.
    pub down: Callback<PointerEvent>,
    /// It moves.
    pub moved: Callback<PointerEvent>,
    /// It goes up.
    pub up: Callback<PointerEvent>,
    /// It is lost, by the browser's own doing.
    pub cancel: Callback<PointerEvent>,
    /// Passes a click's meaning on, unless the click is a drag's end.
    pub clicked: Callback<(MouseEvent, TableEvent)>,
}

/// What the listeners work on, as of the last rendering.
struct Scene {
    layout: Layout,
    cards: Vec<Card>,
    hole: Option<Cell>,
    dispatcher: UseReducerDispatcher<TableState>,
    drag: Rc<RefCell<Drag>>,
    /// Whether the click to come ends a drag.
    dropped: Rc<Flag<bool>>,
}

/// Listeners for dragging the cards of the centre.
#[hook]
pub fn use_drag(
    state: &UseReducerHandle<TableState>,
    layout: &Layout,
    cards: &[Card],
) -> DragListeners {
    let drag = use_state(|| Rc::new(RefCell::new(Drag::Idle)));
    let dropped = use_state(|| Rc::new(Flag::new(false)));
    let scene = Rc::new(Scene {
        layout: layout.clone(),
        cards: cards.to_vec(),
        hole: state.hole_to_fill(),
        dispatcher: state.dispatcher(),
        drag: (*drag).clone(),
        dropped: (*dropped).clone(),
    });
    let listener = |handle: fn(&Scene, &PointerEvent)| {
        let scene = scene.clone();
        Callback::from(move |event: PointerEvent| handle(&scene, &event))
    };
    let clicked = {
        let scene = scene.clone();
        Callback::from(move |(event, meaning): (MouseEvent, TableEvent)| {
            let by_keyboard = event.detail() == 0;
            if by_keyboard || !scene.dropped.take() {
                scene.dispatcher.dispatch(meaning);
            }
        })
    };
    DragListeners {
        down: listener(Scene::down),
        moved: listener(Scene::moved),
        up: listener(Scene::up),
        cancel: listener(Scene::cancel),
        clicked,
    }
}

impl Scene {
    fn down(&self, event: &PointerEvent) {
        self.dropped.set(false);
        let Some(button) = centre_button(event).filter(|_| event.button() == 0) else {
            return;
        };
        let slot = button
            .get_attribute("data-centre")
            .and_then(|slot| slot.parse().ok());
        let is_there = |slot: &usize| self.card_in(*slot).is_some();
        if let (Some(slot), Some(_)) = (slot.filter(is_there), self.hole) {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            let pressed = self.drag.borrow().press(event.pointer_id(), slot, at);
            self.drag.replace(pressed);
            // Without capture the drag still works inside of the window.
            let _ = button.set_pointer_capture(event.pointer_id());
        }
    }

    fn moved(&self, event: &PointerEvent) {
        let before = *self.drag.borrow();
        let to = (f64::from(event.client_x()), f64::from(event.client_y()));
        let after = before.moved(event.pointer_id(), to);
        self.drag.replace(after);
        let Drag::Dragging(grip, offset) = after else {
            return;
        };
        if matches!(before, Drag::Pressed(_)) {
            self.dispatcher.dispatch(TableEvent::Drag(Some(grip.slot)));
        }
        if before != after {
            self.show(grip.slot, offset);
        }
    }

    fn up(&self, event: &PointerEvent) {
        let to = (f64::from(event.client_x()), f64::from(event.client_y()));
        let drag = self.drag.borrow().moved(event.pointer_id(), to);
        if !drag.is_held_by(event.pointer_id()) {
            return;
        }
        self.drag.replace(Drag::Idle);
        if let Drag::Dragging(grip, offset) = drag {
            self.dropped.set(true);
            self.release();
            match self
                .target(grip.slot, offset)
                .filter(|target| target.commits)
            {
                Some(target) => self
                    .dispatcher
                    .dispatch(TableEvent::Drop(grip.slot, target.push)),
                None => self.dispatcher.dispatch(TableEvent::Cancel),
            }
        }
    }

    fn cancel(&self, event: &PointerEvent) {
        let drag = *self.drag.borrow();
        if drag.is_held_by(event.pointer_id()) {
            self.drag.replace(Drag::Idle);
            self.release();
            self.dispatcher.dispatch(TableEvent::Cancel);
        }
    }

    fn card_in(&self, slot: usize) -> Option<usize> {
        let place = Place::Centre(slot);
        self.cards.iter().position(|card| card.place == place)
    }

    fn target(&self, slot: usize, offset: (f64, f64)) -> Option<Target> {
        let (x, y) = self.layout.centre(slot).middle();
        target(&self.layout, self.hole?, (x + offset.0, y + offset.1))
    }

    /// Puts the dragged card under the pointer, or on its lane, and the row
    /// along with it.
    fn show(&self, slot: usize, offset: (f64, f64)) {
        let target = self.target(slot, offset);
        let hover = target.map(|target| (target.push, target.legal));
        self.dispatcher.dispatch(TableEvent::Hover(hover));
        let engaged = target.filter(|target| target.legal && target.depth > 0.0);
        let mut sliding = Vec::new();
        let mut own = offset;
        if let (Some(Target { push, depth, .. }), Some(hole)) = (engaged, self.hole) {
            let (step_x, step_y) = self.layout.step(push);
            let from = self.layout.centre(slot).middle();
            let to = self.layout.cell(Seat::FIRST, push.entry()).middle();
            let back = 1.0 - depth;
            own = (to.0 - from.0 - step_x * back, to.1 - from.1 - step_y * back);
            let slide = (step_x * depth, step_y * depth);
            sliding = push
                .moved(hole)
                .filter_map(|cell| {
                    let place = Place::Grid(Seat::FIRST, cell);
                    let id = self.cards.iter().position(|card| card.place == place)?;
                    Some((id, slide))
                })
                .collect();
        }
        sliding.extend(self.card_in(slot).map(|id| (id, own)));
        for id in 0..self.cards.len() {
            let by = sliding.iter().find(|(moved, _)| *moved == id);
            shift(id, by.map(|(_, by)| *by));
        }
    }

    fn release(&self) {
        (0..self.cards.len()).for_each(|id| shift(id, None));
    }
}

/// Moves a card away from its place by some pixels, or back to it.
fn shift(id: usize, by: Option<(f64, f64)>) {
    let card = gloo_utils::document()
        .get_element_by_id(&format!("card-{id}"))
        .and_then(|card| card.dyn_into::<HtmlElement>().ok());
    let Some(style) = card.map(|card| card.style()) else {
        return;
    };
    // Setting a valid custom property does not fail.
    let _ = match by {
        Some((x, y)) => style
            .set_property("--dx", &format!("{x:.1}px"))
            .and_then(|()| style.set_property("--dy", &format!("{y:.1}px"))),
        None if style
            .get_property_value("--dx")
            .is_ok_and(|dx| !dx.is_empty()) =>
        {
            style
                .remove_property("--dx")
                .and_then(|_| style.remove_property("--dy"))
                .map(|_| ())
        }
        None => Ok(()),
    };
}

fn centre_button(event: &PointerEvent) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-centre]").ok().flatten()
}
