//! Dumble in English.

use engine::dumble::{Card, Kind, Rank, Suit};
use protocol::Level;

use super::{Texts, percent, sign};

const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];
const NAMES: [&str; 13] = [
    "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king",
];

fn rank(rank: Rank) -> &'static str {
    RANKS[rank.index()]
}

fn card(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    };
    format!("{} of {suit}", NAMES[card.rank().index()])
}

fn points(points: i32) -> String {
    match points {
        1 => "1 point".into(),
        _ => format!("{points} points"),
    }
}

/// The verb's form after a name: people are addressed.
fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == "You" { you } else { other }
}

pub static TEXTS: Texts = Texts {
    level_about: |level| match level {
        Level::Beginner => "Throws its dearest cards away, overlooks runs, and calls late.",
        Level::Regular => {
            "Plans how to get rid of its hand, and calls when others seem to hold more."
        }
        Level::Strong => {
            "Also plans with the cards it could take, gives the next player nothing, and minds the totals."
        }
        Level::Expert => "Imagines the hands that fit everything seen, and plays them out.",
    },
    title: "Dumble: the table",
    rank,
    card,
    sign: |card| format!("{}{}", rank(card.rank()), sign(card.suit())),
    sources: "Stock and discards",
    stock: |cards| match cards {
        1 => "Stock: 1 card".into(),
        _ => format!("Stock: {cards} cards"),
    },
    take: |card| format!("Discard: {card}"),
    your_hand: "Your hand",
    hand_is: |own| format!("Hand: {}", points(own.into())),
    total_is: |total| format!("Total: {}", points(total.into())),
    points_word: " points",
    holds: |cards, known| {
        let cards = match cards {
            1 => "1 card".into(),
            _ => format!("{cards} cards"),
        };
        match known {
            "" => cards,
            _ => format!("{cards}, among them {known}"),
        }
    },
    is_out: "eliminated",
    dumble: "Dumble!",
    announce: |own| format!("Call Dumble: {own}"),
    lowest: |chance| format!("{} % lowest", percent(chance)),
    discard: "Discard",
    sort_rank: "Sort by rank",
    sort_suit: "Sort by suit",
    heading: |round, lap| format!("Round\u{a0}{round}, turn\u{a0}{lap}"),
    prompt_discard: "Choose the cards to discard.",
    prompt_dumble: |own| {
        format!(
            "Call Dumble with your {}, or choose cards to discard.",
            points(own.into())
        )
    },
    prompt_draw: "Now draw: from the stock, or one of the lit cards.",
    drawing: "A card is drawn…",
    dealing: "The cards are dealt…",
    called_well: |name, own| {
        let calls = does(name, "call", "calls");
        let wins = does(name, "win", "wins");
        format!(
            "{name} {calls} Dumble with {} and {wins} the round.",
            points(own.into())
        )
    },
    called_badly: |name, own, score| {
        let calls = does(name, "call", "calls");
        let has = does(name, "have", "has");
        format!(
            "{name} {calls} Dumble with {}, but somebody is lower: {name} {has} to take double, {score}.",
            points(own.into())
        )
    },
    falls: |name| {
        let lands = does(name, "land", "lands");
        let falls = does(name, "fall", "falls");
        format!("{name} {lands} on exactly 100 and {falls} back to 50.")
    },
    eliminated: |name, total| {
        let is = does(name, "are", "is");
        format!("{name} {is} eliminated with {total}.")
    },
    kind: |kind, cards, own| {
        let what = match (kind, cards) {
            (Kind::Single, _) => "A single card",
            (Kind::Run, _) => "A run",
            (Kind::OfARank, 2) => "A pair",
            (Kind::OfARank, 3) => "Three of a kind",
            (Kind::OfARank, _) => "Four of a kind",
        };
        format!("{what}: {}.", points(own.into()))
    },
    best_choice: "This is what the expert would discard.",
    nothing_chosen: "Choose the cards to discard first.",
    too_many_equal: "At most four cards of a rank, and two of the same card.",
    run_length: "A run has exactly three cards.",
    several_suits: "The cards of a run have to be of one suit.",
    ace_is_low: "The ace is low: there is no run of queen, king and ace.",
    unrelated: "These cards are neither of one rank nor a run of one suit.",
    discard_first: "Discard first, then draw.",
    draw_first: "You have discarded: now draw a card.",
    stock_empty: "There is nothing left to draw from but the lit cards.",
    first_turn: "Nobody calls Dumble on their first turn of a round.",
    too_many: |own| format!("Dumble takes 10 points or less; you have {own}."),
    not_your_turn: "It is not your turn yet.",
    hand: "Hand",
    scored: "Round",
    total: "Total",
    hands: "All hands",
    chart: "Totals over the rounds",
    starts: |name| format!("{name} {} first", does(name, "play", "plays")),
    turned_up: |card| format!("Turned up: {card}"),
    discards: |name, cards| format!("{name} {} {cards}", does(name, "discard", "discards")),
    takes: |name, card| format!("{name} {} the {card}", does(name, "take", "takes")),
    draws: |name| format!("{name} {} from the stock", does(name, "draw", "draws")),
    you_drew: |card| format!("It is the {card}"),
    reshuffled: "The discards become a new stock.",
    announces: |name, own| {
        let calls = does(name, "call", "calls");
        format!("{name} {calls} Dumble with {}", points(own.into()))
    },
    scores: |name, own, score| {
        let scores = does(name, "score", "scores");
        format!("{name}: {} in hand, {scores} {score}", points(own.into()))
    },
};
