//! Tablée's page: the yew component tree around the engine.

pub mod cards;
pub mod dekal;
pub mod i18n;
pub mod settings;
pub mod storage;

use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <main><h1>{ "Tablée" }</h1></main> }
}
