//! Where what is dragged would land, as a store of its own, beside the tables'
//! state: a component says what of that matters to it ([`use_drop_target_selector`]), and is
//! rendered when that changes.
//!
//! The target changes every few frames of a drag. As a part of the table's state it
//! would render the table and its stage each time: all pieces are placed, all words put
//! together, and, counted on a Dékal table for four after 8 turns, 100 elements
//! compared, of which 3 to 6 look different. So only these are rendered. A pointer that
//! moves over the same target renders nothing. That leaves a slow device the most of a
//! frame (`docs/performance.md`, "Drags").

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use yew::prelude::*;

/// What something is dragged over at a table.
pub struct DropTarget<T> {
    over: Rc<Cell<Option<T>>>,
    watchers: Watchers,
}

impl<T> Clone for DropTarget<T> {
    fn clone(&self) -> Self {
        DropTarget {
            over: self.over.clone(),
            watchers: self.watchers.clone(),
        }
    }
}

impl<T> PartialEq for DropTarget<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.over, &other.over)
    }
}

impl<T> Default for DropTarget<T> {
    fn default() -> Self {
        DropTarget {
            over: Rc::default(),
            watchers: Watchers::default(),
        }
    }
}

impl<T: Copy + PartialEq> DropTarget<T> {
    /// It is over something now; who watches hears of it if it was not before.
    pub fn set(&self, over: Option<T>) {
        if self.over.replace(over) != over {
            self.watchers.call();
        }
    }
}

/// The aim of a table.
#[hook]
pub fn use_drop_target<T: 'static>() -> DropTarget<T> {
    (*use_memo((), |()| DropTarget::default())).clone()
}

/// Hears of every change.
type Watcher = dyn Fn();

/// Who hears of every change, as long as they are kept.
#[derive(Clone, Default)]
struct Watchers(Rc<RefCell<Vec<Weak<Watcher>>>>);

impl PartialEq for Watchers {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Watchers {
    fn add(&self, watcher: &Rc<Watcher>) {
        let new = Rc::downgrade(watcher);
        let mut all = self.0.borrow_mut();
        match all.iter().position(|watcher| watcher.strong_count() == 0) {
            Some(gone) => all[gone] = new,
            None => all.push(new),
        }
    }

    fn call(&self) {
        // Whoever is called may add others.
        let all: Vec<_> = self.0.borrow().iter().map(Weak::upgrade).collect();
        all.into_iter().flatten().for_each(|watcher| watcher());
    }
}

/// What matters to a component of what something is dragged over, as `see` has
/// it. The component is rendered anew when that has changed.
#[hook]
pub fn use_drop_target_selector<T, S>(
    drop_target: &DropTarget<T>,
    see: impl Fn(Option<T>) -> S + 'static,
) -> S
where
    T: Copy + 'static,
    S: Clone + PartialEq + 'static,
{
    let seen = see(drop_target.over.get());
    let (over, shown) = (drop_target.over.clone(), seen.clone());
    use_watcher(
        &drop_target.watchers,
        Box::new(move || see(over.get()) != shown),
    );
    seen
}

/// Renders the component anew after a change that makes it stale. Not generic, so
/// that the page has it once.
#[hook]
fn use_watcher(watchers: &Watchers, is_stale: Box<dyn Fn() -> bool>) {
    let update = use_force_update();
    // As the last rendering has it.
    let latest = use_mut_ref(|| None);
    latest.replace(Some(is_stale));
    use_effect_with(watchers.clone(), move |watchers| {
        let watcher: Rc<Watcher> = Rc::new(move || {
            let is_stale = latest.borrow().as_ref().is_some_and(|is_stale| is_stale());
            if is_stale {
                update.force_update();
            }
        });
        watchers.add(&watcher);
        // The target may have changed since the rendering.
        watcher();
        move || drop(watcher)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_watches_hears_of_changes_and_of_no_others() {
        let drop_target = DropTarget::default();
        let heard = Rc::new(RefCell::new(String::new()));
        let watcher = |name: char| -> Rc<Watcher> {
            let heard = heard.clone();
            Rc::new(move || heard.borrow_mut().push(name))
        };
        let (a, b) = (watcher('a'), watcher('b'));
        drop_target.watchers.add(&a);
        drop_target.watchers.add(&b);
        drop_target.set(Some(1));
        drop_target.set(Some(1));
        assert_eq!(*heard.borrow(), "ab");
        drop(a);
        drop_target.set(None);
        let c = watcher('c');
        drop_target.watchers.add(&c);
        drop_target.set(Some(2));
        assert_eq!(*heard.borrow(), "abbcb");
        assert_eq!(drop_target.watchers.0.borrow().len(), 2);
    }
}
