//! The picture of a die: pips on a face, red with round corners, black with cut ones. Screen readers ignore it:
//! the parent has to have a label.

use engine::debacle::{Side, Value};
use ui::sign::arrow;
use yew::prelude::*;

/// The places of a value's pips, in a square of 60.
pub fn pips(value: Value) -> &'static [(u8, u8)] {
    const LOW: u8 = 16;
    const MID: u8 = 30;
    const HIGH: u8 = 44;
    match value.get() {
        1 => &[(MID, MID)],
        2 => &[(LOW, HIGH), (HIGH, LOW)],
        3 => &[(LOW, HIGH), (MID, MID), (HIGH, LOW)],
        4 => &[(LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)],
        5 => &[
            (LOW, LOW),
            (LOW, HIGH),
            (MID, MID),
            (HIGH, LOW),
            (HIGH, HIGH),
        ],
        _ => &[
            (LOW, LOW),
            (LOW, MID),
            (LOW, HIGH),
            (HIGH, LOW),
            (HIGH, MID),
            (HIGH, HIGH),
        ],
    }
}

/// The name of a side for style sheets.
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Black => "black",
    }
}

/// A face without pips, which shows while the die turns.
pub fn wall(side: Side) -> Html {
    html! { <span key="wall" class="die-face is-wall" data-side={side_key(side)} aria-hidden="true" /> }
}

/// A face of a die of this side; `class` tells the faces of a cube apart.
pub fn face(side: Side, value: Value, class: &'static str) -> Html {
    html! {
        <span key={class} class={classes!("die-face", class)} data-side={side_key(side)} aria-hidden="true">
            <svg key="pips" viewBox="0 0 60 60" focusable="false">
                { for pips(value).iter().map(|(x, y)| html! {
                    <circle key={format!("{x}-{y}")} cx={x.to_string()} cy={y.to_string()} r="5.6" />
                }) }
            </svg>
        </span>
    }
}

/// The sign that a die is turned upside down.
pub fn flip_sign() -> Html {
    html! { <>{ arrow(270) }{ arrow(90) }</> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_as_many_pips() {
        for value in Value::all() {
            assert_eq!(pips(value).len(), usize::from(value.get()));
        }
    }
}
