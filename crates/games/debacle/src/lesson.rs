//! The lesson of Débâcle: a first turn, and five positions for the special moves.

use crate::DebacleUi;
use crate::texts::lesson;
use engine::Entry;
use engine::debacle::{Action, Debacle, Order, Rules, Start, Symmetry};

use ScriptStep::{Do, Read, Then};
use model::lang::Lang;
use tutorial::lesson::{Scene, ScriptStep};
use tutorial::{StopTexts, TutorialGame};

/// A scene: a position of a round by the standard rules, and what happens from there.
struct Setup {
    /// The order of the dice at the start.
    order: &'static str,
    symmetry: Symmetry,
    /// The log before the scene.
    before: &'static str,
    steps: &'static [ScriptStep],
}

const SETUPS: [Setup; 6] = [
    Setup {
        order: "123456",
        symmetry: Symmetry::Point,
        before: "",
        steps: &[
            Read("goal", &[]),
            Do("roll", "1:c1-c2"),
            Do("flip", "1:flip d1"),
            Then("2:c6-c5; 2:d6-d5"),
        ],
    },
    Setup {
        order: "236451",
        symmetry: Symmetry::Point,
        before: "1:d1-d2; 1:d2-d3; 2:c6-c5; 2:b6-b5; 1:d3-d4; 1:flip d4; 2:a6-a5; 2:d6-d5",
        steps: &[
            Do("capture", "1:d4xd5"),
            Do("rebound", "1:d5xc5"),
            Do("decline", "1:decline"),
        ],
    },
    Setup {
        order: "264153",
        symmetry: Symmetry::Point,
        before: "1:a1-a2; 1:b1-b2; 2:b6-b5; 2:flip b5; 1:b2-b3; 1:b3-b4; 2:b5-c5; 2:e6-e5; 1:b4-b5; 1:d1-d2; 2:c5-d5; 2:a6-a5",
        steps: &[Do("camp", "1:b5-b6"), Do("return", "1:return b1")],
    },
    Setup {
        order: "431562",
        symmetry: Symmetry::Mirror,
        // Black's last two actions make the doubles, so the person sees at once how careless they were.
        before: "1:a1-a2; 1:flip b1; 2:flip e6; 2:flip a6",
        steps: &[Do("doubles", "1:keep a6"), Do("more", "1:keep c6")],
    },
    Setup {
        order: "512364",
        symmetry: Symmetry::Point,
        before: "1:flip d1; 1:flip b1; 2:keep b1; 2:keep d1; 2:f6-f5; 2:flip d6; 1:d1-e1; 1:flip c1; 2:keep a1; 2:f5-e5; 2:c6-c5",
        steps: &[Do("alike", "1:a1-a2"), Do("recover", "1:recover c1")],
    },
    Setup {
        order: "512346",
        symmetry: Symmetry::Point,
        before: "1:flip f1; 1:flip e1; 2:keep d1; 2:keep b1; 2:flip f6; 2:flip e6; 1:keep a6; 1:keep d6; 1:a1-a2; 1:a2-a3;
         2:flip b6; 2:d6-e6; 1:keep e6; 1:flip d1; 1:a3-a4; 2:e6-e5; 2:a6-a5",
        steps: &[Do("fifth", "1:a4xa5"), Read("points", &[]), Read("winning", &[])],
    },
];

impl TutorialGame for DebacleUi {
    fn scenes() -> Vec<Scene<DebacleUi>> {
        let scene = |setup: Setup| Scene {
            rules: Rules {
                start: Start::Given(setup.order.parse().unwrap_or_else(|_| Order::standard())),
                symmetry: setup.symmetry,
                ..Rules::default()
            },
            before: setup.before.into(),
            steps: setup.steps,
        };
        SETUPS.map(scene).into()
    }

    fn stop_texts(lang: Lang) -> &'static [StopTexts] {
        lesson::texts(lang)
    }

    fn selectors(entry: &Entry<Debacle>) -> Vec<String> {
        let Entry::Act(_, action) = entry else {
            return Vec::new();
        };
        let square = |square| format!("[data-square='{square}']");
        match action {
            Action::Roll(way) | Action::Capture(way) => [way.from(), way.to()].map(square).into(),
            Action::Flip(at) => vec![square(*at), "[data-action='flip']".into()],
            Action::Return(at) | Action::Keep(at) | Action::Recover(at) => vec![square(*at)],
            Action::Decline => vec!["[data-action='decline']".into()],
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::debacle::{Side, Square};

    use super::*;
    use tutorial::conformance::{at, check};

    fn value(name: &str, square: &str) -> (Side, u8) {
        let square: Square = square.parse().unwrap();
        let session = at::<DebacleUi>(name);
        let (side, value) = session.game().position().board().get(square).unwrap();
        (side, value.get())
    }

    fn captured(name: &str, side: Side) -> (u32, u32) {
        let pile = at::<DebacleUi>(name).game().position().pile(side);
        (pile.len(), pile.points())
    }

    #[test]
    fn dice_show_what_the_texts_say() {
        use Side::{Black, Red};
        for (name, square, shown) in [
            ("roll", "c1", (Red, 3)),
            ("flip", "c2", (Red, 4)),
            ("flip", "d1", (Red, 4)),
            ("capture", "d4", (Red, 6)),
            ("capture", "d5", (Black, 1)),
            ("rebound", "d5", (Red, 1)),
            ("rebound", "c5", (Black, 5)),
            ("doubles", "a6", (Black, 3)),
            ("doubles", "b6", (Black, 3)),
            ("doubles", "c6", (Black, 1)),
            ("doubles", "e6", (Black, 1)),
            ("alike", "a1", (Red, 5)),
            ("alike", "b1", (Red, 6)),
            ("fifth", "a4", (Red, 2)),
            ("fifth", "a5", (Black, 1)),
        ] {
            assert_eq!(value(name, square), shown, "{name}: {square}");
        }
    }

    #[test]
    fn the_special_moves_come_up_as_the_texts_say() {
        let position = |name: &str| *at::<DebacleUi>(name).game().position();
        assert_eq!(position("flip").actions_left(), 1);
        assert!(position("rebound").rebounding().is_some());
        assert_eq!(position("decline").actions_left(), 1);
        assert!(position("return").returning().is_some());
        assert!(position("doubles").takes_doubles() && position("more").takes_doubles());
        assert_eq!(captured("more", Side::Red).0, 1, "the other 3");
        assert_eq!(position("alike").board().of(Side::Red).count(), 2);
        let lowest = position("recover").pile(Side::Black).lowest().unwrap();
        assert!(position("recover").can_recover());
        assert_eq!((lowest.get(), lowest.bonus()), (4, 2));
    }

    #[test]
    fn the_round_counts_what_the_text_says() {
        assert_eq!(
            (
                captured("fifth", Side::Red).0,
                captured("fifth", Side::Black).0
            ),
            (4, 2)
        );
        assert_eq!(captured("points", Side::Red), (5, 15));
        assert_eq!(captured("points", Side::Black), (2, 4));
        assert!(at::<DebacleUi>("points").game().position().is_over());
    }

    #[test]
    fn the_orders_are_orders() {
        for Setup { order, .. } in SETUPS {
            assert!(order.parse::<Order>().is_ok(), "{order}");
        }
    }

    #[test]
    fn it_can_be_played_from_beginning_to_end() {
        check::<DebacleUi>();
    }
}
