//! Solves the last two turns of two players.
//!
//! All pairs of cards, drafts and pushes of both turns are searched, without an evaluation. That is little
//! work: a card leads to at most four grids in the first of the turns, and to one best score in the last.
//! Holes are chosen simultaneously, by the Nash equilibrium of a two-by-two game.

use core::cmp::Ordering;

use arrayvec::ArrayVec;
use engine::dekal::{CardValue, Cell, Draft, Grid, Push, TURNS};

use super::expectation::{Expectation, Mean};
use super::net::GridValue;
use super::pairs::{VALUES, each_pair, index};
use super::round::{Counts, Round};
use super::terminal::terminal_value;
use super::turn::{GridValues, win_shares};

/// The best final values of a grid before the last turn, by the value of the card taken.
type FinalValues = [GridValue; VALUES];
/// The grids to which a card can lead, without dominated ones.
type Outcomes = ArrayVec<FinalValues, 4>;

/// A seat's expectations for two turns, by the holes that both seats choose in the first of them.
struct Endgame {
    /// The legal holes of the seat, and of the other.
    holes: [ArrayVec<Cell, 2>; 2],
    expectations: [[Expectation; 2]; 2],
}

impl Endgame {
    /// Solves all pairs of holes; `None` unless two seats have two turns left and the first drafter is known.
    fn new(round: &Round, seat: usize) -> Option<Endgame> {
        let first = round.token?;
        if round.seats != 2 || round.turn + 2 != TURNS {
            return None;
        }
        let holes = [seat, 1 - seat].map(|seat| round.grids[seat].face_down().iter().collect());
        let outcomes = [seat, 1 - seat].map(|seat| {
            let grid = round.grids[seat];
            let of = |hole: Cell| outcomes(grid, hole, &round.unseen);
            grid.face_down().iter().map(of).collect::<ArrayVec<_, 2>>()
        });
        let mut expectations = [[Expectation::default(); 2]; 2];
        for (own, row) in outcomes[0].iter().zip(&mut expectations) {
            for (other, found) in outcomes[1].iter().zip(row) {
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

    /// The expectation with this hole of the seat, and the other's best answer.
    fn with_hole(&self, hole: Cell) -> Option<Expectation> {
        let row = self.holes[0].iter().position(|other| *other == hole)?;
        Some(self.with_row(row))
    }

    /// The expectation in the equilibrium.
    fn expected(&self) -> Expectation {
        let own = self.equilibrium_share(|row, column| self.value(row, column));
        let mut mean = Mean::default();
        mean.add(own, self.with_row(0));
        mean.add(1.0 - own, self.with_row(1));
        mean.expectation()
    }

    fn with_row(&self, row: usize) -> Expectation {
        let first = self.equilibrium_share(|column, row| -self.value(row, column));
        let mut mean = Mean::default();
        mean.add(first, self.expectations[row][0]);
        mean.add(1.0 - first, self.expectations[row][1]);
        mean.expectation()
    }

    fn value(&self, row: usize, column: usize) -> f32 {
        self.expectations[row][column].value
    }

    /// The share of choice 0 in the equilibrium, for the player who chooses the first argument of `value` and
    /// maximises it; the opponent chooses the second.
    fn equilibrium_share(&self, value: impl Fn(usize, usize) -> f32) -> f32 {
        let [[a, b], [c, d]] = [0, 1].map(|own| [value(own, 0), value(own, 1)]);
        // A dominant choice.
        if a >= c && b >= d {
            return 1.0;
        }
        if c >= a && d >= b {
            return 0.0;
        }
        // If the opponent has a dominant choice, the best answer to it; otherwise the mixture that makes both of
        // the opponent's choices equally good.
        if a <= b && c <= d {
            return f32::from(u8::from(a >= c));
        }
        if b <= a && d <= c {
            return f32::from(u8::from(b >= d));
        }
        (d - c) / (a - b - c + d)
    }
}

/// A seat's expectation after it has chosen this hole or, without one, after it has drafted, if both play best
/// from there; `None` if more than two turns are left then, or more than two seats play.
pub fn solve(round: &Round, hole: Option<Cell>, seat: usize) -> Option<Expectation> {
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

/// What a seat may expect between two turns; `None` as for [`solve`].
fn between(round: &Round, seat: usize) -> Option<Expectation> {
    if round.turn + 1 != TURNS {
        return Some(Endgame::new(round, seat)?.expected());
    }
    let grids = [0, 1].map(|seat| final_values(round.grids[seat], &round.unseen));
    let turns = Turns { round, seat };
    Some(turns.last(grids.each_ref(), round.token?, &round.unseen))
}

/// The outcomes of each card in a grid with this hole.
fn outcomes(grid: Grid, hole: Cell, unseen: &Counts) -> [Outcomes; VALUES] {
    let mut cards = CardValue::all();
    core::array::from_fn(|_| {
        let mut outcomes = Outcomes::new();
        if let Some(card) = cards.next().filter(|card| unseen[index(*card)] > 0) {
            for push in Push::legal(hole) {
                add_undominated(
                    &mut outcomes,
                    final_values(grid.pushed_unchecked(hole, push, card), unseen),
                );
            }
        }
        outcomes
    })
}

/// Adds a grid unless another one dominates it (is at least as good with every last card), and removes those that
/// it dominates.
fn add_undominated(outcomes: &mut Outcomes, new: FinalValues) {
    let is_dominated = |one: &FinalValues, other: &FinalValues| {
        let mut both = one.iter().zip(other);
        both.all(|(one, other)| one.standing <= other.standing)
    };
    if outcomes.iter().any(|old| is_dominated(&new, old)) {
        return;
    }
    outcomes.retain(|old| !is_dominated(old, &new));
    outcomes.push(new);
}

/// The best final values of a grid before the last turn.
fn final_values(grid: Grid, unseen: &Counts) -> FinalValues {
    let hole = grid.face_down().nth(0);
    let mut final_values = FinalValues::default();
    for (card, value) in CardValue::all().zip(&mut final_values) {
        if unseen[index(card)] > 0 {
            let pushes = Push::legal(hole);
            let values = pushes.map(|push| terminal_value(grid.pushed_unchecked(hole, push, card)));
            let best = values.max_by(|a, b| a.standing.total_cmp(&b.standing));
            *value = best.expect("every hole has a push");
        }
    }
    final_values
}

/// The last turns, evaluated for a seat.
#[derive(Clone, Copy)]
struct Turns<'a> {
    round: &'a Round,
    seat: usize,
}

impl Turns<'_> {
    /// The expectation for both turns, with the outcomes of each card by seat.
    fn both(self, outcomes: [&[Outcomes; VALUES]; 2], first: usize) -> Expectation {
        let mut mean = Mean::default();
        each_pair(&self.round.unseen, |cards, ways| {
            let mut unseen = self.round.unseen;
            cards.iter().for_each(|card| unseen[*card] -= 1);
            let mut best = Best::default();
            // Of two equal cards, it does not matter which one is taken.
            let takes = if cards[0] == cards[1] { 1 } else { 2 };
            for take in 0..takes {
                let answers = &outcomes[1 - first][cards[1 - take]];
                for own in &outcomes[first][cards[take]] {
                    let found = self.answered(own, answers, 1 - first, &unseen);
                    best.offer(found, first == self.seat);
                }
            }
            mean.add(ways, best.expectation());
        });
        mean.expectation()
    }

    /// The expectation after a seat has drafted, if the other still chooses one of these grids and drafts
    /// first in the last turn.
    fn answered(
        self,
        done: &FinalValues,
        answers: &Outcomes,
        other: usize,
        unseen: &Counts,
    ) -> Expectation {
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

    /// The expectation for the last turn, with these grids by seat.
    fn last(self, grids: [&FinalValues; 2], first: usize, unseen: &Counts) -> Expectation {
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

    /// The expectation at the end, with the values of the grids by seat.
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

/// The best expectation for the player who chooses.
#[derive(Default)]
struct Best(Option<Expectation>);

impl Best {
    /// Considers another choice: of the evaluated seat itself if `own`, otherwise of its opponent.
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

    /// A round of two with this many face-down cards each, and few cards to come.
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

    /// The seat's share of the win by brute force, without any of the endgame's shortcuts.
    fn brute_force(round: &Round, seat: usize) -> f32 {
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
                brute_force(&round, seat)
            });
            return if drafter == seat {
                values.fold(0.0, f32::max)
            } else {
                values.fold(1.0, f32::min)
            };
        }
        let mut round = round.clone();
        for seat in 0..2 {
            round.holes[seat].get_or_insert(round.grids[seat].face_down().nth(0));
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
                    sum += ways * brute_force(&round, seat);
                    all += ways;
                }
            }
        }
        sum / all
    }

    #[test]
    fn solutions_equal_brute_force() {
        let mut between = 0;
        for seed in 0..12 {
            let mut round = round(seed, 2);
            let seat = seed as usize / 2 % 2;
            let found = Endgame::new(&round, seat).unwrap();
            for (own, row) in found.holes[0].iter().zip(found.expectations) {
                for (other, expectation) in found.holes[1].iter().zip(row) {
                    round.holes[seat] = Some(*own);
                    round.holes[1 - seat] = Some(*other);
                    let expected = brute_force(&round, seat);
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
                round.holes[seat] = Some(round.grids[seat].face_down().nth(seed as usize % 2));
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
                let found = solve(&round, None, seat).unwrap();
                let expected = brute_force(&round, seat);
                assert!(
                    (found.value - expected).abs() < 1e-4,
                    "{found:?} {expected}"
                );
                answered += 1;
            }
        }
        assert_eq!(answered, 24);
        // Three turns are not solved.
        assert!(solve(&round(1, 3), None, 0).is_none());
        assert!(solve(&round(1, 3), Some(Cell::LAST), 0).is_none());
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
        // Both have a dominant choice.
        assert_eq!(expected([[0.5, 0.3], [0.2, 0.1]]), 0.3);
        // Only the opponent has one.
        assert_eq!(expected([[0.5, 0.1], [0.9, 0.05]]), 0.1);
        // Nobody has one: matching pennies, and a game with unequal payoffs.
        assert!((expected([[1.0, 0.0], [0.0, 1.0]]) - 0.5).abs() < 1e-6);
        let uneven = of([[0.8, 0.2], [0.4, 0.6]]);
        assert!((uneven.expected().value - 0.5).abs() < 1e-6);
        assert!((uneven.with_row(0).value - uneven.with_row(1).value).abs() < 1e-6);
    }
}
