//! Random matches, position by position.

use core::fmt;

use rand_core::Rng;

use super::Conformable;
use crate::game::{Game, Phase};
use crate::log::Entry;
use crate::luck::{Luck, RngStream, Seed, below};
use crate::play::Match;
use crate::seat::Seat;

/// Expensive checks examine one of this number of positions.
const SAMPLE: usize = 23;

/// A test case: a position of a random match, with its log.
///
/// Its text describes how to reach it again.
#[derive(Clone, Debug)]
pub struct TestCase<G: Game> {
    /// The match so far.
    pub play: Match<G>,
    /// The seed of luck and choices.
    pub seed: u64,
    /// The rare branch into which the match is steered.
    pub branch: Option<&'static str>,
}

/// What is to happen in a position; `None` leaves it to chance. The random numbers are for choices.
pub type Steer<G> = Box<dyn Fn(&G, &mut Luck) -> Option<Entry<G>>>;

/// Leaves everything to chance: for a branch that one of many random matches reaches.
pub fn unsteered<G: Game>() -> Steer<G> {
    Box::new(|_, _| None)
}

impl<G: Game> TestCase<G> {
    /// The beginning of a match.
    ///
    /// # Panics
    /// If it cannot be played with these options.
    pub fn begin(rules: &G::Rules, seed: u64) -> TestCase<G> {
        let play = Match::new(rules.clone());
        TestCase {
            play: play.unwrap_or_else(|error| panic!("{rules:?} cannot be played: {error}")),
            seed,
            branch: None,
        }
    }

    /// The round that is played.
    pub fn game(&self) -> &G {
        self.play.game()
    }

    /// Random numbers that are always the same for this position. They are unrelated to the luck of the
    /// match.
    pub fn rng(&self) -> Luck {
        let stream = RngStream {
            round: u16::MAX,
            turn: self.play.log().len() as u16,
            slot: 0,
        };
        Luck::new(Seed(self.seed), stream)
    }

    /// Every seat at the table, and a spectator.
    pub fn viewers(&self) -> impl Iterator<Item = Option<Seat>> {
        Seat::all(self.game().seats()).map(Some).chain([None])
    }

    /// Whether expensive checks examine this position.
    pub fn is_sample(&self) -> bool {
        self.play.log().len().is_multiple_of(SAMPLE)
    }

    /// Whether this position follows a sampled one. In the first of these, nobody has done anything yet.
    pub fn follows_sample(&self) -> bool {
        self.play.log().len() % SAMPLE == 1
    }

    /// Plays the entry to which the match is steered, or a random one; `false` if the match is over.
    pub(super) fn step(&mut self, steer: &Steer<G>) -> bool
    where
        G: Conformable,
    {
        let mut rng = self.rng();
        let phase = self.game().phase();
        if phase == Phase::Over && self.play.outcome().is_some() {
            return false;
        }
        assert!(
            self.play.log().len() < G::MAX_LOG,
            "a match goes on and on{self}"
        );
        let entry = match (steer(self.game(), &mut rng), phase) {
            (Some(entry), _) => entry,
            (None, Phase::Over) => Entry::NextRound,
            (None, Phase::Chance) => {
                let event = self.play.draw(Seed(self.seed));
                assert!(event.is_some(), "no event can be drawn{self}");
                return true;
            }
            (None, Phase::Decide(seats)) => {
                let place = below(&mut rng, seats.len() as u32) as usize;
                let seat = seats.iter().nth(place).expect("a place within the set");
                Entry::Act(seat, any_action(self.game(), seat, &mut rng, self))
            }
        };
        let result = self.play.push(entry);
        assert!(result.is_ok(), "{entry} is refused: {result:?}{self}");
        true
    }
}

fn any_action<G: Game>(game: &G, seat: Seat, rng: &mut impl Rng, case: &TestCase<G>) -> G::Action {
    let actions = game.legal_actions(seat);
    assert!(!actions.is_empty(), "seat {seat} has no action{case}");
    actions[below(rng, actions.len() as u32) as usize]
}

impl<G: Game> fmt::Display for TestCase<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(branch) = self.branch {
            write!(f, "\n  steered into: {branch}")?;
        }
        write!(
            f,
            "\n  rules: {:?}\n  seed:  {}\n  ply:   {}\n  log:  ",
            self.play.rules(),
            self.seed,
            self.play.log().len()
        )?;
        self.play.log().iter().try_for_each(|e| write!(f, " {e}"))
    }
}

/// Plays a match at random, and calls `look` with every position from the first to the last.
///
/// # Panics
/// If the match cannot be begun, gets stuck, or goes on beyond
/// [`Conformable::MAX_LOG`].
pub fn walk<G: Conformable>(rules: &G::Rules, seed: u64, mut look: impl FnMut(&TestCase<G>)) {
    let (mut case, steer) = (TestCase::begin(rules, seed), unsteered());
    look(&case);
    while case.step(&steer) {
        look(&case);
    }
}

/// The end of such a match.
pub(super) fn finished<G: Conformable>(rules: &G::Rules, seed: u64) -> TestCase<G> {
    let mut last = None;
    walk(rules, seed, |case: &TestCase<G>| {
        if case.play.outcome().is_some() {
            last = Some(case.clone());
        }
    });
    last.expect("a walk ends with the match")
}
