//! Puzzles: decisions whose right answers are proven (`docs/puzzles.md`), solved on the game's own table.
//!
//! Which puzzle is next and what the answers say of the person is in `model::puzzles`; the puzzles themselves are read by
//! `protocol::Puzzles`. The person's own mistakes are repeated on the same tables (`mistakes`, `model::mistakes`). This crate may depend on the analysis board, tables, and all below them. Begin with `solve`.

mod answer;
mod course;
mod kept;
mod lesson;
mod list;
mod mistakes;
mod moment;
mod posed;
mod progress;
mod request;
mod solve;
mod stage;
mod texts;

pub use list::PuzzlesScreen;
pub use mistakes::add_due;
pub use request::{PuzzleRequest, Subject, wanted};
pub use solve::solve;

#[cfg(test)]
mod tests;
