//! The form of a match's options, to which a game adds fields of its own.

use yew::prelude::*;

use crate::{Choices, Options};

/// What each field reads and changes.
pub struct Form<C> {
    /// The present options.
    pub options: Options<C>,
    on_change: Callback<Options<C>>,
}

impl<C: Choices> Form<C> {
    /// The form of these options, and the callback for changed ones.
    pub fn new(options: Options<C>, on_change: Callback<Options<C>>) -> Form<C> {
        Form { options, on_change }
    }

    /// A callback that changes the options by its input.
    pub fn setter<I: 'static>(&self, change: impl Fn(&mut Options<C>, I) + 'static) -> Callback<I> {
        let options = self.options.clone();
        self.on_change.reform(move |input| {
            let mut options = options.clone();
            change(&mut options, input);
            options
        })
    }
}
