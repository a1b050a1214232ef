//! The option whether to play or to watch.

use crate::Choices;
use crate::form::Form;
use model::lang::Lang;
use ui::fields::Field;
use ui::fields::choice;
use yew::prelude::*;

use super::texts;

/// The form field.
pub fn field<C: Choices>(form: &Form<C>, lang: Lang) -> Html {
    let words = texts(lang);
    choice(&Field {
        name: "role",
        label: words.role.into(),
        choices: words.roles.map(AttrValue::from).into(),
        chosen: form.options.watch.into(),
        on_choose: form.setter(|options, place: usize| options.watch = place == 1),
    })
}
