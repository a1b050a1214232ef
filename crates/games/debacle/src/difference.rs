//! What the better choice does that the other does not, as far as the board shows it, and the kinds of decisions.

use engine::debacle::{Action, Danger, Position};
use model::lang::Lang;
use ui::i18n::Translated;

use super::texts::DebacleDifferences;

/// The kind of a decision, by what was chosen and what was better: a capture, a special move, a flip, a roll.
pub fn kind(played: Action, best: Action) -> usize {
    let either = |is: fn(Action) -> bool| is(played) || is(best);
    if either(|action| matches!(action, Action::Capture(_))) {
        0
    } else if either(|action| !matches!(action, Action::Roll(_) | Action::Flip(_))) {
        1
    } else if either(|action| matches!(action, Action::Flip(_))) {
        2
    } else {
        3
    }
}

/// A difference in favour of the better action; `None` if the board shows none.
pub fn difference(before: &Position, actions: [Action; 2], lang: Lang) -> Option<String> {
    let texts = DebacleDifferences::of(lang);
    let side = before.mover();
    let after = actions.map(|action| {
        let mut position = *before;
        position.act(action).ok().map(|()| position)
    });
    let [Some(best), Some(played)] = after else {
        return None;
    };
    let captured = |after: &Position| {
        after
            .pile(side)
            .points()
            .saturating_sub(before.pile(side).points())
    };
    let [more, less] = [captured(&best), captured(&played)];
    if more > less {
        return Some((texts.captures)(more, less));
    }
    // While the turn goes on, a die can still leave the danger.
    let has_passed = |after: &Position| after.mover() != side && !after.is_over();
    if !has_passed(&best) || !has_passed(&played) {
        return None;
    }
    let endangered = |after: &Position| {
        let mut highest = 0;
        after.board().dangers(side, &mut |danger, value| {
            if danger == Danger::One {
                highest = highest.max(value.get());
            }
        });
        highest
    };
    let [best, played] = [endangered(&best), endangered(&played)];
    (played > best).then(|| (texts.leaves)(played))
}

#[cfg(test)]
mod tests {
    use engine::debacle::{Pile, Side};

    use super::*;

    /// Red's turn on this board; black has captured four dice, and so has red.
    fn position(board: &str) -> Position {
        let pile = Pile::from_counts([0, 1, 1, 1, 1, 0]).unwrap();
        Position::new(board.parse().unwrap(), [pile; 2], Side::Red, 0).unwrap()
    }

    fn told(position: &Position, best: &str, played: &str) -> Option<String> {
        let actions = [best, played].map(|text| text.parse().unwrap());
        difference(position, actions, Lang::En)
    }

    #[test]
    fn captures_are_told() {
        let before = position(".....a/....../....../..a.../..5.../2.....");
        let points = "It captures 1 point, not 0.";
        assert_eq!(told(&before, "c2xc3", "a1-b1").as_deref(), Some(points));
        assert_eq!(told(&before, "a1-b1", "c2xc3"), None);
    }

    #[test]
    fn dice_in_danger_are_told_at_the_end_of_the_turn() {
        let mut before = position(".....a/....../....../...a../..5.../2.....");
        assert_eq!(
            told(&before, "c2-b2", "c2-c3"),
            None,
            "the die can still go on"
        );
        before.act("a1-b1".parse().unwrap()).unwrap();
        let leaves = "What was played leaves a 6 that can be captured at once.";
        assert_eq!(told(&before, "c2-b2", "c2-c3").as_deref(), Some(leaves));
        assert_eq!(told(&before, "c2-c3", "c2-b2"), None);
    }

    #[test]
    fn kinds_are_by_both_actions() {
        let action = |text: &str| text.parse::<Action>().unwrap();
        let of = |played, best| kind(action(played), action(best));
        assert_eq!([of("c2-c3", "c2xc3"), of("c2xc3", "decline")], [0, 0]);
        assert_eq!([of("c2-c3", "return c1"), of("flip c2", "c2-c3")], [1, 2]);
        assert_eq!(of("c2-c3", "c2-d2"), 3);
    }
}
