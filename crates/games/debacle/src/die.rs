//! The picture of a die: pips on a face, red with round corners, black with cut ones. Whoever places it gives
//! it its accessible name.

use engine::debacle::{Side, Value};
use yew::prelude::*;

/// Where the pips of a value are, in a square of 60.
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

/// A side's name for styles.
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Black => "black",
    }
}

/// A side of a die of which no value is to be read: it shows while the die is
/// turned over.
pub fn wall(side: Side) -> Html {
    html! { <span key="wall" class="die-face is-wall" data-side={side_key(side)} aria-hidden="true" /> }
}

/// A face of a die of this side; `class` says which of the cube's it is.
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
