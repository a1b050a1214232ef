//! The conformance suite: what every game has to satisfy, tested in the same way for all.
//!
//! A game implements [`Conformable`], which says what generic code cannot know. [`check`] then plays whole
//! matches at random, and others that are steered into rare branches of the rules, and examines every position
//! on the way. A failed check panics with the rules, the seed
//! and the log so far, from which the position can be reached again.
//!
//! Only with the feature `conformance`, which tests turn on.

mod actions;
mod chances;
mod codes;
mod mutations;
mod playthrough;
mod positions;
mod rare;
mod test_case;
mod views;

use rand_core::Rng;

use crate::game::Game;
use crate::log::Entry;
use crate::play::Match;
use crate::seat::Seat;

pub use codes::damaged_bytes;
pub use mutations::changed_json;
pub use playthrough::{digest, playthrough};
pub use positions::damaged_text;
pub use rare::{RareBranch, Reached};
pub use test_case::{Steer, TestCase, unsteered, walk};

/// The greatest size of a state, in bytes, so that a search can copy it for each of its nodes.
pub const MAX_STATE_SIZE: usize = 256;

/// The most positions of a match whose stored states are mutated.
const CHANGED: usize = 8;

/// What the checks need to know of a game.
pub trait Conformable: Game {
    /// The most entries that the log of a match can have.
    const MAX_LOG: usize;

    /// Options to play with: every number of seats, every variant.
    fn playable() -> Vec<Self::Rules>;

    /// Options that contradict the rules, at least one.
    fn unplayable() -> Vec<Self::Rules>;

    /// Every action that is possible in any position.
    fn conceivable_actions() -> Vec<Self::Action>;

    /// Every event that is possible in any position.
    fn conceivable_events() -> Vec<Self::Event>;

    /// Texts that look like actions or events, but are not.
    fn malformed() -> &'static [&'static str];

    /// The same position, with everything that is hidden from a viewer drawn anew from all possibilities,
    /// whatever the viewer may infer. It must not use the view, which is checked against it. In a game that
    /// hides nothing, the same state.
    fn with_hidden_drawn_anew(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Self;

    /// The log of a round that began as `begin`, changed to what would have happened if the hidden part were
    /// that of `guess`, to which it has to lead. `None` if there is no such log.
    ///
    /// The default is for games that hide only choices, and of each seat only the last one.
    fn log_with_hidden(
        begin: &Match<Self>,
        log: &[Entry<Self>],
        viewer: Option<Seat>,
        guess: &Self,
    ) -> Option<Vec<Entry<Self>>> {
        Some(views::with_choices(begin, log, viewer, guess))
    }

    /// Positions in which little is hidden, for the probabilities of what
    /// [`determinize`](crate::View::determinize) draws. Empty in a game that hides nothing, otherwise at
    /// least one.
    fn guesses() -> Vec<Guess<Self>>;

    /// Branches of the rules that random play hardly ever reaches, at least one: ties, lots, an empty stock,
    /// shared wins, totals at a limit.
    fn rare_branches() -> Vec<RareBranch<Self>>;
}

/// A position as a seat sees it, and all states that it could be.
#[derive(Clone, Debug)]
pub struct Guess<G> {
    /// The position.
    pub state: G,
    /// The viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Every state that the viewer cannot distinguish from it, each once, with its probability up to a common
    /// factor.
    pub could_be: Vec<(G, f64)>,
}

/// Checks that the states to which views are determinized could have come about. [`check`] does so in random
/// play; this is for other play.
///
/// # Panics
///
/// If one could not.
pub fn guesses_are_possible<G: Conformable>(case: &TestCase<G>) {
    views::possible(case, &mut views::Secrecy::default());
}

/// Checks that the state and every view of it can be read back in every form: as a line, JSON and bytes.
/// [`check`] does so in its matches; this is for others.
///
/// # Panics
///
/// If one cannot.
pub fn reads_back<G: Game>(case: &TestCase<G>) {
    codes::state(case);
    positions::state(case);
}

/// Runs all checks on a game.
///
/// # Panics
///
/// If a check fails; the message says which, and where.
pub fn check<G: Conformable>() {
    assert!(
        size_of::<G>() <= MAX_STATE_SIZE,
        "a state takes {} bytes, more than {MAX_STATE_SIZE}",
        size_of::<G>()
    );
    actions::options::<G>();
    actions::notation::<G>();
    let mut secrecy = views::Secrecy::default();
    let (mut damaged_states, mut damaged_views, mut damaged_lines) = (0, 0, 0);
    let (mut changed_states, mut changed_views) = (0, 0);
    let (conceivable_actions, conceivable_events) =
        (G::conceivable_actions(), G::conceivable_events());
    let examine = |case: &TestCase<G>, secrecy: &mut views::Secrecy| {
        actions::phase(case);
        actions::legality(case, &conceivable_actions, &conceivable_events);
        chances::event(case);
        reads_back(case);
        views::actions(case);
        views::secrets(case, secrecy);
        views::sealed_choices_commute(case);
        views::taking_back(case);
        if case.follows_sample() {
            views::possible(case, secrecy);
        }
    };
    for (index, rules) in G::playable().iter().enumerate() {
        let seed = 1_000 + index as u64;
        let mut samples = Vec::new();
        walk(rules, seed, |case: &TestCase<G>| {
            examine(case, &mut secrecy);
            if case.is_sample() {
                damaged_states += codes::damaged_state(case);
                damaged_views += codes::damaged_views(case);
                damaged_lines += positions::damaged(case);
                chances::weights(case);
                samples.push(case.clone());
            }
        });
        let mut donors = mutations::ValuePool::default();
        for case in samples.iter().step_by(samples.len().div_ceil(CHANGED)) {
            let (states, views) = mutations::check(case, &mut donors);
            changed_states += states;
            changed_views += views;
        }
        let case = test_case::finished::<G>(rules, seed);
        for begun in &samples {
            positions::goes_on(begun, &case.play);
        }
        codes::record(&case);
        codes::damaged_record(&case);
        chances::rng_streams(&case);
        chances::taking_back(&case);
        codes::hostile_names(&case);
    }
    let branches = G::rare_branches();
    assert!(!branches.is_empty(), "nothing in the game is rare");
    for branch in &branches {
        let case = rare::walk_into(branch, &mut |case| examine(case, &mut secrecy));
        codes::record(&case);
        chances::rng_streams(&case);
    }
    assert!(
        damaged_states > 0 && damaged_views > 0 && damaged_lines > 0,
        "no damaged state (left), view or position (right) is ever read: \
         {damaged_states}, {damaged_views}, {damaged_lines}"
    );
    assert!(
        changed_states > 0 && changed_views > 0,
        "no changed state (left) or view (right) is ever read: {changed_states}, {changed_views}"
    );
    secrecy.conclude::<G>();
    chances::determinize::<G>();
}
