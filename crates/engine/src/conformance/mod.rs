//! The conformance suite: what every game has to satisfy, tested in the same way for all.
//!
//! A game implements [`Conformable`], which says what generic code cannot know. [`check`] then plays whole
//! matches at random and examines every position on the way. A failed check panics with the rules, the seed
//! and the log so far, from which the position can be reached again.
//!
//! Only with the feature `conformance`, which tests turn on.

mod actions;
mod chances;
mod codes;
mod mutations;
mod playthrough;
mod positions;
mod scene;
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
pub use scene::{Scene, walk};

/// A state is no larger than this, in bytes, so that a search can copy it for
/// each of its nodes.
pub const LARGEST: usize = 256;

/// Of how many positions of a match changed copies are read, at most.
const CHANGED: usize = 8;

/// What the checks have to know of a game.
pub trait Conformable: Game {
    /// The most entries that the log of a match can have.
    const LONGEST: usize;

    /// Options to play with: every number of seats, every variant.
    fn playable() -> Vec<Self::Rules>;

    /// Options that the rules do not allow, at least one.
    fn unplayable() -> Vec<Self::Rules>;

    /// Every action there could be in any position.
    fn conceivable_actions() -> Vec<Self::Action>;

    /// Every event there could be in any position.
    fn conceivable_events() -> Vec<Self::Event>;

    /// Texts that look like actions or events, and are none.
    fn malformed() -> &'static [&'static str];

    /// The same position, with what is hidden from a viewer drawn anew from
    /// all that could be there, whatever the viewer may infer. Must not be
    /// made with the view: it is what views are checked against. The same
    /// state in a game that hides nothing.
    fn scrambled(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Self;

    /// The log of a round that began as `begin`, as it would be had what was
    /// hidden from the viewer been as in `guess`, where it led. `None` if that
    /// cannot be told.
    ///
    /// By default it is taken that only choices can be hidden, of each seat the
    /// last one; a game that hides what was drawn says so here.
    fn retold(
        begin: &Match<Self>,
        log: &[Entry<Self>],
        viewer: Option<Seat>,
        guess: &Self,
    ) -> Option<Vec<Entry<Self>>> {
        Some(views::with_choices(begin, log, viewer, guess))
    }

    /// Positions in which little is hidden, for the chances of what
    /// [`determinize`](crate::View::determinize) draws. None in a game that
    /// hides nothing, at least one in all others.
    fn guesses() -> Vec<Guess<Self>>;
}

/// A position seen by somebody, and what it could be.
#[derive(Clone, Debug)]
pub struct Guess<G> {
    /// The position.
    pub state: G,
    /// Who looks at it; `None` for a watcher.
    pub viewer: Option<Seat>,
    /// Every state that the viewer cannot tell from it, each once, with its
    /// probability up to a common factor.
    pub could_be: Vec<(G, f64)>,
}

/// Checks that what each view takes the position to be could have come about.
/// [`check`] does so where play is random; this is for other play.
///
/// # Panics
/// If it could not.
pub fn guesses_are_possible<G: Conformable>(scene: &Scene<G>) {
    views::possible(scene, &mut views::Secrecy::default());
}

/// Checks everything there is to check of a game.
///
/// # Panics
/// If the game does not hold to something; the message says to what, and where.
pub fn check<G: Conformable>() {
    assert!(
        size_of::<G>() <= LARGEST,
        "a state takes {} bytes, more than {LARGEST}",
        size_of::<G>()
    );
    actions::options::<G>();
    actions::notation::<G>();
    let mut secrecy = views::Secrecy::default();
    let (mut damaged_states, mut damaged_views, mut damaged_lines) = (0, 0, 0);
    let (mut changed_states, mut changed_views) = (0, 0);
    for (index, rules) in G::playable().iter().enumerate() {
        let seed = 1_000 + index as u64;
        let mut samples = Vec::new();
        walk(rules, seed, |scene: &Scene<G>| {
            actions::phase(scene);
            actions::legality(scene);
            chances::event(scene);
            codes::state(scene);
            positions::state(scene);
            views::actions(scene);
            views::secrets(scene, &mut secrecy);
            views::sealed_choices_commute(scene);
            views::taking_back(scene);
            if scene.follows_sample() {
                views::possible(scene, &mut secrecy);
            }
            if scene.is_sample() {
                damaged_states += codes::damaged_state(scene);
                damaged_views += codes::damaged_views(scene);
                damaged_lines += positions::damaged(scene);
                samples.push(scene.clone());
            }
        });
        let mut donors = mutations::Donors::default();
        for scene in samples.iter().step_by(samples.len().div_ceil(CHANGED)) {
            let (states, views) = mutations::check(scene, &mut donors);
            changed_states += states;
            changed_views += views;
        }
        let end = scene::finished::<G>(rules, seed);
        codes::record(&end);
        codes::damaged_record(&end);
        chances::spots(&end);
        chances::taking_back(&end);
        codes::hostile_names(&end);
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
