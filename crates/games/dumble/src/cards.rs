//! The picture of a playing card, our own drawing, which fills its parent. Screen readers ignore it: the parent
//! has to have a label.

use engine::dumble::{Card, Suit};
use yew::prelude::*;

use super::courts::{FIGURES, Shape};
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

/// The sign of a suit in a line of text. Screen readers skip it.
pub fn pip(suit: Suit) -> Html {
    html! { <svg key="suit" class="suit-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={outline(suit)} /></svg> }
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

/// A card face up.
pub fn face(card: Card, lang: Lang) -> Html {
    let index = texts(lang).rank(card.rank());
    let corner = |turned: bool| {
        let transform = turned.then_some("rotate(180 50 70)");
        html! {
            <g key={turned.to_string()} class="corner" {transform}>
                <text key="rank" x="15" y="30" font-size={if index.len() > 1 { "21" } else { "31" }}>{ index }</text>
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
        Some(figure) => court(FIGURES[figure.min(2)], card.suit()),
        None => html! { <>{ for pips(card.rank().index() + 1).enumerate().map(pip) }</> },
    }
}

/// A court card: one figure that is the same upside down.
fn court(figure: &'static [Shape], suit: Suit) -> Html {
    let half = |turned: bool| {
        let transform = turned.then_some("rotate(180 50 70)");
        html! {
            <g key={turned.to_string()} {transform}>
                { for figure.iter().enumerate().map(|(place, (paint, shape))| html! {
                    <path key={place} class={paint.class()} d={*shape} />
                }) }
                <path key="suit" d={outline(suit)} transform="translate(29 18) scale(0.42)" />
            </g>
        }
    };
    html! {
        <>
            <rect key="ground" class="frame" x="26" y="12" width="48" height="116" rx="3" />
            { half(false) }
            { half(true) }
            <path key="belt" class="gold" d="M26 69H74V71H26z" />
            <rect key="frame" class="frame-line" x="26" y="12" width="48" height="116" rx="3" />
        </>
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

/// A card face down: the four suits in a net, the same upside down but for the suits.
pub fn back() -> Html {
    const TURNS: [(Suit, &str); 4] = [
        (Suit::Spades, "translate(41 40) scale(0.75)"),
        (
            Suit::Hearts,
            "rotate(90 50 70) translate(41 40) scale(0.75)",
        ),
        (
            Suit::Clubs,
            "rotate(180 50 70) translate(41 40) scale(0.75)",
        ),
        (
            Suit::Diamonds,
            "rotate(270 50 70) translate(41 40) scale(0.75)",
        ),
    ];
    html! {
        <span class="playing-card is-back" aria-hidden="true">
            <svg key="back" viewBox="0 0 100 140" focusable="false">
                <path key="net" class="net" d={NET} />
                <rect key="edge" class="edge-line" x="3" y="3" width="94" height="134" rx="6" />
                <path key="medal" class="medal" d="M50 32C62 40 78 44 84 70C78 96 62 100 50 108C38 100 22 96 16 70C22 44 38 40 50 32z" />
                <path key="mark" class="mark" d="M50 62l6 8 -6 8 -6 -8z" />
                { for TURNS.map(|(suit, transform)| html! {
                    <path key={suit_key(suit)} class="mark" d={outline(suit)} {transform} />
                }) }
            </svg>
        </span>
    }
}

/// The net on a back, with its border.
const NET: &str = "M10 10H90V130H10zM10 34L34 10M10 58L58 10M10 82L82 10M10 106L90 26M10 130L90 50M34 130L90 74M58 130L90 98M82 130L90 122M90 34L66 10M90 58L42 10M90 82L18 10M90 106L10 26M90 130L10 50M66 130L10 74M42 130L10 98M18 130L10 122";

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
