//! The texts of Dékal's table, in English.

use engine::dekal::{Action, Illegal, Push, Side};
use protocol::Level;

use crate::{DekalOptions, DekalTexts};
use ui::texts::en::{NUMBERS, cell, does, place, points};

/// A card with its article: an 8, but a 7.
fn a(card: u8) -> String {
    match card {
        8 => format!("an {card}"),
        _ => format!("a {card}"),
    }
}

fn push(push: Push) -> String {
    let line = push.line() + 1;
    match push.side() {
        Side::Left => format!("from the left into row {line}"),
        Side::Right => format!("from the right into row {line}"),
        Side::Top => format!("from the top into column {line}"),
        Side::Bottom => format!("from the bottom into column {line}"),
    }
}

pub(crate) static TEXTS: DekalTexts = DekalTexts {
    options: DekalOptions {
        rounds: "Length",
        one_round: "One round",
        to_hundred: "Several rounds, until somebody reaches 100",
        first: "Who starts",
        first_lowest: "Whoever reveals the lowest card",
        first_me: "You",
        first_random: "At random",
    },
    level_about: |level| match level {
        Level::Beginner => "Sees little more than the card it takes.",
        Level::Regular => "Also looks at what it leaves to the others.",
        Level::Strong => "Knows from experience what a grid will become.",
        _ => "Also judges who is winning, and plays ahead in its head.",
    },
    styles: [
        "Likes to take what others need.",
        "Likes to keep high cards, hoping for pairs.",
        "Likes low cards at the border.",
    ],
    title: "Dékal: the table",
    your_grid: "Your grid",
    grid_of: |name| format!("{name}’s grid"),
    enlarge: |name| format!("Enlarge {name}’s grid"),
    centre: "Cards in the centre",
    edges: "Edges of your grid",
    prompt_reveal: "Turn over one of your face-down cards.",
    prompt_draft: "Take a card from the centre and push it in from a highlighted edge.",
    prompt_edge: |card| format!("Choose a highlighted edge for the {card}."),
    prompt_forced: "One card is left for you: push it in from a highlighted edge.",
    forecast: |tenths, best| match best {
        None => format!("Expected: {} points (best move)", NUMBERS.tenths(tenths)),
        Some(best) => format!(
            "Expected: {} points (best: {})",
            NUMBERS.tenths(tenths),
            NUMBERS.tenths(best)
        ),
    },
    counting: "Matching neighbours cancel out; what is left counts.",
    points: |score| points(score as i32),
    largest_group: |cards, names| format!("Largest group cancelled: {cards} ({names})"),
    cards_left: "Cards",
    turning_up: "The cards are turned over…",
    turn: |turn| format!("Turn {turn} of 16"),
    reveals: |name, card| format!("{name} {} {}", does(name, "reveal", "reveals"), a(card)),
    tie_draw: |name, card| {
        let draws = does(name, "draw", "draws");
        format!("{name} {draws} {} for the token", a(card))
    },
    lot: |name| format!("{name} {} the token by lot", does(name, "get", "gets")),
    drafts: |name, card, at| {
        let pushes = does(name, "push", "pushes");
        format!("{name} {pushes} the {card} {}", push(at))
    },
    push,
    describe_action: |action| match action {
        Action::Reveal(cell) => format!("turn over the card in {}", place(cell)),
        Action::Draft(draft) => {
            format!("take the {} and push it {}", draft.card, push(draft.push))
        }
    },
    cell,
    face_down: "face down",
    hole: "hole",
    centre_card: |card| format!("Card {card}"),
    centre_empty: "No card",
    token: "First player of this turn",
    total: "Total",
    score: "Score",
    tie_broken: "Equal points: whoever has fewer cards left is ahead.",
    choose_card_first: "Choose a card from the centre first.",
    refusal: |error| match error {
        Illegal::NotYourTurn => "It is not your turn yet.".into(),
        Illegal::RevealFirst => "Turn over one of your face-down cards first.".into(),
        Illegal::DraftFirst => "Now take a card from the centre.".into(),
        Illegal::FaceUp(_) => {
            "This card is face up already: choose one that lies face down.".into()
        }
        Illegal::NotInCentre(card) => format!("There is no {card} in the centre."),
        Illegal::MissesHole(_) => {
            "You can only push along the row or the column of the hole.".into()
        }
        Illegal::NearEdge(_) => {
            "The hole is right at this edge: a push has to move at least one card.".into()
        }
        // What only luck could try.
        Illegal::NoEventDue | Illegal::NoCardLeft(_) | Illegal::NotInLot(_) => {
            "This cannot be done now.".into()
        }
    },
};
