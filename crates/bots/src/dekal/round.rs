//! The state of a round inside a search: what everybody sees, fast to change.

use arrayvec::ArrayVec;
use engine::dekal::{CardValue, Cell, Draft, Grid, MAX_PLAYERS, Rounds, Step, TURNS, Table};
use engine::{Seat, below};
use rand_core::Rng;

use super::match_equity::MatchTotals;
use super::net::{Planes, RoundContext};

/// The unseen cards, by value from 1.
pub type Counts = [u8; 10];

/// A round under way. Seats are indices from 0.
#[derive(Clone, Debug)]
pub struct Round {
    /// The grids, by seat.
    pub grids: [Grid; MAX_PLAYERS],
    /// The holes of this turn; `None` for a seat that has not chosen, or has drafted.
    pub holes: [Option<Cell>; MAX_PLAYERS],
    /// The cards in the centre.
    pub centre: ArrayVec<CardValue, MAX_PLAYERS>,
    /// The unseen cards.
    pub unseen: Counts,
    /// The number of seats.
    pub seats: usize,
    /// The first drafter; `None` before the first lowest card.
    pub token: Option<usize>,
    /// Turns played, 0 to 16.
    pub turn: u8,
    /// How many have drafted in this turn.
    pub drafted: usize,
    /// The totals of the match; `None` if the match is one round.
    pub match_totals: Option<MatchTotals>,
}

impl Round {
    /// A round about to begin; no seat has the token yet.
    pub fn new(seats: usize) -> Round {
        Round {
            grids: [Grid::EMPTY; MAX_PLAYERS],
            holes: [None; MAX_PLAYERS],
            centre: ArrayVec::new(),
            unseen: [10; 10],
            seats,
            token: None,
            turn: 0,
            drafted: 0,
            match_totals: None,
        }
    }

    /// The round on a table, without sealed choices.
    pub fn of(table: &Table) -> Round {
        let seats = table.seats();
        let token = table.token().map(Seat::index);
        let drafted = match (table.step(), token) {
            (Step::Draft(seat), Some(token)) => (seat.index() + seats - token) % seats,
            _ => 0,
        };
        let mut round = Round {
            centre: table.centre().map(|(_, card)| card).collect(),
            unseen: Counts::from(*table.unseen()),
            token,
            turn: table.turn(),
            drafted,
            match_totals: match_totals(table),
            ..Round::new(seats)
        };
        for seat in Seat::all(seats) {
            round.grids[seat.index()] = table.grid(seat);
            round.holes[seat.index()] = table.hole(seat);
        }
        round
    }

    /// Whether all turns have been played.
    pub fn is_over(&self) -> bool {
        self.turn >= TURNS
    }

    /// A seat's place in the order of drafting, 0 first; `None` while it is not known.
    pub fn order(&self, seat: usize) -> Option<usize> {
        Some((seat + self.seats - self.token?) % self.seats)
    }

    /// A seat's place in the order of drafting of the following turn; `None` while it is not known.
    pub fn next_order(&self, seat: usize) -> Option<usize> {
        Some((seat + 2 * self.seats - self.token? - 1) % self.seats)
    }

    /// How many cards of each value touch no equal one in the grids of the other seats, on average.
    pub fn rivals(&self, seat: usize) -> [f32; 10] {
        let mut sums = [0u8; 10];
        for other in (0..self.seats).filter(|other| *other != seat) {
            let planes = Planes::of(self.grids[other]);
            for (sum, plane) in sums.iter_mut().zip(&planes.of_value[1..]) {
                *sum += (plane & !planes.paired).count_ones() as u8;
            }
        }
        let others = (self.seats - 1) as f32;
        sums.map(|sum| f32::from(sum) / others)
    }

    /// The network's inputs for a seat between two turns, or with its hole chosen.
    pub fn round_context(&self, seat: usize, holed: bool) -> RoundContext {
        RoundContext {
            turn: self.turn,
            order: self.order(seat),
            unseen: self.unseen,
            rivals: self.rivals(seat),
            holed,
        }
    }

    /// The network's inputs for a seat after this turn, as far as they are known.
    pub fn next_round_context(&self, seat: usize) -> RoundContext {
        RoundContext {
            turn: self.turn + 1,
            order: self.next_order(seat),
            ..self.round_context(seat, false)
        }
    }

    /// The seat that drafts now, if the cards are up.
    pub fn drafter(&self) -> Option<usize> {
        let token = self.token.filter(|_| !self.centre.is_empty())?;
        Some((token + self.drafted) % self.seats)
    }

    /// Fills the centre with unseen cards up to one for each seat; the first time, the lowest card takes the
    /// token, ties by lot.
    ///
    /// What is drawn depends only on the luck, not on anybody's choices.
    pub fn turn_up(&mut self, rng: &mut impl Rng) {
        while self.centre.len() < self.seats {
            let card = self.draw(rng);
            self.centre.push(card);
        }
        if self.token.is_none() {
            let lowest = self.centre.iter().min().copied();
            let tied = (0..self.seats).filter(|seat| Some(self.centre[*seat]) == lowest);
            let place = below(rng, tied.clone().count() as u32) as usize;
            self.token = tied.clone().nth(place);
        }
    }

    fn draw(&mut self, rng: &mut impl Rng) -> CardValue {
        let left: u16 = self.unseen.iter().map(|count| u16::from(*count)).sum();
        let mut place = below(rng, u32::from(left.max(1))) as u16;
        for (count, value) in self.unseen.iter_mut().zip(CardValue::all()) {
            let here = u16::from(*count);
            if place < here {
                *count -= 1;
                return value;
            }
            place -= here;
        }
        unreachable!("a pack has more cards than six players turn over")
    }

    /// The next drafter takes a card and pushes it in.
    pub fn draft(&mut self, draft: Draft) {
        let (Some(seat), Some(token)) = (self.drafter(), self.token) else {
            return;
        };
        if let Some(place) = self.centre.iter().position(|card| *card == draft.card) {
            self.centre.swap_remove(place);
        }
        if let Some(hole) = self.holes[seat].take() {
            self.grids[seat] = self.grids[seat].pushed_unchecked(hole, draft.push, draft.card);
        }
        self.drafted += 1;
        if self.drafted == self.seats {
            self.drafted = 0;
            self.turn += 1;
            self.token = Some((token + 1) % self.seats);
        }
    }

    /// Each seat's share of the win when the round is over (Winning).
    pub fn outcome(&self, out: &mut [f32; MAX_PLAYERS]) {
        let result = |seat: usize| {
            let grid = self.grids[seat];
            (grid.score(), grid.cards_left())
        };
        let best = (0..self.seats).map(result).min();
        let winners = (0..self.seats).filter(|seat| Some(result(*seat)) == best);
        let share = 1.0 / winners.count() as f32;
        for (seat, out) in out.iter_mut().enumerate().take(self.seats) {
            *out = if Some(result(seat)) == best {
                share
            } else {
                0.0
            };
        }
    }
}

/// The totals of a match of several rounds.
fn match_totals(table: &Table) -> Option<MatchTotals> {
    (table.rounds() == Rounds::ToHundred).then(|| {
        let of = |from: fn(&Table, Seat) -> u16| {
            core::array::from_fn(|seat| Seat::new(seat).map_or(0, |seat| from(table, seat)))
        };
        MatchTotals {
            totals: of(Table::total),
            cards: of(Table::total_cards_left),
        }
    })
}
