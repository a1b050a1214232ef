//! What evenings need from each game, and what its parts are given.

use std::rc::Rc;

use engine::GameId;
use model::evening::{Evening, Played, Player};
use pool::Pool;
use table::BotsMatch;
use yew::prelude::*;

use crate::known::Known;

/// What evenings need of each game.
pub type Parts = fn(GameId) -> EveningPart;

/// Called with what a member has played; with `None` if the workers cannot play it.
pub type OnPlayed = Box<dyn FnOnce(Option<Played>)>;

/// The functions of one game.
#[derive(Clone, Copy)]
pub struct EveningPart {
    /// The table of a deal.
    pub table: fn(DealTableProps) -> Html,
    /// Has a member play a deal from the person's seat; `None` if that cannot be begun.
    pub play: fn(&Evening, usize, Player, &Pool, OnPlayed) -> Option<BotsMatch>,
    /// What those did differently who did better.
    pub differences: fn(DifferencesProps) -> Html,
}

/// Props of the comparison of a deal's games.
#[derive(Properties, Clone, PartialEq)]
pub struct DifferencesProps {
    /// What is known of the evening.
    pub known: Rc<Known>,
    /// The deal, which the person has played.
    pub deal: usize,
    /// The workers that judge.
    pub pool: Pool,
}

/// What has changed at the table.
pub struct Change {
    /// What was played so far; `None` if the person has not played yet.
    pub played: Option<Played>,
    /// Whether the bots at the table think.
    pub is_busy: bool,
}

/// Props of the table of a deal.
#[derive(Properties, Clone, PartialEq)]
pub struct DealTableProps {
    /// The evening.
    pub evening: Evening,
    /// The deal, from 0.
    pub deal: usize,
    /// What the person has played of it before.
    pub own: Option<Played>,
    /// Shown with the result.
    pub after: Html,
    /// The workers of the bots.
    pub pool: Pool,
    /// Called with what has changed.
    pub on_change: Callback<Change>,
}
