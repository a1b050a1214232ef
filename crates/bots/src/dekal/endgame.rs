//! The last two turns of two players, counted out.
//!
//! What each card can make of a grid in a turn is no more than four grids, and
//! what each card can make of one of these in the last turn is a score. So all
//! that can happen is followed: every pair of cards, whichever the first drafter
//! takes, every push of both that can serve, and the last turn's cards. Nothing
//! is judged. Holes are chosen by both at the same time: as in a game of two by
//! two, with the shares at which neither gains by another choice.

use core::cmp::Ordering;

use arrayvec::ArrayVec;
use engine::dekal::{CardValue, Cell, Draft, Grid, Push, TURNS};

use super::expectation::{Expectation, Mean};
use super::net::GridValue;
use super::pairs::{VALUES, each_pair, index};
use super::round::{Counts, Round};
use super::terminal::terminal_value;
use super::turn::{GridValues, win_shares};

/// A grid before the last turn: what it comes to with each of the values.
type Late = [GridValue; VALUES];
/// What a card can make of a grid, but what is no better with any last card.
type Fan = ArrayVec<Late, 4>;

/// What two turns are worth to a seat, by the holes that both may choose in the
/// first of them.
struct Endgame {
    /// The holes that the seat may choose, and the other.
    holes: [ArrayVec<Cell, 2>; 2],
    expectations: [[Expectation; 2]; 2],
}

impl Endgame {
    /// With all holes that the two may choose; `None` unless two turns are left to
    /// two seats of whom it is known who drafts first.
    fn new(round: &Round, seat: usize) -> Option<Endgame> {
        let first = round.token?;
        if round.seats != 2 || round.turn + 2 != TURNS {
            return None;
        }
        let holes = [seat, 1 - seat].map(|seat| round.grids[seat].blank().iter().collect());
        let fans = [seat, 1 - seat].map(|seat| {
            let grid = round.grids[seat];
            let of = |hole: Cell| fans(grid, hole, &round.unseen);
            grid.blank().iter().map(of).collect::<ArrayVec<_, 2>>()
        });
        let mut expectations = [[Expectation::default(); 2]; 2];
        for (own, row) in fans[0].iter().zip(&mut expectations) {
            for (other, found) in fans[1].iter().zip(row) {
                let mut by_seat = [own, other];
                if seat == 1 {
                    by_seat.swap(0, 1);
                }
                *found = Turns { round, seat }.both(by_seat, first);
            }
        }
        Some(Endgame {
            holes,
            expectations,
        })
    }

    /// With this hole of the seat's, and whatever serves the other best.
    fn with_hole(&self, hole: Cell) -> Option<Expectation> {
        let row = self.holes[0].iter().position(|other| *other == hole)?;
        Some(self.with_row(row))
    }

    /// When both choose what serves them best.
    fn expected(&self) -> Expectation {
        let own = self.often(|row, column| self.value(row, column));
        let mut mean = Mean::default();
        mean.add(own, self.with_row(0));
        mean.add(1.0 - own, self.with_row(1));
        mean.expectation()
    }

    fn with_row(&self, row: usize) -> Expectation {
        let first = self.often(|column, row| -self.value(row, column));
        let mut mean = Mean::default();
        mean.add(first, self.expectations[row][0]);
        mean.add(1.0 - first, self.expectations[row][1]);
        mean.expectation()
    }

    fn value(&self, row: usize, column: usize) -> f32 {
        self.expectations[row][column].value
    }

    /// How often whoever chooses the first number of these values, the second
    /// being the opponent's, takes 0.
    fn often(&self, value: impl Fn(usize, usize) -> f32) -> f32 {
        let [[a, b], [c, d]] = [0, 1].map(|own| [value(own, 0), value(own, 1)]);
        // Where one choice is never worse, that is it.
        if a >= c && b >= d {
            return 1.0;
        }
        if c >= a && d >= b {
            return 0.0;
        }
        // Where the opponent has such a choice, the best answer to it; elsewhere
        // the share at which both answers are as good.
        if a <= b && c <= d {
            return f32::from(u8::from(a >= c));
        }
        if b <= a && d <= c {
            return f32::from(u8::from(b >= d));
        }
        (d - c) / (a - b - c + d)
    }
}

/// What a seat may expect when it has chosen this hole, or, without one, has
/// drafted, and the other answers that in the best way, if it is yet to; `None`
/// where more than two turns are left then, or more than two seats play.
pub fn counted_out(round: &Round, hole: Option<Cell>, seat: usize) -> Option<Expectation> {
    if round.seats != 2 {
        return None;
    }
    if let Some(hole) = hole {
        return Endgame::new(round, seat)?.with_hole(hole);
    }
    let Some(drafter) = round.drafter() else {
        return between(round, seat);
    };
    let card = *round.centre.first()?;
    let hole = round.holes[drafter]?;
    let mut best = Best::default();
    for push in Push::legal(hole) {
        let mut round = round.clone();
        round.draft(Draft { card, push });
        best.offer(between(&round, seat)?, drafter == seat);
    }
    best.0
}

/// What a seat may expect between two turns; `None` as for [`counted_out`].
fn between(round: &Round, seat: usize) -> Option<Expectation> {
    if round.turn + 1 != TURNS {
        return Some(Endgame::new(round, seat)?.expected());
    }
    let grids = [0, 1].map(|seat| late(round.grids[seat], &round.unseen));
    let turns = Turns { round, seat };
    Some(turns.last(grids.each_ref(), round.token?, &round.unseen))
}

/// What each card can make of a grid with this hole.
fn fans(grid: Grid, hole: Cell, unseen: &Counts) -> [Fan; VALUES] {
    let mut cards = CardValue::all();
    core::array::from_fn(|_| {
        let mut fan = Fan::new();
        if let Some(card) = cards.next().filter(|card| unseen[index(*card)] > 0) {
            for push in Push::legal(hole) {
                put(&mut fan, late(grid.pushed(hole, push, card), unseen));
            }
        }
        fan
    })
}

/// Adds what is better with some last card than all the others are, and takes
/// away what is no better with any.
fn put(fan: &mut Fan, new: Late) {
    let no_better = |one: &Late, other: &Late| {
        let mut both = one.iter().zip(other);
        both.all(|(one, other)| one.standing <= other.standing)
    };
    if fan.iter().any(|old| no_better(&new, old)) {
        return;
    }
    fan.retain(|old| !no_better(old, &new));
    fan.push(new);
}

/// What a grid before the last turn comes to with each of the cards.
fn late(grid: Grid, unseen: &Counts) -> Late {
    let hole = grid.blank().nth(0);
    let mut late = Late::default();
    for (card, late) in CardValue::all().zip(&mut late) {
        if unseen[index(card)] > 0 {
            let pushes = Push::legal(hole);
            let values = pushes.map(|push| terminal_value(grid.pushed(hole, push, card)));
            let best = values.max_by(|a, b| a.standing.total_cmp(&b.standing));
            *late = best.expect("every hole has a push");
        }
    }
    late
}

/// The last turns, as a seat sees them.
#[derive(Clone, Copy)]
struct Turns<'a> {
    round: &'a Round,
    seat: usize,
}

impl Turns<'_> {
    /// Both turns, when these grids can come of each of the cards, by seat.
    fn both(self, fans: [&[Fan; VALUES]; 2], first: usize) -> Expectation {
        let mut mean = Mean::default();
        each_pair(&self.round.unseen, |cards, ways| {
            let mut unseen = self.round.unseen;
            cards.iter().for_each(|card| unseen[*card] -= 1);
            let mut best = Best::default();
            // Equal cards are taken alike.
            let takes = if cards[0] == cards[1] { 1 } else { 2 };
            for take in 0..takes {
                let answers = &fans[1 - first][cards[1 - take]];
                for own in &fans[first][cards[take]] {
                    let found = self.answered(own, answers, 1 - first, &unseen);
                    best.offer(found, first == self.seat);
                }
            }
            mean.add(ways, best.expectation());
        });
        mean.expectation()
    }

    /// When one seat has drafted, and the other chooses among these grids, and
    /// drafts first in the last turn.
    fn answered(self, done: &Late, answers: &Fan, other: usize, unseen: &Counts) -> Expectation {
        let mut best = Best::default();
        for answer in answers {
            let mut by_seat = [done, answer];
            if other == 0 {
                by_seat.swap(0, 1);
            }
            let found = self.last(by_seat, other, unseen);
            best.offer(found, other == self.seat);
        }
        best.expectation()
    }

    /// The last turn, with these grids by seat.
    fn last(self, grids: [&Late; 2], first: usize, unseen: &Counts) -> Expectation {
        let mut mean = Mean::default();
        each_pair(unseen, |[low, high], ways| {
            let found = |own: usize, other: usize| {
                let mut cards = [own, other];
                if first == 1 {
                    cards.swap(0, 1);
                }
                self.end([grids[0][cards[0]], grids[1][cards[1]]])
            };
            let mut best = Best::default();
            best.offer(found(low, high), first == self.seat);
            best.offer(found(high, low), first == self.seat);
            mean.add(ways, best.expectation());
        });
        mean.expectation()
    }

    /// What the end is worth, by seat.
    #[inline]
    fn end(self, pair: [GridValue; 2]) -> Expectation {
        let (own, other) = (pair[self.seat], pair[1 - self.seat]);
        let win = match own.standing.total_cmp(&other.standing) {
            Ordering::Less => 0.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 1.0,
        };
        let value = match self.round.match_totals {
            None => win,
            Some(_) => {
                let mut values = GridValues::default();
                values[..2].copy_from_slice(&pair);
                win_shares(self.round, &values, None)[self.seat]
            }
        };
        Expectation {
            value,
            win,
            points: own.points,
        }
    }
}

/// What serves whoever chooses best.
#[derive(Default)]
struct Best(Option<Expectation>);

impl Best {
    /// Offers another choice, to the seat itself or to the other.
    #[inline]
    fn offer(&mut self, new: Expectation, own: bool) {
        let is_better = |old: Expectation| {
            if own {
                new.value > old.value
            } else {
                new.value < old.value
            }
        };
        if self.0.is_none_or(is_better) {
            self.0 = Some(new);
        }
    }

    #[inline]
    fn expectation(&self) -> Expectation {
        self.0.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dekal::MAX_PLAYERS;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// A round of two with so many face-down cards each, and few cards to come.
    fn round(seed: u64, blank: usize) -> Round {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut round = Round::new(2);
        round.turn = TURNS - blank as u8;
        round.token = Some(seed as usize % 2);
        for grid in &mut round.grids[..2] {
            let mut rows = [[0; 4]; 4];
            let any = |_: &u8| rng.random_range(1..=10);
            let cells = rows.as_flattened_mut();
            let cards: Vec<u8> = cells.iter().map(any).collect();
            cells.copy_from_slice(&cards);
            for blank in 0..blank {
                cells[(5 * blank + rng.random_range(0..5)) % 16] = 0;
            }
            *grid = Grid::from_rows(rows).unwrap();
        }
        round.unseen = [3, 0, 0, 2, 1, 0, 4, 0, 0, 1];
        round
    }

    /// What the seat wins, found by trying everything, without any of the endgame's shortcuts.
    fn tried(round: &Round, seat: usize) -> f32 {
        if round.is_over() {
            let mut shares = [0.0; MAX_PLAYERS];
            round.outcome(&mut shares);
            return shares[seat];
        }
        if let Some(drafter) = round.drafter() {
            let hole = round.holes[drafter].unwrap();
            let cards = round.centre.iter();
            let drafts = cards.flat_map(|card| Push::legal(hole).map(|push| (*card, push)));
            let values = drafts.map(|(card, push)| {
                let mut round = round.clone();
                round.draft(Draft { card, push });
                tried(&round, seat)
            });
            return if drafter == seat {
                values.fold(0.0, f32::max)
            } else {
                values.fold(1.0, f32::min)
            };
        }
        let mut round = round.clone();
        for seat in 0..2 {
            round.holes[seat].get_or_insert(round.grids[seat].blank().nth(0));
        }
        let (mut sum, mut all) = (0.0, 0.0);
        for one in CardValue::all() {
            for two in CardValue::all() {
                let left = round.unseen[index(two)].saturating_sub(u8::from(one == two));
                let ways = f32::from(round.unseen[index(one)]) * f32::from(left);
                if ways > 0.0 {
                    let mut round = round.clone();
                    for card in [one, two] {
                        round.unseen[index(card)] -= 1;
                        round.centre.push(card);
                    }
                    sum += ways * tried(&round, seat);
                    all += ways;
                }
            }
        }
        sum / all
    }

    #[test]
    fn what_is_counted_out_is_what_trying_everything_finds() {
        let mut between = 0;
        for seed in 0..12 {
            let mut round = round(seed, 2);
            let seat = seed as usize / 2 % 2;
            let found = Endgame::new(&round, seat).unwrap();
            for (own, row) in found.holes[0].iter().zip(found.expectations) {
                for (other, expectation) in found.holes[1].iter().zip(row) {
                    round.holes[seat] = Some(*own);
                    round.holes[1 - seat] = Some(*other);
                    let expected = tried(&round, seat);
                    assert!(
                        (expectation.value - expected).abs() < 1e-4,
                        "{expectation:?}"
                    );
                    between += usize::from(expected > 0.05 && expected < 0.95);
                }
            }
            // The same from the other side.
            let other = Endgame::new(&round, 1 - seat).unwrap().expected();
            assert!((found.expected().value + other.value - 1.0).abs() < 1e-4);
        }
        assert!(between > 10, "{between} of 48 are undecided");
    }

    #[test]
    fn drafts_are_answered_in_the_best_way() {
        let mut answered = 0;
        for seed in 0..12 {
            let mut round = round(seed, 2);
            for seat in 0..2 {
                round.holes[seat] = Some(round.grids[seat].blank().nth(seed as usize % 2));
            }
            for card in [CardValue::new(1), CardValue::new(7)] {
                round.unseen[index(card.unwrap())] -= 1;
                round.centre.push(card.unwrap());
            }
            while let Some(seat) = round.drafter() {
                let card = round.centre[0];
                let hole = round.holes[seat].unwrap();
                let push = Push::legal(hole).next().unwrap();
                round.draft(Draft { card, push });
                let found = counted_out(&round, None, seat).unwrap();
                let expected = tried(&round, seat);
                assert!(
                    (found.value - expected).abs() < 1e-4,
                    "{found:?} {expected}"
                );
                answered += 1;
            }
        }
        assert_eq!(answered, 24);
        // With three turns left, all is not counted out.
        assert!(counted_out(&round(1, 3), None, 0).is_none());
        assert!(counted_out(&round(1, 3), Some(Cell::LAST), 0).is_none());
    }

    #[test]
    fn holes_are_chosen_so_that_the_other_gains_nothing_by_knowing() {
        let of = |values: [[f32; 2]; 2]| Endgame {
            holes: [const { ArrayVec::new_const() }; 2],
            expectations: values.map(|row| {
                row.map(|value| Expectation {
                    value,
                    ..Expectation::default()
                })
            }),
        };
        let expected = |values| of(values).expected().value;
        // Each has a choice that is always better.
        assert_eq!(expected([[0.5, 0.3], [0.2, 0.1]]), 0.3);
        // Only the other has one.
        assert_eq!(expected([[0.5, 0.1], [0.9, 0.05]]), 0.1);
        // Nobody has: matching pennies, and one that pays unequally.
        assert!((expected([[1.0, 0.0], [0.0, 1.0]]) - 0.5).abs() < 1e-6);
        let uneven = of([[0.8, 0.2], [0.4, 0.6]]);
        assert!((uneven.expected().value - 0.5).abs() < 1e-6);
        assert!((uneven.with_row(0).value - uneven.with_row(1).value).abs() < 1e-6);
    }
}
