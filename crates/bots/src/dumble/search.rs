//! The expert's search, by playouts.
//!
//! Every candidate is tried on the same samples of the others' hands, and the round is played to its end by
//! the learned values; what counts is the chance of winning the match with the totals. After each pass the
//! worse half of the candidates is given up (sequential halving: Karnin, Koren and Somekh, Almost Optimal
//! Exploration in Multi-Armed Bandits, 2013).

use core::cmp::Reverse;

use engine::dumble::{Action, Bag, Dumble, DumbleView, EDGE, Playout};
use engine::{MAX_SEATS, Seat};
use protocol::{Advice, Choice, Estimate, Task};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::belief::Belief;
use super::equity;
use super::heuristics::{drags_on, ends};
use super::prior::action_values;
use super::value::{LearnedPolicy, UNIT, Values};
use crate::AnytimeSearch;

/// The number of candidates: those with the best learned values.
const CANDIDATES: usize = 8;
/// A playout that goes around the table so often is scored by the points held.
const MAX_ROUNDS: u32 = 30;
/// How much of a win a point of an action's learned value counts: it decides between candidates whose
/// playouts differ by chance only.
const LEARNED_WEIGHT: f32 = 0.0005;

struct Candidate {
    action: Action,
    /// The learned value, in points.
    learned: f32,
    samples: u32,
    /// The chance of winning the match.
    value: f32,
    score: f32,
}

/// A search under way.
pub struct Search {
    seat: Seat,
    values: &'static Values,
    belief: Belief,
    /// The state whose hands are taken as they are, in place of the beliefs.
    open: Option<Dumble>,
    totals: [u8; MAX_SEATS],
    seed: u64,
    candidates: Vec<Candidate>,
    /// The candidates that are left, by index.
    alive: Vec<usize>,
    /// The next sample, and the next candidate in `alive`.
    sample: u32,
    next: usize,
    /// The hands of the sample, and the seed of its luck.
    guess: Playout,
    luck: u64,
    /// The sample at which the worse half is given up.
    pass_ends: u32,
    per_pass: u32,
}

impl Search {
    /// A new search, with so many playouts in all shards.
    pub fn new(task: &Task<Dumble>, seat: Seat, values: &'static Values, playouts: u32) -> Search {
        let view: &DumbleView = &task.view;
        let open = view.open();
        let seed = task.seed ^ u64::from(task.shard.index).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut candidates: Vec<Candidate> = action_values(values, view, seat)
            .into_iter()
            .map(|(action, learned)| Candidate {
                action,
                learned: learned / UNIT,
                samples: 0,
                value: 0.0,
                score: 0.0,
            })
            .collect();
        candidates.sort_by(|a, b| b.learned.total_cmp(&a.learned));
        let mut tried = candidates.len().min(CANDIDATES);
        if drags_on(view) {
            candidates.sort_by_key(|candidate| Reverse(ends(candidate.action)));
            let most = candidates.first().map(|first| ends(first.action));
            let as_much = |candidate: &&Candidate| Some(ends(candidate.action)) == most;
            tried = candidates.iter().take(tried).filter(as_much).count();
        }
        let passes = tried.next_power_of_two().trailing_zeros().max(1);
        let belief = Belief::new(view, seat, &mut rng);
        let mut totals = [0; MAX_SEATS];
        for other in open.playing().iter() {
            totals[other.index()] = open.total(other);
        }
        let mut search = Search {
            seat,
            values,
            guess: belief.sample(values, &mut rng),
            belief,
            open: None,
            totals,
            seed,
            alive: (0..tried).collect(),
            candidates,
            sample: 0,
            next: 0,
            luck: 0,
            pass_ends: 0,
            per_pass: (playouts / task.shard.of.max(1) / passes).max(1),
        };
        search.begin_sample();
        search.begin_pass();
        search
    }

    /// The search with the hands of this state in every sample, as somebody sees them who sees all.
    pub fn with_open(self, open: Option<Dumble>) -> Search {
        Search { open, ..self }
    }

    fn begin_pass(&mut self) {
        let each = (self.per_pass / self.alive.len().max(1) as u32).max(4);
        self.pass_ends = self.sample + each;
    }

    /// Draws the others' hands and a stock, the same for all candidates.
    fn begin_sample(&mut self) {
        self.determinize(self.seed.wrapping_add(u64::from(self.sample)));
    }

    /// Sets the seed of the others' hands and of the stock.
    pub fn determinize(&mut self, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.guess = match &self.open {
            Some(state) => Playout::new(state, &mut rng),
            None => self.belief.sample(self.values, &mut rng),
        };
        self.luck = rng.next_u64();
    }

    fn is_done(&self) -> bool {
        // A single action is tried, too, for its expectation.
        self.alive.is_empty()
            || (self.alive.len() < 2 && self.candidates[self.alive[0]].samples > 3)
    }

    fn playout(&mut self) {
        let tried = self.alive[self.next];
        let (value, score) = self.play_on(self.candidates[tried].action);
        let candidate = &mut self.candidates[tried];
        candidate.samples += 1;
        let share = 1.0 / candidate.samples as f32;
        candidate.value += (value - candidate.value) * share;
        candidate.score += (score - candidate.score) * share;
        self.next += 1;
        if self.next == self.alive.len() {
            self.next = 0;
            self.sample += 1;
            if self.sample >= self.pass_ends {
                self.halve();
            }
            self.begin_sample();
        }
    }

    /// How often the most tried candidate was tried, at least 1.
    fn most_samples(&self) -> u32 {
        let samples = self.candidates.iter().map(|candidate| candidate.samples);
        samples.max().unwrap_or(1).max(1)
    }

    /// The chance of winning the match after this action, and the points of the round, with the hands and the
    /// stock of the sample.
    pub fn play_on(&self, action: Action) -> (f32, f32) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.luck);
        let mut playout = self.guess.clone();
        match action {
            Action::Call => playout.play_unchecked(None),
            Action::Discard(cards) => {
                let laid: Bag = cards.as_slice().iter().copied().collect();
                playout.play_unchecked(Some(laid));
            }
            Action::Stock => playout.finish_unchecked(None, rng.next_u64()),
            Action::Take(card) => playout.finish_unchecked(Some(card), rng.next_u64()),
        }
        let turns = MAX_ROUNDS * playout.playing().len() as u32;
        let over = playout.run(turns, &mut LearnedPolicy(self.values), &mut rng);
        self.evaluated(&playout, over)
    }

    fn evaluated(&self, end: &Playout, over: bool) -> (f32, f32) {
        let scores = if over {
            end.scores()
        } else {
            core::array::from_fn(|index| Seat::new(index).map_or(0, |s| end.points(s)))
        };
        let mut totals = [0u16; MAX_SEATS];
        let own = scores[self.seat.index()];
        totals[0] = u16::from(self.totals[self.seat.index()]) + u16::from(own);
        let mut seats = 1;
        for seat in end.playing().iter() {
            let score = scores[seat.index()];
            if seat != self.seat {
                totals[seats] = u16::from(self.totals[seat.index()]) + u16::from(score);
                seats += 1;
            }
        }
        debug_assert!(self.totals.iter().all(|total| *total != EDGE));
        (equity::win(&totals[..seats]), own.into())
    }

    fn halve(&mut self) {
        let candidates = &self.candidates;
        let rank = |index: &usize| candidates[*index].rank();
        self.alive.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
        self.alive.truncate(self.alive.len().div_ceil(2));
        self.begin_pass();
    }
}

impl Candidate {
    fn rank(&self) -> f32 {
        self.value + LEARNED_WEIGHT * self.learned
    }

    /// Its estimate; `most` is how often the most tried candidate was tried.
    fn estimate(&self, most: u32) -> Estimate {
        // A candidate that was given up never ranks before one that was not.
        let value = match self.samples {
            0 => -1.0 + LEARNED_WEIGHT * self.learned,
            samples => self.rank() + samples as f32 / most as f32,
        };
        Estimate {
            value,
            score: self.score,
            win: (self.samples > 0).then_some(self.value),
            samples: self.samples,
        }
    }
}

/// A search whose actions are valued by the chance of winning alone, however often they were tried.
pub struct ByWin(pub Search);

impl AnytimeSearch for ByWin {
    type Answer = Advice<Action>;

    fn step(&mut self, work: u32) -> bool {
        self.0.step(work)
    }

    fn answer(&self) -> Advice<Action> {
        let choice = |candidate: &Candidate| {
            let mut estimate = candidate.estimate(1);
            // Those that were not tried rank last, as they are.
            estimate.value = estimate.win.unwrap_or(estimate.value);
            Choice::new(candidate.action, estimate)
        };
        Advice::new(self.0.candidates.iter().map(choice).collect())
    }

    fn examined(&self) -> u64 {
        self.0.examined()
    }
}

/// A search that ranks its actions as before, but gives each the chance of winning as its only value. By these values a
/// style can tell which actions are about equal. An action that the search has given up counts no more than one that it
/// has not.
pub struct InOrder(pub Search);

impl AnytimeSearch for InOrder {
    type Answer = Advice<Action>;

    fn step(&mut self, work: u32) -> bool {
        self.0.step(work)
    }

    fn answer(&self) -> Advice<Action> {
        let ranked = self.0.answer();
        let mut most = f32::INFINITY;
        let choices = ranked.choices().iter().map(|choice| {
            let mut estimate = choice.estimate;
            most = most.min(estimate.win.unwrap_or(estimate.value));
            estimate.value = most;
            Choice::new(choice.action, estimate)
        });
        Advice::new(choices.collect())
    }

    fn examined(&self) -> u64 {
        self.0.examined()
    }
}

impl AnytimeSearch for Search {
    type Answer = Advice<Action>;

    fn step(&mut self, work: u32) -> bool {
        for _ in 0..work {
            if self.is_done() {
                break;
            }
            self.playout();
        }
        self.is_done()
    }

    fn answer(&self) -> Advice<Action> {
        let most = self.most_samples();
        let choice =
            |candidate: &Candidate| Choice::new(candidate.action, candidate.estimate(most));
        Advice::new(self.candidates.iter().map(choice).collect())
    }

    fn examined(&self) -> u64 {
        self.candidates
            .iter()
            .map(|one| u64::from(one.samples))
            .sum()
    }
}
