//! Seats at the table, and sets of them.

use core::fmt;
use core::str::FromStr;

/// The most seats of any game.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct Seat(u8);

impl Seat {
    /// The first seat; in the app, the person's own.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index; `None` if no game has so many seats (see [`MAX_SEATS`]).
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS {
            Some(Seat(index as u8))
        } else {
            None
        }
    }

    /// The seat's index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (to the left) at a table of `seats`: the same as
    /// one step of [`Seat::ahead`].
    pub const fn next(self, seats: usize) -> Seat {
        self.ahead(1, seats)
    }

    /// The seat `steps` places clockwise from this one at a table of `seats`, any number of times around.
    ///
    /// The result is always a seat of that table, even if `self` is not: seats are counted modulo their
    /// number. A table has 1 to [`MAX_SEATS`] seats; another number counts as the nearest of these.
    pub const fn ahead(self, steps: usize, seats: usize) -> Seat {
        let seats = match seats {
            0 => 1,
            1..=MAX_SEATS => seats,
            _ => MAX_SEATS,
        };
        let here = self.0 as usize;
        let there = match here.checked_add(steps) {
            Some(there) => there,
            None => here + steps % seats,
        };
        Seat((there % seats) as u8)
    }

    /// The seats of a table, from the first on; [`MAX_SEATS`] of them at the
    /// most.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Seat)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Seat::new(index.into()).ok_or("no game has so many seats")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    /// The seat's number counted from 1, as people count.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Seat(digit - b'1')),
            _ => Err("a seat is a number from 1 to 8"),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(transparent)
)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table; [`MAX_SEATS`] of them at the most.
    pub const fn all(seats: usize) -> SeatSet {
        let seats = if seats < MAX_SEATS { seats } else { MAX_SEATS };
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Just one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The first seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }

    /// Whether every seat of the set sits at a table of `seats`.
    pub const fn fits(self, seats: usize) -> bool {
        self.0 & !SeatSet::all(seats).0 == 0
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_clockwise_around_the_table() {
        for seats in 1..=MAX_SEATS {
            let all: Vec<Seat> = Seat::all(seats).collect();
            for (index, seat) in all.iter().enumerate() {
                assert_eq!(seat.next(seats), all[(index + 1) % seats]);
                for steps in 0..20 {
                    assert_eq!(seat.ahead(steps, seats), all[(index + steps) % seats]);
                }
            }
        }
    }

    #[test]
    fn every_number_of_steps_and_seats_leads_to_a_seat_of_the_table() {
        let last = Seat(MAX_SEATS as u8 - 1);
        assert_eq!(
            (Seat::FIRST.next(0), last.next(0)),
            (Seat::FIRST, Seat::FIRST)
        );
        assert_eq!(last.next(200), Seat::FIRST);
        assert_eq!(last.ahead(3, usize::MAX), Seat(2));
        // Seat 8 at a table of three: two seats beyond the last one.
        assert_eq!((last.ahead(0, 3), last.next(3)), (Seat(1), Seat(2)));
        let around = usize::MAX / 3 * 3;
        assert_eq!(Seat(1).ahead(around, 3), Seat(1));
        for seat in Seat::all(MAX_SEATS) {
            for seats in 0..20 {
                for steps in [0, 1, 7, 8, 255, usize::MAX] {
                    let table = seats.clamp(1, MAX_SEATS);
                    assert!(seat.ahead(steps, seats).index() < table);
                }
            }
        }
    }

    #[test]
    fn a_set_has_no_more_seats_than_any_table() {
        for seats in 0..=MAX_SEATS {
            assert!(SeatSet::all(seats).iter().eq(Seat::all(seats)));
        }
        for seats in [9, 16, 64, usize::MAX] {
            assert_eq!(SeatSet::all(seats), SeatSet::all(MAX_SEATS));
            assert!(SeatSet::all(MAX_SEATS).fits(seats));
            assert_eq!(Seat::all(seats).len(), MAX_SEATS);
        }
        assert!(!SeatSet::all(3).fits(2) && SeatSet::EMPTY.fits(0));
    }
}
