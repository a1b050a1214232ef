//! Validation of states that are read from outside.

use super::card::{COPIES, CardValue, VALUES};
use super::cell::{CELLS, Cell, SIZE};
use super::grid::Grid;
use super::rules::{MATCH_END, MAX_PLAYERS, MIN_PLAYERS, Rounds};
use super::state::Dekal;
use super::table::{Step, TURNS, Table};
use super::view::DekalView;
use crate::checked::{Validity, checked, require};
use crate::seat::{Seat, SeatSet};

impl Table {
    /// Checks whether a table like this can occur in play, as far as can be told: not whether some pushes lead
    /// to exactly these grids, nor whether exactly these cards can be drawn in a tie.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        let seats = self.seats();
        require((MIN_PLAYERS..=MAX_PLAYERS).contains(&seats), "2 to 6 seats")?;
        let at_table = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < seats);
        require(
            at_table(self.token) && at_table(self.opener),
            "the token is at the table",
        )?;
        let vacant = seats..MAX_PLAYERS;
        require(
            vacant.clone().all(|index| {
                self.grids[index] == Grid::EMPTY
                    && self.holes[index].is_none()
                    && self.centre[index].is_none()
                    && (self.totals[index], self.total_cards_left[index]) == (0, 0)
            }),
            "nothing lies where nobody sits",
        )?;
        self.validate_totals()?;
        self.validate_step()?;
        self.validate_grids()?;
        self.validate_token()?;
        self.validate_cards()?;
        self.validate_ties()
    }

    /// The previous rounds left points, and none of them ended the match.
    fn validate_totals(&self) -> Validity {
        let several = self.round == 0 || self.rounds == Rounds::ToHundred;
        require(several, "the match has one round")?;
        for seat in Seat::all(self.seats()) {
            let (points, cards) = (self.total(seat), self.total_cards_left(seat));
            require(points < MATCH_END, "a total of 100 ends the match")?;
            // A card is worth 1 to 10 points.
            let worth = cards <= points && points <= cards.saturating_mul(VALUES as u16);
            let most = self.round.saturating_mul(CELLS as u16);
            require(worth && cards <= most, "the totals fit the rounds")?;
        }
        Ok(())
    }

    fn validate_step(&self) -> Validity {
        let seats = self.seats();
        let fits = match self.step {
            Step::Lot(among) => among.len() > 1 && among.fits(seats) && self.turn == 0,
            Step::Reveal(chosen) => chosen.fits(seats) && chosen.len() < seats,
            Step::TurnUp(seat) => seat.index() < seats,
            Step::Tie {
                waiting,
                lowest,
                card,
            } => {
                waiting.fits(seats)
                    && lowest.fits(seats)
                    && waiting.len() + lowest.len() > 1
                    && !waiting.is_empty()
                    && waiting.iter().all(|seat| !lowest.contains(seat))
                    && lowest.is_empty() == card.is_none()
                    && self.turn == 0
            }
            Step::Draft(seat) => seat.index() < seats && self.token.is_some(),
            Step::Over => true,
        };
        require(fits, "the step fits the seats")?;
        require(
            (self.turn == TURNS) == (self.step == Step::Over) && self.turn <= TURNS,
            "a round has 16 turns",
        )?;
        Ok(())
    }

    /// The token started with the first seat, and has passed once a turn.
    fn validate_token(&self) -> Validity {
        let (Some(token), Some(opener)) = (self.token, self.opener) else {
            let none = self.token.is_none() && self.opener.is_none();
            let first = self.turn == 0 && self.round == 0;
            let drafts = matches!(self.step, Step::Draft(_));
            return require(none && first && !drafts, "somebody holds the token");
        };
        let drawn = matches!(self.step, Step::Lot(_) | Step::Tie { .. });
        require(!drawn, "the token is drawn for once")?;
        require(
            token == opener.ahead(self.turn.into(), self.seats()),
            "the token passes once a turn",
        )
    }

    fn seats_where(&self, is_wanted: impl Fn(Seat) -> bool) -> SeatSet {
        Seat::all(self.seats())
            .filter(|seat| is_wanted(*seat))
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The seats whose card has come up in this turn and who have not drafted.
    fn with_hole(&self) -> SeatSet {
        match self.step {
            Step::TurnUp(next) => self.seats_where(|seat| seat < next),
            Step::Tie { .. } => SeatSet::all(self.seats()),
            // A lot happens before turn 1, or after its cards came up.
            Step::Lot(_) if self.holes[0].is_some() => SeatSet::all(self.seats()),
            Step::Draft(next) => self
                .draft_order()
                .skip_while(|seat| *seat != next)
                .fold(SeatSet::EMPTY, SeatSet::with),
            Step::Lot(_) | Step::Reveal(_) | Step::Over => SeatSet::EMPTY,
        }
    }

    fn validate_grids(&self) -> Validity {
        let with_hole = self.with_hole();
        for seat in Seat::all(self.seats()) {
            let grid = self.grid(seat);
            let hole = self.hole(seat);
            require(
                hole.is_some() == with_hole.contains(seat),
                "a hole is there from the reveal to the push",
            )?;
            require(
                hole.is_none_or(|cell| grid.get(cell).is_none()),
                "no card lies in a hole",
            )?;
            let drafted = matches!(self.step, Step::Draft(_)) && hole.is_none();
            let face_up = usize::from(self.turn) + usize::from(drafted);
            require(
                grid.face_down().len() + face_up == CELLS,
                "each turn turns one card up",
            )?;
            let border = |at: usize| at == 0 || at == SIZE - 1;
            let mut outer = Cell::all().filter(|cell| border(cell.row()) || border(cell.column()));
            let pushed = outer.any(|cell| grid.get(cell).is_some());
            require(face_up == 0 || pushed, "the last card is at the border")?;
        }
        let centre = self.seats_where(|seat| self.centre[seat.index()].is_some());
        // A seat that drafts may take any card of the centre.
        let fits = match self.step {
            Step::Draft(_) => centre.len() == with_hole.len(),
            _ => centre == with_hole,
        };
        require(fits, "as many cards in the centre as holes, of these seats")
    }

    fn validate_cards(&self) -> Validity {
        for value in CardValue::all() {
            let face_up = self
                .grids
                .iter()
                .flat_map(|grid| Cell::all().filter_map(|cell| grid.get(cell)))
                .chain(self.centre().map(|(_, card)| card))
                .filter(|card| *card == value)
                .count();
            require(
                face_up + usize::from(self.unseen.count(value)) <= usize::from(COPIES),
                "ten cards of each value",
            )?;
        }
        let face_down: usize = Seat::all(self.seats())
            .map(|seat| self.grid(seat).face_down().len() - usize::from(self.hole(seat).is_some()))
            .sum();
        let unseen = usize::from(self.unseen.total());
        let pack = usize::from(COPIES) * VALUES;
        require(
            unseen >= face_down && unseen - face_down <= pack - CELLS * self.seats(),
            "the face-down cards are unseen, and so are those set aside",
        )?;
        Ok(())
    }

    /// The cards drawn from the set-aside ones, and the seats that take part in breaking a tie for the token.
    fn validate_ties(&self) -> Validity {
        let pack = usize::from(COPIES) * VALUES;
        let drawn = pack - CELLS * self.seats() - self.set_aside();
        let revealed = match self.step {
            Step::Reveal(_) | Step::TurnUp(_) => self.turn > 0,
            Step::Lot(_) => self.holes[0].is_some(),
            Step::Tie { .. } | Step::Draft(_) | Step::Over => true,
        };
        let could_tie = self.round == 0 && revealed;
        require(drawn == 0 || could_tie, "cards are drawn to break a tie")?;
        if self.seats() == 2 {
            self.validate_pairs_drawn()?;
        }
        let best = self.centre().map(|(_, card)| card).min();
        let tied = self.seats_where(|seat| self.centre[seat.index()] == best);
        // As long as all drawn cards are equal, nobody has dropped out.
        let differ = self.values_drawn(|count| count > 0) > 1;
        match self.step {
            Step::Tie {
                waiting,
                lowest,
                card,
            } => {
                let all = waiting.iter().fold(lowest, SeatSet::with);
                let among = tied.len() > 1 && all.iter().all(|seat| tied.contains(seat));
                let in_order = lowest.iter().all(|seat| Some(seat) < waiting.first());
                // Seats that no longer take part have drawn, too.
                let drew = drawn >= lowest.len() && drawn + waiting.len() >= tied.len();
                let together = all == tied && drawn % tied.len().max(1) == lowest.len();
                let fits = among && in_order && drew && (differ || together);
                require(fits, "those who tie draw in order")?;
                let there = card.is_none_or(|card| self.out_of(card) >= lowest.len());
                require(there, "the lowest card was drawn")?;
                let left = waiting.len() <= self.set_aside();
                require(left, "there are cards for those who are to draw")
            }
            Step::Lot(among) if revealed => {
                let all = tied.len() > 1 && among.iter().all(|seat| tied.contains(seat));
                let together = among == tied && drawn.is_multiple_of(tied.len());
                let drew = if differ {
                    drawn >= tied.len()
                } else {
                    together
                };
                let fits = all && drew && among.len() > self.set_aside();
                require(fits, "the lot is among those who tie")
            }
            Step::Lot(among) => require(
                among == SeatSet::all(self.seats()),
                "the first lot is among all",
            ),
            _ => self.validate_settled(drawn),
        }
    }

    /// A tie that was broken: in the last draw one drew less than another, or those who still tied were more
    /// than the cards that were left, so that the lot decided.
    fn validate_settled(&self, drawn: usize) -> Validity {
        if drawn == 0 {
            return Ok(());
        }
        let differ = self.values_drawn(|count| count > 0) > 1;
        // Who has always drawn equal cards has always drawn with the same others.
        let mut all = self.set_aside() + 1..=self.seats();
        let by_lot = all.any(|tied| tied > 1 && drawn.is_multiple_of(tied));
        require(
            differ || by_lot,
            "who breaks a tie draws less than another, or the cards run out",
        )?;
        if self.turn > 0 {
            return Ok(());
        }
        // In turn 1, nothing else is face up than what was revealed.
        let tied = CardValue::all().map(|value| usize::from(self.face_up(value)));
        let tied = tied
            .into_iter()
            .find(|count| *count > 0)
            .unwrap_or_default();
        require(tied > 1 && drawn >= tied, "those who tie have drawn")?;
        let best = self.centre().map(|(_, card)| card).min();
        let token = self.token.and_then(|seat| self.centre[seat.index()]);
        let drafted = self.centre().count() < self.seats();
        require(drafted || token == best, "one of those who tie starts")
    }

    /// Two seats draw equal cards until they differ, or until none is left.
    fn validate_pairs_drawn(&self) -> Validity {
        let single = self.values_drawn(|count| count % 2 == 1);
        let fits = match self.step {
            Step::Tie { card, .. } => single == usize::from(card.is_some()),
            Step::Lot(_) => single == 0,
            _ => {
                single == 2 || single == 0 && (self.set_aside() == 0 || self.out().next().is_none())
            }
        };
        require(fits, "two draw until one draws less")
    }

    /// The number of values whose count of cards out of the round satisfies `is_such`.
    fn values_drawn(&self, is_such: impl Fn(usize) -> bool) -> usize {
        CardValue::all()
            .filter(|value| is_such(self.out_of(*value)))
            .count()
    }

    /// The number of cards of a value that are out of the round.
    fn out_of(&self, value: CardValue) -> usize {
        self.out().filter(|card| *card == value).count()
    }
}

impl Dekal {
    /// Checks whether a state like this can occur in play.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        self.table.validate()?;
        let sealed = self.table.sealed_seats();
        let fits = self.sealed.iter().enumerate().all(|(index, cell)| {
            let seat = Seat::new(index).filter(|seat| sealed.contains(*seat));
            match (seat, cell) {
                (Some(seat), Some(cell)) => self.table.grid(seat).get(*cell).is_none(),
                (None, None) => true,
                _ => false,
            }
        });
        require(fits, "each sealed choice is a face-down card")
    }
}

impl DekalView {
    /// Checks whether a view like this can occur in play.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        self.table.validate()?;
        let own = self
            .seat
            .filter(|seat| self.table.sealed_seats().contains(*seat));
        require(
            self.seat
                .is_none_or(|seat| seat.index() < self.table.seats()),
            "the seat is at the table",
        )?;
        let fits = match (own, self.sealed) {
            (Some(seat), Some(cell)) => self.table.grid(seat).get(cell).is_none(),
            (None, None) => true,
            _ => false,
        };
        require(fits, "the sealed choice is a face-down card")
    }
}

checked!(Table);
checked!(Dekal);
checked!(DekalView);
