//! Duels: two friends play the same match against the same bots, with the same luck, each on their own device, and see each
//! other's result when both are done (`docs/duel.md`).
//!
//! What a duel is, and what is kept of it, is in `model::exchanges::duel`. Links are made where a match is shared, in
//! `replay`. This crate may depend on replays, tables, and all below them. Begin with `screen`.

mod game_part;
mod known;
mod list;
mod part;
mod places;
mod play;
mod screen;
mod sides;
mod texts;
mod verdict;
mod view;

pub use part::{DuelPart, Parts};
pub use places::{Place, wanted};
pub use screen::{DuelRequest, DuelScreen};
