//! The six symbols: printed, as on the dice, or drawn with a pencil, as on a sheet. Their shapes alone distinguish
//! them, even at 20 pixels.

use engine::detrak::Symbol;
use yew::prelude::*;

/// The outline of a symbol, in a square of 24.
const fn outline(symbol: Symbol) -> &'static str {
    match symbol.index() {
        0 => "M12 2.5a9.5 9.5 0 1 0 .01 0zM12 8.2a3.8 3.8 0 1 1-.01 0z",
        1 => "M12 2 23 21.5H1z",
        2 => "M3 3h18v18H3z",
        3 => "M8.6 2h6.8v6.6H22v6.8h-6.6V22H8.6v-6.6H2V8.6h6.6z",
        4 => "M12 1l2.9 7.6 8.1.4-6.3 5.1 2.1 7.9L12 17.5 5.2 22l2.1-7.9L1 9l8.1-.4z",
        _ => "M16.5 2.2A10 10 0 1 0 16.5 21.8 12.5 12.5 0 0 1 16.5 2.2z",
    }
}

/// The strokes with which a pencil shades a symbol.
const fn shading(symbol: Symbol) -> &'static str {
    match symbol.index() {
        0 => {
            "M3.4 12.6 9 6.6M4.6 16.6 8.6 12.4M7.4 19.4 11 15.8M11.4 20.6 20.4 11.4M15.8 8.4 18.4 6M11.6 7.2 15.2 3.6"
        }
        1 => "M9.6 10.4 13 6.6M4.8 19.2 15.2 9.4M8.4 20.6 17.6 12.4M14.4 20.6 19.6 16.2",
        2 => "M4.4 10 10 4.4M4.4 16 16 4.4M6 19.8 19.8 6.2M12 19.8 19.8 12.2M17.4 20 19.8 17.8",
        3 => {
            "M9.6 7.4 14.2 3.2M3.4 13.6 8.4 9.8M7.4 14.4 14.6 7.8M11 14.6 16.8 9.8M9.8 20.4 15.2 14.6M16.8 14.4 20.8 10.6"
        }
        4 => {
            "M10 10.6 12.6 4.6M4.6 10.4 8.2 9.8M7.6 17.6 16.4 9.8M7 20.2 11 16.4M13.8 17 17.6 10.8"
        }
        _ => {
            "M6.2 8.4 12.4 3.4M5.4 13.2 10.8 7.6M7 17 11 12.4M9.2 19.8 12.6 15.8M12.4 21.4 14.4 18.6"
        }
    }
}

/// A symbol as it is printed. It fills its parent. Screen readers ignore it: the parent has to have a label.
pub fn symbol(symbol: Symbol) -> Html {
    html! {
        <svg class="symbol" data-symbol={symbol.to_string()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={outline(symbol)} fill-rule="evenodd" />
        </svg>
    }
}

/// A symbol as a pencil draws it on a sheet: twice around, and shaded. Otherwise as [`symbol`].
pub fn drawn(symbol: Symbol) -> Html {
    let path = outline(symbol);
    html! {
        <svg class="symbol is-drawn" data-symbol={symbol.to_string()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path key="shade" class="shade" d={path} fill-rule="evenodd" />
            <path key="strokes" class="strokes" d={shading(symbol)} />
            <path key="line" d={path} />
            <path key="again" class="again" d={path} transform="rotate(3 12 12) translate(0.4 -0.5)" />
        </svg>
    }
}
