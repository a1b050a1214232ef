//! The order of a camp's dice at the start of a round.

use core::fmt;
use core::str::FromStr;

use rand_core::Rng;

use super::board::Board;
use super::set::SIZE;
use super::side::Side;
use super::square::Square;
use super::symmetry::Symmetry;
use super::value::{VALUES, Value};
use crate::luck::below;
use crate::notation::debug_as_display;

/// The order of a camp's dice: six values, each once, from red's left to red's right.
///
/// Its notation is the six digits, like `123456`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u8; VALUES]", into = "[u8; VALUES]")
)]
pub struct Order([Value; VALUES]);

impl Order {
    /// The order from 1 to 6.
    pub fn standard() -> Order {
        let values = core::array::from_fn(|index| Value::new(index as u8 + 1));
        Order(values.map(|value| value.unwrap_or(Value::ONE)))
    }

    /// All 720 orders.
    pub fn all() -> impl Iterator<Item = Order> + Clone {
        (0..720).map(Order::from_choices)
    }

    /// A uniformly random order.
    pub fn random(rng: &mut impl Rng) -> Order {
        Order::from_choices(below(rng, 720))
    }

    /// The order made by exchanging the sixth die with one of six, the fifth with one of five, and so on; the
    /// digits of `number` (in mixed radix) are these choices.
    fn from_choices(mut number: u32) -> Order {
        let Order(mut values) = Order::standard();
        for last in (1..VALUES).rev() {
            let count = last as u32 + 1;
            values.swap(last, (number % count) as usize);
            number /= count;
        }
        Order(values)
    }

    /// The values, from red's left to red's right.
    pub const fn values(self) -> [Value; VALUES] {
        self.0
    }

    /// The board with both camps in this order. By point symmetry each camp has it from its owner's left; by
    /// mirror symmetry equal dice face each other.
    pub fn board(self, symmetry: Symmetry) -> Board {
        let mut board = Board::EMPTY;
        for side in Side::ALL {
            for (index, value) in self.0.into_iter().enumerate() {
                let turned = side == Side::Black && symmetry == Symmetry::Point;
                let column = if turned { SIZE - 1 - index } else { index };
                if let Some(square) = Square::new(column, side.camp_row()) {
                    board.toggle(side, square, value);
                }
            }
        }
        board
    }
}

impl TryFrom<[u8; VALUES]> for Order {
    type Error = &'static str;

    fn try_from(numbers: [u8; VALUES]) -> Result<Self, Self::Error> {
        const WRONG: &str = "an order has each of 1 to 6 once";
        let mut values = [Value::ONE; VALUES];
        for (index, number) in numbers.into_iter().enumerate() {
            values[index] = Value::new(number).ok_or(WRONG)?;
            if values[..index].contains(&values[index]) {
                return Err(WRONG);
            }
        }
        Ok(Order(values))
    }
}

impl From<Order> for [u8; VALUES] {
    fn from(order: Order) -> [u8; VALUES] {
        order.0.map(Value::get)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|value| value.fmt(f))
    }
}

debug_as_display!(Order);

impl FromStr for Order {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits: [u8; VALUES] = text
            .as_bytes()
            .try_into()
            .map_err(|_| "an order is written as six digits, like 314256")?;
        digits.map(|digit| digit.wrapping_sub(b'0')).try_into()
    }
}
