//! The expert's search.
//!
//! The result of a candidate is known up to the next cards, and then taken as an expectation over them (see
//! [`NextTurn`]). Of two players, the other is assumed to be partly a plain player (see [`plain_opponent`]).
//! Candidates that come out close to the best are also compared by the expectation over the cards of the
//! turns after that (see [`Horizon`]); between two players, once no more than two turns are left, by everything that can
//! happen (see [`solve`]). With more than two players all candidates are compared by samples of the next two turns (see
//! [`NextTurn::expected_after_two`]), the better ones by more and more of them, on the same cards (sequential halving:
//! Karnin, Koren and Somekh, Almost Optimal Exploration in Multi-Armed Bandits, 2013).

use engine::dekal::{Action, Cell, MAX_PLAYERS, TURNS};
use protocol::{Advice, Choice, Estimate};

use super::endgame::solve;
use super::expectation::{Expectation, Mean};
use super::horizon::Horizon;
use super::net::Net;
use super::next_turn::NextTurn;
use super::plain_opponent;
use super::round::Round;
use super::terminal::terminal_value;
use super::turn::{best_hole, play_drafts, win_shares};
use super::without_search::without_search;
use crate::AnytimeSearch;

/// The effort of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The most candidates that are examined closely; below two: none.
    pub closely: usize,
    /// How much less of the win than the best such a candidate may promise at first, in thousandths.
    pub within: u16,
    /// How many turns a close examination looks ahead; with more than two players two at most.
    pub turns: u8,
    /// How far the opponent of two is assumed to be a plain player, in percent.
    pub plainly: u8,
}

impl Effort {
    /// The expectation against an opponent who may play well or plainly.
    fn with_plain(self, expertly: Expectation, plainly: Option<Expectation>) -> Expectation {
        let part = f32::from(self.plainly) / 100.0;
        plainly.map_or(expertly, |plainly| expertly.towards(plainly, part))
    }
}

/// With this many turns left, a close examination goes to the end of the round.
const TO_THE_END: u8 = 3;

/// The deals of a close examination of few candidates, where more than two play.
const DEALS: u32 = 40;

/// [`Effort::within`] at which no candidate is left out, however little it promises at first: where more than two play,
/// sequential halving finds the best of them.
pub const ALL: u16 = 1_000;

/// Where more than two play: the deals for each candidate in each pass, and how many candidates there are at most. A single
/// turn says too little to leave any out: at four players the best action can be 6 % and more behind by it.
pub(super) const PASSES: [(u32, usize); 3] = [(8, usize::MAX), (16, 8), (64, 4)];

/// The time of a close examination, in playouts of Dékal, roughly.
const PLAYOUTS_A_LOOK: u32 = 100;

struct Candidate {
    action: Action,
    /// The round after the action, before anybody answers it.
    done: Round,
    leads_to: LeadsTo,
    /// Expectation over the next turn.
    at_once: Expectation,
    /// Expectation over several turns; `None` until examined.
    closely: Option<Expectation>,
    /// How many passes it was examined in.
    passes: u8,
    /// What the samples have in sum, where more than two play.
    sampled: Mean,
}

/// The result of a candidate.
enum LeadsTo {
    /// The end of the round, or a first turn beyond which nothing is examined.
    Known(Expectation),
    /// Cards to come up, and the expectation against a plain player, where that is computed.
    Turn(Box<NextTurn<'static>>, Option<Expectation>),
}

/// A search under way.
pub struct Search {
    net: &'static Net,
    seat: usize,
    seed: u64,
    effort: Effort,
    /// The most promising at first come first.
    candidates: Vec<Candidate>,
    /// How many of them are examined closely.
    close: usize,
    /// The next of them.
    next: usize,
    /// The present pass, where more than two play.
    pass: usize,
    /// Whether all candidates are sampled, in passes.
    halves: bool,
}

impl Search {
    /// A new search, with the seed of its samples.
    pub fn new(net: &'static Net, round: &Round, seat: usize, seed: u64, effort: Effort) -> Search {
        let leads = Leads::new(net, round, seat, effort);
        let mut candidates: Vec<Candidate> = without_search(net, round, seat)
            .choices()
            .iter()
            .map(|choice| leads.candidate(choice.action, seed))
            .collect();
        candidates.sort_by(|a, b| b.at_once.value.total_cmp(&a.at_once.value));
        let best = candidates.first().map_or(0.0, |best| best.at_once.value);
        let least = best - f32::from(effort.within) / 1_000.0;
        let halves = round.seats > 2 && effort.within >= ALL;
        let close = if halves {
            candidates.len()
        } else {
            candidates
                .iter()
                .take(effort.closely)
                .take_while(|one| one.at_once.value >= least)
                .count()
        };
        Search {
            net,
            seat,
            seed,
            effort,
            candidates,
            close: if close < 2 { 0 } else { close },
            next: 0,
            pass: 0,
            halves,
        }
    }

    /// Examines the next candidate of a pass, or begins the next pass with the best of them.
    fn look_halving(&mut self) {
        let Some((deals, _)) = PASSES.get(self.pass) else {
            return;
        };
        let candidate = &self.candidates[self.next];
        let seed = self.seed.wrapping_add(self.pass as u64);
        let (found, _) = self.look_at(candidate, seed, *deals);
        let candidate = &mut self.candidates[self.next];
        candidate.sampled.add(*deals as f32, found);
        candidate.closely = Some(candidate.sampled.expectation());
        candidate.passes = self.pass as u8 + 1;
        self.next += 1;
        if self.next < self.close {
            return;
        }
        let value = |one: &Candidate| one.closely.unwrap_or(one.at_once).value;
        // Stable, so that equal candidates keep their order on every machine.
        self.candidates[..self.close].sort_by(|a, b| value(b).total_cmp(&value(a)));
        self.pass += 1;
        self.next = 0;
        if let Some((_, most)) = PASSES.get(self.pass) {
            self.close = self.close.min(*most);
        }
    }

    /// Examines the next of the close candidates.
    fn look(&mut self) {
        if self.halves {
            return self.look_halving();
        }
        if let Some(candidate) = self.candidates[..self.close].get(self.next) {
            let (found, _) = self.look_at(candidate, self.seed, DEALS);
            self.candidates[self.next].closely = Some(found);
        }
        self.next += 1;
    }

    fn is_done(&self) -> bool {
        if self.halves {
            return self.close < 2 || self.pass >= PASSES.len();
        }
        self.next >= self.close
    }

    /// The result of a candidate, examined as closely as possible, and whether it is exact. `deals`: the size of a sample
    /// of the next turn's cards, where more than two play.
    fn look_at(&self, candidate: &Candidate, seed: u64, deals: u32) -> (Expectation, bool) {
        let (ahead, plainly) = match &candidate.leads_to {
            LeadsTo::Known(expectation) => return (*expectation, candidate.done.is_over()),
            LeadsTo::Turn(ahead, plainly) => (ahead, *plainly),
        };
        let hole = match candidate.action {
            Action::Reveal(cell) => Some(cell),
            Action::Draft(_) => None,
        };
        if let Some(found) = solve(&candidate.done, hole, self.seat) {
            return (found, true);
        }
        let round = ahead.round();
        let turns = match TURNS - round.turn {
            left @ ..=TO_THE_END => left,
            _ => self.effort.turns,
        };
        let horizon = match round.seats {
            2 => Horizon::new(self.net, round, turns),
            _ => None,
        };
        let expertly = match (horizon, round.seats) {
            (Some(horizon), _) => horizon.expected(self.seat),
            (None, 3..) if turns > 1 => ahead.expected_after_two(self.seat, seed, deals),
            (None, _) => ahead.expected(self.seat, seed),
        };
        (self.effort.with_plain(expertly, plainly), false)
    }

    /// The legal actions with what is expected of them over the next turn.
    pub fn at_once(&self) -> impl Iterator<Item = (Action, protocol::Expectation)> {
        let candidates = self.candidates.iter();
        candidates.map(|candidate| (candidate.action, candidate.at_once.into()))
    }

    /// The result of an action, examined as closely as possible, and whether it is exact; `None` for an action that is not
    /// legal. Where more than two play, it is over a sample of so many deals of the next turn, with this luck.
    pub fn evaluate_deeply(
        &self,
        action: Action,
        seed: u64,
        deals: u32,
    ) -> Option<(Expectation, bool)> {
        let mut candidates = self.candidates.iter();
        let candidate = candidates.find(|candidate| candidate.action == action)?;
        Some(self.look_at(candidate, seed, deals))
    }

    /// The present advice: never empty, best first.
    pub fn found(&self) -> Advice<Action> {
        let choices = self
            .candidates
            .iter()
            .enumerate()
            .map(|(place, candidate)| {
                let found = candidate.closely.unwrap_or(candidate.at_once);
                // What was examined less closely never ranks before what was examined more.
                let rank = if self.halves {
                    f32::from(candidate.passes)
                } else if place < self.close {
                    1.0
                } else {
                    0.0
                };
                Choice::new(
                    candidate.action,
                    Estimate {
                        value: found.value + rank,
                        score: found.points,
                        win: Some(found.value),
                        samples: 1,
                    },
                )
            });
        Advice::new(choices.collect())
    }
}

/// The result of a seat at the end of a round.
fn end(round: &Round, seat: usize) -> Expectation {
    let mut shares = [0.0; MAX_PLAYERS];
    round.outcome(&mut shares);
    let values = round.grids.map(terminal_value);
    Expectation {
        value: match round.match_totals {
            Some(_) => win_shares(round, &values, None)[seat],
            None => shares[seat],
        },
        win: shares[seat],
        points: values[seat].points,
    }
}

/// What is the same for all candidates.
struct Leads<'a> {
    net: &'static Net,
    round: &'a Round,
    seat: usize,
    effort: Effort,
    /// The holes that everybody is expected to choose.
    holes: [Option<Cell>; MAX_PLAYERS],
}

impl Leads<'_> {
    fn new<'a>(net: &'static Net, round: &'a Round, seat: usize, effort: Effort) -> Leads<'a> {
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
            effort,
            holes,
        }
    }

    /// A candidate, from a legal action of the seat.
    fn candidate(&self, action: Action, seed: u64) -> Candidate {
        let mut round = self.round.clone();
        let mut done = round.clone();
        let holes = match action {
            Action::Reveal(cell) => {
                let mut holes = self.holes;
                holes[self.seat] = Some(cell);
                Some(holes)
            }
            Action::Draft(draft) => {
                round.draft(draft);
                done = round.clone();
                play_drafts(self.net, &mut round);
                None
            }
        };
        let (leads_to, at_once) = if round.is_over() {
            let end = end(&round, self.seat);
            (LeadsTo::Known(end), end)
        } else if let Some(ahead) = NextTurn::new(self.net, &round, holes) {
            let plainly = if round.seats == 2 && self.effort.plainly > 0 {
                plain_opponent::expected(self.net, &done, action, self.seat)
            } else {
                None
            };
            let expertly = ahead.expected(self.seat, seed);
            let at_once = self.effort.with_plain(expertly, plainly);
            (LeadsTo::Turn(Box::new(ahead), plainly), at_once)
        } else {
            let found = self.whoever_drafts_first(&round, holes, seed);
            (LeadsTo::Known(found), found)
        };
        Candidate {
            action,
            done,
            leads_to,
            at_once,
            closely: None,
            passes: 0,
            sampled: Mean::default(),
        }
    }

    /// The expectation over the first turn before its cards are up. The lowest card takes the token, which is
    /// each seat's with the same chance, whatever the cards are: so this turn is computed like any other,
    /// once for each who may draft first.
    fn whoever_drafts_first(
        &self,
        round: &Round,
        holes: Option<[Option<Cell>; MAX_PLAYERS]>,
        seed: u64,
    ) -> Expectation {
        let mut round = round.clone();
        let mut mean = Mean::default();
        for token in 0..round.seats {
            round.token = Some(token);
            if let Some(ahead) = NextTurn::new(self.net, &round, holes) {
                mean.add(1.0, ahead.expected(self.seat, seed));
            }
        }
        mean.expectation()
    }
}

impl AnytimeSearch for Search {
    type Answer = Advice<Action>;

    fn step(&mut self, work: u32) -> bool {
        for _ in 0..work.div_ceil(PLAYOUTS_A_LOOK) {
            if self.is_done() {
                break;
            }
            self.look();
        }
        self.is_done()
    }

    fn answer(&self) -> Advice<Action> {
        self.found()
    }
}
