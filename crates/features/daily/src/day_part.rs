//! What the games of the day need from each game, and the registry of that.

use engine::Outcome;
use yew::Callback;

use super::par::play;
use model::daily::options;
use model::day::Day;
use pool::Pool;
use table::{BotsMatch, Options, Playable, begin};
use ui::part::GameParts;

/// The functions for one game.
pub struct DayPart {
    /// The text of a link to the game of a day, with its options and seed; `None` if it does not fit into a
    /// link.
    pub link: fn(Day) -> Option<String>,
    /// Has a bot play the game of a day in the person's place.
    pub par: fn(Day, &Pool, Callback<Option<Outcome>>) -> Option<BotsMatch>,
}

impl DayPart {
    /// The part of game `G`.
    pub const fn of<G: Playable>() -> DayPart {
        DayPart {
            link: link::<G>,
            par: play::<G>,
        }
    }
}

/// The registry of the games' parts.
pub static DAYS: GameParts<DayPart> = GameParts::new();

fn link<G: Playable>(day: Day) -> Option<String> {
    let options = Options::<G::Choices>::decode(&options(G::ID, day));
    let session = begin::<G>(&options, options.seed().ok().flatten()?);
    session.record(None).to_link()
}
