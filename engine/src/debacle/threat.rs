//! Which dice are in danger: for whoever judges positions.

use super::board::Board;
use super::side::Side;
use super::square::{Direction, squares};
use super::value::VALUES;

/// The dice of a side that the enemy could capture, if it were the enemy's
/// turn; rebounds are not thought of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// By value, from 1: with one action.
    pub one: [u8; VALUES],
    /// By value, from 1: with two actions of the same die, but not with one.
    pub two: [u8; VALUES],
    /// How many show what another one in their row shows.
    pub doubled: u8,
}

impl Board {
    /// The dice of a side that are in danger.
    pub fn threats(&self, side: Side) -> Threats {
        let (prey, hunters) = (self.dice(side), self.dice(side.other()));
        let one = self.caught(hunters, prey);
        let mut two = self.flipped(hunters).caught(hunters, prey);
        let rolled = self.incremented(hunters);
        let backward = Direction::forward(side.other()).back();
        for direction in Direction::ALL {
            if direction != backward {
                let to = direction.shift(hunters) & self.free();
                two |= self.moved(&rolled, to, direction).caught(to, prey);
            }
        }
        Threats {
            one: self.by_value(one),
            two: self.by_value(two & !one),
            doubled: self.doubled(prey).count_ones() as u8,
        }
    }

    /// What hunters can capture with one action.
    const fn caught(&self, hunters: u64, prey: u64) -> u64 {
        self.prey(hunters, prey, Direction::North)
            | self.prey(hunters, prey, Direction::East)
            | self.prey(hunters, prey, Direction::South)
            | self.prey(hunters, prey, Direction::West)
    }

    /// With some dice turned over: 7 less a value is its bits, inverted.
    const fn flipped(&self, dice: u64) -> Board {
        let [low, middle, high] = self.planes;
        Board {
            sides: self.sides,
            planes: [low ^ dice, middle ^ dice, high ^ dice],
        }
    }

    /// With some dice counted up, 6 to 1.
    const fn incremented(&self, dice: u64) -> Board {
        let [low, middle, high] = self.planes;
        let up = [low ^ dice, middle ^ low & dice, high ^ low & middle & dice];
        let seven = up[0] & up[1] & up[2] & dice;
        Board {
            sides: self.sides,
            planes: [up[0], up[1] & !seven, up[2] & !seven],
        }
    }

    /// With the values of other dice, moved by one, on these free squares.
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

    fn by_value(&self, dice: u64) -> [u8; VALUES] {
        // They are few: counting them one by one is quick.
        let mut counts = [0; VALUES];
        for value in squares(dice).filter_map(|square| self.value(square)) {
            counts[usize::from(value.get()) - 1] += 1;
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Action, Order, Position, Square, Symmetry, Value};
    use super::*;
    use crate::luck::below;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// The dice that captures among a position's choices take.
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

    /// The same, by making all actions and the captures after them.
    fn plainly(position: &Position) -> Threats {
        let one = taken(position, None);
        let mut two = Vec::new();
        position.actions(&mut |action| {
            let by = match action {
                Action::Roll(way) => way.to(),
                Action::Flip(square) => square,
                _ => return,
            };
            let mut after = *position;
            after.play(action);
            // In the enemy camp it returns first; the board shows what it
            // could do from there nevertheless.
            if after.returning().is_none() {
                two.extend(taken(&after, Some(by)));
            }
        });
        let board = position.board();
        let count = |squares: &[Square]| {
            let mut counts = [0; VALUES];
            for square in Square::all().filter(|square| squares.contains(square)) {
                let (_, value) = board.get(square).unwrap();
                counts[usize::from(value.get()) - 1] += 1;
            }
            counts
        };
        two.retain(|square| !one.contains(square));
        let prey = position.mover().other();
        let twins = |(square, value): &(Square, Value)| {
            let row = board
                .of(prey)
                .filter(|(other, _)| other.row() == square.row());
            row.filter(|(_, other)| other == value).count() > 1
        };
        Threats {
            one: count(&one),
            two: count(&two),
            doubled: board.of(prey).filter(twins).count() as u8,
        }
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
                // A die that could roll into the enemy camp returns before it
                // captures: such positions are told apart by the rules only.
                let far = |(square, _): (Square, Value)| square.row().abs_diff(camp) < 2;
                if whole && !doubles && !position.board().of(mover).any(far) {
                    let found = position.board().threats(mover.other());
                    assert_eq!(found, plainly(&position), "{position:?}");
                    seen += usize::from(found.two != [0; VALUES]);
                }
                position.play(action);
            }
        }
        assert!(seen > 50, "there were dangers: {seen}");
    }
}
