//! Where what is dragged would land. That changes so often while something is
//! dragged that it is kept apart from the tables' state: what depends on it is
//! rendered when it changes, each thing by itself, and nothing else is.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use yew::prelude::*;
use yew::virtual_dom::Key;

/// What something is dragged over at a table.
pub struct Aim<T> {
    over: Rc<Cell<Option<T>>>,
    watchers: Watchers,
}

impl<T> Clone for Aim<T> {
    fn clone(&self) -> Self {
        Aim {
            over: self.over.clone(),
            watchers: self.watchers.clone(),
        }
    }
}

impl<T> PartialEq for Aim<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.over, &other.over)
    }
}

impl<T> Default for Aim<T> {
    fn default() -> Self {
        Aim {
            over: Rc::default(),
            watchers: Watchers::default(),
        }
    }
}

impl<T: Copy + PartialEq> Aim<T> {
    /// It is over something now; who watches hears of it if it was not before.
    pub fn set(&self, over: Option<T>) {
        if self.over.replace(over) != over {
            self.watchers.call();
        }
    }
}

/// The aim of a table.
#[hook]
pub fn use_aim<T: 'static>() -> Aim<T> {
    (*use_memo((), |()| Aim::default())).clone()
}

/// Hears of every change.
type Watcher = dyn Fn();

/// Who hears of every change, as long as they are kept.
#[derive(Clone, Default)]
struct Watchers(Rc<RefCell<Vec<Weak<Watcher>>>>);

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

/// What [`Aimed`] needs. It knows no game, so that its code is there once.
#[derive(Properties, Clone)]
struct AimedProps {
    watchers: Watchers,
    /// Whether it would be drawn differently now.
    is_stale: Callback<(), bool>,
    /// How it looks now.
    draw: Callback<(), Html>,
}

impl PartialEq for AimedProps {
    fn eq(&self, other: &Self) -> bool {
        // The callbacks are made together with the aim's.
        self.is_stale == other.is_stale && self.draw == other.draw
    }
}

/// Something that is rendered with its parent, and whenever it has become stale.
#[component]
fn Aimed(props: &AimedProps) -> Html {
    let update = use_force_update();
    use_effect_with(props.clone(), move |props| {
        let is_stale = props.is_stale.clone();
        let watcher: Rc<Watcher> = Rc::new(move || {
            if is_stale.emit(()) {
                update.force_update();
            }
        });
        props.watchers.add(&watcher);
        // The target may have changed since the rendering.
        watcher();
        move || drop(watcher)
    });
    props.draw.emit(())
}

/// Something whose looks depend on what something is dragged over: `see` says what
/// of that matters to it, and `draw` how it looks then. It is rendered with its
/// parent, and when what matters to it changes.
pub fn aimed<T, S>(
    key: impl Into<Key>,
    aim: &Aim<T>,
    see: impl Fn(Option<T>) -> S + 'static,
    draw: impl Fn(S) -> Html + 'static,
) -> Html
where
    T: Copy + 'static,
    S: Clone + PartialEq + 'static,
{
    let over = aim.over.clone();
    let see = Rc::new(move || see(over.get()));
    let drawn = Rc::new(RefCell::new(None));
    let is_stale = {
        let (see, drawn) = (see.clone(), drawn.clone());
        Callback::from(move |()| *drawn.borrow() != Some(see()))
    };
    let draw = Callback::from(move |()| {
        let seen = see();
        drawn.replace(Some(seen.clone()));
        draw(seen)
    });
    let watchers = aim.watchers.clone();
    html! { <Aimed key={key.into()} {watchers} {is_stale} {draw} /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_watches_hears_of_changes_and_of_no_others() {
        let aim = Aim::default();
        let heard = Rc::new(RefCell::new(String::new()));
        let watcher = |name: char| -> Rc<Watcher> {
            let heard = heard.clone();
            Rc::new(move || heard.borrow_mut().push(name))
        };
        let (a, b) = (watcher('a'), watcher('b'));
        aim.watchers.add(&a);
        aim.watchers.add(&b);
        aim.set(Some(1));
        aim.set(Some(1));
        assert_eq!(*heard.borrow(), "ab");
        drop(a);
        aim.set(None);
        let c = watcher('c');
        aim.watchers.add(&c);
        aim.set(Some(2));
        assert_eq!(*heard.borrow(), "abbcb");
        assert_eq!(aim.watchers.0.borrow().len(), 2);
    }
}
