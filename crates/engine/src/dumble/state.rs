//! The whole state of a round of Dumble: all hands and the table.

use super::action::{Action, Illegal};
use super::card::{Bag, Card};
use super::hand::{HAND_SIZE, Hand, Origin};
use super::rules::{EDGE, FALLEN, MAX_PLAYERS, Rules};
use super::set::{Cards, discards_of_sorted};
use crate::seat::{Seat, SeatSet};

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// A draw decides who starts the first round.
    First,
    /// This many cards have been dealt; more have to be dealt.
    Deal(u8),
    /// The top card of the stock has to be turned up.
    TurnUp,
    /// This seat has to discard or to call Dumble.
    Play(Seat),
    /// This seat has to draw.
    Draw(Seat),
    /// This seat gets the top card of the stock.
    Stock(Seat),
    /// This seat has called Dumble: the round is over.
    Over(Seat),
}

/// A round of Dumble, and the totals so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct Dumble {
    pub(super) hands: [Hand; MAX_PLAYERS],
    /// The discards that nobody can take any more.
    pub(super) pile: Bag,
    /// The previous player's discard, of which one card can be taken.
    pub(super) latest: Bag,
    /// The discard of the seat that has to draw.
    pub(super) laid: Bag,
    pub(super) totals: [u8; MAX_PLAYERS],
    /// The round in which each seat was eliminated, from 1; 0 for a seat that still plays.
    pub(super) gone: [u16; MAX_PLAYERS],
    pub(super) step: Step,
    /// The seat that plays first in this round.
    pub(super) starter: Seat,
    pub(super) rules: Rules,
    /// The round, from 0.
    pub(super) round: u16,
    /// The number of completed turns of this round.
    pub(super) turn: u16,
}

impl Dumble {
    /// What has to happen next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The round, from 0.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The number of completed turns of this round.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// A seat's hand; in a view, another seat's hand shows only what everybody knows.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The previous player's discard, of which one card can be taken instead of one from the stock.
    pub fn latest(&self) -> Bag {
        self.latest
    }

    /// The discards that nobody can take any more, and the discard of the seat that has to draw.
    pub fn pile(&self) -> Bag {
        self.pile.plus(self.laid).unwrap_or(self.pile)
    }

    /// A seat's points from the previous rounds (The match).
    pub fn total(&self, seat: Seat) -> u8 {
        self.totals.get(seat.index()).copied().unwrap_or_default()
    }

    /// A seat's total with this round, 50 instead of 100 (The match); `None` while the round is played.
    pub fn total_after(&self, seat: Seat) -> Option<u8> {
        let Step::Over(caller) = self.step else {
            return None;
        };
        let score = self.scores(caller).get(seat.index()).copied();
        let total = self.total(seat).saturating_add(score.unwrap_or_default());
        Some(if total == EDGE { FALLEN } else { total })
    }

    /// The seats that have not been eliminated (The match).
    pub fn playing(&self) -> SeatSet {
        Seat::all(self.rules.players.into())
            .filter(|seat| self.gone[seat.index()] == 0)
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The number of cards in the stock.
    pub fn stock_len(&self) -> usize {
        let hidden: usize = Seat::all(self.rules.players.into())
            .map(|seat| self.hand(seat).len() - self.hand(seat).cards().count())
            .sum();
        self.unseen().len().saturating_sub(hidden)
    }

    /// The cards that are neither public nor in a hand that is shown: the stock, and in a view also the others'
    /// hidden cards.
    pub fn unseen(&self) -> Bag {
        let hands = self.hands.iter().map(Hand::bag);
        let open = [self.pile, self.latest, self.laid].into_iter();
        let all = Bag::packs(self.rules.packs());
        open.chain(hands).fold(all, Bag::minus_known)
    }

    /// The next seat clockwise that still plays.
    pub(super) fn after(&self, seat: Seat) -> Seat {
        let seats = usize::from(self.rules.players);
        let playing = self.playing();
        let mut next = seat.next(seats);
        while !playing.contains(next) && next != seat {
            next = next.next(seats);
        }
        next
    }

    /// Checks whether the seat may call Dumble with its present hand, if it were its turn (Dumble). The
    /// hand has not changed since the end of its own previous turn.
    pub(super) fn check_dumble(&self, seat: Seat) -> Result<(), Illegal> {
        if usize::from(self.turn) < self.playing().len() {
            return Err(Illegal::FirstTurn);
        }
        match self.hand(seat).points() {
            points if points > self.rules.limit() => Err(Illegal::TooManyPoints(points)),
            _ => Ok(()),
        }
    }

    /// Whether a card can be drawn from the stock, or from a new stock made of the pile.
    fn has_stock(&self) -> bool {
        self.stock_len() > 0 || !self.pile.is_empty()
    }

    /// The seat that has to decide, if one has to.
    pub(super) fn deciding(&self) -> Option<Seat> {
        match self.step {
            Step::Play(seat) | Step::Draw(seat) => Some(seat),
            _ => None,
        }
    }

    pub(super) fn list(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        if self.deciding() != Some(seat) {
            return;
        }
        if let Step::Draw(_) = self.step {
            if self.has_stock() {
                out(Action::Stock);
            }
            let mut before = None;
            for card in self.latest.iter() {
                if before != Some(card) {
                    out(Action::Take(card));
                }
                before = Some(card);
            }
            return;
        }
        if self.check_dumble(seat).is_ok() {
            out(Action::Call);
        }
        let hand: arrayvec::ArrayVec<Card, HAND_SIZE> = self.hand(seat).cards().collect();
        discards_of_sorted(&hand, &mut |cards| out(Action::Discard(cards)));
    }

    /// Discards cards of a hand; the seat draws next.
    pub(super) fn discard(&mut self, seat: Seat, cards: Cards) -> Result<(), Illegal> {
        let mut after = *self;
        for card in cards.as_slice() {
            after.give_up(seat, *card)?;
        }
        *self = after;
        self.laid = cards.as_slice().iter().copied().collect();
        self.step = Step::Draw(seat);
        Ok(())
    }

    /// Takes a card of the previous player's discard, which ends the turn.
    pub(super) fn take(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let latest = self
            .latest
            .without(card)
            .ok_or(Illegal::NotDiscarded(card))?;
        let hand = self.hand(seat).with(card, Origin::Taken);
        self.hands[seat.index()] = hand.ok_or(Illegal::DiscardFirst)?;
        self.latest = latest;
        self.end_turn(seat);
        Ok(())
    }

    /// Begins to draw from the stock. If it is empty, makes a new one from the discards that nobody can take
    /// any more (A round).
    pub(super) fn draw(&mut self, seat: Seat) -> Result<(), Illegal> {
        if !self.has_stock() {
            return Err(Illegal::StockEmpty);
        }
        if self.stock_len() == 0 {
            self.renew_stock();
        }
        self.step = Step::Stock(seat);
        Ok(())
    }

    /// Ends the turn: the next seat can take from this discard.
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.pile = self.pile.plus(self.latest).unwrap_or(self.pile);
        self.latest = self.laid;
        self.laid = Bag::EMPTY;
        // At the largest number, the turns of one round of the table repeat, so that the number still
        // determines the seat whose turn it is.
        let around = self.playing().len() as u16;
        let next = self.turn.checked_add(1);
        self.turn = next.unwrap_or(u16::MAX - around.saturating_sub(1));
        self.step = Step::Play(self.after(seat));
    }

    /// The seat that gets the next card, after `dealt` cards.
    fn dealt_to(&self, dealt: u8) -> Seat {
        (0..usize::from(dealt) % self.playing().len().max(1))
            .fold(self.starter, |seat, _| self.after(seat))
    }

    /// Deals a card to the seat that gets it.
    pub(super) fn deal(&mut self, dealt: u8, card: Card) -> Result<(), Illegal> {
        let seat = self.dealt_to(dealt);
        let hand = self.hand(seat).with(card, Origin::NEW);
        self.hands[seat.index()] = hand.ok_or(Illegal::NoEventDue)?;
        let all = HAND_SIZE * self.playing().len();
        self.step = match usize::from(dealt) + 1 {
            dealt if dealt == all => Step::TurnUp,
            dealt => Step::Deal(dealt as u8),
        };
        Ok(())
    }

    /// The scores of all seats in a round that is over (Dumble).
    pub(super) fn scores(&self, caller: Seat) -> [u8; MAX_PLAYERS] {
        let points = core::array::from_fn(|index| self.hands[index].points());
        scores(&points, self.playing(), caller)
    }

    /// The seat that starts the next round: the winner of this one, the first from the caller on.
    pub(super) fn next_starter(&self, caller: Seat, scores: &[u8; MAX_PLAYERS]) -> Seat {
        let mut seat = caller;
        while scores[seat.index()] != 0 {
            seat = self.after(seat);
        }
        seat
    }
}

/// The scores by the points of the hands (Dumble).
pub(super) fn scores(
    points: &[u8; MAX_PLAYERS],
    playing: SeatSet,
    caller: Seat,
) -> [u8; MAX_PLAYERS] {
    let points = |seat: Seat| points[seat.index()];
    let lowest = playing.iter().map(points).min().unwrap_or_default();
    let wins = points(caller) == lowest;
    let mut scores = [0; MAX_PLAYERS];
    for seat in playing.iter() {
        scores[seat.index()] = match (seat == caller, wins) {
            (true, true) => 0,
            (true, false) => 2 * points(seat),
            (false, false) if points(seat) == lowest => 0,
            (false, _) => points(seat),
        };
    }
    scores
}
