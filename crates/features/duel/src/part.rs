//! What duels need from each game, and what its parts are given.

use std::rc::Rc;

use engine::GameId;
use model::archive::SavedGame;
use model::exchanges::Progress;
use model::exchanges::duel::DuelError;
use pool::Pool;
use yew::prelude::*;

use crate::known::Known;

/// What duels need of each game.
pub type Parts = fn(GameId) -> DuelPart;

/// The functions of one game.
#[derive(Clone, Copy)]
pub struct DuelPart {
    /// Whether the match of a link can be a duel.
    pub check: fn(&str) -> Result<(), DuelError>,
    /// Whether the match of a link is this one of the person's, and was sent under this name.
    pub is_own: fn(&str, &Known, &str) -> bool,
    /// What is told of a duel.
    pub view: fn(DuelViewProps) -> Html,
    /// The table of a duel.
    pub table: fn(DuelTableProps) -> Html,
}

/// What the table of a duel tells.
pub struct Change {
    /// How far the match is, and its record as it is kept.
    pub row: (Progress, AttrValue),
    /// The match as a game of the archive, once it is over.
    pub ended: Option<Rc<SavedGame>>,
}

/// Props of the table of a duel.
#[derive(Properties, Clone, PartialEq)]
pub struct DuelTableProps {
    /// What was known of the duel when the table was opened; a friend has sent theirs.
    pub known: Rc<Known>,
    /// Shown with the result.
    pub after: Html,
    /// The workers of the bots.
    pub pool: Pool,
    /// Called with what has changed.
    pub on_change: Callback<Change>,
}

/// Props of what is told of a duel.
#[derive(Properties, Clone, PartialEq)]
pub struct DuelViewProps {
    /// What is known of the duel.
    pub known: Rc<Known>,
    /// Whether the address is the person's own link.
    pub is_own: bool,
    /// What could not be read or stored, in the person's language.
    pub trouble: Option<&'static str>,
    /// Called when something has been stored.
    pub on_change: Callback<()>,
}
