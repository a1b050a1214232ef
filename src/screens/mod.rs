//! The screens around the tables.

mod fields;
mod home;
mod options;
mod part;
mod picture;
mod play;
pub mod records;
mod rules;
pub mod settings;

use yew::prelude::*;

use crate::i18n::Texts;
use crate::route::Route;

pub use fields::{Field, Switch, choice, select, switch};
pub use home::Home;
pub use options::{Form, OptionsScreen};
pub use part::{OneScreen, part_screen, screen};
pub use records::{
    CopyButton, CopyTexts, RECORDS, RecordsPart, Sharing, SharingRow, address, refusal, refusal_to,
    save, why,
};
pub use rules::{RulesOf, RulesPart, RulesScreen};
pub use settings::SETTINGS;

/// What is above a screen: the way home.
pub fn header(texts: &Texts) -> Html {
    html! {
        <header key="header" class="screen-header">
            <a class="button quiet" href={Route::Home.href()}>
                <span key="arrow" aria-hidden="true">{ "←" }</span>
                <span key="home">{ texts.common.home }</span>
            </a>
        </header>
    }
}
