//! The lesson of Dékal: the first two turns of a round, and its last turn.

use crate::DekalUi;
use crate::texts::lesson;
use core::fmt::Write;

use engine::dekal::{Action, Dekal, First, Rules, SIZE};
use engine::{Entry, Seat};

use ScriptStep::{Do, Read, Then};
use model::lang::Lang;
use tutorial::lesson::{Scene, ScriptStep};
use tutorial::{StopTexts, TutorialGame};

/// The first two turns: the person pushes a 7 in twice, and the two sevens touch.
const BEGINNING: &[ScriptStep] = &[
    Read("goal", &[]),
    Do("reveal", "1:flip r2c2"),
    Then("2:flip r1c1; *7; *3"),
    Read("token", &[".token:not([hidden])"]),
    Then("2:3 R1"),
    Do("push", "1:7 L2"),
    Read("shifted", &["[data-cell='r2c1']", "[data-cell='r2c2']"]),
    Do("border", "1:flip r1c2"),
    Then("2:flip r3c3; *2; *7"),
    Do("draft", "1:7 L1"),
    Then("2:2 L3"),
    Read("pair", &["[data-cell='r1c1']", "[data-cell='r2c1']"]),
];

/// The last turn, and the scores.
const END: &[ScriptStep] = &[
    Do("last", "1:flip r4c1"),
    Then("2:flip r4c1; *8; *6"),
    Do("choice", "1:6 R4"),
    Then("2:8 R4"),
    Read("score", &[]),
    Read("winning", &[]),
];

/// The grids of the person and of the opponent after the last turn. 0 stands for the card that the last turn
/// pushes in.
const OWN: [[u8; SIZE]; SIZE] = [[2, 2, 9, 5], [7, 1, 9, 3], [7, 1, 1, 6], [1, 8, 8, 0]];
const OTHER: [[u8; SIZE]; SIZE] = [[10, 10, 3, 6], [5, 2, 3, 6], [5, 4, 9, 8], [1, 7, 2, 0]];

impl TutorialGame for DekalUi {
    fn scenes() -> Vec<Scene<DekalUi>> {
        let anna = Seat::FIRST.next(2);
        vec![
            Scene {
                rules: Rules::default(),
                before: String::new(),
                steps: BEGINNING,
            },
            Scene {
                rules: Rules {
                    first: First::Seat(anna),
                    ..Rules::default()
                },
                before: filled(&OWN, &OTHER),
                steps: END,
            },
        ]
    }

    fn stop_texts(lang: Lang) -> &'static [StopTexts] {
        lesson::texts(lang)
    }

    fn selectors(entry: &Entry<Dekal>) -> Vec<String> {
        match entry {
            Entry::Act(_, Action::Reveal(cell)) => vec![format!("[data-cell='{cell}']")],
            Entry::Act(_, Action::Draft(draft)) => vec![
                format!("[data-card='{}']", draft.card),
                format!("[data-push='{}']", draft.push),
            ],
            Entry::Event(_) | Entry::NextRound => Vec::new(),
        }
    }
}

/// The log of the first fifteen turns, which fill these grids. In each turn both players turn over the first card
/// of a row and push a card in from the right end of that row. The face-down cards make room, and each row is
/// filled from left to right. The opponent has the token in the first turn.
fn filled(own: &[[u8; SIZE]; SIZE], other: &[[u8; SIZE]; SIZE]) -> String {
    let mut log = String::new();
    for turn in 0..SIZE * SIZE - 1 {
        let (row, column) = (turn / SIZE, turn % SIZE);
        let (mine, theirs) = (own[row][column], other[row][column]);
        let row = row + 1;
        let drafts = [format!("1:{mine} R{row}"), format!("2:{theirs} R{row}")];
        let [first, second] = match turn % 2 {
            0 => [&drafts[1], &drafts[0]],
            _ => [&drafts[0], &drafts[1]],
        };
        // Writing to a string never fails.
        let _ = write!(
            log,
            "1:flip r{row}c1; 2:flip r{row}c1; *{mine}; *{theirs}; {first}; {second}; "
        );
    }
    log
}

#[cfg(test)]
mod tests {
    use engine::dekal::{Push, Step};

    use super::*;
    use model::session::{Due, ScriptCheck};
    use table::{NotPlayed, PERSON, Runner};
    use tutorial::conformance::{at, check, log_at, stop};

    #[test]
    fn the_token_is_annas_then_the_persons() {
        let table = |name| *at::<DekalUi>(name).game().table();
        assert_eq!(table("token").token(), Some(Seat::FIRST.next(2)));
        assert_eq!(table("push").centre().count(), 1, "what is left is forced");
        assert_eq!(table("border").token(), Some(Seat::FIRST));
        assert_eq!(table("draft").step(), Step::Draft(Seat::FIRST));
    }

    #[test]
    fn a_hole_has_as_many_ways_in_as_the_texts_say() {
        let ways = |name| {
            let hole = at::<DekalUi>(name)
                .game()
                .table()
                .hole(Seat::FIRST)
                .unwrap();
            Push::legal(hole).count()
        };
        assert_eq!([ways("push"), ways("draft"), ways("choice")], [4, 3, 2]);
    }

    #[test]
    fn the_sevens_touch_and_the_one_in_the_corner_does_not() {
        let grid = |name| at::<DekalUi>(name).game().table().grid(Seat::FIRST);
        let cell = |text: &str| text.parse().unwrap();
        for seven in ["r1c1", "r2c1"] {
            assert_eq!(grid("pair").get(cell(seven)).unwrap().get(), 7);
        }
        let end = grid("score");
        assert!(!end.cancelled().contains(cell("r4c1")));
        assert!(end.cancelled().contains(cell("r3c2")));
    }

    #[test]
    fn the_six_is_worth_what_the_text_says_and_so_is_the_end() {
        let score = |entries: &[&str]| {
            let mut play = at::<DekalUi>("choice").play().clone();
            for entry in entries {
                play.push(entry.parse().unwrap()).unwrap();
            }
            let outcome = play.outcome().unwrap();
            let of = |seat| outcome.standing(seat).unwrap().score;
            (of(Seat::FIRST), of(Seat::FIRST.next(2)))
        };
        assert_eq!(score(&["1:6 R4", "2:8 R4"]), (9, 25));
        assert_eq!(score(&["1:8 R4", "2:6 R4"]).0, 15);
        let left = at::<DekalUi>("score").play().outcome().unwrap();
        assert_eq!(left.standing(Seat::FIRST).unwrap().tie_break, 3);
        assert_eq!(
            log_at::<DekalUi>("last"),
            90,
            "fifteen turns of six entries"
        );
    }

    #[test]
    fn it_can_be_played_from_beginning_to_end() {
        check::<DekalUi>();
    }

    #[test]
    fn a_lesson_at_a_stop_waits_for_everybody() {
        let mut held = at::<DekalUi>("token");
        let before = held.clone();
        assert_eq!(
            held.due(),
            Due::Decide(engine::SeatSet::only(Seat::FIRST.next(2)))
        );
        assert!(held.bots_to_decide().is_empty() && !held.draw() && !held.can_undo(PERSON));
        assert_eq!(held, before);
        let waits = held.check_script(PERSON, "flip r1c1".parse().unwrap());
        assert_eq!(waits, ScriptCheck::NothingDue);
    }

    #[test]
    fn what_the_rules_refuse_is_theirs_to_explain() {
        let (lesson, stop) = stop::<DekalUi>("draft");
        let mut run = Runner::<DekalUi>::new(lesson.session(&stop, true));
        let across = "7 T2".parse().unwrap();
        assert!(matches!(run.act(across), Err(NotPlayed::Illegal(_))) && !run.off_script);
        assert_eq!(
            run.act("2 L1".parse().unwrap()),
            Err(NotPlayed::NothingToDecide)
        );
        assert!(run.off_script);
    }
}
