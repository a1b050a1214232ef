//! Components that show data from the device.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use model::storage::StorageError;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew::virtual_dom::Key;

use crate::focus::focus_heading;
use crate::part::{has_focus, waiting};

/// Data from the device; `None` while it is being read.
pub type Loaded<T> = Option<Result<Rc<T>, StorageError>>;

/// Reads data from the device when the component is mounted, and again whenever `deps` change. Until the new
/// data is there, the old stays.
///
/// It is not yew-hooks' `use_async`, which takes no `deps`; and an answer for which nobody waits any more is dropped.
#[hook]
pub fn use_loaded<D, T, F>(deps: D, load: impl FnOnce(&D) -> F + 'static) -> Loaded<T>
where
    D: PartialEq + 'static,
    T: 'static,
    F: Future<Output = Result<T, StorageError>> + 'static,
{
    let loaded = use_state(|| None);
    let setter = loaded.setter();
    use_effect_with(deps, move |deps| {
        let loading = load(deps);
        let wanted = Rc::new(());
        let still = Rc::downgrade(&wanted);
        spawn_local(async move {
            let read = loading.await;
            if still.strong_count() > 0 {
                setter.set(Some(read.map(Rc::new)));
            }
        });
        move || drop(wanted)
    });
    (*loaded).clone()
}

/// A screen of data from the device, as `show` renders it. Until the data is there, the screen says that it
/// is being loaded. Its key differs from that of any screen that takes its place, and of any other data.
pub fn loaded_screen<T, F>(
    key: impl Into<Key>,
    load: impl Fn() -> F + 'static,
    show: impl Fn(Result<&T, StorageError>) -> Html + 'static,
) -> Html
where
    T: 'static,
    F: Future<Output = Result<T, StorageError>> + 'static,
{
    let load = move |()| -> Loading<T> { Box::pin(load()) };
    let show =
        move |read: Result<Rc<T>, StorageError>| show(read.as_deref().map_err(|error| *error));
    html! { <LoadedScreen<T> key={key.into()} load={Callback::from(load)} show={Callback::from(show)} /> }
}

/// The future of data that is being read.
type Loading<T> = Pin<Box<dyn Future<Output = Result<T, StorageError>>>>;

/// Props of [`LoadedScreen`].
#[derive(Properties)]
struct LoadedProps<T: 'static> {
    load: Callback<(), Loading<T>>,
    show: Callback<Result<Rc<T>, StorageError>, Html>,
}

impl<T> PartialEq for LoadedProps<T> {
    fn eq(&self, other: &Self) -> bool {
        self.load == other.load && self.show == other.show
    }
}

/// See [`loaded_screen`].
#[component]
fn LoadedScreen<T: 'static>(props: &LoadedProps<T>) -> Html {
    let load = props.load.clone();
    let loaded = use_loaded((), move |()| load.emit(()));
    use_focus_from_waiting(loaded.is_some());
    match loaded {
        None => waiting(),
        Some(read) => props.show.emit(read),
    }
}

/// Moves the focus to the heading of the screen that replaces [`waiting`], if that had the focus. `is_here` tells that
/// this screen comes now.
#[hook]
pub fn use_focus_from_waiting(is_here: bool) {
    // This is asked while the waiting screen is still there.
    let takes_focus = use_memo(is_here, |is_here| *is_here && has_focus());
    use_effect_with(*takes_focus, |takes_focus| {
        if *takes_focus {
            focus_heading();
        }
    });
}
