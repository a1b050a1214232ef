//! The picture of a card, which fills its parent element.

use engine::dekal::CardValue;
use yew::prelude::*;

/// The props of [`CardFace`].
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
    let alone = if text.len() > 1 { "62" } else { "84" };
    html! {
        <span class="card-face" data-value={text.clone()} aria-hidden="true">
            <svg key="face" viewBox="0 0 90 120" focusable="false">
                <rect key="plate" class="plate" x="5" y="5" width="80" height="110" rx="6" stroke-width="1.2" />
                <text key="numeral" class="numeral framed" x="45" y="58" font-size="54">{ text.clone() }</text>
                <g key="pips" class="pips">
                    { for pips(value).map(|(x, y)| html! {
                        <path key={format!("{x} {y}")} d={format!("M{x} {}l5 6 -5 6 -5 -6z", y - 6)} />
                    }) }
                </g>
                <text key="alone" class="numeral alone" x="45" y={if text.len() > 1 { "82" } else { "90" }} font-size={alone}>
                    { text.clone() }
                </text>
            </svg>
        </span>
    }
}

fn back() -> Html {
    html! {
        <span class="card-face back" aria-hidden="true">
            <svg key="back" viewBox="0 0 90 120" focusable="false">
                <rect key="edge" class="weave" x="6" y="6" width="78" height="108" rx="6" stroke-width="2.4" />
                <path
                    key="weave"
                    class="weave fine"
                    stroke-width="1.4"
                    d="M12 36L36 12M12 60L60 12M12 84L78 18M12 108L78 42M30 114L78 66M54 114L78 90\
                       M78 36L54 12M78 60L30 12M78 84L12 18M78 108L12 42M60 114L12 66M36 114L12 90"
                />
                <path key="mark" class="mark" d="M45 38l17 22 -17 22 -17 -22z" />
            </svg>
        </span>
    }
}

/// The places of the pips of a value, in the card's 90 × 120 units: up to five in one row, more in two rows of
/// at most five.
fn pips(value: CardValue) -> impl Iterator<Item = (i32, i32)> {
    let count = i32::from(value.get());
    let upper = if count > 5 { (count + 1) / 2 } else { count };
    let row =
        |count: i32, y: i32| (0..count).map(move |place| (45 + 14 * place - 7 * (count - 1), y));
    let (first, second) = if count > 5 { (79, 98) } else { (88, 0) };
    row(upper, first).chain(row(count - upper, second))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_value_shows_as_many_pips_inside_the_card() {
        for value in CardValue::all() {
            let places: BTreeSet<_> = pips(value).collect();
            assert_eq!(places.len(), usize::from(value.get()));
            assert!(
                places
                    .iter()
                    .all(|(x, y)| (10..=80).contains(x) && (70..=110).contains(y))
            );
        }
    }
}
