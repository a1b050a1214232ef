//! Matches by letter (`docs/record.md#letters`): the match goes to and fro as a link, and each of the two plays at a table
//! with only their own turns.
//!
//! What a letter is, and which of two is further, is in `model::exchanges::letter`; the matches are in the database's store
//! `exchanges`. This crate may depend on the replay, on tables, and on all below them. Begin with `screen`.

mod arrival;
mod begin;
mod diverged;
mod list;
mod news;
mod panel;
mod places;
mod qr;
mod reads;
mod screen;
mod store;
mod table_screen;
mod texts;

pub use places::{LIST, Place, wanted};
pub use screen::{LetterRequest, LetterScreen};
