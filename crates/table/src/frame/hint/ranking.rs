//! Selects the actions that a hint shows, and computes the margin of the best one.

use model::value_scale::{Unit, ValueScale};
use protocol::{Expectation, JudgedAction, Judgement};

use crate::toolkit::mark::{Badge, Mark, RankBadge, Worth};

/// The most actions that are shown.
const MAX_MARKS: usize = 3;

/// How far the best action is ahead of the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Margin {
    /// Whether it is ahead, be it by less than one in both numbers; otherwise the next is as good.
    pub is_ahead: bool,
    /// Whole points; 0 if it is not ahead in points.
    pub points: u32,
    /// Hundredths of a win; 0 if it is not ahead in wins.
    pub percent: u32,
}

/// What a hint shows of a judgement.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The best actions, at most three; empty if nothing tells the actions apart.
    pub marks: Vec<Mark<A>>,
    /// How far the best is ahead; `None` if there is no other action.
    pub margin: Option<Margin>,
}

impl<A: Copy + PartialEq> Hint<A> {
    /// The hint of a judgement of a game with this scale.
    pub fn new(judgement: &Judgement<A>, scale: ValueScale) -> Hint<A> {
        let actions = judgement.actions();
        // What is not examined closely has a first estimate only: nothing to rank by.
        let is_ranked = |one: &&JudgedAction<A>| judgement.is_best(one) || one.is_close;
        let ranked = actions.iter().filter(is_ranked).take(MAX_MARKS);
        let expectations: Vec<Expectation> = ranked.clone().map(|one| one.expectation).collect();
        let values = actions.iter().map(|one| one.expectation);
        let alike = actions.len() > 2 && values.clone().zip(values.skip(1)).all(|(a, b)| a == b);
        // Of the second and of the last, which is the worst.
        let [next_is_as_good, all_are_as_good] = [1, actions.len().wrapping_sub(1)].map(|place| {
            let action = actions.get(place);
            action.is_some_and(|action| judgement.is_as_good(action))
        });
        let stake = (!all_are_as_good).then_some(scale.unit);
        let marks = ranked.zip(badges(&expectations, alike, actions.len(), stake));
        let next = actions.get(1);
        Hint {
            marks: marks
                .map(|(one, badge)| Mark {
                    action: one.action,
                    badge,
                })
                .collect(),
            margin: next.zip(actions.first()).map(|(next, best)| {
                margin(best.expectation, next.expectation, scale, !next_is_as_good)
            }),
        }
    }
}

/// The badges of the best actions, from the best on: none if all actions of the decision are alike, for instance the
/// symbols with which Détrak begins. Not generic, so that the page has this code once.
/// `all`: how many actions there are; `stake`: the unit of what is at stake, without which a number would say nothing.
fn badges(best: &[Expectation], alike: bool, all: usize, stake: Option<Unit>) -> Vec<Badge> {
    let shown = if alike { 0 } else { best.len() };
    let badge = |(index, one): (usize, &Expectation)| {
        let (worth, number) = match stake {
            _ if all == 1 => (Worth::Only, 0),
            Some(Unit::Share) => (Worth::Wins, percent(one.value) as i32),
            Some(Unit::Points) => (Worth::Points, (one.score * 10.0).round() as i32),
            None => (Worth::Equal, 0),
        };
        Badge::Ranked(RankBadge {
            rank: index + 1,
            worth,
            number,
        })
    };
    best.iter().take(shown).enumerate().map(badge).collect()
}

/// How far the best action is ahead of another, if that is behind.
fn margin(best: Expectation, next: Expectation, scale: ValueScale, is_behind: bool) -> Margin {
    if !is_behind {
        return Margin::default();
    }
    let sign = if scale.fewest_win { -1.0 } else { 1.0 };
    let points = sign * (best.score - next.score);
    Margin {
        is_ahead: true,
        points: points.round().max(0.0) as u32,
        // The difference of what badges show.
        percent: match scale.unit {
            Unit::Share => percent(best.value).saturating_sub(percent(next.value)),
            Unit::Points => 0,
        },
    }
}

fn percent(share: f32) -> u32 {
    (share * 100.0).round().clamp(0.0, 100.0) as u32
}

#[cfg(test)]
mod tests {
    use engine::GameId;

    use super::*;

    const DEKAL: ValueScale = ValueScale::of(GameId::Dekal);
    const DETRAK: ValueScale = ValueScale::of(GameId::Detrak);

    fn judgement(all: &[(char, f32, f32)], margin: f32, is_close: bool) -> Judgement<char> {
        let judged = |(place, (action, value, score)): (usize, &(char, f32, f32))| JudgedAction {
            action: *action,
            expectation: Expectation {
                value: *value,
                score: *score,
            },
            error: 0.0,
            examined: 1,
            is_close: is_close || place == 0,
        };
        Judgement::new(all.iter().enumerate().map(judged).collect(), margin)
    }

    fn shown(hint: &Hint<char>) -> String {
        hint.marks.iter().map(|mark| mark.action).collect()
    }

    #[test]
    fn the_lead_is_told_in_points_and_wins() {
        let found = judgement(&[('a', 0.62, 12.0), ('b', 0.55, 15.1)], 0.01, true);
        let hint = Hint::new(&found, DEKAL);
        let margin = Margin {
            is_ahead: true,
            points: 3,
            percent: 7,
        };
        assert_eq!((shown(&hint).as_str(), hint.margin), ("ab", Some(margin)));
        let best = RankBadge {
            rank: 1,
            worth: Worth::Wins,
            number: 62,
        };
        assert_eq!(hint.marks[0].badge, Badge::Ranked(best));
        // The first action gives up some points for more wins.
        let found = judgement(&[('a', 0.62, 15.1), ('b', 0.55, 12.0)], 0.01, true);
        let margin = Margin {
            is_ahead: true,
            points: 0,
            percent: 7,
        };
        assert_eq!(Hint::new(&found, DEKAL).margin, Some(margin));
        // Where points are what counts, no chance is told.
        let found = judgement(&[('a', 40.0, 40.0), ('b', 37.8, 37.8)], 0.2, true);
        let hint = Hint::new(&found, DETRAK);
        let margin = Margin {
            is_ahead: true,
            points: 2,
            percent: 0,
        };
        assert_eq!(hint.margin, Some(margin));
        let best = RankBadge {
            rank: 1,
            worth: Worth::Points,
            number: 400,
        };
        assert_eq!(hint.marks[0].badge, Badge::Ranked(best));
    }

    #[test]
    fn less_than_a_point_is_not_told_as_nothing() {
        let found = judgement(&[('a', 20.2, 20.2), ('b', 19.9, 19.9)], 0.2, true);
        let margin = Margin {
            is_ahead: true,
            ..Margin::default()
        };
        assert_eq!(Hint::new(&found, DETRAK).margin, Some(margin));
    }

    #[test]
    fn one_that_is_as_good_is_not_behind() {
        let found = judgement(&[('a', 0.62, 12.0), ('b', 0.615, 15.1)], 0.01, true);
        assert_eq!(Hint::new(&found, DEKAL).margin, Some(Margin::default()));
    }

    #[test]
    fn the_best_three_are_shown_however_far_they_are_apart() {
        let points = |all: &[f32], is_close| {
            let all: Vec<_> = "abcdef"
                .chars()
                .zip(all)
                .map(|(c, p)| (c, *p, *p))
                .collect();
            shown(&Hint::new(&judgement(&all, 0.2, is_close), DETRAK))
        };
        assert_eq!(points(&[40.0, 39.8, 39.5, 39.4, 39.3], true), "abc");
        assert_eq!(points(&[40.0, 38.0, 12.0], true), "abc");
        assert_eq!(points(&[40.0, 38.0], true), "ab");
        assert_eq!(points(&[40.0], true), "a");
        assert_eq!(points(&[], true), "");
        // Of those that were not examined closely nothing is said.
        assert_eq!(points(&[40.0, 38.0, 12.0], false), "a");
    }

    #[test]
    fn where_nothing_tells_them_apart_none_is_shown() {
        let all: Vec<_> = "abcdef".chars().map(|c| (c, 36.5, 36.5)).collect();
        let hint = Hint::new(&judgement(&all, 0.2, true), DETRAK);
        assert!(hint.marks.is_empty());
        assert_eq!(hint.margin, Some(Margin::default()));
        let two = judgement(&all[..2], 0.2, true);
        assert_eq!(shown(&Hint::new(&two, DETRAK)), "ab");
    }

    #[test]
    fn the_lead_is_the_difference_of_what_badges_show() {
        let found = judgement(&[('a', 0.486, 2.0), ('b', 0.472, 1.8)], 0.01, true);
        let hint = Hint::new(&found, DEKAL);
        assert_eq!(hint.margin.map(|margin| margin.percent), Some(2));
    }

    fn worths(hint: &Hint<char>) -> Vec<(Worth, i32)> {
        let worth = |mark: &Mark<char>| match mark.badge {
            Badge::Ranked(ranked) => (ranked.worth, ranked.number),
            other => panic!("{other:?} is no rank"),
        };
        hint.marks.iter().map(worth).collect()
    }

    #[test]
    fn a_single_choice_has_no_lead() {
        let hint = Hint::new(&judgement(&[('a', 0.5, 12.0)], 0.01, true), DEKAL);
        assert_eq!((shown(&hint).as_str(), hint.margin), ("a", None));
        assert_eq!(worths(&hint), [(Worth::Only, 0)]);
    }

    #[test]
    fn numbers_are_told_where_something_is_at_stake() {
        let of = |all: &[(char, f32, f32)]| worths(&Hint::new(&judgement(all, 0.01, true), DEKAL));
        let equal = [('a', 0.62, 12.0), ('b', 0.614, 15.1)];
        assert_eq!(of(&equal), [(Worth::Equal, 0); 2]);
        let third = [equal[0], equal[1], ('c', 0.4, 20.0)];
        assert_eq!(
            of(&third),
            [62, 61, 40].map(|percent| (Worth::Wins, percent))
        );
    }
}
