//! Détrak's rules in words, in English.

use crate::DetrakRules;

pub(crate) static TEXTS: DetrakRules = DetrakRules {
    summary: "Two dice with six symbols are rolled twelve times. Each time, everybody notes both symbols side by side on a sheet of 5 by 5. Runs of equal symbols score in every row and column; the highest score wins.",
    setup: (
        "Setting up",
        &[
            "Each player has a sheet of 25 cells and notes one of the six symbols in the top left one. All choose different symbols, in the order of seats.",
        ],
    ),
    turn: (
        "A turn",
        &[
            "The two dice are rolled once for everybody. Each player notes both symbols on two free cells that touch along an edge, either symbol on either cell. They need not touch anything noted before.",
            "All play at the same time: what others do with a roll comes to light once everybody has noted it. Noting only one symbol is not allowed.",
            "Who has no two free cells side by side any more is finished. The game ends after twelve turns, or when nobody can note anything more.",
        ],
    ),
    turn_figure: |score| {
        format!(
            "A sheet after a few turns, with {score} points so far. The marked free cell stands alone: nothing fits into it any more."
        )
    },
    scoring: (
        "Scoring",
        &[
            "Each row and each column scores its runs of equal symbols side by side; the runs of a line add up. An empty cell breaks a run. The score is the sum of the ten lines.",
            "On a tie, the player whose best single row or column is higher is ahead; still tied, the win is shared.",
        ],
    ),
    run: "Run of",
    points: "Points",
    example: ("An example", &["The points of each line stand at its end."]),
    example_figure: |score| format!("All ten lines together: {score} points."),
    advanced: (
        "Advanced rules",
        &[
            "The grey diagonal, from the bottom left to the top right, is scored like a line, too, and counts twice.",
            "Every row or column without points costs 5; the diagonal costs nothing. For a tie the best row or column counts, not the diagonal.",
        ],
    ),
    advanced_figure: |score| format!("The same sheet by the advanced rules: {score} points."),
    alone: (
        "Alone",
        &[
            "The score gives a rank: 30 or more grand master, 25 to 29 expert, 20 to 24 good, 15 to 19 average; below 15 you could do better.",
        ],
    ),
};
