//! What chance gave a person in a game.
//!
//! The luck of a game is the sum, over its events of chance, of what the
//! person's prospects were after the event less what they were expected to be
//! before it. Its mean over all that could have happened is exactly 0 if the
//! prospects are estimated alike before and after; so a result less its luck
//! has the same mean as the result, and is the fairer measure of play.

use super::Line;
use crate::games;
use crate::review::{Measure, Stake, Unit};

/// What chance gave, positive if it was good for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// What it is counted in.
    pub scale: Scale,
    /// In thousandths.
    pub thousandths: i32,
    /// What the game came to on this scale, in thousandths, where its line
    /// does not tell: the rounds won.
    pub result: Option<i32>,
}

/// What luck is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Points of the game, in the direction that is good.
    Points,
    /// Shares of the win: 1000 thousandths are a whole one.
    Wins,
    /// Rounds won, where a match has several and luck is known round by round.
    Rounds,
}

/// What was worked out about a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reckoned {
    /// What chance gave, in the unit in which the game is reviewed.
    pub luck: f64,
    /// What the game came to in it.
    pub result: f64,
}

/// No estimate is off by so much; sums of less do not overflow.
const MOST: i32 = 1_000_000;

impl Scale {
    /// Every scale.
    pub const ALL: [Scale; 3] = [Scale::Points, Scale::Wins, Scale::Rounds];

    /// The scale of a game's luck: there is one for each kind of game, so that
    /// what is known of several can be put together.
    pub fn of(line: &Line) -> Scale {
        let Measure { unit, stake, .. } = games::measure(line.game);
        match (unit, stake) {
            (Unit::Points, _) => Scale::Points,
            (Unit::Share, Stake::Round) if line.variant != "one" => Scale::Rounds,
            (Unit::Share, _) => Scale::Wins,
        }
    }

    /// Its name in lines and files.
    pub const fn name(self) -> &'static str {
        match self {
            Scale::Points => "points",
            Scale::Wins => "wins",
            Scale::Rounds => "rounds",
        }
    }
}

impl Luck {
    /// The luck in the game of a line.
    pub fn of(line: &Line, found: Reckoned) -> Luck {
        let scale = Scale::of(line);
        Luck {
            scale,
            thousandths: thousandths(found.luck),
            result: (scale == Scale::Rounds).then(|| thousandths(found.result)),
        }
    }
}

fn thousandths(number: f64) -> i32 {
    // A number that is none is 0.
    ((number * 1_000.0).round() as i32).clamp(1 - MOST, MOST - 1)
}

/// What a game's line of luck begins with.
pub(super) fn prefix(id: &str) -> String {
    format!("luck {id} ")
}

pub(super) fn write(id: &str, luck: Luck) -> String {
    let (scale, amount) = (luck.scale.name(), luck.thousandths);
    match luck.result {
        Some(result) => format!("luck {id} {scale} {amount} {result}"),
        None => format!("luck {id} {scale} {amount}"),
    }
}

pub(super) fn read(text: &str) -> Option<(String, Luck)> {
    let mut parts = text.split(' ');
    let mut next = || parts.next();
    let (Some("luck"), Some(id)) = (next(), next()) else {
        return None;
    };
    let name = next()?;
    let scale = Scale::ALL.into_iter().find(|scale| scale.name() == name)?;
    let number = |text: &str| text.parse().ok().filter(|number: &i32| number.abs() < MOST);
    let thousandths = number(next()?)?;
    let result = match scale {
        Scale::Rounds => Some(number(next()?)?),
        Scale::Points | Scale::Wins => None,
    };
    let luck = Luck {
        scale,
        thousandths,
        result,
    };
    parts.next().is_none().then(|| (id.to_owned(), luck))
}
