//! What chance gave a person in a game.
//!
//! The luck of a game is the sum, over its events of chance, of what the
//! person's prospects were after the event less what they were expected to be
//! before it. Its mean over all that could have happened is exactly 0 if the
//! prospects are estimated alike before and after; so a result less its luck
//! has the same mean as the result, and is the fairer measure of play.

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
    const fn sign(self) -> &'static str {
        match self {
            Scale::Points => "points",
            Scale::Wins => "wins",
        }
    }
}

/// What a game's line of luck begins with.
pub(super) fn prefix(id: &str) -> String {
    format!("luck {id} ")
}

pub(super) fn write(id: &str, luck: Luck) -> String {
    let (scale, amount) = (
        luck.scale.sign(),
        luck.thousandths.clamp(1 - MOST, MOST - 1),
    );
    format!("luck {id} {scale} {amount}")
}

pub(super) fn read(text: &str) -> Option<(String, Luck)> {
    let parts: Vec<&str> = text.split(' ').collect();
    let ["luck", id, scale, amount] = parts[..] else {
        return None;
    };
    let thousandths: i32 = amount.parse().ok()?;
    let scale = [Scale::Points, Scale::Wins]
        .into_iter()
        .find(|one| one.sign() == scale)?;
    let luck = Luck { scale, thousandths };
    (thousandths.abs() < MOST).then(|| (id.to_owned(), luck))
}
