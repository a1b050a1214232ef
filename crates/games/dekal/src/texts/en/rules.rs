//! The texts of Dékal's rules pages, in English.

use crate::texts::DekalRules;
use table::RulesText;

pub(crate) static TEXTS: DekalRules = DekalRules {
    summary: "You have a grid of 16 cards that nobody knows. In 16 turns you turn them over one by one and replace each with a card pushed in from the edge. Matching cards that touch at the end cancel out; what is left counts against you.",
    setup: RulesText {
        heading: "Setting up",
        paragraphs: &[
            "There are 100 cards: the values 1 to 10, ten of each. Each player lays out 16 cards face down in a grid of 4 by 4. The rest are set aside.",
            "Nobody knows a face-down card, not even its owner.",
        ],
    },
    turn: RulesText {
        heading: "A turn",
        paragraphs: &[
            "Reveal. All players choose one of their face-down cards at the same time. These cards go face up to the centre, and each leaves a hole in its grid.",
            "Who starts. On the very first turn, whoever revealed the lowest card gets the token. If several tie, each of them draws one of the cards set aside, and the lowest gets it; those who still tie draw again. If there are not enough cards, the lot decides.",
            "Take and push. Starting with the token holder and going clockwise, each player takes one card from the centre and pushes it into their grid. The last one takes what is left.",
            "The token passes to the left. A round has 16 turns.",
        ],
    },
    push: RulesText {
        heading: "The push",
        paragraphs: &[
            "The card enters from outside, along the row or the column of the hole, from one of its two ends. The cards between that end and the hole shift by one towards the hole; those beyond it stay. Face-down cards stay face down.",
            "At least one card must move: you may not lay the card straight onto a hole at the edge. So a hole in a corner can be filled in 2 ways, any other hole at the edge in 3, one inside in 4.",
        ],
    },
    push_figure: "An 8 pushed in from the left: the 8 and the 3 shift, the 5 stays.",
    push_before: "Before: the 8 waits to the left of the row 8, 3, hole, 5.",
    push_after: "After: the row is 8, 8, 3, 5.",
    holes: [
        |ways| format!("In a corner: {ways} ways"),
        |ways| format!("At the edge: {ways} ways"),
        |ways| format!("Inside: {ways} ways"),
    ],
    holes_figure: "The arrows show where a card can be pushed in.",
    scoring: RulesText {
        heading: "Scoring",
        paragraphs: &[
            "After turn 16, every group of two or more matching cards that touch side by side cancels out, whatever its shape. All groups leave at the same moment, and nothing moves up.",
            "Your score is the sum of the cards left. Diagonals do not touch.",
        ],
    },
    example: "An example: the faded cards cancel out.",
    example_result: "What is left is 5, 5, 3, 4 and 7: 24 points. The 4 in the third row only touches the other fours diagonally.",
    example_row: |row, cards| format!("Row {row}: {cards}."),
    cancelled: |value| format!("{value} cancelled"),
    winning: RulesText {
        heading: "Winning",
        paragraphs: &[
            "The lowest score wins. On a tie, the player with fewer cards left in the grid wins; if that is a tie too, the win is shared.",
            "Over several rounds the scores add up. The game ends with the round in which somebody reaches 100 or more, and the lowest total wins. On a tie, the player with fewer cards left, over all rounds together, wins; if that is a tie too, the win is shared. Each new round is started by the player to the left of the one who started the last.",
        ],
    },
    cards_about: "From 1, the best to be left with, to 10, the worst. There are ten of each.",
};
