//! What is loaded when the games of the day are first opened.
use engine::GameId;

use yew::prelude::*;

use super::screen::DailyScreen;
use super::table::DayTable;
use model::day::Day;
use pool::Pool;

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
