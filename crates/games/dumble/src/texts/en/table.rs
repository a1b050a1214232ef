//! The texts of Dumble's table, in English.

use engine::dumble::{Action, Card, Kind, Suit};
use protocol::Level;

use crate::DumbleTexts;
use ui::i18n::list;
use ui::texts::en::{YOU, does, points};

const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];
const NAMES: [&str; 13] = [
    "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king",
];

fn card(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    };
    format!("{} of {suit}", NAMES[card.rank().index()])
}

/// A card with its article.
fn the(which: Card) -> String {
    format!("the {}", card(which))
}

fn cards(cards: usize) -> String {
    match cards {
        1 => "1 card".into(),
        _ => format!("{cards} cards"),
    }
}

/// A call: who calls, and with how many points.
fn calls(name: &str, own: u8) -> String {
    let calls = does(name, "call", "calls");
    format!("{name} {calls} Dumble with {}", points(own.into()))
}

pub(crate) static TEXTS: DumbleTexts = DumbleTexts {
    level_about: |level| match level {
        Level::Beginner => "Throws away its highest cards, overlooks runs, and calls late.",
        Level::Regular => {
            "Plans how to get rid of its hand, and calls when others seem to hold more."
        }
        Level::Strong => {
            "Also plans with the cards it could take, gives the next player nothing, and keeps an eye on the totals."
        }
        _ => "Imagines the hands that fit everything seen, and plays them out.",
    },
    styles: [
        "Likes to leave the next player nothing useful.",
        "Likes to bluff with low discards.",
        "",
    ],
    options: [],
    title: "Dumble: the table",
    ranks: RANKS,
    card,
    sources: "Stock and discards",
    stock: |left| format!("Stock: {}", cards(left)),
    take: |taken| format!("Discard: {}", card(taken)),
    your_hand: "Your hand",
    hand_is: |own| format!("Hand: {}", points(own.into())),
    total_is: |total| format!("Total: {}", points(total.into())),
    points_word: |own| if own == 1 { " point" } else { " points" },
    holds: |held, known| match known {
        [] => cards(held),
        _ if known.len() >= held => format!("{}: {}", cards(held), list(known, card)),
        _ => format!("{}, including {}", cards(held), list(known, card)),
    },
    is_out: "eliminated",
    dumble: "Dumble!",
    call: |own| format!("Call Dumble: {own}"),
    lowest: |chance| format!("lowest: {chance}%"),
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
    prompt_draw: "Now draw from the stock, or take one of the highlighted cards.",
    drawing: "A card is drawn…",
    dealing: "The cards are dealt…",
    called_well: |name, own| {
        let wins = does(name, "win", "wins");
        format!("{} and {wins} the round.", calls(name, own))
    },
    decided: |name, own, lower| {
        let calls = does(name, "call", "calls");
        let call = format!("{name} {calls} with\u{a0}{own}");
        match lower {
            None => format!("{call}, and nobody has less"),
            Some((YOU, less)) if less == own => {
                format!("{call}; you have as few, but whoever calls wins a tie")
            }
            Some((lower, less)) if less == own => {
                format!("{call}; {lower} has as few, but whoever calls wins a tie")
            }
            Some((YOU, less)) => format!("{call}, but you have {less}"),
            Some((lower, less)) => format!("{call}, but {lower} has {less}"),
        }
    },
    called_badly: |name, own, score| {
        let (who, scores) = match name {
            YOU => ("you", "score"),
            _ => (name, "scores"),
        };
        format!(
            "{}, but somebody has less: {who} {scores} double, {score}.",
            calls(name, own)
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
    why_discard: |now, next| match next {
        0 => format!("drops {} now", points(now.into())),
        _ => format!(
            "drops {} now, perhaps {next} more next turn",
            points(now.into())
        ),
    },
    why_fits: |own| format!("goes with your cards: {} next turn", points(own.into())),
    why_cheap: |own| format!("only {}", points(own.into())),
    why_stock: |least| {
        format!(
            "the discards fit nothing and cost {} or more",
            points(least.into())
        )
    },
    best_choice: "This is what the expert would discard.",
    nothing_chosen: "Choose the cards to discard first.",
    too_many_equal: "At most four cards of one rank, and no card more than twice.",
    run_length: "A run has exactly three cards.",
    several_suits: "The cards of a run have to be of one suit.",
    ace_is_low: "The ace is low: there is no run of queen, king and ace.",
    unrelated: "These cards are neither of one rank nor a run of one suit.",
    discard_first: "Discard first, then draw.",
    draw_first: "You have discarded: now draw a card.",
    stock_empty: "You can only take one of the highlighted cards.",
    first_turn: "You cannot call Dumble on your first turn of a round.",
    too_many: |own| format!("You need 10 points or less to call Dumble; you have {own}."),
    not_your_turn: "It is not your turn yet.",
    hand: "Hand",
    scored: "Round",
    total: "Total",
    hands: "All hands",
    chart: "Totals over the rounds",
    starts: |name| format!("{name} {} first", does(name, "play", "plays")),
    describe_action: |action| match action {
        Action::Discard(cards) => {
            format!("discard {}", list(cards.as_slice(), the))
        }
        Action::Take(taken) => format!("take {}", the(taken)),
        Action::Stock => "draw from the stock".into(),
        Action::Call => "call Dumble".into(),
    },
    turned_up: |first| format!("Turned up: {}", card(first)),
    discards: |name, cards| {
        format!(
            "{name} {} {}",
            does(name, "discard", "discards"),
            list(cards, card)
        )
    },
    takes: |name, taken| format!("{name} {} {}", does(name, "take", "takes"), the(taken)),
    draws: |name| format!("{name} {} from the stock", does(name, "draw", "draws")),
    drew: "drew from the stock",
    you_drew: |drawn| format!("It is the {}", card(drawn)),
    reshuffled: "The discards are shuffled into a new stock.",
    calls,
    scores: |name, own, score| {
        let holds = does(name, "hold", "holds");
        let scores = does(name, "score", "scores");
        format!("{name} {holds} {} and {scores} {score}", points(own.into()))
    },
};
