//! States that come from outside are checked before they are trusted.

use super::card::{COPIES, CardValue};
use super::cell::CELLS;
use super::grid::Grid;
use super::rules::{MAX_PLAYERS, MIN_PLAYERS};
use super::state::Dekal;
use super::table::{Step, TURNS, Table};
use super::view::DekalView;
use crate::checked::{Verdict, checked, require};
use crate::seat::{Seat, SeatSet};

impl Table {
    /// Whether a table like this can come about in play.
    ///
    /// # Errors
    /// If it cannot, with the reason.
    pub fn validate(&self) -> Verdict {
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
        self.validate_step()?;
        self.validate_grids()?;
        self.validate_cards()
    }

    fn validate_step(&self) -> Verdict {
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
        let tokenless = matches!(
            self.step,
            Step::Lot(_) | Step::Reveal(_) | Step::TurnUp(_) | Step::Tie { .. }
        );
        require(
            self.token.is_some() || (tokenless && self.turn == 0 && self.round == 0),
            "somebody holds the token",
        )
    }

    /// The seats whose card has come up this turn and who have not drafted.
    fn with_hole(&self) -> SeatSet {
        let seats = Seat::all(self.seats());
        let set = |wanted: &dyn Fn(Seat) -> bool| {
            seats
                .clone()
                .filter(|seat| wanted(*seat))
                .fold(SeatSet::EMPTY, SeatSet::with)
        };
        match self.step {
            Step::TurnUp(next) => set(&|seat| seat < next),
            Step::Tie { .. } => SeatSet::all(self.seats()),
            // A lot is drawn before turn 1 or after its cards came up.
            Step::Lot(_) if self.holes[0].is_some() => SeatSet::all(self.seats()),
            Step::Draft(next) => self
                .draft_order()
                .skip_while(|seat| *seat != next)
                .fold(SeatSet::EMPTY, SeatSet::with),
            Step::Lot(_) | Step::Reveal(_) | Step::Over => SeatSet::EMPTY,
        }
    }

    fn validate_grids(&self) -> Verdict {
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
                grid.blank().len() + face_up == CELLS,
                "each turn turns one card up",
            )?;
        }
        require(
            self.centre().count() == with_hole.len(),
            "as many cards in the centre as holes",
        )
    }

    fn validate_cards(&self) -> Verdict {
        for value in CardValue::all() {
            let face_up = self
                .grids
                .iter()
                .flat_map(|grid| super::cell::Cell::all().filter_map(|cell| grid.get(cell)))
                .chain(self.centre().map(|(_, card)| card))
                .filter(|card| *card == value)
                .count();
            require(
                face_up + usize::from(self.unseen.count(value)) <= usize::from(COPIES),
                "ten cards of each value",
            )?;
        }
        let face_down: usize = Seat::all(self.seats())
            .map(|seat| self.grid(seat).blank().len() - usize::from(self.hole(seat).is_some()))
            .sum();
        let unseen = usize::from(self.unseen.total());
        let pack = usize::from(COPIES) * super::card::VALUES;
        require(
            unseen >= face_down && unseen - face_down <= pack - CELLS * self.seats(),
            "the face-down cards are unseen, and so are those set aside",
        )?;
        match self.step {
            Step::Tie { waiting, .. } => require(
                waiting.len() <= self.set_aside(),
                "there are cards for those who are to draw",
            ),
            _ => Ok(()),
        }
    }
}

impl Dekal {
    /// Whether a state like this can come about in play.
    ///
    /// # Errors
    /// If it cannot, with the reason.
    pub fn validate(&self) -> Verdict {
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
    /// Whether a view like this can come about in play.
    ///
    /// # Errors
    /// If it cannot, with the reason.
    pub fn validate(&self) -> Verdict {
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
