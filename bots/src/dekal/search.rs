//! The level that plays the game on in its head.
//!
//! Every candidate is tried on the same samples of luck, a few turns deep, with
//! everybody choosing by what the network says; then the network judges where
//! that leads, and the last turn is counted out. After each pass over the
//! samples the worse half of the candidates is given up (sequential halving:
//! Karnin, Koren and Somekh, Almost Optimal Exploration in Multi-Armed Bandits,
//! 2013).

use engine::dekal::{Action, Cell, MAX_PLAYERS, TURNS};
use protocol::{Advice, AnyAdvice, Choice, Estimate, Share};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::glance::glance;
use super::last_turn::last_turn;
use super::net::Net;
use super::round::Round;
use super::turn::{best_hole, chances, play_drafts, worths};
use crate::Thought;

/// How much a search does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The playouts of a decision of two players; others have fewer, which take
    /// as long.
    pub playouts: u32,
    /// How many turns beyond the current one a playout goes.
    pub depth: u8,
}

struct Candidate {
    action: Action,
    samples: u32,
    win: f32,
    score: f32,
}

/// A search under way.
pub struct Search {
    net: &'static Net,
    effort: Effort,
    round: Round,
    /// The holes that everybody is expected to choose.
    holes: [Option<Cell>; MAX_PLAYERS],
    seat: usize,
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
    /// A search about to begin, with so much effort for the whole decision,
    /// shared out among its parts.
    pub fn new(
        net: &'static Net,
        round: Round,
        seat: usize,
        (seed, share): (u64, Share),
        effort: Effort,
    ) -> Search {
        let candidates: Vec<Candidate> = glance(net, &round, seat)
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
        let budget = 2 * effort.playouts / round.seats as u32 / share.of.max(1);
        let mut holes = round.holes;
        if round.drafter().is_none() {
            for (other, hole) in holes.iter_mut().enumerate().take(round.seats) {
                *hole = Some(best_hole(net, &round, other));
            }
        }
        let mut search = Search {
            net,
            effort,
            holes,
            round,
            seat,
            seed: seed ^ u64::from(share.index).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            alive: (0..candidates.len()).collect(),
            candidates,
            sample: 0,
            next: 0,
            pass_ends: 0,
            per_pass: (budget / passes).max(1),
        };
        search.begin_pass();
        search
    }

    fn begin_pass(&mut self) {
        let each = (self.per_pass / self.alive.len().max(1) as u32).max(4);
        self.pass_ends = self.sample + each;
    }

    fn is_done(&self) -> bool {
        self.alive.len() < 2
    }

    fn playout(&mut self) {
        let index = self.alive[self.next];
        let seed = self.seed.wrapping_add(u64::from(self.sample));
        // Only the cards are drawn from it, so that all candidates meet the
        // same ones.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (win, score) = self.play_on(self.candidates[index].action, &mut rng);
        let candidate = &mut self.candidates[index];
        candidate.samples += 1;
        let share = 1.0 / candidate.samples as f32;
        candidate.win += (win - candidate.win) * share;
        candidate.score += (score - candidate.score) * share;
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
    fn play_on(&self, action: Action, rng: &mut Xoshiro256PlusPlus) -> (f32, f32) {
        let mut round = self.round.clone();
        match action {
            Action::Draft(draft) => round.draft(draft),
            Action::Reveal(cell) => {
                round.holes = self.holes;
                round.holes[self.seat] = Some(cell);
                round.turn_up(rng);
            }
        }
        play_drafts(self.net, &mut round);
        let until = (self.round.turn + 1 + self.effort.depth).min(TURNS);
        while round.turn < until {
            if let Some(worth) = last_turn(&round, self.seat) {
                return worth;
            }
            for seat in 0..round.seats {
                round.holes[seat] = Some(best_hole(self.net, &round, seat));
            }
            round.turn_up(rng);
            play_drafts(self.net, &mut round);
        }
        let worths = worths(self.net, &round);
        let score = worths[self.seat].points;
        if round.is_over() {
            let mut shares = [0.0; MAX_PLAYERS];
            round.outcome(&mut shares);
            return (shares[self.seat], score);
        }
        if let Some(worth) = last_turn(&round, self.seat) {
            return worth;
        }
        (chances(&worths, round.seats)[self.seat], score)
    }

    fn halve(&mut self) {
        let candidates = &self.candidates;
        self.alive
            .sort_by(|a, b| candidates[*b].win.total_cmp(&candidates[*a].win));
        self.alive.truncate(self.alive.len().div_ceil(2));
        self.begin_pass();
    }
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
        AnyAdvice::Dekal(self.found())
    }
}

impl Search {
    /// What has been found out so far: never empty, best first.
    pub fn found(&self) -> Advice<Action> {
        if self.candidates.iter().any(|one| one.samples == 0) {
            return glance(self.net, &self.round, self.seat);
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
        Advice::new(choices.collect())
    }
}
