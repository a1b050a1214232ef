//! Dragging in the page: pointer events in, positions and table events out.
//! However many pointer events come, cards move once a frame.

use std::cell::{Cell as Flag, RefCell};
use std::rc::Rc;

use engine::Seat;
use engine::dekal::Cell;
use gloo_events::EventListener;
use gloo_render::{AnimationFrame, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::drag::{Drag, Target, target};
use super::frame;
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
    held: Rc<Held>,
}

/// What outlives renderings.
#[derive(Default)]
struct Held {
    drag: RefCell<Drag>,
    /// The frame in which the cards will move.
    frame: RefCell<Option<AnimationFrame>>,
    /// Whether the click to come ends a drag.
    dropped: Flag<bool>,
}

/// Listeners for dragging the cards of the centre.
#[hook]
pub fn use_drag(
    state: &UseReducerHandle<TableState>,
    layout: &Layout,
    cards: &[Card],
) -> DragListeners {
    let held = use_memo((), |()| Held::default());
    use_hiding(&held, state.dispatcher());
    let scene = Rc::new(Scene {
        layout: layout.clone(),
        cards: cards.to_vec(),
        hole: state.hole_to_fill(),
        dispatcher: state.dispatcher(),
        held,
    });
    let listener = |handle: fn(&Rc<Scene>, &PointerEvent)| {
        let scene = scene.clone();
        Callback::from(move |event: PointerEvent| handle(&scene, &event))
    };
    let clicked = {
        let scene = scene.clone();
        Callback::from(move |(event, meaning): (MouseEvent, TableEvent)| {
            let by_keyboard = event.detail() == 0;
            if by_keyboard || !scene.held.dropped.take() {
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

/// An app switch in mid-drag lets go: the pointer's end may never be told.
#[hook]
fn use_hiding(held: &Rc<Held>, dispatcher: UseReducerDispatcher<TableState>) {
    let held = held.clone();
    use_effect_with((), move |()| {
        let document = gloo_utils::document();
        let listener = EventListener::new(&document.clone(), "visibilitychange", move |_| {
            if document.hidden() && held.let_go() {
                dispatcher.dispatch(TableEvent::Cancel);
            }
        });
        move || drop(listener)
    });
}

impl Held {
    /// Ends a drag, if there is one, and puts the cards back.
    fn let_go(&self) -> bool {
        drop(self.frame.take());
        frame::release();
        self.drag.replace(Drag::Idle) != Drag::Idle
    }
}

impl Scene {
    fn down(self: &Rc<Self>, event: &PointerEvent) {
        self.held.dropped.set(false);
        let Some(button) = centre_button(event).filter(|_| event.button() == 0) else {
            return;
        };
        let slot = button
            .get_attribute("data-centre")
            .and_then(|slot| slot.parse().ok());
        let is_there = |slot: &usize| self.card_in(*slot).is_some();
        if let (Some(slot), Some(_)) = (slot.filter(is_there), self.hole) {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            let pressed = self.held.drag.borrow().press(event.pointer_id(), slot, at);
            self.held.drag.replace(pressed);
            // Without capture the drag still works inside of the window.
            let _ = button.set_pointer_capture(event.pointer_id());
        }
    }

    fn moved(self: &Rc<Self>, event: &PointerEvent) {
        let before = *self.held.drag.borrow();
        let after = before.moved(event.pointer_id(), position(event));
        self.held.drag.replace(after);
        let Drag::Dragging(grip, _) = after else {
            return;
        };
        if matches!(before, Drag::Pressed(_)) {
            self.dispatcher.dispatch(TableEvent::Drag(Some(grip.slot)));
        }
        if before != after && self.held.frame.borrow().is_none() {
            let scene = self.clone();
            let frame = request_animation_frame(move |_| scene.on_frame());
            self.held.frame.replace(Some(frame));
        }
    }

    fn on_frame(&self) {
        drop(self.held.frame.take());
        if let Drag::Dragging(grip, offset) = *self.held.drag.borrow() {
            self.show(grip.slot, offset);
        }
    }

    fn up(self: &Rc<Self>, event: &PointerEvent) {
        let drag = self
            .held
            .drag
            .borrow()
            .moved(event.pointer_id(), position(event));
        if !drag.is_held_by(event.pointer_id()) {
            return;
        }
        self.held.let_go();
        if let Drag::Dragging(grip, offset) = drag {
            self.held.dropped.set(true);
            let target = self.target(grip.slot, offset);
            self.dispatcher
                .dispatch(match target.filter(|target| target.commits) {
                    Some(target) => TableEvent::Drop(grip.slot, target.push),
                    None => TableEvent::Cancel,
                });
        }
    }

    fn cancel(self: &Rc<Self>, event: &PointerEvent) {
        let drag = *self.held.drag.borrow();
        if drag.is_held_by(event.pointer_id()) {
            self.held.let_go();
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
        frame::show(&sliding);
    }
}

fn position(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn centre_button(event: &PointerEvent) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-centre]").ok().flatten()
}
