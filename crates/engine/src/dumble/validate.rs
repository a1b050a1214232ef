//! Validation of states that are read from outside.

use super::card::Bag;
use super::hand::{HAND_SIZE, Hand};
use super::rules::EDGE;
use super::set::Cards;
use super::state::{Dumble, Step};
use super::view::DumbleView;
use crate::checked::{Validity, checked, require};
use crate::seat::Seat;

impl Dumble {
    /// Checks whether a state like this can occur in play, as far as can be told.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        let hidden = self.hands.iter().any(Hand::has_hidden);
        require(!hidden, "every card is somewhere")?;
        self.validate_open()
    }

    fn validate_open(&self) -> Validity {
        require(self.rules.check().is_ok(), "2 to 8 seats")?;
        let seats = usize::from(self.rules.players);
        let empty = |from: usize| {
            let nobody = Hand::default();
            self.hands[from..].iter().all(|hand| *hand == nobody)
                && self.totals[from..].iter().all(|total| *total == 0)
                && self.gone[from..].iter().all(|gone| *gone == 0)
        };
        require(empty(seats), "nothing is where nobody sits")?;
        self.totals_fit(seats)?;
        self.cards_fit()?;
        self.ages_fit()?;
        self.step_fits()
    }

    fn totals_fit(&self, seats: usize) -> Validity {
        for seat in Seat::all(seats) {
            let (total, gone) = (self.totals[seat.index()], self.gone[seat.index()]);
            require(total != EDGE, "a total of 100 falls to 50")?;
            require((total > EDGE) == (gone > 0), "above 100 means out")?;
            require(gone <= self.round, "nobody is out before the time")?;
            require(total == 0 || self.round > 0, "nobody has points yet")?;
            let out = gone > 0 && self.hand(seat) != Hand::default();
            require(!out, "who is out has no cards")?;
        }
        let playing = self.playing();
        require(playing.len() > 1, "two play at least")?;
        require(playing.contains(self.starter), "who starts plays")?;
        self.totals_can_be()
    }

    /// No card occurs more often than in the packs.
    fn cards_fit(&self) -> Validity {
        let hands = self.hands.iter().flat_map(|hand| hand.cards());
        let table = [self.pile, self.latest, self.laid]
            .into_iter()
            .flat_map(Bag::iter);
        let mut left = Bag::packs(self.rules.packs());
        for card in hands.chain(table) {
            left = left.without(card).ok_or("a card is there too often")?;
        }
        let shown = self.hands.iter().map(|hand| hand.cards().count());
        let held = self.hands.iter().map(Hand::len);
        let hidden = held.sum::<usize>() - shown.sum::<usize>();
        require(hidden <= left.len(), "not so many cards are hidden")
    }

    fn step_fits(&self) -> Validity {
        let playing = self.playing();
        let seat = match self.step {
            Step::Play(seat) | Step::Draw(seat) | Step::Stock(seat) | Step::Over(seat) => seat,
            Step::First | Step::Deal(_) | Step::TurnUp => return self.beginning_fits(),
        };
        require(playing.contains(seat), "the seat plays")?;
        let draws = matches!(self.step, Step::Draw(_) | Step::Stock(_));
        let is_discard = |bag: Bag| {
            let cards: Vec<_> = bag.iter().collect();
            Cards::new(&cards).is_ok()
        };
        require(draws || self.laid.is_empty(), "nothing is laid yet")?;
        require(!draws || is_discard(self.laid), "what is laid is a discard")?;
        require(is_discard(self.latest), "a discard can be taken from")?;
        let turn = usize::from(self.turn) % playing.len();
        let due = (0..turn).fold(self.starter, |seat, _| self.after(seat));
        require(due == seat, "it is another's turn")?;
        self.cards_can_be()?;
        let over = matches!(self.step, Step::Over(_));
        require(
            !over || (usize::from(self.turn) >= playing.len() && self.ends_low(seat)),
            "Dumble is called with 10 points or less",
        )?;
        let stock = !matches!(self.step, Step::Stock(_)) || self.stock_len() > 0;
        require(stock, "the stock has a card")
    }

    fn ends_low(&self, seat: Seat) -> bool {
        self.hand(seat).points() <= self.rules.limit()
    }

    /// While cards are dealt, each seat has as many as it should.
    fn beginning_fits(&self) -> Validity {
        let nothing = [self.pile, self.latest, self.laid]
            .iter()
            .all(|bag| bag.is_empty());
        require(nothing && self.turn == 0, "nothing is discarded yet")?;
        let playing = self.playing().len();
        let dealt = match self.step {
            Step::First => {
                let begin = self.round == 0 && self.starter == Seat::FIRST;
                require(begin, "who starts is known")?;
                0
            }
            Step::Deal(dealt) => {
                require(
                    usize::from(dealt) < HAND_SIZE * playing,
                    "not so many are dealt",
                )?;
                usize::from(dealt)
            }
            _ => HAND_SIZE * playing,
        };
        let mut seat = self.starter;
        for place in 0..playing {
            let due = (dealt + playing - 1 - place) / playing;
            require(self.hand(seat).len() == due, "cards are dealt in order")?;
            require(
                self.hand(seat).known().is_empty(),
                "nobody has taken a card yet",
            )?;
            seat = self.after(seat);
        }
        Ok(())
    }
}

impl DumbleView {
    /// Checks whether a view like this can occur in play, as far as can be told.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        let seats = usize::from(self.open.rules.players);
        require(
            self.seat.is_none_or(|seat| seat.index() < seats),
            "the seat is at the table",
        )?;
        let over = matches!(self.open.step, Step::Over(_));
        for seat in Seat::all(seats) {
            let hand = self.open.hand(seat);
            let shown = over || Some(seat) == self.seat;
            let veiled = hand == hand.veiled();
            require(
                if shown { !hand.has_hidden() } else { veiled },
                "hands are hidden",
            )?;
        }
        self.earlier_fits()?;
        self.open.validate_open()
    }

    /// Cards from an earlier stock are not public, and as many as the others hold of each age.
    fn earlier_fits(&self) -> Validity {
        let cards = self.earlier.as_slice();
        let unseen = self.open.unseen();
        let twice = self.earlier.bag().len() < cards.len();
        let fits = !twice && unseen.minus(self.earlier.bag()).is_some();
        require(fits, "cards of earlier stocks lie nowhere open")?;
        let hidden = self.open.hands.iter().flat_map(|hand| {
            let places = hand.places().filter(|(card, _)| card.is_none());
            places.filter_map(|(_, origin)| origin.age())
        });
        let mut hidden: Vec<u8> = hidden.filter(|age| *age > 0).collect();
        hidden.sort_unstable();
        let same = hidden.into_iter().eq(cards.iter().map(|(age, _)| *age));
        require(same, "cards of earlier stocks are in hands, all of them")
    }
}

checked!(Dumble);
checked!(DumbleView);
