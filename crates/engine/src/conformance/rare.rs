//! Matches that are steered into branches of the rules that random play hardly ever reaches.

use core::fmt;

use super::Conformable;
use super::test_case::{Steer, TestCase};
use crate::game::Game;
use crate::play::Match;

/// The most matches that are tried for one that reaches a branch.
const ATTEMPTS: u64 = 2_000;
/// The most entries of a match that has not reached its branch.
const LONGEST: usize = 4_000;
/// The number of entries for which a match goes on once it has reached its branch.
const AFTERWARDS: usize = 40;

/// A branch of the rules that random play hardly ever reaches, and how a match is steered into it.
pub struct RareBranch<G: Game> {
    /// What is rare, for messages.
    pub name: &'static str,
    /// The options of the match.
    pub rules: G::Rules,
    /// What is to happen in a position; `None` leaves it to chance.
    pub steer: Steer<G>,
    /// Whether a match is in the branch.
    pub reached: Reached<G>,
}

/// Whether a match is in a branch.
pub type Reached<G> = Box<dyn Fn(&Match<G>) -> bool>;

impl<G: Game> fmt::Debug for RareBranch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.name, self.rules)
    }
}

/// Plays the first match that reaches the branch, and calls `look` with every position until it has been there
/// for a while. Returns the last one.
///
/// # Panics
/// If none of many matches reaches it.
pub(super) fn walk_into<G: Conformable>(
    branch: &RareBranch<G>,
    look: &mut impl FnMut(&TestCase<G>),
) -> TestCase<G> {
    for seed in 0..ATTEMPTS {
        if follow(branch, seed, 0, &mut |_| ()).1 {
            return follow(branch, seed, AFTERWARDS, look).0;
        }
    }
    panic!("no match reaches the branch: {branch:?}")
}

/// Plays a match until it is over, or so many entries longer than it needs to reach the branch. Returns its last
/// position, and whether it reached the branch.
fn follow<G: Conformable>(
    branch: &RareBranch<G>,
    seed: u64,
    longer: usize,
    look: &mut impl FnMut(&TestCase<G>),
) -> (TestCase<G>, bool) {
    let mut case = TestCase::begin(&branch.rules, seed);
    case.branch = Some(branch.name);
    let mut end = None;
    loop {
        look(&case);
        if end.is_none() && (branch.reached)(&case.play) {
            end = Some(case.play.log().len() + longer);
        }
        if case.play.log().len() == end.unwrap_or(LONGEST) || !case.step(&branch.steer) {
            return (case, end.is_some());
        }
    }
}
