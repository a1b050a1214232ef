//! The luck of a person in a game.
//!
//! It is the sum, over the game's chance events, of the person's prospects after the event minus their
//! expected prospects before it. Its mean over everything that could have happened is exactly 0 if the
//! prospects are estimated by the same method before and after. So a result minus its luck has the same mean
//! as the result, and measures play more fairly.

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
    /// Shares of the win: 1000 thousandths are a whole one.
    Wins,
}

/// More than any estimate, and few enough that sums do not overflow.
const MOST: i32 = 1_000_000;

impl Scale {
    /// Every scale.
    pub const ALL: [Scale; 2] = [Scale::Points, Scale::Wins];

    /// The scale of a game's luck. Each game has one, so that the luck of several matches can be combined.
    pub fn of(line: &Line) -> Scale {
        match ValueScale::of(line.game).unit {
            Unit::Points => Scale::Points,
            Unit::Share => Scale::Wins,
        }
    }

    /// Its name in lines and files.
    pub const fn name(self) -> &'static str {
        match self {
            Scale::Points => "points",
            Scale::Wins => "wins",
        }
    }
}

impl Luck {
    /// The luck of a result, from an amount in the unit of the game's reviews.
    pub fn of(line: &Line, luck: f64) -> Luck {
        Luck {
            scale: Scale::of(line),
            thousandths: thousandths(luck),
        }
    }
}

fn thousandths(number: f64) -> i32 {
    // NaN becomes 0.
    ((number * 1_000.0).round() as i32).clamp(1 - MOST, MOST - 1)
}

/// A game's luck as a line, by its name in the archive.
pub fn luck_line(id: &str, luck: Luck) -> String {
    let (scale, amount) = (luck.scale.name(), luck.thousandths);
    format!("luck {id} {scale} {amount}")
}

/// The luck of a line, and the name of its game; `None` if the line is not about luck.
pub fn read_luck(text: &str) -> Option<(String, Luck)> {
    let mut parts = text.split(' ');
    let mut next = || parts.next();
    let (Some("luck"), Some(id)) = (next(), next()) else {
        return None;
    };
    let name = next()?;
    let scale = Scale::ALL.into_iter().find(|scale| scale.name() == name)?;
    let thousandths: i32 = next()?.parse().ok()?;
    let sound = thousandths.unsigned_abs() < MOST.unsigned_abs();
    let luck = Luck { scale, thousandths };
    (sound && parts.next().is_none()).then(|| (id.to_owned(), luck))
}
