//! Judgements: what every action of a decision is worth. Whatever explains a decision is a function of its judgement.

use core::fmt::Display;
use core::str::FromStr;

use engine::Game;
use serde::{Deserialize, Serialize};

use crate::advice::{as_text, from_text};
use crate::rank::best_first;
use crate::worker_task::Answer;

/// A decision to be judged by what its seat could know, whoever made it and at whatever level. The same task has the
/// same judgement on every machine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct JudgeTask<G: Game> {
    /// The view of the seat that decides.
    pub view: G::View,
    /// How much work the judgement may be.
    pub effort: Effort,
    /// An action that is examined as closely as the best, however bad it looks: the one that was taken, in the game's
    /// notation. It changes nothing of what is said about the other actions.
    pub played: Option<String>,
    /// The state with all that is hidden from the seat, where the question is what its actions are worth to somebody who
    /// sees every hand: of an analysis, never of what a seat plays, is advised or is reproached. `None` for what the seat
    /// itself can know.
    pub open: Option<G>,
}

impl<G: Game> JudgeTask<G> {
    /// The question what each action is worth by what the seat can know, where none was taken.
    pub fn new(view: G::View, effort: Effort) -> JudgeTask<G> {
        JudgeTask {
            view,
            effort,
            played: None,
            open: None,
        }
    }
}

/// An amount of work, in percent of the standard one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Effort(pub u32);

impl Effort {
    /// The effort of hints and reviews: below a second.
    pub const STANDARD: Effort = Effort(100);
    /// The effort with which the coach looks again before it speaks.
    pub const CONFIRMING: Effort = Effort(400);

    /// This share of an amount that is meant for the standard effort, at least 1.
    pub fn of(self, standard: u64) -> u64 {
        (standard.saturating_mul(self.0.into()) / 100).max(1)
    }
}

/// What is known about every legal action of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr"))]
pub struct Judgement<A> {
    actions: Vec<JudgedAction<A>>,
    margin: f32,
    /// The best line for all, as far as the game has one; it begins with the best action.
    pub line: Vec<LineStep<A>>,
    /// Whether the values are exact. They are if everything that may still happen was looked at.
    pub is_exact: bool,
    /// Whether the search is done. Until then the values are estimates of the moment.
    pub is_done: bool,
}

/// A legal action with its value, for the seat that takes it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr"))]
pub struct JudgedAction<A> {
    /// The action.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub action: A,
    /// What is expected of it.
    pub expectation: Expectation,
    /// The standard error of the difference of its value to that of the best action; 0 if nothing was sampled.
    pub error: f32,
    /// How much the value rests on: samples, or in Débâcle the depth of the search in actions.
    pub examined: u32,
    /// Whether the action was examined as closely as the best, or until it was clearly behind. Otherwise its value is
    /// a first estimate.
    pub is_close: bool,
}

/// The expected result of an action, for the seat that takes it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Expectation {
    /// The value for which the bots play: in Détrak points, elsewhere the share of the match's win, 0 to 1.
    pub value: f32,
    /// The expected points at the end of the round; in Débâcle, minus the opponent's.
    pub score: f32,
}

/// An action of a line, with the value after it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr"))]
pub struct LineStep<A> {
    /// The action.
    #[serde(serialize_with = "as_text", deserialize_with = "from_text")]
    pub action: A,
    /// The value of the position after it, for the seat that is judged, without further search.
    pub value: f32,
}

/// A difference counts as certain if it is this many standard errors.
const CERTAIN: f32 = 3.0;

impl<A: Copy + PartialEq> Judgement<A> {
    /// A judgement of these actions. `margin` is the game's: how much the judge may be wrong about the difference of two
    /// actions, however closely it looks.
    pub fn new(actions: Vec<JudgedAction<A>>, margin: f32) -> Judgement<A> {
        // What is not examined closely never ranks before what is.
        let rank = |one: &JudgedAction<A>| (one.is_close, one.expectation.value);
        Judgement {
            actions: best_first(&actions, rank),
            margin,
            line: Vec::new(),
            is_exact: false,
            is_done: false,
        }
    }

    /// Every legal action, best first.
    pub fn actions(&self) -> &[JudgedAction<A>] {
        &self.actions
    }

    /// The best action; `None` only while nothing is known.
    pub fn best(&self) -> Option<&JudgedAction<A>> {
        self.actions.first()
    }

    /// Whether this is the best action.
    pub fn is_best(&self, action: &JudgedAction<A>) -> bool {
        self.best().is_some_and(|best| best.action == action.action)
    }

    /// What is known about an action; `None` if it is not legal.
    pub fn find(&self, action: A) -> Option<&JudgedAction<A>> {
        self.actions.iter().find(|judged| judged.action == action)
    }

    /// By how much an action may be behind the best one and still be as good, in the unit of values: the game's margin,
    /// or more where samples leave the difference uncertain.
    pub fn margin(&self, of: &JudgedAction<A>) -> f32 {
        self.margin.max(CERTAIN * of.error)
    }

    /// How much worse an action is than the best one, in the unit of values; 0 if it is as good.
    pub fn cost(&self, of: &JudgedAction<A>) -> f32 {
        let best = self.best().map_or(0.0, |best| best.expectation.value);
        let behind = best - of.expectation.value;
        if self.is_as_good(of) {
            0.0
        } else {
            behind.max(0.0)
        }
    }

    /// Whether an action is as good as the best one: nothing in the program calls one of these better than another.
    pub fn is_as_good(&self, action: &JudgedAction<A>) -> bool {
        let Some(best) = self.best() else {
            return false;
        };
        let behind = best.expectation.value - action.expectation.value;
        self.is_best(action) || action.is_close && behind <= self.margin(action)
    }

    /// Whether it also says, where another judgement has found an action better than what was played, that it is, and that
    /// what was played is not as good as the best.
    pub fn confirms(&self, better: A, played: A) -> bool {
        let close = |action| self.find(action).filter(|one| one.is_close);
        let both = close(better).zip(close(played));
        both.is_some_and(|(better, played)| {
            !self.is_as_good(played) && better.expectation.value > played.expectation.value
        })
    }

    /// Whether something is at stake: whether some action is worse than the best.
    pub fn is_at_stake(&self) -> bool {
        self.actions.iter().any(|action| !self.is_as_good(action))
    }

    /// The review of an action that was taken; `None` if it is not legal.
    pub fn review(&self, played: A) -> Option<MoveReview>
    where
        A: Display,
    {
        let (best, played) = (self.best()?, self.find(played)?);
        Some(MoveReview {
            best: best.action.to_string(),
            with_best: best.expectation,
            with_played: played.expectation,
            // Time may be up before the action was examined: then nothing is held against anybody.
            margin: if played.is_close {
                self.margin(played)
            } else {
                f32::INFINITY
            },
            is_at_stake: self.is_at_stake(),
        })
    }
}

/// An action that was taken, compared with the best one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveReview {
    /// The best action, in the game's notation; it may be the one that was taken.
    pub best: String,
    /// The expectation with the best action.
    pub with_best: Expectation,
    /// The expectation with the action that was taken.
    pub with_played: Expectation,
    /// A difference of the values up to this counts as none (see [`Judgement::margin`]).
    pub margin: f32,
    /// Whether some action would have been worse than the best.
    pub is_at_stake: bool,
}

impl<A: Copy + PartialEq + Display + FromStr> Answer for Judgement<A> {
    fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn action(action: char, value: f32, error: f32, is_close: bool) -> JudgedAction<char> {
        JudgedAction {
            action,
            expectation: Expectation { value, score: 0.0 },
            error,
            examined: 1,
            is_close,
        }
    }

    fn judgement() -> Judgement<char> {
        let actions = vec![
            action('a', 0.52, 0.0, true),
            action('b', 0.6, 0.0, true),
            action('c', 0.595, 0.0, true),
            action('d', 0.57, 0.011, true),
            action('e', 0.7, 0.0, false),
        ];
        Judgement::new(actions, 0.01)
    }

    #[test]
    fn first_estimates_never_rank_before_values() {
        let order = judgement()
            .actions()
            .iter()
            .map(|one| one.action)
            .collect::<String>();
        assert_eq!(order, "bcdae");
    }

    #[test]
    fn as_good_is_within_the_margin_or_within_what_samples_leave_open() {
        let judgement = judgement();
        let good = judgement
            .actions()
            .iter()
            .filter(|one| judgement.is_as_good(one));
        assert_eq!(good.map(|one| one.action).collect::<String>(), "bcd");
        let cost = |action| judgement.cost(judgement.find(action).unwrap());
        assert_eq!((cost('b'), cost('c'), cost('d')), (0.0, 0.0, 0.0));
        assert!((cost('a') - 0.08).abs() < 1e-6);
        assert!(judgement.is_at_stake());
        let alike = Judgement::new(vec![action('a', 0.5, 0.0, true); 2], 0.01);
        assert!(!alike.is_at_stake());
    }

    #[test]
    fn a_judgement_confirms_only_what_it_has_examined_and_says_itself() {
        let judgement = judgement();
        assert!(judgement.confirms('b', 'a') && judgement.confirms('c', 'a'));
        assert!(!judgement.confirms('b', 'c'), "as good");
        assert!(!judgement.confirms('e', 'a'), "a first estimate is better");
        assert!(!judgement.confirms('b', 'e'), "a first estimate is worse");
        assert!(!judgement.confirms('a', 'b'), "the other way round");
    }

    #[test]
    fn what_was_not_examined_is_not_held_against_anybody() {
        let judgement = judgement();
        let review = judgement.review('e').unwrap();
        assert_eq!(review.margin, f32::INFINITY);
        let review = judgement.review('a').unwrap();
        assert_eq!((review.best.as_str(), review.margin), ("b", 0.01));
        assert_eq!(judgement.review('x'), None);
    }
}
