//! Evenings: four deals that the person plays, and that the cast plays from the person's seat with the same luck, so that
//! luck needs no word (`docs/evening.md`).
//!
//! What is played, and who did better, is in `model::evening`; what was played is in the database. This crate may depend
//! on tables, and all below them. Begin with `screen`.

mod balance;
mod board;
mod cast_games;
mod choice;
mod deal;
mod differences;
mod faces;
mod friends;
mod game_part;
mod known;
mod opened;
mod parts;
mod places;
mod records;
mod request;
mod screen;
mod share;
mod texts;

pub use balance::{balance_line, balance_lines};
pub use parts::{EveningPart, Parts};
pub use places::{Place, wanted};
pub use records::{dealt, played};
pub use request::EveningRequest;
pub use screen::EveningScreen;
