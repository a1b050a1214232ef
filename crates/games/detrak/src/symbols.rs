//! The six symbols. Their shapes alone distinguish them, even at 20 pixels.

use engine::detrak::Symbol;
use yew::prelude::*;

/// A symbol as a drawing that fills its parent. Screen readers ignore it: the parent has to have a label.
pub fn symbol(symbol: Symbol) -> Html {
    let path = match symbol.index() {
        0 => "M12 2.5a9.5 9.5 0 1 0 .01 0zM12 8.2a3.8 3.8 0 1 1-.01 0z",
        1 => "M12 2 23 21.5H1z",
        2 => "M3 3h18v18H3z",
        3 => "M8.6 2h6.8v6.6H22v6.8h-6.6V22H8.6v-6.6H2V8.6h6.6z",
        4 => "M12 1l2.9 7.6 8.1.4-6.3 5.1 2.1 7.9L12 17.5 5.2 22l2.1-7.9L1 9l8.1-.4z",
        _ => "M16.5 2.2A10 10 0 1 0 16.5 21.8 12.5 12.5 0 0 1 16.5 2.2z",
    };
    html! {
        <svg class="symbol" data-symbol={symbol.to_string()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={path} fill-rule="evenodd" />
        </svg>
    }
}
