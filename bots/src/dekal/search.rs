//! The levels that play the game on in their heads.
//!
//! Every candidate is tried on the same samples of luck, a few turns deep;
//! then the grids are evaluated. After each pass over the samples the worse
//! half of the candidates is given up (sequential halving: Karnin, Koren and
//! Somekh, Almost Optimal Exploration in Multi-Armed Bandits, 2013).

use core::cmp::Ordering;

use engine::dekal::{Action, Dekal, DekalView, Playout, TURNS};
use engine::{Game, Seat, View};
use protocol::{Advice, AnyAdvice, Choice, Estimate, Task};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::evaluation::expected;
use super::plain::{regular, unseen_mean};
use super::policy::Greedy;
use crate::Thought;

/// The playouts of a strong bot's decision.
pub const STRONG: u32 = 32;
/// The playouts of an expert's decision; more gain nothing.
pub const EXPERT: u32 = 16_000;
/// How many turns beyond the current one a playout goes before the grids are
/// evaluated; playing to the end adds more noise than knowledge.
const DEPTH: u8 = 3;
/// A lead of so many points, for each turn to come, is worth about 85 % of
/// the win.
const SPREAD_PER_TURN: f32 = 2.0;
/// The same when the round is over but for the counting.
const SPREAD: f32 = 1.5;

struct Candidate {
    action: Action,
    samples: u32,
    win: f32,
    score: f32,
}

/// A search under way.
pub struct Search {
    view: DekalView,
    seat: Seat,
    seed: u64,
    candidates: Vec<Candidate>,
    /// The candidates still tried, by index.
    alive: Vec<usize>,
    /// The sample, and the candidate of `alive`, that come next.
    sample: u32,
    next: usize,
    /// The sample at which the worse half is given up.
    pass_ends: u32,
    per_pass: u32,
}

impl Search {
    /// A search about to begin, with so many playouts for the whole decision,
    /// shared out among its parts.
    pub fn new(task: &Task<Dekal>, seat: Seat, playouts: u32) -> Search {
        let candidates: Vec<Candidate> = regular(&task.view, seat)
            .choices()
            .iter()
            .map(|choice| Candidate {
                action: choice.action,
                samples: 0,
                win: 0.0,
                score: 0.0,
            })
            .collect();
        let passes = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let budget = playouts / task.share.of.max(1);
        Search {
            view: task.view,
            seat,
            seed: task.seed ^ u64::from(task.share.index).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            alive: (0..candidates.len()).collect(),
            candidates,
            sample: 0,
            next: 0,
            pass_ends: 0,
            per_pass: (budget / passes).max(1),
        }
        .with_pass()
    }

    fn with_pass(mut self) -> Search {
        self.begin_pass();
        self
    }

    fn begin_pass(&mut self) {
        let each = (self.per_pass / self.alive.len().max(1) as u32).max(4);
        self.pass_ends = self.sample + each;
    }

    fn is_done(&self) -> bool {
        self.alive.len() < 2
    }

    fn playout(&mut self) {
        let candidate = self.alive[self.next];
        let seed = self.seed.wrapping_add(u64::from(self.sample));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = self.view.determinize(&mut rng);
        let action = self.candidates[candidate].action;
        if state.act(self.seat, action).is_ok() {
            let (win, score) = self.play_on(&state, &mut rng);
            let candidate = &mut self.candidates[candidate];
            candidate.samples += 1;
            let share = 1.0 / candidate.samples as f32;
            candidate.win += (win - candidate.win) * share;
            candidate.score += (score - candidate.score) * share;
        }
        self.next += 1;
        if self.next == self.alive.len() {
            self.next = 0;
            self.sample += 1;
            if self.sample == self.pass_ends {
                self.halve();
            }
        }
    }

    /// The share of the win, and the points, that a playout leads to.
    fn play_on(&self, state: &Dekal, rng: &mut Xoshiro256PlusPlus) -> (f32, f32) {
        let mut playout = Playout::new(state, &mut Greedy, rng);
        let until = (state.table().turn() + DEPTH).min(TURNS);
        playout.run_to(until, &mut Greedy, rng);
        let mean = unseen_mean(state.table());
        let own = expected(playout.grid(self.seat), mean);
        if playout.turn() == TURNS {
            return (share_of_win(&playout, self.seat), own);
        }
        let best_rival = Seat::all(playout.seats())
            .filter(|seat| *seat != self.seat)
            .map(|seat| expected(playout.grid(seat), mean))
            .fold(f32::INFINITY, f32::min);
        let lead = best_rival - own;
        let spread = SPREAD + SPREAD_PER_TURN * f32::from(TURNS - playout.turn());
        let win = 0.5 + 0.5 * lead / (lead * lead + spread * spread).sqrt();
        (win, own)
    }

    fn halve(&mut self) {
        let candidates = &self.candidates;
        self.alive
            .sort_by(|a, b| candidates[*b].win.total_cmp(&candidates[*a].win));
        self.alive.truncate(self.alive.len().div_ceil(2));
        self.begin_pass();
    }
}

/// A seat's share of the win in a round that is over (Winning): the lowest
/// score, then the fewest cards left.
fn share_of_win(playout: &Playout, seat: Seat) -> f32 {
    let result = |seat| {
        let grid = playout.grid(seat);
        (grid.score(), grid.cards_left())
    };
    let own = result(seat);
    let mut sharing = 0.0;
    for other in Seat::all(playout.seats()) {
        match result(other).cmp(&own) {
            Ordering::Less => return 0.0,
            Ordering::Equal => sharing += 1.0,
            Ordering::Greater => {}
        }
    }
    1.0 / sharing
}

impl Thought for Search {
    fn step(&mut self, work: u32) -> bool {
        for _ in 0..work {
            if self.is_done() {
                break;
            }
            self.playout();
        }
        self.is_done()
    }

    fn advice(&self) -> AnyAdvice {
        if self
            .candidates
            .iter()
            .any(|candidate| candidate.samples == 0)
        {
            return AnyAdvice::Dekal(regular(&self.view, self.seat));
        }
        // A candidate that was given up never ranks before one that was not.
        let most = self.candidates.iter().map(|c| c.samples).max().unwrap_or(1);
        let choices = self.candidates.iter().map(|candidate| Choice {
            action: candidate.action,
            estimate: Estimate {
                value: candidate.win + candidate.samples as f32 / most as f32,
                score: candidate.score,
                win: Some(candidate.win),
                samples: candidate.samples,
            },
        });
        AnyAdvice::Dekal(Advice::new(choices.collect()))
    }
}
