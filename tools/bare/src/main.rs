//! A page with one button that counts how often it was pressed: the least that a page made with yew takes to load.
//! `cargo xtask bench --load --bare` builds it like the release, but in one piece, and compares Tablée with it.
//!
//! The crate depends on yew and on nothing of Tablée's, since anything more would be no baseline; no crate depends on
//! it. All of it is here, in `index.html` and in `Trunk.toml`; `tools/xtask/src/load/bare.rs` builds it.

use yew::prelude::*;

#[component]
fn App() -> Html {
    let count = use_state(|| 0);
    let onclick = {
        let count = count.clone();
        Callback::from(move |_: MouseEvent| count.set(*count + 1))
    };
    html! { <button {onclick}>{ *count }</button> }
}

fn main() {
    yew::Renderer::<App>::new().render();
}
