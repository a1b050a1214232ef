//! The level that plays the game on in its head.
//!
//! What a candidate leads to is known up to the next cards. What these are
//! worth is taken as an expectation (see [`Ahead`]); beyond that, every
//! candidate is tried on the same samples of luck, with everybody choosing by
//! what the network says, and the last turn of a sample is an expectation
//! again. After each pass over the samples the worse half of the candidates is
//! given up (sequential halving: Karnin, Koren and Somekh, Almost Optimal
//! Exploration in Multi-Armed Bandits, 2013).

use engine::dekal::{Action, Cell, MAX_PLAYERS};
use protocol::{Advice, AnyAdvice, Choice, Estimate, Share};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::ahead::Ahead;
use super::glance::glance;
use super::net::Net;
use super::round::Round;
use super::turn::{Prospect, best_hole, counted, play_drafts, prospects};
use crate::Thought;

/// How much a search does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The samples of a decision of two players; others have fewer, which take
    /// as long.
    pub playouts: u32,
    /// How many turns are played in a sample before the one that is taken as an
    /// expectation.
    pub depth: u8,
}

struct Candidate {
    action: Action,
    leads_to: LeadsTo,
    /// By the expectation of the next turn alone.
    at_once: Prospect,
    samples: u32,
    /// The mean of the samples.
    sampled: Prospect,
}

/// What a candidate leads to.
enum LeadsTo {
    /// The end of the round.
    End(Prospect),
    /// Cards to come up.
    Turn(Box<Ahead<'static>>),
}

/// A search under way.
pub struct Search {
    net: &'static Net,
    effort: Effort,
    /// What to go by where nothing can be searched.
    first_glance: Advice<Action>,
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
        round: &Round,
        seat: usize,
        (seed, share): (u64, Share),
        effort: Effort,
    ) -> Search {
        let first_glance = glance(net, round, seat);
        let leads = Leads::new(net, round, seat);
        let candidates: Vec<Candidate> = first_glance
            .choices()
            .iter()
            .filter_map(|choice| leads.candidate(choice.action, seed))
            .collect();
        let passes = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let budget = 2 * effort.playouts / round.seats as u32 / share.of.max(1);
        let mut search = Search {
            net,
            effort,
            first_glance,
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
        self.alive.len() < 2 || self.effort.playouts == 0 || self.effort.depth == 0
    }

    fn playout(&mut self) {
        let index = self.alive[self.next];
        let seed = self.seed.wrapping_add(u64::from(self.sample));
        let found = self.play_on(&self.candidates[index].leads_to, seed);
        let candidate = &mut self.candidates[index];
        candidate.samples += 1;
        let share = 1.0 / candidate.samples as f32;
        let mean = &mut candidate.sampled;
        mean.value += (found.value - mean.value) * share;
        mean.win += (found.win - mean.win) * share;
        mean.points += (found.points - mean.points) * share;
        self.next += 1;
        if self.next == self.alive.len() {
            self.next = 0;
            self.sample += 1;
            if self.sample == self.pass_ends {
                self.halve();
            }
        }
    }

    /// What a sample leads to.
    fn play_on(&self, leads_to: &LeadsTo, seed: u64) -> Prospect {
        let ahead = match leads_to {
            LeadsTo::End(prospect) => return *prospect,
            LeadsTo::Turn(ahead) => ahead,
        };
        // Only the cards are drawn from it, so that all candidates meet the
        // same ones.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut round = ahead.played(&mut rng);
        for _ in 1..self.effort.depth {
            match Ahead::new(self.net, &round, None) {
                Some(ahead) if !round.is_over() => round = ahead.played(&mut rng),
                _ => break,
            }
        }
        if round.is_over() {
            return end(&round, self.seat);
        }
        let ahead = Ahead::new(self.net, &round, None).expect("somebody drafted first before");
        ahead.expected(self.seat, seed)
    }

    fn halve(&mut self) {
        let value = |index: usize| self.candidates[index].sampled.value;
        self.alive.sort_by(|a, b| value(*b).total_cmp(&value(*a)));
        self.alive.truncate(self.alive.len().div_ceil(2));
        self.begin_pass();
    }

    /// What an action leads to by the expectation of the next turn: the share of
    /// the round's win and its points, with this luck where there is chance in it; `None`
    /// where nothing can be searched, or for an action that is not legal.
    pub fn at_once(&self, action: Action, seed: u64) -> Option<(f32, f32)> {
        let mut candidates = self.candidates.iter();
        let candidate = candidates.find(|candidate| candidate.action == action)?;
        let found = match &candidate.leads_to {
            LeadsTo::End(prospect) => *prospect,
            LeadsTo::Turn(ahead) => ahead.expected(self.seat, seed),
        };
        Some((found.win, found.points))
    }

    /// What has been found out so far: never empty, best first.
    pub fn found(&self) -> Advice<Action> {
        if self.candidates.is_empty() {
            return self.first_glance.clone();
        }
        let sampled = self.candidates.iter().all(|one| one.samples > 0);
        // A candidate that was given up never ranks before one that was not.
        let most = self.candidates.iter().map(|c| c.samples).max().unwrap_or(1);
        let choices = self.candidates.iter().map(|candidate| {
            let (found, rank, samples) = match sampled {
                true => {
                    let rank = candidate.samples as f32 / most as f32;
                    (candidate.sampled, rank, candidate.samples)
                }
                false => (candidate.at_once, 0.0, 1),
            };
            Choice {
                action: candidate.action,
                estimate: Estimate {
                    value: found.value + rank,
                    score: found.points,
                    win: Some(found.win),
                    samples,
                },
            }
        });
        Advice::new(choices.collect())
    }
}

/// What a seat has at the end of a round.
fn end(round: &Round, seat: usize) -> Prospect {
    let mut shares = [0.0; MAX_PLAYERS];
    round.outcome(&mut shares);
    let worths = round.grids.map(counted);
    Prospect {
        value: match round.race {
            Some(_) => prospects(round, &worths, None)[seat],
            None => shares[seat],
        },
        win: shares[seat],
        points: worths[seat].points,
    }
}

/// What is the same for all candidates.
struct Leads<'a> {
    net: &'static Net,
    round: &'a Round,
    seat: usize,
    /// The holes that everybody is expected to choose.
    holes: [Option<Cell>; MAX_PLAYERS],
}

impl Leads<'_> {
    fn new<'a>(net: &'static Net, round: &'a Round, seat: usize) -> Leads<'a> {
        let mut holes = round.holes;
        if round.drafter().is_none() {
            for (other, hole) in holes.iter_mut().enumerate().take(round.seats) {
                *hole = Some(best_hole(net, round, other));
            }
        }
        Leads {
            net,
            round,
            seat,
            holes,
        }
    }

    /// A candidate; `None` where it is not known yet who drafts first.
    fn candidate(&self, action: Action, seed: u64) -> Option<Candidate> {
        let mut round = self.round.clone();
        let holes = match action {
            Action::Reveal(cell) => {
                let mut holes = self.holes;
                holes[self.seat] = Some(cell);
                Some(holes)
            }
            Action::Draft(draft) => {
                round.draft(draft);
                play_drafts(self.net, &mut round);
                None
            }
        };
        let (leads_to, at_once) = if round.is_over() {
            let end = end(&round, self.seat);
            (LeadsTo::End(end), end)
        } else {
            let ahead = Ahead::new(self.net, &round, holes)?;
            let at_once = ahead.expected(self.seat, seed);
            (LeadsTo::Turn(Box::new(ahead)), at_once)
        };
        Some(Candidate {
            action,
            leads_to,
            at_once,
            samples: 0,
            sampled: Prospect::default(),
        })
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
