//! Changes of the options of a match.

use engine::Seat;
use protocol::Level;

/// A change of the options that all games have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The person watches, or plays.
    Watch(bool),
    /// This many play, the person included.
    Players(u8),
    /// A member of the cast takes the place of a bot, counted from 0.
    Seat(usize, &'static str),
    /// These members of the cast are the bots, from the first on.
    Cast(Vec<&'static str>),
    /// A bot, counted from 0, has this level. Bots that kept up with the person do not any more.
    Level(usize, Level),
    /// All bots have this level. They do not keep up with the person any more.
    Levels(Level),
    /// The bots keep up with the person, or have the chosen levels.
    Even(bool),
    /// A person of this name sits on a seat, or a bot does.
    Person(Seat, Option<String>),
    /// The seed as typed.
    Seed(String),
}
