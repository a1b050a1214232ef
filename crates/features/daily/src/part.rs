//! The part of the page with the games of the day.

use engine::GameId;
use yew::prelude::*;

use super::screen::DailyScreen;
use super::table::DayTable;
use model::day::Day;
use pool::Pool;

/// The functions of the part.
pub struct DailyPart {
    /// The screen with the games of the day and the calendar.
    pub screen: fn() -> Html,
    /// The table for the attempt at a day's game that counts.
    pub table: fn(GameId, Day, Pool) -> Html,
}

lazy::part!(
    /// The part with the games of the day.
    pub DAILY: DailyPart = more, DailyPart {
        screen: || html! { <DailyScreen /> },
        table: |game, day, pool| html! { <DayTable {game} {day} {pool} /> },
    }
);
