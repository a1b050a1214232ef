//! What the page has to know of each game besides its rules: a file for each game.
//!
//! Code that knows the game only at run time uses [`with_game!`](engine::with_game).

mod debacle;
mod dekal;
mod detrak;
mod dumble;

use engine::{Fields, Game, Outcome};
use protocol::Level;

use crate::day::Day;
use crate::unit::Unit;

/// A game's profile: how its positions and results are valued, and what is played on a day.
pub trait GameProfile: Game {
    /// The unit in which the bots value positions.
    const UNIT: Unit;
    /// The number that says how well a person did.
    const FIGURE: Figure;
    /// What makes one result of a day's game better than another.
    const DAY_OBJECTIVE: Objective;
    /// The ratings of the game's levels, weakest first, in points, as `arena ladder` has measured them
    /// (`docs/lab/ladders`).
    const RATINGS: &'static [u16];
    /// The variants whose results say nothing about the person's rating, since the ladder does not measure them.
    const UNRATED: &'static [&'static str] = &[];

    /// The options of the match whose first round is a deal of an evening, as the fields of a JSON object without its
    /// braces; seed, levels and names are not among them. They never change between releases.
    const DEAL: &'static str;

    /// The name of the variant that a record's rules are, in letters and digits. Results of different variants are not
    /// compared. An unknown value of a rule counts as the usual one. Saved results contain these names.
    fn variant(rules: &Fields) -> &'static str;

    /// Whether a score is an achievement of a person who plays alone and so wins against nobody.
    fn is_achieved_alone(_score: i32) -> bool {
        true
    }

    /// How the match stands: its outcome if it ended with what lies open on the table now. What is hidden counts nothing.
    fn standing(&self) -> Outcome;

    /// What is played on a day. It never changes between releases, so that everybody plays the same.
    fn of_day(day: Day) -> DayGame;
}

/// The number that says how well a person did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The person's points.
    Points,
    /// The difference to the one opponent's points.
    Lead,
}

/// By what results of a day's game are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// By points, whatever the others have.
    Points,
    /// By places, then by points.
    Win,
}

/// The game of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayGame {
    /// The options of the match, as the fields of a JSON object without its braces; the seed is not among
    /// them.
    pub options: String,
    /// The name that [`GameProfile::variant`] gives to the rules of such a match.
    pub variant: &'static str,
    /// The level of the bot whose result is par.
    pub par: Level,
}

/// The levels of bots that play well and at once, for as many seats as needed.
const STRONG: &str = r#"["strong","strong","strong"]"#;
