//! What the page has to know of each game besides its rules: a file for each game.
//!
//! Whoever knows the game at run time only asks by [`with_game!`](engine::with_game).

mod debacle;
mod dekal;
mod detrak;
mod dumble;

use engine::{Fields, Game};
use protocol::Level;

use crate::day::Day;
use crate::unit::Unit;

/// A game's profile: how its positions and results are valued, and what is played on a day.
pub trait GameProfile: Game {
    /// The unit of a position's value, as the bots' appraisals have it.
    const UNIT: Unit;
    /// The number that tells how well a person did.
    const FIGURE: Figure;
    /// What makes one result of a day's game better than another.
    const DAY_OBJECTIVE: Objective;

    /// Which of the game's kinds of play a record's rules are, in letters and digits: results of different
    /// kinds are not compared. What is not known is told as it usually is. Saved results rely on it.
    fn variant(rules: &Fields) -> &'static str;

    /// What is played on a day. Never changes between releases, so that everybody plays the same.
    fn of_day(day: Day) -> DayGame;
}

/// The number that tells how well a person did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The person's points.
    Points,
    /// How many more points they have than the opponent, of whom there is one.
    Lead,
}

/// What one tries to do in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// To have a good number of points, whatever others have.
    Points,
    /// To win; points tell equal places apart.
    Win,
}

/// What is played on a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayGame {
    /// The match's options, the fields of a JSON object without its braces. The seed is not among them.
    pub options: String,
    /// What [`GameProfile::variant`] says of the rules of such a match.
    pub variant: &'static str,
    /// The level of the bot whose result is the par.
    pub par: Level,
}

/// Bots that know the game without thinking long, for as many seats as needed.
const STRONG: &str = r#"["strong","strong","strong"]"#;
