//! What the coach has to say about decisions, and what it has found out so far.

use core::fmt::Display;

use engine::{Entry, Game, Seat, SeatSet};
use model::quality::Quality;
use model::value_scale::ValueScale;
use protocol::{Expectation, Judgement};

/// A decision that another would have been better than.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Remark<A> {
    /// What was played.
    pub played: A,
    /// What would have been better.
    pub best: A,
    /// How bad the decision was.
    pub quality: Quality,
    /// How much worse it is than the best, in the unit of values.
    pub cost: f32,
    /// How many points worse; positive is worse.
    pub points: f32,
    /// The difference up to which actions are as good, in the unit of values.
    pub margin: f32,
    /// What is expected of the best action, and of what was played.
    pub expected: [Expectation; 2],
}

/// What there is to say about an action that was taken. `None` if it is as good as the best, if it was not examined
/// closely, or if it costs too little.
pub fn remark<A: Copy + PartialEq + Display>(
    judgement: &Judgement<A>,
    played: A,
    scale: ValueScale,
) -> Option<Remark<A>> {
    let (best, judged) = (judgement.best()?, judgement.find(played)?);
    // `is_close` tells a value from a first estimate: nothing is held against anybody because of one.
    let cost = Some(judgement.cost(judged)).filter(|_| judged.is_close)?;
    let more = best.expectation.score - judged.expectation.score;
    Some(Remark {
        played,
        best: best.action,
        quality: Quality::of(cost, scale.unit)?,
        cost,
        points: if scale.fewest_win { -more } else { more },
        margin: judgement.margin(judged),
        expected: [best, judged].map(|one| one.expectation),
    })
}

/// A decision of a person's that has been judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<T> {
    /// The number of log entries before it.
    pub at: usize,
    /// What there is to say about it.
    pub told: Option<T>,
}

/// A decision: the number of log entries before it, who decided, and the action.
pub type Decision<G> = (usize, Seat, <G as Game>::Action);

/// The latest decision of these seats that is not judged yet. Decisions before `since` do not count.
pub fn open_decision<G: Game, T>(
    log: &[Entry<G>],
    seats: SeatSet,
    since: usize,
    judged: &[Judged<T>],
) -> Option<Decision<G>> {
    let own = |(at, entry): (usize, &Entry<G>)| match entry {
        Entry::Act(by, action) if seats.contains(*by) => Some((at, *by, *action)),
        _ => None,
    };
    let is_open = |(at, ..): &Decision<G>| !judged.iter().any(|one| one.at == *at);
    let entries = log.iter().enumerate().skip(since).rev();
    entries.filter_map(own).find(is_open)
}

#[cfg(test)]
mod tests {
    use engine::GameId;
    use protocol::JudgedAction;

    use super::*;

    const SHARE: ValueScale = ValueScale::of(GameId::Dumble);

    fn judgement(all: &[(char, f32, f32, bool)], margin: f32) -> Judgement<char> {
        let judged = |(action, value, score, is_close): &(char, f32, f32, bool)| JudgedAction {
            action: *action,
            expectation: Expectation {
                value: *value,
                score: *score,
            },
            error: 0.0,
            examined: 1,
            is_close: *is_close,
        };
        Judgement::new(all.iter().map(judged).collect(), margin)
    }

    #[test]
    fn what_is_as_good_or_was_not_examined_is_passed_over() {
        let all = [
            ('a', 0.6, 4.0, true),
            ('b', 0.58, 6.0, true),
            ('c', 0.2, 9.0, false),
        ];
        let say = |margin, played| remark(&judgement(&all, margin), played, SHARE);
        assert_eq!(say(0.01, 'a'), None, "the best");
        assert_eq!(say(0.03, 'b'), None, "within the margin");
        assert_eq!(say(0.01, 'c'), None, "a first estimate only");
        assert_eq!(say(0.01, 'x'), None, "not legal");
        let told = say(0.01, 'b').unwrap();
        assert_eq!((told.best, told.quality), ('a', Quality::Inaccuracy));
        // Fewer points are better here.
        assert_eq!(told.points, 2.0);
    }

    #[test]
    fn nothing_is_said_that_a_review_would_not_say() {
        let mut told = 0;
        for step in 0..400_u16 {
            let (value, margin) = (f32::from(step % 20) / 40.0, f32::from(step / 20) / 100.0);
            let is_close = step % 3 > 0;
            let all = [('a', 0.5, 0.0, true), ('b', value, 0.0, is_close)];
            let judgement = judgement(&all, margin);
            let review = judgement.review('b').unwrap();
            let cost = review.with_best.value - review.with_played.value;
            if let Some(remark) = remark(&judgement, 'b', SHARE) {
                told += 1;
                assert!(cost > review.margin, "{value} {margin}");
                assert_eq!(remark.cost, cost);
            } else {
                assert!(cost <= review.margin || cost < 0.015, "{value} {margin}");
            }
        }
        assert!(told > 50, "{told}");
    }

    #[test]
    fn the_latest_open_decision_of_the_person_is_next() {
        use engine::dumble::{Action, Dumble};
        let (you, other) = (Seat::FIRST, Seat::new(1).unwrap());
        let own = SeatSet::only(you);
        let act = |seat, action| Entry::<Dumble>::Act(seat, action);
        let log = [
            act(you, Action::Stock),
            act(other, Action::Stock),
            act(you, Action::Call),
            Entry::NextRound,
        ];
        let judged = |at| Judged::<()> { at, told: None };
        assert_eq!(
            open_decision::<_, ()>(&log, own, 0, &[]),
            Some((2, you, Action::Call))
        );
        assert_eq!(
            open_decision(&log, own, 0, &[judged(2)]),
            Some((0, you, Action::Stock))
        );
        assert_eq!(
            open_decision(&log, own, 1, &[judged(2)]),
            None,
            "played before"
        );
        assert_eq!(open_decision(&log, own, 0, &[judged(2), judged(0)]), None);
        let both = SeatSet::all(2);
        assert_eq!(
            open_decision(&log, both, 0, &[judged(2)]),
            Some((1, other, Action::Stock)),
            "of several persons each is judged"
        );
    }
}
