//! What earlier rounds and turns can have led to: the totals, and how many cards are where.

use super::card::Bag;
use super::hand::HAND_SIZE;
use super::rules::{EDGE, FALLEN};
use super::set::MAX_DISCARD;
use super::state::{Dumble, Step};
use crate::checked::{Validity, require};
use crate::seat::Seat;

/// The most points of a round: of seven cards of 10 points.
const MOST: u8 = 70;

impl Dumble {
    /// Checks the totals against the rounds. In each round, one seat at least scores nothing and another scores;
    /// who scored nothing starts the next one.
    pub(super) fn totals_can_be(&self) -> Validity {
        let rounds = usize::from(self.round);
        if rounds == 0 {
            return Ok(());
        }
        let seats = || Seat::all(self.rules.players.into());
        let is_out = |seat: Seat| self.gone[seat.index()] > 0;
        let played = |seat: Seat| match self.gone[seat.index()] {
            0 => rounds,
            out => out.into(),
        };
        // The fewest and the most rounds in which a seat has scored. A total that once fell back to 50 can have
        // taken any number of them.
        let least = |seat: Seat| usize::from(self.total(seat).div_ceil(MOST));
        let most = |seat: Seat| match self.total(seat) {
            total if total < FALLEN => total.into(),
            _ => rounds,
        };
        let within = |seat: Seat| least(seat) <= played(seat) && self.total(seat) < EDGE + MOST;
        require(seats().all(within), "a round gives 70 points at most")?;
        let scored = |seat: Seat| self.total(seat) > 0 && played(seat) == rounds;
        let other = seats().any(|seat| seat != self.starter && scored(seat));
        require(
            least(self.starter) < rounds && other,
            "who starts has won the round before, and another has not",
        )?;
        // The same holds of the rounds after seats were eliminated.
        let ends = self.gone.iter().map(|gone| usize::from(*gone));
        for from in ends.filter(|end| *end < rounds) {
            let (mut without, mut with) = (0, 0);
            for seat in seats().filter(|seat| played(*seat) > from) {
                // In its last round, who is out has scored.
                let span = played(seat) - from;
                without += span
                    .saturating_sub(is_out(seat).into())
                    .min(played(seat) - least(seat));
                with += span.min(most(seat));
            }
            let each = without.min(with) >= rounds - from;
            require(each, "in each round one scores nothing, and another scores")?;
        }
        Ok(())
    }

    /// Checks the numbers of cards against the turns, once the cards are dealt: each turn discards one to four
    /// cards and draws one.
    pub(super) fn cards_can_be(&self) -> Validity {
        let around = self.playing().len();
        let turn = usize::from(self.turn);
        let draws = match self.step {
            Step::Draw(seat) | Step::Stock(seat) => Some(seat),
            _ => None,
        };
        let (mut seat, mut known) = (self.starter, 0);
        for place in 0..around {
            let turns = turn / around + usize::from(place < turn % around);
            let laid = if draws == Some(seat) {
                self.laid.len()
            } else {
                0
            };
            let held = self.hand(seat).len() + laid;
            require((1..=HAND_SIZE).contains(&held), "a hand has 1 to 7 cards")?;
            // The previous player's last discard is still there.
            let last = match turn.checked_sub(1) {
                Some(previous) if previous % around == place => Some(self.latest.len() - 1),
                _ => None,
            };
            let earlier = turns - usize::from(last.is_some());
            let fewer = (HAND_SIZE - held).checked_sub(last.unwrap_or_default());
            require(
                fewer.is_some_and(|fewer| fewer <= (MAX_DISCARD - 1) * earlier),
                "a turn discards one to four cards, and draws one",
            )?;
            let taken = self.hand(seat).known().len();
            require(taken <= turns, "a turn takes one card")?;
            known += taken;
            seat = self.after(seat);
        }
        // Until it is used up, the first stock only shrinks.
        let all = Bag::packs(self.rules.packs()).len();
        let first = all - HAND_SIZE * around - 1;
        if turn >= first {
            return Ok(());
        }
        let drawn = first.checked_sub(self.stock_len());
        let taken = drawn.and_then(|drawn| turn.checked_sub(drawn));
        require(
            taken.is_some_and(|taken| known <= taken),
            "each turn draws one card, from the stock or from the discards",
        )
    }
}
