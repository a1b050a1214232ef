//! The picture of a card, which fills its parent element.

use engine::dekal::CardValue;
use yew::prelude::*;

use crate::drawings::drawing;

/// Props of [`CardFace`].
#[derive(Clone, PartialEq, Properties)]
pub struct CardFaceProps {
    /// The value of the card; `None` shows its back.
    pub value: Option<CardValue>,
}

/// A card, face up or face down. Screen readers do not see the picture: the parent element has to name the
/// card.
#[component]
pub fn CardFace(props: &CardFaceProps) -> Html {
    match props.value {
        Some(value) => face(value),
        None => back(),
    }
}

fn face(value: CardValue) -> Html {
    let text = value.to_string();
    // Two digits need a smaller font to fit in the same width.
    let alone = if text.len() > 1 { "72" } else { "92" };
    let pips: String = pips(value)
        .map(|x| format!("M{x} {PIPS}l3 4 -3 4 -3 -4z"))
        .collect();
    html! {
        <span class="card-face" data-value={text.clone()} aria-hidden="true">
            <svg key="face" viewBox="0 0 90 120" focusable="false">
                { edge() }
                <g key="drawing" class="drawing">
                    { for drawing(value).iter().enumerate().map(|(place, (paint, shape))| html! {
                        <path key={place} class={paint.class()} d={*shape} />
                    }) }
                    <path key="pips" class="pips" d={pips} />
                </g>
                <text key="numeral" class="numeral framed" x="45" y="49" font-size="53">{ text.clone() }</text>
                <text key="alone" class="numeral alone" x="45" y={if text.len() > 1 { "85" } else { "92" }} font-size={alone}>
                    { text.clone() }
                </text>
            </svg>
        </span>
    }
}

/// The unprinted edge of the card.
fn edge() -> Html {
    html! { <rect key="edge" class="edge-line" x="2" y="2" width="86" height="116" rx="7" /> }
}

/// A star between four arrows that push towards it, in waves: the same upside down, as a back has to be.
fn back() -> Html {
    html! {
        <span class="card-face back" aria-hidden="true">
            <svg key="back" viewBox="0 0 90 120" focusable="false">
                { edge() }
                <path key="halo" class="halo fine" d="M45 30a30 30 0 1 1 -.01 0z" />
                <path key="waves" class="waves fine" d={WAVES} />
                <path
                    key="mark"
                    class="mark"
                    fill-rule="evenodd"
                    d="M45 40L52 53L65 60L52 67L45 80L38 67L25 60L38 53zM45 52L37 60L45 68L53 60z"
                />
                <path
                    key="arrows"
                    class="mark fine"
                    d="M45 34L37 24H42V12H48V24H53zM45 86L53 96H48V108H42V96H37zM21 60L13 68V63H8V57H13V52zM69 60L77 52V57H82V63H77V68z"
                />
            </svg>
        </span>
    }
}

/// The waves in the corners of a back.
const WAVES: &str = "M8 24C14 24 14 18 20 18S26 12 32 12M8 34C14 34 16 28 22 28S28 22 34 22M8 44C14 44 16 38 22 38S28 34 32 32M82 24C76 24 76 18 70 18S64 12 58 12M82 34C76 34 74 28 68 28S62 22 56 22M82 44C76 44 74 38 68 38S62 34 58 32M8 96C14 96 14 102 20 102S26 108 32 108M8 86C14 86 16 92 22 92S28 98 34 98M8 76C14 76 16 82 22 82S28 86 32 88M82 96C76 96 76 102 70 102S64 108 58 108M82 86C76 86 74 92 68 92S62 98 56 98M82 76C76 76 74 82 68 82S62 86 58 88";

/// The top of the pips, in the card's 90 × 120 units.
const PIPS: i32 = 102;

/// The middles of the pips of a value from left to right, in the card's 90 × 120 units: many stand closer together.
fn pips(value: CardValue) -> impl Iterator<Item = i32> {
    let count = i32::from(value.get());
    let step = (72 / (count - 1).max(1)).min(11);
    (0..count).map(move |place| 45 + step * place - step * (count - 1) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_shows_as_many_pips_apart_from_each_other_inside_the_edge() {
        for value in CardValue::all() {
            let places: Vec<_> = pips(value).collect();
            assert_eq!(places.len(), usize::from(value.get()));
            assert!(places.iter().all(|x| (8..=82).contains(x)), "{places:?}");
            assert!(places.windows(2).all(|pair| pair[1] - pair[0] > 6));
        }
    }
}
