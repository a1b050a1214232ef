//! The public state of a round: all except the sealed choices.

use super::action::{Draft, Event, Illegal};
use super::card::{CardValue, UnseenCards};
use super::cell::{CELLS, Cell, Push};
use super::grid::Grid;
use super::rules::{First, MATCH_END, MAX_PLAYERS, Rounds, Rules, RulesError};
use crate::game::Phase;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};

/// The turns of a round: one for each cell.
pub const TURNS: u8 = CELLS as u8;

/// What has to happen next at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// A lot among these seats decides who gets the token.
    Lot(SeatSet),
    /// All seats choose a card to turn over; these have chosen.
    Reveal(SeatSet),
    /// All seats have chosen, and this seat's card comes up next.
    TurnUp(Seat),
    /// The seats that tie for the lowest card draw from the set-aside cards.
    Tie {
        /// The seats that have not drawn yet.
        waiting: SeatSet,
        /// The seats that drew the lowest card so far.
        lowest: SeatSet,
        /// The lowest card drawn so far.
        card: Option<CardValue>,
    },
    /// This seat drafts a card.
    Draft(Seat),
    /// The round is over.
    Over,
}

/// The public part of a round: what everybody at the table sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct Table {
    pub(super) grids: [Grid; MAX_PLAYERS],
    pub(super) holes: [Option<Cell>; MAX_PLAYERS],
    /// The cards of the centre, by the seat that revealed them.
    pub(super) centre: [Option<CardValue>; MAX_PLAYERS],
    pub(super) unseen: UnseenCards,
    pub(super) step: Step,
    pub(super) token: Option<Seat>,
    pub(super) opener: Option<Seat>,
    pub(super) players: u8,
    pub(super) turn: u8,
    pub(super) round: u16,
    pub(super) rounds: Rounds,
    pub(super) totals: [u16; MAX_PLAYERS],
    pub(super) total_cards_left: [u16; MAX_PLAYERS],
}

impl Table {
    pub(super) fn new(rules: &Rules) -> Result<Table, RulesError> {
        rules.check()?;
        let seats = usize::from(rules.players);
        let (step, opener) = match rules.first {
            First::Lowest => (Step::Reveal(SeatSet::EMPTY), None),
            First::Seat(seat) => (Step::Reveal(SeatSet::EMPTY), Some(seat)),
            First::Random => (Step::Lot(SeatSet::all(seats)), None),
        };
        Ok(Table {
            grids: [Grid::EMPTY; MAX_PLAYERS],
            holes: [None; MAX_PLAYERS],
            centre: [None; MAX_PLAYERS],
            unseen: UnseenCards::PACK,
            step,
            token: opener,
            opener,
            players: rules.players,
            turn: 0,
            round: 0,
            rounds: rules.rounds,
            totals: [0; MAX_PLAYERS],
            total_cards_left: [0; MAX_PLAYERS],
        })
    }

    /// The options of the match. Who had the token first counts as chosen, once that is settled.
    pub(super) fn rules(&self) -> Rules {
        Rules {
            players: self.players,
            rounds: self.rounds,
            first: match (self.opener, self.step) {
                (Some(seat), _) => First::Seat(seat),
                (None, Step::Lot(_)) if self.turn == 0 && self.centre == [None; MAX_PLAYERS] => {
                    First::Random
                }
                (None, _) => First::Lowest,
            },
        }
    }

    /// The number of seats, 2 to 6.
    pub fn seats(&self) -> usize {
        self.players.into()
    }

    /// A seat's grid; empty if the seat is not at the table.
    pub fn grid(&self, seat: Seat) -> Grid {
        self.grids.get(seat.index()).copied().unwrap_or_default()
    }

    /// The seat's hole: where its revealed card was, until its push.
    pub fn hole(&self, seat: Seat) -> Option<Cell> {
        *self.holes.get(seat.index())?
    }

    /// Whether the card on a cell of the seat's grid is face down.
    pub fn is_face_down(&self, seat: Seat, cell: Cell) -> bool {
        seat.index() < self.seats()
            && self.grid(seat).get(cell).is_none()
            && self.hole(seat) != Some(cell)
    }

    /// The cards in the centre, with the seats that revealed them.
    pub fn centre(&self) -> impl Iterator<Item = (Seat, CardValue)> + Clone + '_ {
        Seat::all(self.seats()).filter_map(|seat| Some((seat, self.centre[seat.index()]?)))
    }

    /// The unseen cards: face down in the grids, or set aside.
    pub fn unseen(&self) -> &UnseenCards {
        &self.unseen
    }

    /// What has to happen next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The seat with the first-player token; `None` before the first lowest card.
    pub fn token(&self) -> Option<Seat> {
        self.token
    }

    /// The turn, from 0 to 15; 16 when the round is over.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The round, from 0.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The length of the match.
    pub fn rounds(&self) -> Rounds {
        self.rounds
    }

    /// A seat's points from the previous rounds.
    pub fn total(&self, seat: Seat) -> u16 {
        self.totals.get(seat.index()).copied().unwrap_or_default()
    }

    /// A seat's cards left from the previous rounds, which break ties.
    pub fn total_cards_left(&self, seat: Seat) -> u16 {
        self.total_cards_left
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// The phase: who has to decide, or whether chance is due.
    pub fn phase(&self) -> Phase {
        match self.step {
            Step::Reveal(chosen) => {
                let waiting = Seat::all(self.seats()).filter(|seat| !chosen.contains(*seat));
                Phase::Decide(waiting.fold(SeatSet::EMPTY, SeatSet::with))
            }
            Step::Draft(seat) => Phase::Decide(SeatSet::only(seat)),
            Step::Lot(_) | Step::TurnUp(_) | Step::Tie { .. } => Phase::Chance,
            Step::Over => Phase::Over,
        }
    }

    /// The seats in the order in which they draft in this turn.
    pub fn draft_order(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats();
        self.token
            .into_iter()
            .flat_map(move |token| (0..seats).map(move |steps| token.ahead(steps, seats)))
    }

    /// Calls `out` with each legal draft of the seat; not at all if another seat is to draft. Equal cards of
    /// the centre count as one choice.
    pub fn drafts(&self, seat: Seat, out: &mut impl FnMut(Draft)) {
        let Some(hole) = self.hole(seat).filter(|_| self.step == Step::Draft(seat)) else {
            return;
        };
        let mut offered = 0u16;
        for (_, card) in self.centre() {
            if offered & (1 << card.get()) == 0 {
                offered |= 1 << card.get();
                Push::legal(hole).for_each(|push| out(Draft { card, push }));
            }
        }
    }

    /// The seat takes a card and pushes it in (A round, 3).
    pub(super) fn draft(&mut self, seat: Seat, draft: Draft) -> Result<(), Illegal> {
        let Draft { card, push } = draft;
        let hole = self.hole(seat).ok_or(Illegal::NotYourTurn)?;
        let taken = self
            .centre
            .iter()
            .position(|slot| *slot == Some(card))
            .ok_or(Illegal::NotInCentre(card))?;
        if !push.crosses(hole) {
            return Err(Illegal::MissesHole(push));
        }
        if !push.is_legal(hole) {
            return Err(Illegal::NearEdge(push));
        }
        self.centre[taken] = None;
        self.holes[seat.index()] = None;
        let grid = &mut self.grids[seat.index()];
        *grid = grid.pushed_unchecked(hole, push, card);
        let next = seat.next(self.seats());
        if Some(next) == self.token {
            self.end_turn(next);
        } else {
            self.step = Step::Draft(next);
        }
        Ok(())
    }

    /// Ends the turn: the token passes to the left, and the next turn starts (A round, 4).
    fn end_turn(&mut self, token: Seat) {
        self.token = Some(token.next(self.seats()));
        self.turn += 1;
        self.step = if self.turn == TURNS {
            Step::Over
        } else {
            Step::Reveal(SeatSet::EMPTY)
        };
    }

    /// Applies an event that involves no sealed choice: a lot, or a card drawn from the set-aside cards.
    pub(super) fn resolve(&mut self, event: Event) -> Result<(), Illegal> {
        match (self.step, event) {
            (Step::Lot(among), Event::Lot(seat)) => {
                if !among.contains(seat) {
                    return Err(Illegal::NotInLot(seat));
                }
                self.give_token(seat);
                Ok(())
            }
            (
                Step::Tie {
                    waiting,
                    lowest,
                    card: best,
                },
                Event::Card(card),
            ) => {
                let seat = waiting.first().ok_or(Illegal::NoEventDue)?;
                if !self.unseen.remove(card) {
                    return Err(Illegal::NoCardLeft(card));
                }
                let (lowest, best) = match best {
                    Some(best) if best < card => (lowest, best),
                    Some(best) if best == card => (lowest.with(seat), best),
                    _ => (SeatSet::only(seat), card),
                };
                let waiting = waiting.without(seat);
                if waiting.is_empty() {
                    self.settle(lowest);
                } else {
                    self.step = Step::Tie {
                        waiting,
                        lowest,
                        card: Some(best),
                    };
                }
                Ok(())
            }
            _ => Err(Illegal::NoEventDue),
        }
    }

    /// A seat's card comes up from a cell, which becomes the seat's hole.
    pub(super) fn turn_up(
        &mut self,
        seat: Seat,
        cell: Cell,
        card: CardValue,
    ) -> Result<(), Illegal> {
        if !self.unseen.remove(card) {
            return Err(Illegal::NoCardLeft(card));
        }
        self.holes[seat.index()] = Some(cell);
        self.centre[seat.index()] = Some(card);
        if seat.index() + 1 < self.seats() {
            self.step = Step::TurnUp(seat.next(self.seats()));
        } else {
            self.all_up();
        }
        Ok(())
    }

    fn all_up(&mut self) {
        if let Some(token) = self.token {
            self.step = Step::Draft(token);
            return;
        }
        let lowest = self.centre().map(|(_, card)| card).min();
        let tied = self
            .centre()
            .filter(|(_, card)| Some(*card) == lowest)
            .fold(SeatSet::EMPTY, |set, (seat, _)| set.with(seat));
        self.settle(tied);
    }

    /// Gives the token to the lowest card. If seats tie they draw again, or by lot if there are too few
    /// set-aside cards (A round, 2).
    fn settle(&mut self, lowest: SeatSet) {
        if let (1, Some(seat)) = (lowest.len(), lowest.first()) {
            self.give_token(seat);
        } else if lowest.len() <= self.set_aside() {
            self.step = Step::Tie {
                waiting: lowest,
                lowest: SeatSet::EMPTY,
                card: None,
            };
        } else {
            self.step = Step::Lot(lowest);
        }
    }

    fn give_token(&mut self, seat: Seat) {
        self.token = Some(seat);
        self.opener = Some(seat);
        self.step = if self.holes[0].is_some() {
            Step::Draft(seat)
        } else {
            Step::Reveal(SeatSet::EMPTY)
        };
    }

    /// The number of set-aside cards, which nobody has seen.
    pub fn set_aside(&self) -> usize {
        let face_down: usize = Seat::all(self.seats())
            .map(|seat| self.grid(seat).face_down().len() - usize::from(self.hole(seat).is_some()))
            .sum();
        usize::from(self.unseen.total()).saturating_sub(face_down)
    }

    /// The outcome of the round: the lowest score, then fewer cards left (Winning).
    pub fn outcome(&self) -> Option<Outcome> {
        let grids = &self.grids[..self.seats()];
        (self.step == Step::Over).then(|| {
            Outcome::ranked(
                grids
                    .iter()
                    .map(|grid| (grid.score() as i32, grid.cards_left() as i32)),
                |score, cards| (score, cards),
            )
        })
    }

    /// The totals of points and of cards left, with this round added (Winning).
    fn added_up(&self) -> [(u16, u16); MAX_PLAYERS] {
        core::array::from_fn(|index| {
            let grid = self.grids[index];
            (
                self.totals[index].saturating_add(grid.score() as u16),
                self.total_cards_left[index].saturating_add(grid.cards_left() as u16),
            )
        })
    }

    /// What follows the round: the next one, or the outcome of the match; `None` while the round is played.
    pub(super) fn sequel(&self) -> Option<Result<Table, Outcome>> {
        let round = self.outcome()?;
        if self.rounds == Rounds::One {
            return Some(Err(round));
        }
        let totals = self.added_up();
        let played = &totals[..self.seats()];
        if played.iter().any(|(points, _)| *points >= MATCH_END) {
            let entries = played
                .iter()
                .map(|(points, cards)| (i32::from(*points), i32::from(*cards)));
            return Some(Err(Outcome::ranked(entries, |score, cards| (score, cards))));
        }
        let opener = self.opener.map(|seat| seat.next(self.seats()));
        Some(Ok(Table {
            grids: [Grid::EMPTY; MAX_PLAYERS],
            unseen: UnseenCards::PACK,
            step: Step::Reveal(SeatSet::EMPTY),
            token: opener,
            opener,
            turn: 0,
            round: self.round.saturating_add(1),
            totals: totals.map(|(points, _)| points),
            total_cards_left: totals.map(|(_, cards)| cards),
            ..*self
        }))
    }
}
