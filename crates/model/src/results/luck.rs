//! The luck of a person in a game.
//!
//! It is the sum, over the game's chance events, of the person's expectation after the event minus that before
//! it. Its mean over everything that can happen is exactly 0 if both expectations are estimated by the same
//! method. So a result minus its luck has the same mean as the result, and a smaller variance.

use super::Line;
use crate::value_scale::{Unit, ValueScale};

/// The luck in a game, positive if it was good for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// The scale.
    pub scale: Scale,
    /// The amount, in thousandths.
    pub thousandths: i32,
}

/// The scale of luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Points of the game, counted so that more is better.
    Points,
    /// Shares of the win: 1000 thousandths are one win.
    Wins,
}

/// A bound above any estimate, low enough that sums do not overflow.
const MAX_THOUSANDTHS: i32 = 1_000_000;

impl Scale {
    /// All scales.
    pub const ALL: [Scale; 2] = [Scale::Points, Scale::Wins];

    /// The scale of luck in this game. All matches of a game have the same scale, so their luck can be added.
    pub fn of(line: &Line) -> Scale {
        match ValueScale::of(line.game).unit {
            Unit::Points => Scale::Points,
            Unit::Share => Scale::Wins,
        }
    }

    /// The unit in which it is told.
    pub const fn unit(self) -> Unit {
        match self {
            Scale::Points => Unit::Points,
            Scale::Wins => Unit::Share,
        }
    }

    /// The name in lines and files.
    pub const fn name(self) -> &'static str {
        match self {
            Scale::Points => "points",
            Scale::Wins => "wins",
        }
    }
}

impl Luck {
    /// The luck of a result, from an amount in the unit of the game's reviews. A very large amount is clamped.
    pub fn of(line: &Line, luck: f64) -> Luck {
        Luck {
            scale: Scale::of(line),
            thousandths: thousandths(luck),
        }
    }
}

fn thousandths(number: f64) -> i32 {
    // NaN becomes 0.
    ((number * 1_000.0).round() as i32).clamp(1 - MAX_THOUSANDTHS, MAX_THOUSANDTHS - 1)
}

/// The line about the luck in the game with this id in the archive.
pub fn luck_line(id: &str, luck: Luck) -> String {
    let (scale, amount) = (luck.scale.name(), luck.thousandths);
    format!("luck {id} {scale} {amount}")
}

/// The id and luck of a luck line; `None` if the text is not such a line.
pub fn read_luck(text: &str) -> Option<(String, Luck)> {
    let mut parts = text.split(' ');
    let mut next = || parts.next();
    let (Some("luck"), Some(id)) = (next(), next()) else {
        return None;
    };
    let name = next()?;
    let scale = Scale::ALL.into_iter().find(|scale| scale.name() == name)?;
    let thousandths: i32 = next()?.parse().ok()?;
    let is_valid = thousandths.unsigned_abs() < MAX_THOUSANDTHS.unsigned_abs();
    let luck = Luck { scale, thousandths };
    (is_valid && parts.next().is_none()).then(|| (id.to_owned(), luck))
}
