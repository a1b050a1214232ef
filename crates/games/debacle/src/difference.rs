//! What the better choice does that the other does not, as far as the board shows it, and the kinds of decisions.

use engine::debacle::{Action, Danger, Position, Side};
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
    let points = |after: &Position| after.pile(side).points();
    let captured = |after: &Position| points(after).saturating_sub(points(before));
    let [more, less] = [captured(&best), captured(&played)];
    if more > less {
        return Some((texts.captures)(more, less));
    }
    let both = [&best, &played];
    let has_passed = |after: &Position| after.mover() != side && !after.is_over();
    // While the turn goes on, a die can still leave the danger.
    if both.iter().all(|after| has_passed(after)) {
        let attacked = || {
            let [best, played] =
                both.map(|after| highest(&in_danger(after, side.other(), Danger::One)));
            // Whoever pays for it has a reason that the board does not show.
            let [one, other] = both.map(|after| sum(&in_danger(after, side, Danger::One)));
            let pays = more < less || one > other;
            (best > played && !pays).then(|| (texts.attacks)(best))
        };
        return left_in_danger(side, both, texts).or_else(attacked);
    }
    // What was captured is worth more than what could be.
    if less > more {
        return None;
    }
    let prey = |after: &Position| match after.mover() == side && !after.is_over() {
        true => highest_prey(after),
        false => 0,
    };
    let [more, less] = both.map(prey);
    if more > less {
        return Some((texts.next)(more));
    }
    let rescued = saved(side, before, both)?;
    Some((texts.saves)(rescued))
}

/// The dice that the better of two turns does not leave in danger, now that both are over.
fn left_in_danger(side: Side, both: [&Position; 2], texts: &DebacleDifferences) -> Option<String> {
    let [best, played] = both.map(|after| in_danger(after, side, Danger::One));
    if highest(&played) > highest(&best) {
        return Some((texts.leaves)(highest(&played)));
    }
    if sum(&played) > sum(&best) {
        return Some((texts.leaves_more)(sum(&played), sum(&best)));
    }
    let [best, played] = both.map(|after| in_danger(after, side, Danger::Double));
    (highest(&played) > highest(&best)).then(|| (texts.doubles)(highest(&played)))
}

/// The sum of these values.
fn sum(values: &[u8]) -> u8 {
    values.iter().sum()
}

/// The highest of these values; 0 without any.
fn highest(values: &[u8]) -> u8 {
    values.iter().copied().max().unwrap_or(0)
}

/// The values of the dice of a side in such a danger.
fn in_danger(position: &Position, side: Side, wanted: Danger) -> Vec<u8> {
    let mut values = Vec::new();
    position.board().dangers(side, &mut |danger, value| {
        if danger == wanted {
            values.push(value.get());
        }
    });
    values
}

/// The highest die that can be captured with the next action; 0 if there is none.
fn highest_prey(position: &Position) -> u8 {
    let mut prey = Vec::new();
    position.choices().each_capture(&mut |action| {
        if let Action::Capture(way) = action {
            let die = position.board().get(way.to());
            prey.extend(die.map(|(_, value)| value.get()));
        }
    });
    highest(&prey)
}

/// The highest die that could have been captured at once before, and after the played action still can be, but after the
/// better one not.
fn saved(side: Side, before: &Position, [best, played]: [&Position; 2]) -> Option<u8> {
    let [before, best, played] =
        [before, best, played].map(|position| highest(&in_danger(position, side, Danger::One)));
    (played > best && before == played).then_some(played)
}

#[cfg(test)]
pub(crate) mod tests {
    use engine::debacle::{Board, Pile};

    use super::*;

    /// Red's turn on this board, with what each side must have captured.
    pub(crate) fn position(board: &str) -> Position {
        let board: Board = board.parse().unwrap();
        let pile = |side: Side| {
            let captured = 6 - board.of(side.other()).count();
            Pile::from_counts([0, 1, 2, 3, 4, 5].map(|place| u8::from(place < captured))).unwrap()
        };
        Position::new(board, Side::ALL.map(pile), Side::Red, 0).unwrap()
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
        // While the die can still go on, nothing is left in danger.
        assert_ne!(
            told(&before, "c2-b2", "c2-c3").as_deref(),
            Some("The other move leaves a 6 that can be captured at once.")
        );
        before.act("a1-b1".parse().unwrap()).unwrap();
        let leaves = "The other move leaves a 6 that can be captured at once.";
        assert_eq!(told(&before, "c2-b2", "c2-c3").as_deref(), Some(leaves));
        assert_eq!(told(&before, "c2-c3", "c2-b2"), None);
    }

    #[test]
    fn what_can_be_captured_next_and_what_gets_away_is_told_within_the_turn() {
        // A 5 rolls to the side of an a (1): it cannot capture; a 4 beside a d, which is a 4, can as a 5.
        let armed = position(".....a/....../....../..d.../..4.../2.....");
        let next = "Then a 4 can be captured with the next action.";
        assert_eq!(told(&armed, "a1-b1", "c2-d2"), None);
        let flips = position(".....a/....../....../..c.../..3.../2.....");
        assert_eq!(
            told(&flips, "flip c2", "a1-b1").as_deref(),
            Some(&next.replace('4', "3")[..])
        );
        let hunted = position(".....a/....../....../..e.../..4.../2.....");
        let saves = "It takes a 4 out of danger.";
        assert_eq!(told(&hunted, "c2-b2", "a1-b1").as_deref(), Some(saves));
    }

    #[test]
    fn doubles_and_attacks_are_told_at_the_end_of_the_turn() {
        let mut before = position(".....a/....../....../b...../..3..4/2.....");
        before.act("a1-b1".parse().unwrap()).unwrap();
        let doubles = "The other move leaves two 4s in one row: they can be taken at once.";
        assert_eq!(told(&before, "f2-f3", "c2-d2").as_deref(), Some(doubles));
        let mut before = position(".....a/....../....../b...../....../2.4...");
        before.act("c1-d1".parse().unwrap()).unwrap();
        assert_eq!(
            told(&before, "a1-a2", "d1-e1").as_deref(),
            Some("It attacks a 2.")
        );
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
