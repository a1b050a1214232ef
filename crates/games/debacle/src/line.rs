//! What happens along a line of actions.

use engine::debacle::{Action, Pile, Position, Side, Value};
use model::lang::Lang;
use ui::i18n::Translated;

use super::texts::{DebacleDifferences, DebacleTexts};

/// The most turns of a line that are told: an own one, and what follows it, twice.
const TURNS: usize = 4;

/// A line from a position: the actions of its first turns, and what the player to move captures and loses in it. `None` if it is
/// empty, or cannot be played.
pub fn line(before: &Position, line: &[Action], lang: Lang) -> Option<String> {
    let (texts, own) = (DebacleTexts::of(lang), before.mover());
    let (mut position, mut written) = (*before, String::new());
    let (mut captured, mut lost) = (Vec::new(), Vec::new());
    let mut turns = 1;
    for action in line {
        let mover = position.mover();
        let said = (texts.action)(*action, &position);
        let piles = Side::ALL.map(|side| position.pile(side));
        position.act(*action).ok()?;
        written.push_str(&said);
        let has_passed = position.mover() != mover;
        turns += usize::from(has_passed);
        written.push_str(if has_passed { " – " } else { ", " });
        for side in Side::ALL {
            let new = added(piles[side.index()], position.pile(side));
            match side == own {
                true => captured.extend(new),
                false => lost.extend(new),
            }
        }
        if turns > TURNS {
            break;
        }
    }
    let written = written.trim_end_matches([',', ' ', '–']);
    let differences = DebacleDifferences::of(lang);
    (!written.is_empty()).then(|| (differences.line)(written, &captured, &lost))
}

/// The values of the dice that came to a pile.
fn added(before: Pile, after: Pile) -> impl Iterator<Item = u8> {
    Value::all().flat_map(move |value| {
        let new = after.count(value).saturating_sub(before.count(value));
        (0..new).map(move |_| value.get())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::difference::tests::position;

    fn told(board: &str, actions: &[&str], lang: Lang) -> Option<String> {
        let actions: Vec<Action> = actions.iter().map(|text| text.parse().unwrap()).collect();
        line(&position(board), &actions, lang)
    }

    #[test]
    fn what_is_captured_and_lost_in_a_line_is_told_turn_by_turn() {
        let board = ".....a/....../..e.../...c../..5.../2.....";
        let quiet = ["c2-c3", "a1-b1"];
        assert_eq!(
            told(board, &quiet, Lang::En).as_deref(),
            Some("c2-c3, a1-b1. Nothing is captured in it.")
        );
        let answered = ["c2-b2", "a1-a2", "d3-d2"];
        assert_eq!(
            told(board, &answered, Lang::En).as_deref(),
            Some("c2-b2, a1-a2 – d3-d2. Nothing is captured in it.")
        );
        let takes = ["a1-b1", "c2-c3", "d3xc3"];
        assert_eq!(told(board, &takes, Lang::En), None, "a 3 captures no 6");
        let taken = ["a1-b1", "c2-d2", "f6-e6"];
        assert!(
            told(board, &taken, Lang::De)
                .unwrap()
                .ends_with("nichts geschlagen.")
        );
        let board = ".....a/....../..e.../...c../..3.../2.....";
        let lost = ["c2-c3", "a1-b1", "c4xc3"];
        assert_eq!(
            told(board, &lost, Lang::En).as_deref(),
            Some("c2-c3, a1-b1 – c4xc3. You lose a 4, and capture nothing.")
        );
        let won = ["c2-d2", "d2xd3"];
        assert_eq!(
            told(board, &won, Lang::En).as_deref(),
            Some("c2-d2, d2xd3. You capture a 3, and lose nothing.")
        );
        assert_eq!(told(board, &[], Lang::En), None);
        // Two turns of each are told.
        let long = [
            "a1-b1", "b1-c1", "f6-e6", "e6-d6", "c1-d1", "d1-e1", "d6-c6", "c6-b6", "e1-f1",
        ];
        let said = told(".....a/....../..f.../....../..6.../1.....", &long, Lang::En).unwrap();
        assert!(
            said.contains("c6-b6. ") && !said.contains("e1-f1"),
            "{said}"
        );
    }
}
