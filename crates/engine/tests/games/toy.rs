//! A tiny game with selectable faults, to test that the conformance suite detects them.
//!
//! Both seats secretly bid 1 to 3; then a die of three faces falls; whoever
//! bid closer to it wins the round. A match has two rounds.

use core::cell::Cell;
use core::fmt;
use core::str::FromStr;

use engine::conformance::{Conformable, Guess, RareBranch};
use engine::{
    AfterRound, Entry, Game, GameId, Outcome, Phase, PositionError, RngStream, Seat, SeatSet, View,
    below,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

mod fault;
pub use fault::Fault;

/// A bid or a die, 1 to 4; 4 is never legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Number(u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let odd = Fault::OddText.is_set() && self.0 == 2;
        write!(f, "{}", if odd { 7 } else { self.0 })
    }
}

impl FromStr for Number {
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

/// The number of players; only two can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Players(#[serde(serialize_with = "write_players")] u8);

fn write_players<S: serde::Serializer>(players: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(players + u8::from(Fault::RulesForget.is_set()))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not now, or not this")]
pub struct Refused;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Toy {
    bids: [u8; 2],
    #[serde(serialize_with = "write_die")]
    die: u8,
    round: u16,
    order: u8,
}

impl Toy {
    /// No random match of the suite leads here.
    fn is_rare(&self) -> bool {
        self.round == 1 && self.bids == [3, 3] && self.die == 1
    }

    fn is_possible(&self) -> bool {
        let bids = self.bids.iter().all(|bid| *bid <= 3);
        let rolled = self.die == 0 || (self.die <= 3 && !self.bids.contains(&0));
        bids && rolled && self.round <= 2 && self.order <= 1
    }
}

impl ToyView {
    /// Others' bids are hidden until all are made.
    fn is_possible(&self) -> bool {
        let leaks = Fault::Leaks.is_set() || Fault::LeaksUnscrambled.is_set();
        let sealed = self.waiting.contains(&true);
        let fits = Seat::all(2).zip(self.open.bids).zip(self.waiting);
        let fits = fits.into_iter().all(|((seat, bid), waiting)| {
            let shown = !sealed || leaks || Some(seat) == self.seat;
            bid <= 3 && (bid == 0) == (waiting || !shown)
        });
        let rest = Toy {
            bids: [1; 2],
            ..self.open.clone()
        };
        let seated = self.seat.is_none_or(|seat| seat.index() < 2);
        fits && seated && rest.is_possible() && (!sealed || self.open.die == 0)
    }
}

/// Implements serialisation as the derive does, with a check of deserialised values unless a fault leaves it
/// out.
macro_rules! checked {
    ($type:ty: $bytes:ident, $text:ident) => {
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                <$type>::serialize(self, to)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let trusts =
                    Fault::$bytes.is_set() || (Fault::$text.is_set() && from.is_human_readable());
                let read = <$type>::deserialize(from)?;
                let fits = trusts || read.is_possible();
                fits.then_some(read)
                    .ok_or_else(|| serde::de::Error::custom("it cannot come about"))
            }
        }
    };
}

checked!(Toy: TrustsBytes, TrustsText);
checked!(ToyView: TrustsViewBytes, TrustsViewText);

fn write_die<S: serde::Serializer>(die: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(if Fault::Forgets.is_set() { 0 } else { *die })
}

impl fmt::Display for Toy {
    /// The game's name, then the bids, the die, the round and the order, a
    /// digit each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.bids;
        let die = if Fault::LineForgets.is_set() {
            0
        } else {
            self.die
        };
        write!(f, "dekal {one}{other}{die}{}{}", self.round, self.order)
    }
}

impl FromStr for Toy {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Toy, PositionError> {
        const WRONG: PositionError = PositionError::Missing("digits");
        let digits = text.strip_prefix("dekal ").ok_or(WRONG)?;
        let trusts = Fault::TrustsLines.is_set();
        let is_digit = |byte: &u8| byte.is_ascii_digit();
        let fits = digits.len() == 5 && digits.bytes().all(|byte| is_digit(&byte));
        assert!(fits || !trusts, "a line that was trusted");
        let [one, other, die, round, order] =
            <[u8; 5]>::try_from(digits.as_bytes()).map_err(|_| WRONG)?;
        let number = |byte: u8| byte.wrapping_sub(b'0');
        let toy = Toy {
            bids: [number(one), number(other)],
            die: number(die),
            round: number(round).into(),
            order: number(order),
        };
        let possible = fits && toy.is_possible();
        possible.then_some(toy).ok_or(WRONG)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ToyView {
    /// Without hidden bids, so that it is checked with the view.
    #[serde(with = "Toy")]
    open: Toy,
    waiting: [bool; 2],
    seat: Option<Seat>,
}

/// A number that differs at each call, instead of one from the seed.
fn own_luck() -> u8 {
    std::thread_local!(static ASKED: Cell<u8> = const { Cell::new(0) });
    ASKED.with(|asked| {
        asked.set((asked.get() + 1) % 7);
        asked.get()
    })
}

impl Game for Toy {
    const ID: GameId = GameId::Dekal;
    const FEWEST_WIN: bool = false;
    const PERFECT_INFORMATION: bool = false;
    const HAS_CHANCE: bool = true;
    const INDEPENDENT_SEATS: bool = false;
    type Rules = Players;
    type Action = Number;
    type Event = Number;
    type View = ToyView;
    type Illegal = Refused;
    type RulesError = Refused;

    fn new(rules: &Players) -> Result<Self, Refused> {
        let fits = rules.0 == 2 || Fault::TakesAnyRules.is_set();
        fits.then_some(Toy {
            bids: [0; 2],
            die: 0,
            round: 0,
            order: 0,
        })
        .ok_or(Refused)
    }

    fn rules(&self) -> Players {
        Players(2)
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

    fn actions(&self, seat: Seat, out: &mut impl FnMut(Number)) {
        if matches!(self.phase(), Phase::Decide(seats) if seats.contains(seat)) {
            (1..=3).for_each(|bid| out(Number(bid)));
        }
    }

    fn act(&mut self, seat: Seat, action: Number) -> Result<(), Refused> {
        let most = if Fault::AcceptsUnlisted.is_set() {
            4
        } else {
            3
        };
        let trusts = Fault::TrustsBytes.is_set() || Fault::TrustsText.is_set();
        if trusts && self.die > 0 {
            return Err(Refused);
        }
        let may = matches!(self.phase(), Phase::Decide(seats) if seats.contains(seat));
        if !may || !(1..=most).contains(&action.0) {
            self.round += u16::from(Fault::RefusalChanges.is_set());
            return Err(Refused);
        }
        self.bids[seat.index()] = action.0;
        if Fault::OrderMatters.is_set() {
            self.order = seat.index() as u8;
        }
        Ok(())
    }

    fn rng_stream(&self) -> Option<RngStream> {
        let round = if Fault::SameStream.is_set() {
            0
        } else {
            self.round
        };
        (self.phase() == Phase::Chance).then_some(RngStream {
            round,
            turn: 0,
            slot: 0,
        })
    }

    fn events(&self, out: &mut impl FnMut(Number, u32)) {
        if self.phase() == Phase::Chance {
            (1..=3).for_each(|face| out(Number(face), 1));
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Number> {
        let faces = if Fault::DrawsRefused.is_set() { 4 } else { 3 };
        (self.phase() == Phase::Chance).then(|| {
            let drawn = below(rng, faces) as u8;
            let own = Fault::OwnLuck.is_set();
            Number(1 + if own { (drawn + own_luck()) % 3 } else { drawn })
        })
    }

    fn resolve(&mut self, event: Number) -> Result<(), Refused> {
        if self.phase() != Phase::Chance || !(1..=3).contains(&event.0) {
            return Err(Refused);
        }
        self.die = event.0;
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> ToyView {
        let mut open = self.clone();
        let sealed = matches!(self.phase(), Phase::Decide(_));
        for other in Seat::all(2).filter(|other| Some(*other) != seat) {
            if sealed && !Fault::Leaks.is_set() && !Fault::LeaksUnscrambled.is_set() {
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
        let early = Fault::EndsEarly.is_set() && self.phase() == Phase::Chance;
        (self.phase() == Phase::Over || early).then(|| {
            let off = |bid: u8| (i32::from(bid.abs_diff(self.die)), 0);
            Outcome::ranked(self.bids.map(off), |score, _| score)
        })
    }

    fn sequel(&self) -> Option<AfterRound<Self>> {
        let outcome = self.outcome()?;
        Some(match self.round {
            round if round == 0 || Fault::NeverEnds.is_set() => AfterRound::Round(Toy {
                bids: [0; 2],
                die: 0,
                round: round + 1,
                order: 0,
            }),
            _ => AfterRound::Over(outcome),
        })
    }
}

impl View for ToyView {
    type Game = Toy;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn to_decide(&self) -> bool {
        self.seat
            .is_some_and(|seat| self.waiting.get(seat.index()) == Some(&true))
    }

    fn actions(&self, out: &mut impl FnMut(Number)) {
        if self.to_decide() {
            let most = if Fault::ViewListsLess.is_set() { 2 } else { 3 };
            (1..=most).for_each(|bid| out(Number(bid)));
        }
    }

    fn has_learned(&self, earlier: &ToyView) -> bool {
        let bids = earlier.open.bids.iter().zip(earlier.waiting);
        let hidden = |place: usize| Some(place) != self.seat.map(Seat::index);
        let mut hidden = bids
            .enumerate()
            .filter(|(place, (bid, waiting))| !waiting && **bid == 0 && hidden(*place));
        let shown = hidden.any(|(place, _)| self.open.bids[place] != 0);
        shown && !Fault::ForgetsSecrets.is_set()
    }

    fn determinize(&self, rng: &mut impl Rng) -> Toy {
        let mut state = self.open.clone();
        let trusts = Fault::TrustsViewBytes.is_set();
        for (bid, waiting) in state.bids.iter().zip(self.waiting) {
            assert!(!trusts || !waiting || *bid == 0, "a bid before it is made");
        }
        if let (true, Some(seat)) = (Fault::GuessesOwn.is_set(), self.seat) {
            state.bids[seat.index()] = 3;
        }
        for (bid, waiting) in state.bids.iter_mut().zip(self.waiting) {
            if !waiting && *bid == 0 {
                let faces = if Fault::Biased.is_set() { 4 } else { 3 };
                *bid = 1 + (below(rng, faces) % 3) as u8;
                if Fault::GuessesImpossible.is_set() {
                    *bid = 4;
                }
            }
        }
        state
    }
}

impl Conformable for Toy {
    const MAX_LOG: usize = 7;

    fn playable() -> Vec<Players> {
        vec![Players(2); 12]
    }

    fn unplayable() -> Vec<Players> {
        vec![Players(3)]
    }

    fn conceivable_actions() -> Vec<Number> {
        (1..=4).map(Number).collect()
    }

    fn conceivable_events() -> Vec<Number> {
        (1..=4).map(Number).collect()
    }

    fn malformed() -> &'static [&'static str] {
        &["", "0", "5"]
    }

    fn with_hidden_drawn_anew(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Self {
        let mut state = self.clone();
        let inert = Fault::ScramblesNothing.is_set() || Fault::LeaksUnscrambled.is_set();
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

    fn rare_branches() -> Vec<RareBranch<Self>> {
        let bid = if Fault::MissesRare.is_set() { 2 } else { 3 };
        vec![RareBranch {
            name: "both bid 3 for a 1",
            rules: Players(2),
            steer: Box::new(move |toy, _| match toy.phase() {
                Phase::Decide(seats) => Some(Entry::Act(seats.first()?, Number(bid))),
                Phase::Chance => Some(Entry::Event(Number(1))),
                Phase::Over => None,
            }),
            reached: Box::new(|play| play.game().is_rare()),
        }]
    }
}
