//! Finds the dice that are in danger, for evaluators.

use super::board::Board;
use super::direction::Direction;
use super::side::Side;
use super::square::squares;
use super::value::Value;

/// A danger for a die, as if it were the enemy's turn. Rebounds are not considered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Danger {
    /// It can be captured with one action.
    One,
    /// It can be captured with two actions of the same die, but not with one.
    Two,
    /// Another die in its row has the same value.
    Double,
}

impl Danger {
    /// The number of dangers.
    pub const COUNT: usize = 3;
}

impl Board {
    /// Calls `out` with each danger for a die of a side, and the value of the die.
    #[inline]
    pub fn dangers(&self, side: Side, out: &mut impl FnMut(Danger, Value)) {
        let found = self.in_danger(side);
        for (danger, dice) in [Danger::One, Danger::Two, Danger::Double]
            .into_iter()
            .zip(found)
        {
            for value in squares(dice).filter_map(|square| self.value(square)) {
                out(danger, value);
            }
        }
    }

    /// The dice of a side in each danger, as sets of squares.
    const fn in_danger(&self, side: Side) -> [u64; Danger::COUNT] {
        let (prey, hunters) = (self.dice(side), self.dice(side.other()));
        let one = self.caught(hunters, prey);
        let mut two = self.flipped(hunters).caught(hunters, prey);
        let rolled = self.incremented(hunters);
        let backward = Direction::forward(side.other()).back();
        let mut index = 0;
        while index < Direction::ALL.len() {
            let direction = Direction::ALL[index];
            if direction as usize != backward as usize {
                let to = direction.shift(hunters) & self.free();
                two |= self.moved(&rolled, to, direction).caught(to, prey);
            }
            index += 1;
        }
        [one, two & !one, self.doubled(prey)]
    }

    /// The prey that hunters can capture with one action.
    const fn caught(&self, hunters: u64, prey: u64) -> u64 {
        self.prey(hunters, prey, Direction::North)
            | self.prey(hunters, prey, Direction::East)
            | self.prey(hunters, prey, Direction::South)
            | self.prey(hunters, prey, Direction::West)
    }

    /// The board with some dice flipped: 7 minus a value inverts its bits.
    const fn flipped(&self, dice: u64) -> Board {
        let [low, middle, high] = self.planes;
        Board {
            sides: self.sides,
            planes: [low ^ dice, middle ^ dice, high ^ dice],
        }
    }

    /// The board with the values of some dice increased by one, 6 to 1.
    const fn incremented(&self, dice: u64) -> Board {
        let [low, middle, high] = self.planes;
        let up = [low ^ dice, middle ^ low & dice, high ^ low & middle & dice];
        let seven = up[0] & up[1] & up[2] & dice;
        Board {
            sides: self.sides,
            planes: [up[0], up[1] & !seven, up[2] & !seven],
        }
    }

    /// The board with values from `values`, moved by one square, on the free squares `to`.
    const fn moved(&self, values: &Board, to: u64, direction: Direction) -> Board {
        let [low, middle, high] = values.planes;
        Board {
            sides: self.sides,
            planes: [
                self.planes[0] | direction.shift(low) & to,
                self.planes[1] | direction.shift(middle) & to,
                self.planes[2] | direction.shift(high) & to,
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Action, Order, Position, Square, Symmetry};
    use super::*;
    use crate::luck::below;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// The dice that the captures among a position's choices would take.
    fn taken(position: &Position, by: Option<Square>) -> Vec<Square> {
        let mut taken = Vec::new();
        position.actions(&mut |action| {
            if let Action::Capture(way) = action
                && by.is_none_or(|by| by == way.from())
            {
                taken.push(way.to());
            }
        });
        taken
    }

    /// The slow way to the same answer: plays every action, and every capture after it.
    fn plainly(position: &Position) -> Vec<(Danger, Value)> {
        let one = taken(position, None);
        let mut two = Vec::new();
        position.actions(&mut |action| {
            let by = match action {
                Action::Roll(way) => way.to(),
                Action::Flip(square) => square,
                _ => return,
            };
            let mut after = *position;
            after.act_unchecked(action);
            two.extend(taken(&after, Some(by)));
        });
        let board = position.board();
        let prey = position.mover().other();
        let twins = |square: Square, value: Value| {
            let row = board
                .of(prey)
                .filter(|(other, _)| other.row() == square.row());
            row.filter(|(_, other)| *other == value).count() > 1
        };
        let mut all = Vec::new();
        for (square, value) in board.of(prey) {
            if one.contains(&square) {
                all.push((Danger::One, value));
            } else if two.contains(&square) {
                all.push((Danger::Two, value));
            }
            if twins(square, value) {
                all.push((Danger::Double, value));
            }
        }
        all.sort();
        all
    }

    #[test]
    fn dangers_are_what_two_actions_capture() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut seen = 0;
        for _ in 0..60 {
            let order = Order::random(&mut rng);
            let mut position = Position::start(order, Symmetry::Point, Side::Red);
            while let Some(action) = {
                let choices = position.choices();
                choices.nth(below(&mut rng, choices.len().max(1)))
            } {
                let idle = position.rebounding().is_none() && position.returning().is_none();
                let whole = position.actions_left() == 2 && position.flipped().is_none();
                let doubles = position.takes_doubles() || !idle;
                let mover = position.mover();
                let camp = mover.other().camp_row();
                // A die that could roll into the enemy camp would return before it captures. The board alone
                // does not show that, so such positions are left out.
                let far = |(square, _): (Square, Value)| square.row().abs_diff(camp) < 2;
                if whole && !doubles && !position.board().of(mover).any(far) {
                    let mut found = Vec::new();
                    let board = position.board();
                    board.dangers(mover.other(), &mut |danger, value| {
                        found.push((danger, value));
                    });
                    found.sort();
                    assert_eq!(found, plainly(&position), "{position:?}");
                    seen += found
                        .iter()
                        .filter(|(danger, _)| *danger == Danger::Two)
                        .count();
                }
                position.act_unchecked(action);
            }
        }
        assert!(seen > 50, "there were dangers: {seen}");
    }
}
