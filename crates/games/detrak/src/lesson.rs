//! The lesson of Détrak: the first two turns, and the last turn of the game.

use crate::DetrakUi;
use crate::texts::lesson;
use engine::Entry;
use engine::detrak::{Action, Detrak, Rules};

use ScriptStep::{Do, Meanwhile, Read, Then};
use model::lang::Lang;
use tutorial::lesson::{Scene, ScriptStep};
use tutorial::{StopTexts, TutorialGame};

const STEPS: &[ScriptStep] = &[
    Read("goal", &[]),
    Do("start", "1:start A"),
    Then("2:start D"),
    Do("roll", "*AB"),
    Do("pair", "1:r1c2 r1c3"),
    Then("2:r1c2 r2c2"),
    Read("points", &[".own [data-line='row-1']"]),
    Do("again", "*BD"),
    Do("upright", "1:r2c3 r3c3"),
    Then("2:r3c2 r3c3"),
    Read("lines", &[".own [data-line='column-3']"]),
    Meanwhile("*BE; 1:r2c4 r2c5; 2:r2c3 r1c3"),
    Meanwhile("*BB; 1:r2c1 r2c2; 2:r1c4 r2c4"),
    Meanwhile("*AF; 1:r5c2 r4c2; 2:r5c3 r5c4"),
    Meanwhile("*BE; 1:r4c1 r3c1; 2:r4c1 r5c1"),
    Meanwhile("*CC; 1:r5c4 r5c5; 2:r4c2 r5c2"),
    Meanwhile("*BE; 1:r1c4 r1c5; 2:r3c5 r2c5"),
    Meanwhile("*BE; 1:r3c4 r3c5; 2:r4c5 r5c5"),
    Meanwhile("*AC; 1:r5c3 r4c3; 2:r4c3 r4c4"),
    Read(
        "lost",
        &[".own [data-cell='r3c2']", ".own [data-cell='r5c1']"],
    ),
    Do("late", "*CE"),
    Do("best", "1:r4c4 r4c5"),
    Then("2:r2c1 r3c1"),
    Read("score", &[]),
    Read("advanced", &[]),
];

impl TutorialGame for DetrakUi {
    fn scenes() -> Vec<Scene<DetrakUi>> {
        vec![Scene {
            rules: Rules {
                players: 2,
                advanced: false,
            },
            before: String::new(),
            steps: STEPS,
        }]
    }

    fn stop_texts(lang: Lang) -> &'static [StopTexts] {
        lesson::texts(lang)
    }

    fn selectors(entry: &Entry<Detrak>) -> Vec<String> {
        match entry {
            Entry::Act(_, Action::Start(symbol)) => vec![format!("[data-start='{symbol}']")],
            Entry::Act(_, Action::Note(note)) => [note.first, note.second]
                .map(|cell| format!(".own [data-cell='{cell}']"))
                .into(),
            Entry::Event(_) => vec!["[data-action='roll']".into()],
            Entry::NextRound => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use engine::detrak::{Line, Sheet};

    use super::*;
    use tutorial::conformance::{at, check};

    fn sheet(name: &str) -> Sheet {
        at::<DetrakUi>(name).game().sheet(Seat::FIRST)
    }

    #[test]
    fn the_lines_are_worth_what_the_texts_say() {
        assert_eq!(sheet("points").points(Line::Row(0)), 2);
        assert_eq!(sheet("lines").points(Line::Column(2)), 2);
        assert_eq!(sheet("lines").score(false), 4);
        assert_eq!(sheet("lost").points(Line::Row(1)), 8, "four triangles");
        assert_eq!(sheet("best").points(Line::Column(4)), 3);
        assert_eq!(sheet("score").points(Line::Column(4)), 8);
        assert_eq!(sheet("score").points(Line::Row(3)), 2, "two squares");
        assert_eq!(sheet("score").points(Line::Column(3)), 3 + 2, "runs add up");
        assert_eq!(sheet("best").points(Line::Column(3)), 3);
    }

    #[test]
    fn two_cells_are_lost_and_after_the_eleventh_turn_nobody_has_room() {
        let isolated = sheet("lost").isolated();
        let lost = |text: &str| {
            isolated & (1 << text.parse::<engine::detrak::Cell>().unwrap().index()) != 0
        };
        assert_eq!(isolated.count_ones(), 2);
        assert!(lost("r3c2") && lost("r5c1"));
        let end = at::<DetrakUi>("score");
        let rolls = end
            .play()
            .log()
            .iter()
            .filter(|entry| matches!(entry, Entry::Event(_)));
        assert_eq!(rolls.count(), 11);
        let outcome = end.outcome().unwrap();
        let score = |seat| outcome.standing(seat).unwrap().score;
        assert_eq!((score(Seat::FIRST), score(Seat::FIRST.next(2))), (33, 13));
    }

    #[test]
    fn it_can_be_played_from_beginning_to_end() {
        check::<DetrakUi>();
    }
}
