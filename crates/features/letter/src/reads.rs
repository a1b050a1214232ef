//! Reading once more what has changed.

use std::rc::Rc;

use yew::prelude::*;

/// How often the data was read: once more when something has changed it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Reads(pub usize);

impl Reducible for Reads {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Reads> {
        Reads(self.0 + 1).into()
    }
}
