//! Trains the values of hands by self-play.

use bots::dumble::shapes::{HandAfterDiscard, Situation};
use bots::dumble::value::{LearnedPolicy, UNIT, Values};
use engine::dumble::{Bag, Card, Discards, Dumble, GreedyPolicy, Playout, Policy, Rules};
use engine::{Game, MAX_SEATS, Seat, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::learning;

/// The hyperparameters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schedule {
    /// The number of rounds to play.
    pub rounds: u32,
    /// The share of the error that a step corrects, spread over the numbers of a hand, at the beginning and at
    /// the end.
    pub rate: (f32, f32),
    /// The probability of a random discard.
    pub explore: f32,
    /// The probability that a seat plays by simple rules; it is higher in the first quarter of the rounds.
    pub simple: f32,
    /// The probability that a seat calls Dumble although playing on looks better.
    pub call: f32,
    /// The probability that a seat plays on although calling looks better.
    pub play_on: f32,
}

/// The state of a training.
pub struct Learner {
    schedule: Schedule,
    values: Values,
    played: u32,
    observations: [Vec<Observation>; MAX_SEATS],
    /// For each seat, whether it plays by simple rules in this round.
    simple: [bool; MAX_SEATS],
}

/// A hand of a seat, or its option to call, to be learned from.
struct Observation {
    places: Vec<u32>,
    /// The result in units, if it is known already.
    outcome: Option<f32>,
}

/// A round with this many turns of each seat is broken off, and counts as if nobody had called.
const MAX_TURNS: usize = 40;

impl Learner {
    /// A new training.
    pub fn new(schedule: Schedule) -> Learner {
        Learner {
            schedule,
            values: Values::default(),
            played: 0,
            observations: Default::default(),
            simple: [false; MAX_SEATS],
        }
    }

    /// The values.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The number of rounds played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// Plays a round and learns from it; returns `false` if all rounds have been played.
    pub fn play(&mut self, seed: u64) -> bool {
        if self.played >= self.schedule.rounds {
            return false;
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ u64::from(self.played) << 32);
        let players = PLAYERS[below(&mut rng, PLAYERS.len() as u32) as usize];
        let state = Dumble::new(&Rules::of(players)).expect("2 to 8 can play");
        let mut playout = Playout::new(&state, &mut rng);
        self.observations.iter_mut().for_each(Vec::clear);
        let part = self.played as f32 / self.schedule.rounds as f32;
        let simple = self.schedule.simple.max(1.0 - 4.0 * part);
        self.simple = core::array::from_fn(|_| chance(&mut rng, simple));
        let turns = MAX_TURNS * usize::from(players);
        let over = (0..turns).any(|_| self.turn(&mut playout, &mut rng));
        self.learn(&playout, over);
        self.played += 1;
        true
    }

    /// Plays a turn; returns whether the round is over.
    fn turn(&mut self, playout: &mut Playout, rng: &mut Xoshiro256PlusPlus) -> bool {
        let seat = playout.seat();
        let situation = Situation::of(playout);
        if playout.may_call() && self.calls(playout, situation, rng) {
            playout.play_unchecked(None);
            return true;
        }
        if playout.may_call() {
            self.observations[seat.index()].push(Observation {
                places: vec![situation.playing_on(playout.points(seat)) as u32],
                outcome: None,
            });
        }
        let explores = chance(rng, self.schedule.explore);
        let discard = if explores {
            any_discard(playout.hand(seat), rng)
        } else if self.simple[seat.index()] {
            simple_discard(playout)
        } else {
            self.values.best_discard(playout, situation).0
        };
        if explores {
            // The random choice must not count for what came before.
            self.observations[seat.index()].retain(|one| one.outcome.is_some());
        }
        playout.play_unchecked(Some(discard));
        let laid = playout.laid();
        let explores = chance(rng, self.schedule.explore);
        if explores {
            self.observations[seat.index()].retain(|one| one.outcome.is_some());
        }
        let drawn = if explores {
            any_draw(playout, rng)
        } else if self.simple[seat.index()] {
            GreedyPolicy.draw(playout, 0)
        } else {
            LearnedPolicy(&self.values).draw(playout, 0)
        };
        if drawn.is_none() {
            self.see(seat, situation, playout.hand(seat), laid, true);
        }
        playout.finish_unchecked(drawn, rng.next_u64());
        self.see(seat, situation, playout.hand(seat), laid, false);
        false
    }

    /// Whether the seat whose turn it is calls Dumble. The result of calling is learned either way.
    fn calls(
        &mut self,
        playout: &Playout,
        situation: Situation,
        rng: &mut Xoshiro256PlusPlus,
    ) -> bool {
        let seat = playout.seat();
        let points = playout.points(seat);
        let mut end = playout.clone();
        end.play_unchecked(None);
        self.observations[seat.index()].push(Observation {
            places: vec![situation.calling(points) as u32],
            outcome: Some(payoff(&end, seat)),
        });
        let calls = self.simple[seat.index()] || self.values.calls(points, situation);
        if !calls {
            // Explores whether calling is better.
            return chance(rng, self.schedule.call);
        }
        // Explores whether playing on is better.
        if !chance(rng, self.schedule.play_on) {
            return true;
        }
        self.observations[seat.index()].retain(|one| one.outcome.is_some());
        false
    }

    fn see(&mut self, seat: Seat, situation: Situation, hand: Bag, laid: Bag, to_draw: bool) {
        let after = HandAfterDiscard {
            hand,
            laid,
            to_draw,
        };
        let places = after.fold_places(situation, Vec::with_capacity(32), |mut places, place| {
            places.push(place as u32);
            places
        });
        self.observations[seat.index()].push(Observation {
            places,
            outcome: None,
        });
    }

    fn learn(&mut self, end: &Playout, over: bool) {
        let done = self.played as f32 / self.schedule.rounds as f32;
        let rate = learning::rate(self.schedule.rate, done);
        for seat in end.playing().iter() {
            let outcome = if over {
                payoff(end, seat)
            } else {
                held(end, seat)
            };
            for observation in &self.observations[seat.index()] {
                let outcome = observation.outcome.unwrap_or(outcome);
                let rate = rate / observation.places.len() as f32;
                self.values.learn(&observation.places, outcome, rate);
            }
        }
    }
}

/// The numbers of players, each equally often.
const PLAYERS: [u8; 12] = [2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7];

/// How many points fewer the seat scores than the others on average, in units.
fn payoff(end: &Playout, seat: Seat) -> f32 {
    let scores = end.scores();
    let all: f32 = scores.iter().map(|score| f32::from(*score)).sum();
    let own = f32::from(scores[seat.index()]);
    let others = (end.playing().len() - 1) as f32;
    UNIT * ((all - own) / others - own)
}

/// How many points fewer the seat has in its hand than the others on average, in units: the result of a round
/// that is broken off.
fn held(end: &Playout, seat: Seat) -> f32 {
    let points = |seat| f32::from(end.points(seat));
    let all: f32 = end.playing().iter().map(points).sum();
    let others = (end.playing().len() - 1) as f32;
    UNIT * ((all - points(seat)) / others - points(seat))
}

fn chance(rng: &mut Xoshiro256PlusPlus, chance: f32) -> bool {
    below(rng, 1 << 16) < (chance * 65_536.0) as u32
}

/// The discard with the most points.
fn simple_discard(playout: &Playout) -> Bag {
    let points = |cards: &Bag| cards.iter().map(|card| card.points()).sum::<u8>();
    let discards = Discards::of(playout.hand(playout.seat()));
    discards.max_by_key(points).expect("a hand has a discard")
}

/// A draw from the stock half of the time, otherwise of a random card that can be taken.
fn any_draw(playout: &Playout, rng: &mut Xoshiro256PlusPlus) -> Option<Card> {
    let latest = playout.latest();
    if latest.is_empty() || (playout.has_stock() && chance(rng, 0.5)) {
        return None;
    }
    latest.nth(below(rng, latest.len() as u32) as usize)
}

fn any_discard(hand: Bag, rng: &mut Xoshiro256PlusPlus) -> Bag {
    let count = Discards::of(hand).count() as u32;
    let mut discards = Discards::of(hand);
    let place = below(rng, count) as usize;
    discards.nth(place).expect("a hand has a discard")
}
