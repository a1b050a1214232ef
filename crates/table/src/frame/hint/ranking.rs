//! Selects the actions that a hint shows, and computes the margin of the best one.

use protocol::{Advice, Choice, Estimate};

use crate::toolkit::mark::{Badge, Mark, RankBadge};

/// The most actions that are shown.
const MAX_MARKS: usize = 3;
/// A smaller difference in points counts as none, however certain it is.
const EQUAL_POINTS: f32 = 0.5;
/// A smaller difference in shares of a win counts as none.
const EQUAL_WIN: f32 = 0.01;
/// The standard deviation of the points of one sample, roughly. Candidates are tried with the same luck, so
/// differences vary no more than that.
const SPREAD: f32 = 8.0;

/// How far the best action is ahead of the next; 0 where the difference may be chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Margin {
    /// Whole points; 0 if it is not ahead in points.
    pub points: u32,
    /// Hundredths of a win; 0 if it is not ahead in wins.
    pub percent: u32,
}

/// What a hint shows of an advice.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The best actions, at most three; empty if nothing tells the actions apart.
    pub marks: Vec<Mark<A>>,
    /// How far the best is ahead; `None` if there is no other action.
    pub margin: Option<Margin>,
}

impl<A: Copy + PartialEq> Hint<A> {
    /// The hint of an advice; `fewest_win` for games in which few points are good.
    pub fn new(advice: &Advice<A>, fewest_win: bool) -> Hint<A> {
        let choices = advice.choices();
        let estimates: Vec<Estimate> = choices.iter().map(|choice| choice.estimate).collect();
        let (badges, margin) = ranked(&estimates, fewest_win);
        let mark = |(choice, ranked): (&Choice<A>, RankBadge)| Mark {
            action: choice.action,
            badge: Badge::Ranked(ranked),
        };
        Hint {
            marks: choices.iter().zip(badges).map(mark).collect(),
            margin,
        }
    }
}

/// The badges of the best actions, and the margin of the first; see [`Hint`]. Not generic, so that the page
/// has this code once.
fn ranked(estimates: &[Estimate], fewest_win: bool) -> (Vec<RankBadge>, Option<Margin>) {
    let comparable = |estimate: &Estimate| ComparableEstimate::new(estimate, fewest_win);
    let best = estimates.first().map(comparable);
    let behind = |estimate: &Estimate| best.map(|best| best.ahead_of(comparable(estimate)));
    let others = estimates.get(1..).unwrap_or_default();
    // All actions are equal, for instance the symbols with which Détrak begins.
    let alike = others.len() > 1 && others.iter().all(|other| behind(other) == Some(Gap::NONE));
    let shown = if alike { 0 } else { MAX_MARKS };
    let mut most = 100;
    let badge = |(index, estimate): (usize, &Estimate)| {
        // An action that was given up after few samples may look better than those that were sampled more. It is not
        // known to be better.
        let percent = estimate.win.map(|win| percent(win).min(most));
        most = percent.unwrap_or(most);
        RankBadge {
            rank: index + 1,
            points: (estimate.score * 10.0).round() as i32,
            percent,
        }
    };
    let badges = estimates.iter().take(shown).enumerate().map(badge);
    (
        badges.collect(),
        others.first().and_then(behind).map(Gap::margin),
    )
}

fn percent(share: f32) -> u32 {
    (share * 100.0).round().clamp(0.0, 100.0) as u32
}

/// The estimate of an action; more is better in both numbers.
#[derive(Clone, Copy)]
struct ComparableEstimate {
    points: f32,
    win: Option<f32>,
    samples: f32,
}

impl ComparableEstimate {
    fn new(estimate: &Estimate, fewest_win: bool) -> ComparableEstimate {
        let sign = if fewest_win { -1.0 } else { 1.0 };
        ComparableEstimate {
            points: sign * estimate.score,
            win: estimate.win,
            samples: estimate.samples.max(1) as f32,
        }
    }

    fn ahead_of(self, other: ComparableEstimate) -> Gap {
        let samples = self.samples.min(other.samples);
        let win = self.win.zip(other.win);
        // The standard errors, if anything was sampled.
        let (points_error, win_error) = if samples > 1.0 {
            let share = win.map_or(0.5, |(own, _)| own.clamp(0.05, 0.95));
            let spread = (share * (1.0 - share)).sqrt();
            (SPREAD / samples.sqrt(), spread / samples.sqrt())
        } else {
            (0.0, 0.0)
        };
        Gap {
            points: self.points - other.points,
            win: win.map(|(own, other)| own - other),
            percent: win.map_or(0, |(own, other)| {
                percent(own).saturating_sub(percent(other))
            }),
            equal_points: EQUAL_POINTS.max(points_error),
            equal_win: EQUAL_WIN.max(win_error),
        }
    }
}

/// How far one action is ahead of another, and how much of that may be chance.
#[derive(Clone, Copy, Debug)]
struct Gap {
    points: f32,
    win: Option<f32>,
    /// The same difference in the hundredths that badges show.
    percent: u32,
    equal_points: f32,
    equal_win: f32,
}

impl Gap {
    /// No difference, and none by chance either.
    const NONE: Gap = Gap {
        points: 0.0,
        win: None,
        percent: 0,
        equal_points: EQUAL_POINTS,
        equal_win: EQUAL_WIN,
    };

    fn margin(self) -> Margin {
        let points = if self.points >= self.equal_points {
            self.points.round().max(1.0) as u32
        } else {
            0
        };
        let wins = self.win.is_some_and(|win| win >= self.equal_win);
        Margin {
            points,
            percent: if wins { self.percent } else { 0 },
        }
    }
}

impl PartialEq for Gap {
    fn eq(&self, other: &Gap) -> bool {
        self.points == other.points && self.win.unwrap_or(0.0) == other.win.unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(all: &[(char, f32, Option<f32>)], samples: u32) -> Advice<char> {
        // The choices are ranked in the order in which they are written.
        let choices = all.iter().zip((0..100).rev());
        let choices = choices.map(|((action, score, win), value)| {
            Choice::new(
                *action,
                Estimate {
                    value: value as f32,
                    score: *score,
                    win: *win,
                    samples,
                },
            )
        });
        Advice::new(choices.collect())
    }

    fn shown(hint: &Hint<char>) -> String {
        hint.marks.iter().map(|mark| mark.action).collect()
    }

    #[test]
    fn the_lead_is_told_in_points_and_wins() {
        let all = [('a', 12.0, Some(0.62)), ('b', 15.1, Some(0.55))];
        let hint = Hint::new(&advice(&all, 1), true);
        assert_eq!(
            hint.margin,
            Some(Margin {
                points: 3,
                percent: 7
            })
        );
        assert_eq!(shown(&hint), "ab");
        let best = RankBadge {
            rank: 1,
            points: 120,
            percent: Some(62),
        };
        assert_eq!(hint.marks[0].badge, Badge::Ranked(best));
        // Where many points are good, the first action gives up some points for more wins.
        let hint = Hint::new(&advice(&all, 1), false);
        assert_eq!(
            hint.margin,
            Some(Margin {
                points: 0,
                percent: 7
            })
        );
    }

    #[test]
    fn what_could_be_chance_is_no_lead() {
        let all = [('a', 12.0, Some(0.62)), ('b', 13.1, Some(0.58))];
        let sure = Hint::new(&advice(&all, 1), true);
        assert_eq!(
            sure.margin,
            Some(Margin {
                points: 1,
                percent: 4
            })
        );
        let unsure = Hint::new(&advice(&all, 30), true);
        assert_eq!(unsure.margin, Some(Margin::default()));
        let sampled = Hint::new(&advice(&all, 3_000), true);
        assert_eq!(sampled.margin, sure.margin);
    }

    #[test]
    fn the_best_three_are_shown_however_far_they_are_apart() {
        let points = |all: &[f32]| {
            let all: Vec<_> = "abcdef"
                .chars()
                .zip(all)
                .map(|(c, p)| (c, *p, None))
                .collect();
            shown(&Hint::new(&advice(&all, 1), false))
        };
        assert_eq!(points(&[40.0, 39.8, 39.5, 39.4, 39.3]), "abc");
        assert_eq!(points(&[40.0, 38.0, 12.0]), "abc");
        assert_eq!(points(&[40.0, 38.0]), "ab");
        assert_eq!(points(&[40.0]), "a");
        assert_eq!(points(&[]), "");
    }

    #[test]
    fn where_nothing_tells_them_apart_none_is_shown() {
        let all: Vec<_> = "abcdef".chars().map(|c| (c, 36.5, None)).collect();
        let hint = Hint::new(&advice(&all, 1), false);
        assert!(hint.marks.is_empty());
        assert_eq!(hint.margin, Some(Margin::default()));
        let two: Vec<_> = all[..2].to_vec();
        assert_eq!(shown(&Hint::new(&advice(&two, 1), false)), "ab");
    }

    #[test]
    fn the_lead_is_the_difference_of_what_badges_show() {
        let all = [('a', 2.0, Some(0.486)), ('b', 1.8, Some(0.472))];
        let hint = Hint::new(&advice(&all, 1), false);
        let shown: Vec<_> = hint.marks.iter().map(|mark| mark.badge).collect();
        let badge = |rank, points, percent| {
            Badge::Ranked(RankBadge {
                rank,
                points,
                percent: Some(percent),
            })
        };
        assert_eq!(shown, [badge(1, 20, 49), badge(2, 18, 47)]);
        assert_eq!(hint.margin.map(|margin| margin.percent), Some(2));
    }

    #[test]
    fn no_badge_shows_more_than_the_one_before_it() {
        let all = [
            ('a', 20.0, Some(0.21)),
            ('b', 20.1, Some(0.22)),
            ('c', 20.2, Some(0.20)),
        ];
        let hint = Hint::new(&advice(&all, 1), true);
        let percents = hint.marks.iter().map(|mark| match mark.badge {
            Badge::Ranked(ranked) => ranked.percent,
            Badge::Better | Badge::Played => None,
        });
        assert_eq!(percents.collect::<Vec<_>>(), [21, 21, 20].map(Some));
        assert_eq!(hint.margin, Some(Margin::default()));
    }

    #[test]
    fn a_single_choice_has_no_lead() {
        let hint = Hint::new(&advice(&[('a', 12.0, Some(0.5))], 1), true);
        assert_eq!((shown(&hint).as_str(), hint.margin), ("a", None));
    }
}
