//! The texts of Détrak's rules pages, in English.

use crate::texts::DetrakRules;
use table::RulesText;

pub(crate) static TEXTS: DetrakRules = DetrakRules {
    summary: "Two dice with six symbols are rolled twelve times. Each time, everybody places both symbols side by side on a sheet of 5 by 5 cells. Runs of matching symbols score in every row and column; the highest score wins.",
    setup: RulesText {
        heading: "Setting up",
        paragraphs: &[
            "Each player has a sheet of 25 cells and places one of the six symbols in the top left one. All choose different symbols, in seating order.",
        ],
    },
    turn: RulesText {
        heading: "A turn",
        paragraphs: &[
            "The two dice are rolled once for everybody. Each player places both symbols on two free cells that share an edge, either symbol on either cell. They need not touch anything placed before.",
            "Everybody plays at the same time: what others do with a roll is revealed once everybody has placed it. Placing only one symbol is not allowed.",
            "A player without two free cells side by side is finished. The game ends after twelve turns, or when nobody can place anything more.",
        ],
    },
    turn_figure: |score| {
        format!(
            "A sheet after a few turns, with {score} points so far. The marked free cell stands alone: nothing fits into it any more."
        )
    },
    scoring: RulesText {
        heading: "Scoring",
        paragraphs: &[
            "Each row and each column scores its runs of matching symbols; the runs of a line add up. An empty cell breaks a run. Your score is the sum of the ten lines.",
            "On a tie, the player with the better single row or column is ahead; if that is a tie too, the win is shared.",
        ],
    },
    run: "Run of",
    points: "Points",
    example: RulesText {
        heading: "An example",
        paragraphs: &["The points of each line stand at its end."],
    },
    example_figure: |score| format!("All ten lines together: {score} points."),
    advanced: RulesText {
        heading: "Advanced rules",
        paragraphs: &[
            "The grey diagonal, from the bottom left to the top right, scores like a line, too, and counts twice.",
            "Every row or column without points costs 5; the diagonal costs nothing. To break a tie, the best row or column counts, not the diagonal.",
        ],
    },
    advanced_figure: |score| format!("The same sheet by the advanced rules: {score} points."),
    alone: RulesText {
        heading: "Solo",
        paragraphs: &[
            "Your score gives you a rank: 30 or more grand master, 25 to 29 expert, 20 to 24 good, 15 to 19 average; below 15 you could do better.",
        ],
    },
};
