//! What chance gave a person in a game.
//!
//! The luck of a game is the sum, over its events of chance, of what the
//! person's prospects were after the event less what they were expected to be
//! before it. Its mean over all that could have happened is exactly 0 if the
//! prospects are estimated alike before and after; so a result less its luck
//! has the same mean as the result, and is the fairer measure of play.

use super::Line;
use crate::value_scale::{Unit, ValueScale};

/// What chance gave, positive if it was good for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// What it is counted in.
    pub scale: Scale,
    /// In thousandths.
    pub thousandths: i32,
}

/// What luck is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Points of the game, in the direction that is good.
    Points,
    /// Shares of the win: 1000 thousandths are a whole one.
    Wins,
}

/// No estimate is off by so much; sums of less do not overflow.
const MOST: i32 = 1_000_000;

impl Scale {
    /// Every scale.
    pub const ALL: [Scale; 2] = [Scale::Points, Scale::Wins];

    /// The scale of a game's luck: there is one for each kind of game, so that
    /// what is known of several can be put together.
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
    /// The luck in the game of a line, in the unit in which the game is
    /// reviewed.
    pub fn of(line: &Line, luck: f64) -> Luck {
        Luck {
            scale: Scale::of(line),
            thousandths: thousandths(luck),
        }
    }
}

fn thousandths(number: f64) -> i32 {
    // A number that is none is 0.
    ((number * 1_000.0).round() as i32).clamp(1 - MOST, MOST - 1)
}

/// A game's luck as a line, by its name in the archive.
pub fn luck_line(id: &str, luck: Luck) -> String {
    let (scale, amount) = (luck.scale.name(), luck.thousandths);
    format!("luck {id} {scale} {amount}")
}

/// What a line of luck says, and of which game; `None` if it is none.
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
