//! The part of the page with the games of the day, and what it needs from each game.
use engine::{GameId, Outcome};

use yew::prelude::*;

use super::note::{Notes, notes};
use super::par::{ParComputation, play};
use super::screen::DailyScreen;
use super::table::DayTable;
use model::daily::options;
use model::day::Day;
use model::lang::Lang;
use pool::Pool;
use table::{Options, Playable, begin};
use ui::part::GameParts;

/// The functions for one game.
pub struct DayPart {
    /// The text of a link to the game of a day, with its options and seed; `None` if it does not fit into a
    /// link.
    pub link: fn(Day) -> Option<String>,
    /// Has a bot play the game of a day in the person's place; see [`play`].
    pub par: fn(Day, &Pool, Callback<Option<Outcome>>) -> ParComputation,
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

/// The functions of the part.
pub struct DailyPart {
    /// The screen with the games of the day and the calendar.
    pub screen: fn() -> Html,
    /// The table for the attempt at a day's game that counts.
    pub table: fn(GameId, Day, Pool) -> Html,
    /// What the home screen says of the games of the present day.
    pub notes: fn(Day, Lang) -> Notes,
}

lazy::part!(
    /// The part with the games of the day.
    pub DAILY: DailyPart = more, DailyPart {
        screen: || html! { <DailyScreen /> },
        table: |game, day, pool| html! { <DayTable {game} {day} {pool} /> },
        notes,
    }
);
