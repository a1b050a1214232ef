//! A page with one button, which counts how often it was pressed: the least that a page of yew's
//! takes to load. `cargo xtask bench --load --bare` compares Tablée with it.

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
