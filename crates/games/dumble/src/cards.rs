//! The picture of a playing card, our own drawing, which fills its parent. Screen readers ignore it: the parent
//! has to have a label.

use engine::dumble::{Card, Suit};
use yew::prelude::*;

use super::texts::texts;
use model::lang::Lang;

/// The outline of a suit, as an SVG path in a square of 24.
const fn outline(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => {
            "M12 1.8a4.6 4.6 0 0 1 3.9 7.1 4.8 4.8 0 1 1-2.6 7.4c.2 2.2.9 4.2 2.2 6.2h-7c1.3-2 2-4 2.2-6.2A4.8 4.8 0 1 1 8.1 8.9 4.6 4.6 0 0 1 12 1.8z"
        }
        Suit::Diamonds => "M12 1.2L20.4 12 12 22.8 3.6 12z",
        Suit::Hearts => {
            "M12 21.6C5 15.5 1.6 11.8 1.6 7.6 1.6 4.5 4 2.3 6.9 2.3c2 0 3.9 1.1 5.1 3.1 1.2-2 3.1-3.1 5.1-3.1 2.9 0 5.3 2.2 5.3 5.3 0 4.2-3.4 7.9-10.4 14z"
        }
        Suit::Spades => {
            "M12 1.4c1 3.5 9.4 8 9.4 13.1 0 2.8-2 4.6-4.5 4.6-1.5 0-2.8-.7-3.6-1.8.2 2 .9 3.6 2.3 5.3H8.4c1.4-1.7 2.1-3.3 2.3-5.3-.8 1.1-2.1 1.8-3.6 1.8-2.5 0-4.5-1.8-4.5-4.6C2.6 9.4 11 4.9 12 1.4z"
        }
    }
}

/// The letter of a suit for style sheets.
pub const fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "C",
        Suit::Diamonds => "D",
        Suit::Hearts => "H",
        Suit::Spades => "S",
    }
}

/// The headgear of the figures, as SVG paths in a square of 48: a jack's cap, a queen's coronet, a king's
/// crown.
const HEADS: [&str; 3] = [
    "M6 38h36v6H6zM8 34c0-14 10-22 26-24-4 4-4 7-2 10 5 2 8 7 8 14zM36 10c2-6 6-8 10-7-1 5-4 8-8 9z",
    "M8 38h32v6H8zM8 34L4 14l11 9 9-15 9 15 11-9-4 20zM4 7a3 3 0 1 1 .01 0zM24 3a3 3 0 1 1 .01 0zM44 7a3 3 0 1 1 .01 0z",
    "M7 38h34v6H7zM7 34L3 12l10 8 6-13h3V2h4v5h3l6 13 10-8-4 22z",
];

/// A card face up.
pub fn face(card: Card, lang: Lang) -> Html {
    let index = texts(lang).rank(card.rank());
    let corner = |turned: bool| {
        let transform = turned.then_some("rotate(180 50 70)");
        html! {
            <g key={turned.to_string()} class="corner" {transform}>
                <text key="rank" x="15" y="30" font-size={if index.len() > 1 { "26" } else { "31" }}>{ index }</text>
                <path key="suit" d={outline(card.suit())} transform="translate(5.5 35) scale(0.8)" />
            </g>
        }
    };
    html! {
        <span class="playing-card" data-suit={suit_key(card.suit())} aria-hidden="true">
            <svg key="face" viewBox="0 0 100 140" focusable="false">
                { corner(false) }
                { corner(true) }
                <g key="middle" class="middle">{ middle(card) }</g>
            </svg>
        </span>
    }
}

/// The pips of a number, or the figure of a jack, queen or king.
fn middle(card: Card) -> Html {
    let pip = |(index, (x, y)): (usize, (u8, u8))| {
        let turn = if y > 70 { " rotate(180)" } else { "" };
        // The scales are strings: the code that formats floating-point numbers would add some kilobytes to the
        // download.
        let scale = if card.rank().index() == 0 {
            "2.2"
        } else {
            "0.76"
        };
        let transform = format!("translate({x} {y}){turn} scale({scale}) translate(-12 -12)");
        html! { <path key={index} d={outline(card.suit())} {transform} /> }
    };
    match card.rank().index().checked_sub(10) {
        Some(figure) => html! {
            <>
                <rect key="frame" class="frame" x="29" y="17" width="42" height="106" rx="4" />
                <path key="head" d={HEADS[figure.min(2)]} transform="translate(33 28) scale(0.71)" />
                <path key="suit" d={outline(card.suit())} transform="translate(34 76) scale(1.34)" />
            </>
        },
        None => html! { <>{ for pips(card.rank().index() + 1).enumerate().map(pip) }</> },
    }
}

/// The places of the pips of a number, as on a usual pack of cards.
fn pips(number: usize) -> impl Iterator<Item = (u8, u8)> {
    const LEFT: u8 = 40;
    const MIDDLE: u8 = 50;
    const RIGHT: u8 = 60;
    let rows: &[u8] = match number {
        4..=5 => &[26, 114],
        6..=8 => &[26, 70, 114],
        9..=10 => &[26, 55, 85, 114],
        _ => &[],
    };
    let middle: &[u8] = match number {
        1 | 5 | 9 => &[70],
        2 => &[26, 114],
        3 => &[26, 70, 114],
        7 => &[48],
        8 => &[48, 92],
        10 => &[40, 100],
        _ => &[],
    };
    let pairs = rows.iter().flat_map(|y| [(LEFT, *y), (RIGHT, *y)]);
    pairs.chain(middle.iter().map(|y| (MIDDLE, *y)))
}

/// A card face down.
pub fn back() -> Html {
    html! {
        <span class="playing-card is-back" aria-hidden="true">
            <svg key="back" viewBox="0 0 100 140" focusable="false">
                <rect key="edge" class="weave" x="7" y="7" width="86" height="126" rx="7" stroke-width="2.4" />
                <path key="fan" class="weave" stroke-width="1.5"
                    d="M50 70m-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M50 70m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M14 14l14 14M86 14L72 28M14 126l14-14M86 126l-14-14M50 14v22M50 104v22M14 70h6M80 70h6" />
                <path key="mark" class="mark" d="M50 58l9 12 -9 12 -9 -12z" />
            </svg>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_number_shows_as_many_pips_apart_from_each_other() {
        for number in 1..=10 {
            let places: BTreeSet<_> = pips(number).map(|(x, y)| (x as u32, y as u32)).collect();
            assert_eq!(places.len(), number);
            let inside = |(x, y): &(u32, u32)| (30..=70).contains(x) && (20..=120).contains(y);
            assert!(places.iter().all(inside));
        }
    }
}
