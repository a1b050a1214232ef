//! The part of the page with the games of the day.

use engine::GameId;
use yew::prelude::*;

use super::note::{Notes, notes};
use super::screen::DailyScreen;
use super::table::DayTable;
use model::day::Day;
use model::lang::Lang;
use pool::Pool;

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
