//! Signs drawn by the project. Fonts draw each of them in another way, as a picture in colours, or not at all.

use yew::prelude::*;

/// An arrow to the left with a long shaft, for [`drawn`].
pub const BACK: &str = "M20 12H4M11 5l-7 7 7 7";
/// An arrow that turns back, for [`drawn`].
pub const UNDO: &str = "M8 4 3.5 8.5 8 13M4 8.5h10.5a5.5 5.5 0 0 1 0 11H8";
/// Two arrowheads to the right, for [`drawn`].
pub const SKIP: &str = "M4 5.5 11 12l-7 6.5zM13 5.5 20 12l-7 6.5z";
/// An arrow in a circle, clockwise, for [`drawn`].
pub const TURN: &str = "M20 4v5.5h-5.5M19.6 9.5A8 8 0 1 0 20 13";
/// An arrowhead to the left, for [`drawn`].
pub const LEFT: &str = "M15 5l-7 7 7 7";
/// An arrowhead to the right, for [`drawn`].
pub const RIGHT: &str = "M9 5l7 7-7 7";
/// An arrowhead to the left, up to a line, for [`drawn`].
pub const TO_START: &str = "M18 5l-7 7 7 7M6 5v14";
/// An arrowhead to the right, up to a line, for [`drawn`].
pub const TO_END: &str = "M6 5l7 7-7 7M18 5v14";
/// A tick, for [`drawn`].
pub const TICK: &str = "M4.5 13l5 5L19.5 6";
/// A cross, for [`drawn`].
pub const CROSS: &str = "M6 6l12 12M18 6 6 18";

/// The sign of a button: the lines of an SVG path in a square of 24. Screen readers skip it.
pub fn drawn(path: &'static str) -> Html {
    html! { <svg key="sign" class="bar-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}

/// An arrow in a line of text, in its colour: to the right, turned clockwise by so many degrees. Screen readers skip it.
pub fn arrow(degrees: u16) -> Html {
    html! { <span key={degrees} class="arrow" style={format!("rotate:{degrees}deg")} aria-hidden="true" /> }
}
