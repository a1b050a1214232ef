//! Playouts: fast play to the end of a round.

mod centre;
mod deck;
mod random;

use rand_core::Rng;

use self::centre::Centre;
use self::deck::Deck;
pub use self::random::RandomPolicy;
use super::action::Draft;
use super::card::CardValue;
use super::cell::Cell;
use super::grid::Grid;
use super::rules::MAX_PLAYERS;
use super::state::Dekal;
use super::table::{Step, TURNS};
use crate::game::Game;
use crate::seat::Seat;

/// Fills unused places of arrays of cards.
const ANY: CardValue = CardValue(1);

/// Decides for all seats in a playout.
pub trait Policy {
    /// The face-down cell that the seat turns over. `bits` are 64 fresh random bits that the policy may use.
    fn reveal(&mut self, playout: &Playout, seat: Seat, bits: u64) -> Cell;

    /// The card that the seat takes and its push; `hole` is the seat's hole.
    fn draft(&mut self, playout: &Playout, seat: Seat, hole: Cell, bits: u64) -> Draft;
}

/// A round in a playout. It plays at full speed: without a log, without allocation, and without checks of the
/// policies' decisions (except in debug builds).
///
/// `docs/lab/performance.md` says what limits its speed.
#[derive(Clone, Debug)]
pub struct Playout {
    grids: [Grid; MAX_PLAYERS],
    centre: Centre,
    deck: Deck,
    seats: usize,
    /// The index of the seat with the token; `usize::MAX` before the first lowest card.
    token: usize,
    turn: u8,
}

/// The holes of a turn, by seat.
type Holes = [Cell; MAX_PLAYERS];

impl Playout {
    /// A playout from this state. The policy plays the current turn to its end, so that only whole turns are
    /// left.
    pub fn new(state: &Dekal, policy: &mut impl Policy, rng: &mut impl Rng) -> Playout {
        if matches!(state.table.step, Step::Lot(_) | Step::Tie { .. }) {
            // This is too rare to need speed, so the rules themselves decide who begins.
            let mut settled = *state;
            while let Step::Lot(_) | Step::Tie { .. } = settled.table.step {
                let event = settled.sample(rng).expect("a lot or a card is due");
                settled.resolve(event).expect("the game drew it itself");
            }
            return Playout::begun(&settled, policy, rng);
        }
        Playout::begun(state, policy, rng)
    }

    /// A playout from a state in which no lot is due.
    fn begun(state: &Dekal, policy: &mut impl Policy, rng: &mut impl Rng) -> Playout {
        let table = &state.table;
        let mut playout = Playout {
            grids: table.grids,
            centre: Centre::EMPTY,
            deck: Deck::new(&table.unseen),
            seats: table.seats(),
            token: table.token.map_or(usize::MAX, Seat::index),
            turn: table.turn,
        };
        match table.step {
            Step::Reveal(chosen) if chosen.is_empty() => {}
            Step::Over => {}
            _ => playout.finish_turn(state, policy, rng),
        }
        playout
    }

    /// Plays the rest of the current turn of a state.
    fn finish_turn(&mut self, state: &Dekal, policy: &mut impl Policy, rng: &mut impl Rng) {
        let table = &state.table;
        for (_, card) in table.centre() {
            self.centre.add(card);
        }
        let mut holes = [Cell::LAST; MAX_PLAYERS];
        for seat in Seat::all(self.seats) {
            let index = seat.index();
            holes[index] = match (state.sealed[index].or(table.holes[index]), table.step) {
                (Some(cell), _) => cell,
                (None, Step::Reveal(_)) => policy.reveal(self, seat, rng.next_u64()),
                // The seat has drafted already.
                (None, _) => Cell::LAST,
            };
        }
        let (first, drafts) = match table.step {
            Step::Draft(seat) => {
                let drafted = (seat.index() + self.seats - self.token) % self.seats;
                (seat.index(), self.seats - drafted)
            }
            _ => {
                self.turn_up(self.seats - self.centre.cards().len(), rng);
                (self.token, self.seats)
            }
        };
        self.draft(first, drafts, &holes, policy, rng);
        self.end_turn();
    }

    /// Plays whole turns until `turn` turns of the round are played, at most 16.
    pub fn run_to(&mut self, turn: u8, policy: &mut impl Policy, rng: &mut impl Rng) {
        while self.turn < turn.min(TURNS) {
            self.play_turn(policy, rng);
        }
    }

    /// Plays to the end of the round.
    pub fn run(&mut self, policy: &mut impl Policy, rng: &mut impl Rng) {
        self.run_to(TURNS, policy, rng);
    }

    fn play_turn(&mut self, policy: &mut impl Policy, rng: &mut impl Rng) {
        let mut holes = [Cell::LAST; MAX_PLAYERS];
        for (seat, hole) in Seat::all(self.seats).zip(&mut holes) {
            *hole = policy.reveal(self, seat, rng.next_u64());
            debug_assert!(self.grid(seat).get(*hole).is_none(), "{hole} is face up");
        }
        self.turn_up(self.seats, rng);
        self.draft(self.token, self.seats, &holes, policy, rng);
        self.end_turn();
    }

    /// Turns up this many cards. If nobody has the token yet, the lowest card gets it.
    #[inline]
    fn turn_up(&mut self, cards: usize, rng: &mut impl Rng) {
        let mut bits = 0;
        for card in 0..cards {
            // One random number is enough for two cards.
            bits = if card % 2 == 0 {
                rng.next_u64()
            } else {
                bits >> 32
            };
            self.centre.add(self.deck.draw(bits as u32));
        }
        if self.token >= self.seats {
            self.token = self.lowest(rng);
        }
    }

    /// The index of the seat with the lowest card. A lot decides ties; drawing further cards is a lot, too.
    fn lowest(&self, rng: &mut impl Rng) -> usize {
        let slots = self.centre.cards().iter().zip(0u64..);
        // Each number has the card's value in its highest bits, then 53 random bits, then the seat's index.
        let lowest = slots
            .map(|(card, slot)| u64::from(card.get()) << 56 | rng.next_u64() >> 11 << 3 | slot)
            .min();
        lowest.map_or(0, |number| (number & 7) as usize)
    }

    /// This many seats draft, beginning with `first`.
    #[inline]
    fn draft(
        &mut self,
        first: usize,
        seats: usize,
        holes: &Holes,
        policy: &mut impl Policy,
        rng: &mut impl Rng,
    ) {
        let mut index = first;
        for _ in 0..seats {
            let seat = Seat::new(index).expect("a table has at most six seats");
            let hole = holes[index];
            let Draft { card, push } = policy.draft(self, seat, hole, rng.next_u64());
            debug_assert!(push.is_legal(hole), "{push} is not legal with {hole}");
            self.centre.take(card);
            self.grids[index] = self.grids[index].pushed_unchecked(hole, push, card);
            index = self.after(index);
        }
    }

    #[inline]
    fn end_turn(&mut self) {
        self.token = self.after(self.token);
        self.turn += 1;
    }

    /// The index of the seat to the left.
    fn after(&self, index: usize) -> usize {
        if index + 1 == self.seats {
            0
        } else {
            index + 1
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The number of turns played, 0 to 16.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The seat that drafts first in the next turn; `None` before the first lowest card.
    pub fn token(&self) -> Option<Seat> {
        Seat::new(self.token)
    }

    /// A seat's grid; empty if the seat is not at the table.
    pub fn grid(&self, seat: Seat) -> Grid {
        self.grids.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards that are left in the centre, in the order in which they came up.
    pub fn centre(&self) -> &[CardValue] {
        self.centre.cards()
    }

    /// The unseen cards, in no order.
    pub fn unseen(&self) -> &[CardValue] {
        self.deck.cards()
    }
}

/// A number below `bound` from 32 random bits. The distribution differs from uniform by less than `bound` in
/// 2³², which is far below the noise of playouts.
fn scaled(bits: u32, bound: usize) -> usize {
    ((u64::from(bits) * bound as u64) >> 32) as usize
}
