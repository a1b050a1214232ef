//! Tablée's page: the yew component tree around the engine.

pub mod pool;

use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <main><h1>{ "Tablée" }</h1></main> }
}
