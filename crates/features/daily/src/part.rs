//! The part of the page with the games of the day.
use engine::{GameId, Outcome};

use yew::prelude::*;

use super::par::{ParComputation, play};
use super::screen::DailyScreen;
use super::table::DayTable;
use model::daily::options;
use model::day::Day;
use pool::Pool;
use table::{Options, Playable, begin};
use ui::part::GameParts;

/// What is known of one game: what is played on a day, and how well bots play it.
pub struct DayPart {
    /// What a link to the game of a day holds: its options and seed.
    pub link: fn(Day) -> Option<String>,
    /// Has a bot play the game of a day in the person's place; see [`play`].
    pub par: fn(Day, &Pool, Callback<Option<Outcome>>) -> ParComputation,
}

impl DayPart {
    /// That of a game.
    pub const fn of<G: Playable>() -> DayPart {
        DayPart {
            link: link::<G>,
            par: play::<G>,
        }
    }
}

/// The games' parts.
pub static DAYS: GameParts<DayPart> = GameParts::new();

fn link<G: Playable>(day: Day) -> Option<String> {
    let options = Options::<G::Choices>::decode(&options(G::ID, day));
    let session = begin::<G>(&options, options.seed().ok().flatten()?);
    session.record(None).to_link()
}

/// What the part offers.
pub struct DailyPart {
    /// The games of the day, and the calendar.
    pub screen: fn() -> Html,
    /// The table of a day's game, as the attempt that counts.
    pub table: fn(GameId, Day, Pool) -> Html,
}

lazy::part!(
    /// The games of the day.
    pub DAILY: DailyPart = more, DailyPart {
        screen: || html! { <DailyScreen /> },
        table: |game, day, pool| html! { <DayTable {game} {day} {pool} /> },
    }
);
