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
    pub const REFUSES_LISTED: u8 = 10;
    pub const LISTS_TWICE: u8 = 11;
    pub const ENDS_EARLY: u8 = 12;
    pub const SPOT_WITHOUT_EVENT: u8 = 13;
    pub const DRAWS_REFUSED: u8 = 14;
    pub const NEVER_ENDS: u8 = 15;
    pub const VIEW_LISTS_LESS: u8 = 16;
    pub const GUESSES_OWN: u8 = 17;
    pub const OWN_LUCK: u8 = 18;
    pub const RULES_FORGET: u8 = 19;
    pub const TRUSTS_BYTES: u8 = 20;
    pub const TRUSTS_VIEW_BYTES: u8 = 21;
    pub const SCRAMBLES_NOTHING: u8 = 22;
    pub const LEAKS_UNSCRAMBLED: u8 = 23;
    pub const GUESSES_NOTHING: u8 = 24;
    pub const NO_OPTIONS: u8 = 25;
    pub const NOTHING_MALFORMED: u8 = 26;
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

/// How many play; there is a game for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Players<const FAULT: u8>(#[serde(serialize_with = "write_players::<FAULT, _>")] u8);

fn write_players<const FAULT: u8, S: serde::Serializer>(
    players: &u8,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.serialize_u8(players + u8::from(FAULT == Fault::RULES_FORGET))
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

/// Luck that comes from nowhere: another number whenever it is asked.
fn own_luck() -> u8 {
    std::thread_local!(static ASKED: std::cell::Cell<u8> = const { std::cell::Cell::new(0) });
    ASKED.with(|asked| {
        asked.set((asked.get() + 1) % 7);
        asked.get()
    })
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const ID: GameId = GameId::Dekal;
    type Rules = Players<FAULT>;
    type Action = Number<FAULT>;
    type Event = Number<FAULT>;
    type View = ToyView<FAULT>;
    type Illegal = Refused;
    type RulesError = Refused;

    fn new(rules: &Players<FAULT>) -> Result<Self, Refused> {
        let fits = rules.0 == 2 || FAULT == Fault::TAKES_ANY_RULES;
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
            if FAULT == Fault::LISTS_TWICE {
                out(Number(3));
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Number<FAULT>) -> Result<(), Refused> {
        let most = match FAULT {
            Fault::ACCEPTS_UNLISTED => 4,
            Fault::REFUSES_LISTED => 2,
            _ => 3,
        };
        if FAULT == Fault::TRUSTS_BYTES && self.die > 0 {
            return Err(Refused);
        }
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
        let always = FAULT == Fault::SPOT_WITHOUT_EVENT;
        (self.phase() == Phase::Chance || always).then_some(Spot {
            round,
            turn: 0,
            slot: 0,
        })
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Number<FAULT>> {
        let faces = if FAULT == Fault::DRAWS_REFUSED { 4 } else { 3 };
        (self.phase() == Phase::Chance).then(|| {
            let drawn = below(rng, faces) as u8;
            let own = FAULT == Fault::OWN_LUCK;
            Number(1 + if own { (drawn + own_luck()) % 3 } else { drawn })
        })
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
            if sealed && FAULT != Fault::LEAKS && FAULT != Fault::LEAKS_UNSCRAMBLED {
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
        let early = FAULT == Fault::ENDS_EARLY && self.phase() == Phase::Chance;
        (self.phase() == Phase::Over || early).then(|| {
            let off = |bid: u8| (i32::from(bid.abs_diff(self.die)), 0);
            Outcome::ranked(self.bids.map(off), |score, _| score)
        })
    }

    fn sequel(&self) -> Option<Sequel<Self>> {
        let outcome = self.outcome()?;
        Some(match self.round {
            round if round == 0 || FAULT == Fault::NEVER_ENDS => Sequel::Round(Toy {
                bids: [0; 2],
                die: 0,
                round: round + 1,
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
            let most = if FAULT == Fault::VIEW_LISTS_LESS {
                2
            } else {
                3
            };
            (1..=most).for_each(|bid| out(Number(bid)));
        }
    }

    fn determinize(&self, rng: &mut impl Rng) -> Toy<FAULT> {
        let mut state = self.open.clone();
        let trusts = FAULT == Fault::TRUSTS_VIEW_BYTES;
        for (bid, waiting) in state.bids.iter().zip(self.waiting) {
            assert!(!trusts || !waiting || *bid == 0, "a bid before it is made");
        }
        if let (true, Some(seat)) = (FAULT == Fault::GUESSES_OWN, self.seat) {
            state.bids[seat.index()] = 3;
        }
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

    fn playable() -> Vec<Players<FAULT>> {
        let times = if FAULT == Fault::NO_OPTIONS { 0 } else { 12 };
        vec![Players(2); times]
    }

    fn unplayable() -> Vec<Players<FAULT>> {
        vec![Players(3)]
    }

    fn conceivable_actions() -> Vec<Number<FAULT>> {
        (1..=4).map(Number).collect()
    }

    fn conceivable_events() -> Vec<Number<FAULT>> {
        (1..=4).map(Number).collect()
    }

    fn malformed() -> &'static [&'static str] {
        if FAULT == Fault::NOTHING_MALFORMED {
            return &[];
        }
        &["", "0", "5"]
    }

    fn scrambled(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Self {
        let mut state = self.clone();
        let inert = FAULT == Fault::SCRAMBLES_NOTHING || FAULT == Fault::LEAKS_UNSCRAMBLED;
        if matches!(self.phase(), Phase::Decide(_)) && !inert {
            for other in Seat::all(2).filter(|other| Some(*other) != viewer) {
                if state.bids[other.index()] > 0 {
                    state.bids[other.index()] = 1 + below(rng, 3) as u8;
                }
            }
        }
        state
    }

    fn guesses() -> Vec<Guess<Self>> {
        if FAULT == Fault::GUESSES_NOTHING {
            return Vec::new();
        }
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
