//! The place on which a drop would land, as a store beside the reducer's state. A component reads what it
//! needs of it ([`use_drop_target_selector`]) and is rendered again only when that changes.
//!
//! The target changes every few frames of a drag. In the reducer's state, each change would render the table
//! and its stage: place all pieces, put all words together and, counted on a Dékal table for four after 8
//! turns, compare 100 elements, of which 3 to 6 look different. So only these are rendered, and a pointer
//! that moves over the same target renders nothing. That leaves a slow device most of the frame
//! (`docs/performance.md`, "Drags").

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use yew::prelude::*;

/// The place of a table that something is dragged over.
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
    /// Sets the place, and calls the watchers if it has changed.
    pub fn set(&self, over: Option<T>) {
        if self.over.replace(over) != over {
            self.watchers.call();
        }
    }
}

/// The drop target of a table.
#[hook]
pub fn use_drop_target<T: 'static>() -> DropTarget<T> {
    (*use_memo((), |()| DropTarget::default())).clone()
}

/// Is called after every change.
type Watcher = dyn Fn();

/// The watchers, called as long as they are kept.
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
        // A watcher may add others.
        let all: Vec<_> = self.0.borrow().iter().map(Weak::upgrade).collect();
        all.into_iter().flatten().for_each(|watcher| watcher());
    }
}

/// The part of the drop target that matters to a component, as `see` selects it. The component is rendered
/// again when that part changes.
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

/// Renders the component again after a change that makes it stale. Not generic, so that the page has this
/// code once.
#[hook]
fn use_watcher(watchers: &Watchers, is_stale: Box<dyn Fn() -> bool>) {
    let update = use_force_update();
    // The closure of the last rendering.
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
        // The target may have changed between the rendering and this effect.
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
        let calls = Rc::new(RefCell::new(String::new()));
        let watcher = |name: char| -> Rc<Watcher> {
            let calls = calls.clone();
            Rc::new(move || calls.borrow_mut().push(name))
        };
        let (a, b) = (watcher('a'), watcher('b'));
        drop_target.watchers.add(&a);
        drop_target.watchers.add(&b);
        drop_target.set(Some(1));
        drop_target.set(Some(1));
        assert_eq!(*calls.borrow(), "ab");
        drop(a);
        drop_target.set(None);
        let c = watcher('c');
        drop_target.watchers.add(&c);
        drop_target.set(Some(2));
        assert_eq!(*calls.borrow(), "abbcb");
        assert_eq!(drop_target.watchers.0.borrow().len(), 2);
    }
}
