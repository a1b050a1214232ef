//! The texts of what is told of a match that is over, in English.

use crate::texts::AfterwordTexts;
use crate::turning_point::{Count, Since, TurningPoint};

fn turned(point: &TurningPoint, name: &str) -> String {
    let one = match point.count {
        Count::Rounds => "round",
        Count::Turns => "turn",
    };
    match point.since {
        Since::First => format!("{name} led from the first {one} to the last."),
        Since::Number(number) => format!("{name} took the lead for good in {one} {number}."),
        Since::Last => format!("It all came down to the last {one}."),
    }
}

pub(crate) static TEXTS: AfterwordTexts = AfterwordTexts {
    turned,
    best: "Your best result so far",
    streak: |wins| format!("{wins} wins in a row"),
    rating: |points| format!("Rating {points}"),
    provisional: |points| format!("Rating about {points}, provisional"),
    assisted: "With help: kept, but not rated",
    review: |name| format!("Review: {name}"),
    remarks: [
        [
            [
                "You nearly slipped past me.",
                "Phew. I was running out of ways to stop you.",
            ],
            [
                "I saw what you were after. All evening.",
                "Sorry. I needed that more than you did.",
            ],
            [
                "I blocked everything – except you.",
                "Next time I keep a closer eye on you.",
            ],
        ],
        [
            [
                "My heart is still racing!",
                "By a whisker – just how I like it.",
            ],
            [
                "Told you: fortune favours the bold!",
                "I’d have bet on it. In fact, I did.",
            ],
            ["Well, it was worth the risk.", "All in, all gone. Another?"],
        ],
        [
            [
                "Close. But every point was in its place.",
                "I checked the sum twice. It’s true.",
            ],
            [
                "Step by step, that’s the whole secret.",
                "A tidy game. Shall I put things away?",
            ],
            [
                "Not one mistake of mine – and still. Well played.",
                "You play untidily. It works. I’ll make a note.",
            ],
        ],
    ],
};
