//! The stages in which the end of a round is shown where the hands lie: the hands are turned over one after another, the
//! caller's last; then their points, then what each seat scores and who pays double, then the new totals.

use engine::dumble::{Dumble, Step};
use engine::{Game, Seat};
use table::Pace;

/// How many times longer a stage with a sentence to read is shown than a step of counting.
const LONGER: u32 = 4;

/// The number of stages once all hands are turned over.
const STAGES: usize = 3;

/// How far the end of a round is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringStage {
    /// How many steps are shown, from 0.
    pub step: usize,
    /// How many hands are turned over before their points are shown.
    pub hands: usize,
}

impl ScoringStage {
    /// The number of steps.
    pub fn steps(self) -> usize {
        self.hands + STAGES
    }

    /// How many hands are turned over.
    pub fn hands_shown(self) -> usize {
        self.step.min(self.hands)
    }

    /// Whether the points of all hands are shown.
    pub fn points(self) -> bool {
        self.step > self.hands
    }

    /// Whether it is shown what each seat scores.
    pub fn scores(self) -> bool {
        self.step > self.hands + 1
    }

    /// Whether the totals after the round are shown.
    pub fn totals(self) -> bool {
        self.is_over()
    }

    /// Whether everything is shown.
    pub fn is_over(self) -> bool {
        self.step >= self.steps()
    }

    /// The pace at which the next step follows.
    pub fn pace(self, usual: Pace) -> Pace {
        if self.step < self.hands {
            Pace(usual.0 * LONGER / 2)
        } else {
            Pace(usual.0 * LONGER)
        }
    }
}

/// The seats whose hands `near` has not seen, in the order in which they are turned over when a round is over: from the
/// caller's left on, and the caller's last. Empty while the round is played.
pub fn revealed_in_turn(game: &Dumble, near: Seat) -> Vec<Seat> {
    let Step::Over(caller) = game.step() else {
        return Vec::new();
    };
    let seats = Seat::all(game.seats());
    let after = seats.clone().skip(caller.index() + 1);
    let turns = after.chain(seats.take(caller.index() + 1));
    turns
        .filter(|seat| *seat != near && game.playing().contains(*seat))
        .collect()
}

#[cfg(test)]
mod tests {
    use engine::dumble::{Action, Rules};
    use engine::{Match, Phase, Seed};

    use super::*;

    #[test]
    fn hands_are_turned_over_before_their_points_are_shown() {
        let at = |step| ScoringStage { step, hands: 2 };
        assert_eq!(
            [0, 1, 2, 3, 5].map(|step| at(step).hands_shown()),
            [0, 1, 2, 2, 2]
        );
        assert_eq!([2, 3].map(|step| at(step).points()), [false, true]);
        assert_eq!([3, 4].map(|step| at(step).scores()), [false, true]);
        assert_eq!(
            [4, 5, usize::MAX].map(|step| at(step).is_over()),
            [false, true, true]
        );
        assert_eq!(
            [1, 2].map(|step| at(step).pace(Pace(300))),
            [Pace(600), Pace(1200)]
        );
    }

    #[test]
    fn the_callers_hand_is_turned_over_last() {
        let mut play = Match::<Dumble>::new(Rules::of(4)).unwrap();
        while play.game().outcome().is_none() {
            let Phase::Decide(seats) = play.game().phase() else {
                play.draw(Seed(3)).unwrap();
                continue;
            };
            let seat = seats.first().unwrap();
            let mut actions = Vec::new();
            play.game()
                .actions(seat, &mut |action| actions.push(action));
            let points = |action: &Action| match action {
                Action::Call => u8::MAX,
                Action::Discard(cards) => cards.as_slice().iter().map(|card| card.points()).sum(),
                Action::Stock => 1,
                Action::Take(_) => 0,
            };
            let wanted = actions.into_iter().max_by_key(points);
            play.act(seat, wanted.unwrap()).unwrap();
        }
        let Step::Over(caller) = play.game().step() else {
            panic!("the round is over");
        };
        let near = Seat::all(4).find(|seat| *seat != caller).unwrap();
        let order = revealed_in_turn(play.game(), near);
        assert_eq!((order.len(), order.last()), (3, Some(&caller)));
        assert!(!order.contains(&near));
        let others = revealed_in_turn(play.game(), caller);
        let next = (caller.index() + 1) % 4;
        assert_eq!((others.len(), others[0].index()), (3, next));
    }
}
