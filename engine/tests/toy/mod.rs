//! A tiny game with faults to choose from, to see that the suite finds them.
//!
//! Both seats secretly bid 1 to 3; then a die of three faces falls; whoever
//! bid closer to it wins the round. A match has two rounds.

use core::fmt;
use core::str::FromStr;

use engine::conformance::{Conformable, Guess};
use engine::{Game, GameId, Outcome, Phase, Seat, SeatSet, Sequel, Spot, View, below};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// What may be wrong with the game.
pub struct Fault;

impl Fault {
    pub const NONE: u8 = 0;
    pub const ACCEPTS_UNLISTED: u8 = 1;
    pub const REFUSAL_CHANGES: u8 = 2;
    pub const LEAKS: u8 = 3;
    pub const BIASED: u8 = 4;
    pub const SAME_SPOT: u8 = 5;
    pub const ODD_TEXT: u8 = 6;
    pub const FORGETS: u8 = 7;
    pub const TAKES_ANY_RULES: u8 = 8;
    pub const ORDER_MATTERS: u8 = 9;
}

/// A number from 1 to 4 of which 4 is never legal; a bid or a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Number<const FAULT: u8>(u8);

impl<const FAULT: u8> fmt::Display for Number<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let odd = FAULT == Fault::ODD_TEXT && self.0 == 2;
        write!(f, "{}", if odd { 7 } else { self.0 })
    }
}

impl<const FAULT: u8> FromStr for Number<FAULT> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "1" => Ok(Number(1)),
            "2" => Ok(Number(2)),
            "3" => Ok(Number(3)),
            "4" => Ok(Number(4)),
            _ => Err(()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not now, or not this")]
pub struct Refused;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Toy<const FAULT: u8> {
    bids: [u8; 2],
    #[serde(serialize_with = "write_die::<FAULT, _>")]
    die: u8,
    round: u16,
    order: u8,
}

fn write_die<const FAULT: u8, S: serde::Serializer>(die: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(if FAULT == Fault::FORGETS { 0 } else { *die })
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToyView<const FAULT: u8> {
    open: Toy<FAULT>,
    waiting: [bool; 2],
    seat: Option<Seat>,
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const ID: GameId = GameId::Dekal;
    type Rules = u8;
    type Action = Number<FAULT>;
    type Event = Number<FAULT>;
    type View = ToyView<FAULT>;
    type Illegal = Refused;
    type RulesError = Refused;

    fn new(rules: &u8) -> Result<Self, Refused> {
        let fits = *rules == 2 || FAULT == Fault::TAKES_ANY_RULES;
        fits.then_some(Toy {
            bids: [0; 2],
            die: 0,
            round: 0,
            order: 0,
        })
        .ok_or(Refused)
    }

    fn seats(&self) -> usize {
        2
    }

    fn phase(&self) -> Phase {
        let waiting = Seat::all(2).filter(|seat| self.bids[seat.index()] == 0);
        let waiting = waiting.fold(SeatSet::EMPTY, SeatSet::with);
        match (waiting.is_empty(), self.die) {
            (false, _) => Phase::Decide(waiting),
            (true, 0) => Phase::Chance,
            (true, _) => Phase::Over,
        }
    }

    fn actions(&self, seat: Seat, out: &mut impl FnMut(Number<FAULT>)) {
        if matches!(self.phase(), Phase::Decide(seats) if seats.contains(seat)) {
            (1..=3).for_each(|bid| out(Number(bid)));
        }
    }

    fn act(&mut self, seat: Seat, action: Number<FAULT>) -> Result<(), Refused> {
        let most = if FAULT == Fault::ACCEPTS_UNLISTED {
            4
        } else {
            3
        };
        let may = matches!(self.phase(), Phase::Decide(seats) if seats.contains(seat));
        if !may || !(1..=most).contains(&action.0) {
            self.round += u16::from(FAULT == Fault::REFUSAL_CHANGES);
            return Err(Refused);
        }
        self.bids[seat.index()] = action.0;
        if FAULT == Fault::ORDER_MATTERS {
            self.order = seat.index() as u8;
        }
        Ok(())
    }

    fn spot(&self) -> Option<Spot> {
        let round = if FAULT == Fault::SAME_SPOT {
            0
        } else {
            self.round
        };
        (self.phase() == Phase::Chance).then_some(Spot {
            round,
            turn: 0,
            slot: 0,
        })
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Number<FAULT>> {
        (self.phase() == Phase::Chance).then(|| Number(1 + below(rng, 3) as u8))
    }

    fn resolve(&mut self, event: Number<FAULT>) -> Result<(), Refused> {
        if self.phase() != Phase::Chance || !(1..=3).contains(&event.0) {
            return Err(Refused);
        }
        self.die = event.0;
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> ToyView<FAULT> {
        let mut open = self.clone();
        let sealed = matches!(self.phase(), Phase::Decide(_));
        for other in Seat::all(2).filter(|other| Some(*other) != seat) {
            if sealed && FAULT != Fault::LEAKS {
                open.bids[other.index()] = 0;
            }
        }
        ToyView {
            open,
            waiting: self.bids.map(|bid| bid == 0),
            seat,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase() == Phase::Over).then(|| {
            let off = |bid: u8| (i32::from(bid.abs_diff(self.die)), 0);
            Outcome::ranked(self.bids.map(off), |score, _| score)
        })
    }

    fn sequel(&self) -> Option<Sequel<Self>> {
        let outcome = self.outcome()?;
        Some(match self.round {
            0 => Sequel::Round(Toy {
                bids: [0; 2],
                die: 0,
                round: 1,
                order: 0,
            }),
            _ => Sequel::Over(outcome),
        })
    }
}

impl<const FAULT: u8> View for ToyView<FAULT> {
    type Game = Toy<FAULT>;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn to_decide(&self) -> bool {
        self.seat
            .is_some_and(|seat| self.waiting.get(seat.index()) == Some(&true))
    }

    fn actions(&self, out: &mut impl FnMut(Number<FAULT>)) {
        if self.to_decide() {
            (1..=3).for_each(|bid| out(Number(bid)));
        }
    }

    fn determinize(&self, rng: &mut impl Rng) -> Toy<FAULT> {
        let mut state = self.open.clone();
        for (bid, waiting) in state.bids.iter_mut().zip(self.waiting) {
            if !waiting && *bid == 0 {
                let faces = if FAULT == Fault::BIASED { 4 } else { 3 };
                *bid = 1 + (below(rng, faces) % 3) as u8;
            }
        }
        state
    }
}

impl<const FAULT: u8> Conformable for Toy<FAULT> {
    const LONGEST: usize = 7;

    fn playable() -> Vec<u8> {
        vec![2; 12]
    }

    fn unplayable() -> Vec<u8> {
        vec![3]
    }

    fn conceivable_actions() -> Vec<Number<FAULT>> {
        (1..=4).map(Number).collect()
    }

    fn conceivable_events() -> Vec<Number<FAULT>> {
        (1..=4).map(Number).collect()
    }

    fn malformed() -> &'static [&'static str] {
        &["", "0", "5"]
    }

    fn scrambled(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Self {
        let mut state = self.clone();
        if matches!(self.phase(), Phase::Decide(_)) {
            for other in Seat::all(2).filter(|other| Some(*other) != viewer) {
                if state.bids[other.index()] > 0 {
                    state.bids[other.index()] = 1 + below(rng, 3) as u8;
                }
            }
        }
        state
    }

    fn guesses() -> Vec<Guess<Self>> {
        let with = |bid| Toy {
            bids: [bid, 0],
            die: 0,
            round: 0,
            order: 0,
        };
        vec![Guess {
            state: with(1),
            viewer: Seat::all(2).last(),
            could_be: (1..=3).map(|bid| (with(bid), 1.0)).collect(),
        }]
    }
}
