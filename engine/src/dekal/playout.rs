//! Fast play to the end of a round, for playouts by the million.

use rand_core::Rng;

use super::action::{Action, Draft, Event};
use super::card::{COPIES, CardValue, VALUES};
use super::cell::{CELLS, Cell, Push};
use super::grid::Grid;
use super::rules::MAX_PLAYERS;
use super::state::Dekal;
use super::table::{Step, TURNS};
use crate::game::Game;
use crate::seat::Seat;

/// All the cards there are.
const PACK: usize = COPIES as usize * VALUES;

/// Who decides in a playout. Called for every decision of every seat.
pub trait Policy {
    /// The face-down cell that a seat turns over. `bits` are 64 fresh random
    /// bits to use or not.
    fn reveal(&mut self, playout: &Playout, seat: Seat, bits: u64) -> Cell;

    /// The card a seat takes and where it pushes it in, with its hole here.
    fn draft(&mut self, playout: &Playout, seat: Seat, hole: Cell, bits: u64) -> Draft;
}

/// A round that is played on at full speed: no log, no checks of what the
/// policies answer, no allocation.
///
/// The unseen cards lie in a deck that is shuffled card by card as they come
/// up, which is the same as dealing them face down beforehand.
#[derive(Clone, Debug)]
pub struct Playout {
    grids: [Grid; MAX_PLAYERS],
    /// The values in the centre; only the first `in_centre` count.
    centre: [CardValue; MAX_PLAYERS],
    in_centre: usize,
    deck: [CardValue; PACK],
    cards: usize,
    seats: usize,
    token: usize,
    turn: u8,
}

impl Playout {
    /// The round from this state on: what is under way in the state's turn is
    /// played to the turn's end by the policy, so that what is left are whole
    /// turns.
    pub fn new(state: &Dekal, policy: &mut impl Policy, rng: &mut impl Rng) -> Playout {
        let mut state = *state;
        let mut playout = Playout::at(&state);
        loop {
            let table = *state.table();
            let action = match table.step() {
                Step::Reveal(chosen) if chosen.is_empty() => break,
                Step::Over => break,
                Step::Reveal(chosen) => {
                    let mut waiting = Seat::all(table.seats()).filter(|s| !chosen.contains(*s));
                    let Some(seat) = waiting.next() else { break };
                    let cell = policy.reveal(&playout, seat, rng.next_u64());
                    state.act(seat, Action::Reveal(cell)).is_ok()
                }
                Step::Draft(seat) => {
                    let Some(hole) = table.hole(seat) else { break };
                    let draft = policy.draft(&playout, seat, hole, rng.next_u64());
                    state.act(seat, Action::Draft(draft)).is_ok()
                }
                Step::Lot(_) | Step::TurnUp(_) | Step::Tie { .. } => state
                    .sample(rng)
                    .is_some_and(|event: Event| state.resolve(event).is_ok()),
            };
            assert!(action, "a playout's policy answers with legal actions");
            playout = Playout::at(&state);
        }
        playout
    }

    /// The open cards of a state, without what is under way in its turn.
    fn at(state: &Dekal) -> Playout {
        let table = state.table();
        let any = CardValue::new(1).expect("1 is a card's value");
        let mut playout = Playout {
            grids: table.grids,
            centre: [any; MAX_PLAYERS],
            in_centre: 0,
            deck: [any; PACK],
            cards: 0,
            seats: table.seats(),
            token: table.token().map_or(usize::MAX, Seat::index),
            turn: table.turn(),
        };
        for (_, card) in table.centre() {
            playout.centre[playout.in_centre] = card;
            playout.in_centre += 1;
        }
        for value in CardValue::all() {
            let count = usize::from(table.unseen().count(value));
            playout.deck[playout.cards..playout.cards + count].fill(value);
            playout.cards += count;
        }
        playout
    }

    /// Plays whole turns until `turn` (at most 16) turns have been played.
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
        let mut holes = [0u8; MAX_PLAYERS];
        for (seat, hole) in Seat::all(self.seats).zip(&mut holes) {
            *hole = policy.reveal(self, seat, rng.next_u64()).index() as u8;
        }
        for slot in 0..self.seats {
            self.centre[slot] = self.deal(rng);
        }
        self.in_centre = self.seats;
        if self.token >= self.seats {
            // Whoever has the lowest card, ties by lot: draws of further cards
            // are a lot, too.
            self.token = self.lowest(rng);
        }
        for steps in 0..self.seats {
            let mut index = self.token + steps;
            if index >= self.seats {
                index -= self.seats;
            }
            let seat = Seat::FIRST.ahead(index, self.seats);
            let hole = Cell::from_index(usize::from(holes[index])).expect("policies name cells");
            let draft = policy.draft(self, seat, hole, rng.next_u64());
            self.take(draft.card);
            self.grids[index] = self.grids[index].pushed(hole, draft.push, draft.card);
        }
        self.token = if self.token + 1 == self.seats {
            0
        } else {
            self.token + 1
        };
        self.turn += 1;
    }

    /// The next unseen card, each as likely as the others.
    fn deal(&mut self, rng: &mut impl Rng) -> CardValue {
        let place = scaled(rng.next_u32(), self.cards);
        self.cards -= 1;
        self.deck.swap(place, self.cards);
        self.deck[self.cards]
    }

    fn lowest(&self, rng: &mut impl Rng) -> usize {
        let centre = &self.centre[..self.seats];
        let lowest = centre.iter().min();
        let tied = || (0..self.seats).filter(|slot| centre.get(*slot) == lowest);
        let place = scaled(rng.next_u32(), tied().count());
        tied().nth(place).unwrap_or(0)
    }

    fn take(&mut self, card: CardValue) {
        let centre = &mut self.centre[..self.in_centre];
        if let Some(place) = centre.iter().position(|other| *other == card) {
            centre.swap(place, self.in_centre - 1);
            self.in_centre -= 1;
        }
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The turns played so far, 0 to 16.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The seat that drafts first in the next turn; `None` before the first
    /// lowest card.
    pub fn token(&self) -> Option<Seat> {
        (self.token < self.seats).then(|| Seat::FIRST.ahead(self.token, self.seats))
    }

    /// A seat's grid; empty for a seat that is not at the table.
    pub fn grid(&self, seat: Seat) -> Grid {
        self.grids.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards that are left in the centre, in no order.
    pub fn centre(&self) -> &[CardValue] {
        &self.centre[..self.in_centre]
    }

    /// The unseen cards, in no order.
    pub fn unseen(&self) -> &[CardValue] {
        &self.deck[..self.cards]
    }
}

/// A number below `bound`, from 32 random bits; off from even by less than
/// `bound` in 2³², which no playout notices.
fn scaled(bits: u32, bound: usize) -> usize {
    ((u64::from(bits) * bound as u64) >> 32) as usize
}

/// The policy that picks any cell, any card and any legal push, each as likely
/// as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPolicy;

impl Policy for RandomPolicy {
    #[inline]
    fn reveal(&mut self, playout: &Playout, seat: Seat, bits: u64) -> Cell {
        let blank = playout.grid(seat).blank();
        blank.nth(scaled(bits as u32, blank.len()))
    }

    #[inline]
    fn draft(&mut self, playout: &Playout, _seat: Seat, hole: Cell, bits: u64) -> Draft {
        let centre = playout.centre();
        let card = centre[scaled(bits as u32, centre.len())];
        let pushes = &LEGAL[hole.index()];
        let push = pushes.0[scaled((bits >> 32) as u32, pushes.1)];
        Draft { card, push }
    }
}

/// The legal pushes for every hole, and how many they are.
static LEGAL: [([Push; 4], usize); CELLS] = {
    use super::cell::Side;
    let mut table = [([Push::through(Side::Left, HOLE_0); 4], 0); CELLS];
    let mut index = 0;
    while index < CELLS {
        if let Some(hole) = Cell::from_index(index) {
            let mut side = 0;
            while side < Side::ALL.len() {
                let push = Push::through(Side::ALL[side], hole);
                if push.is_legal(hole) {
                    let count = table[index].1;
                    table[index].0[count] = push;
                    table[index].1 += 1;
                }
                side += 1;
            }
        }
        index += 1;
    }
    table
};

const HOLE_0: Cell = match Cell::from_index(0) {
    Some(cell) => cell,
    None => unreachable!(),
};
