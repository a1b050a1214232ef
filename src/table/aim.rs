//! Where what is dragged would land. That changes so often while something is
//! dragged that it is kept apart from the tables' state: what depends on it is
//! rendered when it changes, each thing by itself, and nothing else is.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use yew::prelude::*;
use yew::virtual_dom::Key;

/// Hears of every change.
type Watcher<T> = dyn Fn(Option<T>);

/// What something is dragged over at a table.
pub struct Aim<T>(Rc<Watched<T>>);

struct Watched<T> {
    over: Cell<Option<T>>,
    watchers: RefCell<Vec<Weak<Watcher<T>>>>,
}

impl<T> Clone for Aim<T> {
    fn clone(&self) -> Self {
        Aim(self.0.clone())
    }
}

impl<T> PartialEq for Aim<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Default for Aim<T> {
    fn default() -> Self {
        Aim(Rc::new(Watched {
            over: Cell::new(None),
            watchers: RefCell::default(),
        }))
    }
}

impl<T: Copy + PartialEq> Aim<T> {
    /// What it is over now.
    pub fn over(&self) -> Option<T> {
        self.0.over.get()
    }

    /// It is over something; who watches hears of it if it was not before.
    pub fn set(&self, over: Option<T>) {
        if self.0.over.replace(over) == over {
            return;
        }
        // Whoever hears of it may watch something else from then on.
        let watchers: Vec<_> = self.0.watchers.borrow().iter().map(Weak::upgrade).collect();
        watchers.iter().flatten().for_each(|watcher| watcher(over));
    }

    /// The watcher hears of every change as long as it is kept.
    fn watch(&self, watcher: &Rc<Watcher<T>>) {
        let mut watchers = self.0.watchers.borrow_mut();
        let is_gone = |watcher: &Weak<Watcher<T>>| watcher.strong_count() == 0;
        let new = Rc::downgrade(watcher);
        match watchers.iter().position(is_gone) {
            Some(place) => watchers[place] = new,
            None => watchers.push(new),
        }
    }
}

/// The aim of a table.
#[hook]
pub fn use_aim<T: 'static>() -> Aim<T> {
    (*use_memo((), |()| Aim::default())).clone()
}

/// What [`Aimed`] needs.
#[derive(Properties)]
pub struct AimedProps<T: 'static, S: 'static> {
    aim: Aim<T>,
    /// What of the target matters to it.
    see: Callback<Option<T>, S>,
    /// How it looks then.
    draw: Callback<S, Html>,
}

impl<T, S> PartialEq for AimedProps<T, S> {
    fn eq(&self, other: &Self) -> bool {
        self.aim == other.aim && self.see == other.see && self.draw == other.draw
    }
}

/// Something whose looks depend on what something is dragged over. It is rendered
/// with its parent, and when what matters to it changes.
#[component]
pub fn Aimed<T, S>(props: &AimedProps<T, S>) -> Html
where
    T: Copy + PartialEq + 'static,
    S: Clone + PartialEq + 'static,
{
    let update = use_force_update();
    let AimedProps { aim, see, draw } = props;
    let seen = see.emit(aim.over());
    let (aim, see, shown) = (aim.clone(), see.clone(), seen.clone());
    use_effect(move || {
        let watcher: Rc<Watcher<T>> = Rc::new(move |over| {
            if see.emit(over) != shown {
                update.force_update();
            }
        });
        // It may have changed since the rendering.
        watcher(aim.over());
        aim.watch(&watcher);
        move || drop(watcher)
    });
    draw.emit(seen)
}

/// Something that looks as `draw` says, by what `see` makes of the target.
pub fn aimed<T, S>(
    key: impl Into<Key>,
    aim: &Aim<T>,
    see: impl Fn(Option<T>) -> S + 'static,
    draw: impl Fn(S) -> Html + 'static,
) -> Html
where
    T: Copy + PartialEq + 'static,
    S: Clone + PartialEq + 'static,
{
    let (see, draw) = (Callback::from(see), Callback::from(draw));
    html! { <Aimed<T, S> key={key.into()} aim={aim.clone()} {see} {draw} /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_watches_hears_of_changes_and_of_no_others() {
        let aim = Aim::default();
        let heard = Rc::new(RefCell::new(Vec::new()));
        let watcher = |name: char| -> Rc<Watcher<u8>> {
            let heard = heard.clone();
            Rc::new(move |over| heard.borrow_mut().push((name, over)))
        };
        let (a, b) = (watcher('a'), watcher('b'));
        aim.watch(&a);
        aim.watch(&b);
        aim.set(Some(1));
        aim.set(Some(1));
        drop(a);
        aim.set(None);
        let c = watcher('c');
        aim.watch(&c);
        aim.set(Some(2));
        let all = [('a', Some(1)), ('b', Some(1)), ('b', None)];
        assert_eq!(heard.borrow()[..3], all);
        assert_eq!(heard.borrow()[3..], [('c', Some(2)), ('b', Some(2))]);
        assert_eq!((aim.over(), aim.0.watchers.borrow().len()), (Some(2), 2));
    }
}
