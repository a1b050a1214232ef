//! Reviews of matches: what every seat could expect at each turn, what each choice cost, and what was luck.
//!
//! The workers judge every decision by what its seat could know. The breakdown (`breakdown`) uses numbers only and
//! is the same for all games, up to their unit ([`ValueScale`](model::value_scale::ValueScale)).
//!
//! This crate may depend on replays, tables, and all below them. Begin with [`review()`].

mod asking;
mod breakdown;
mod chart;
mod decisions;
mod entry;
mod luck;
mod overview;
mod portrait;
mod position;
mod screen;
mod store;
mod summary;
#[cfg(test)]
mod tests;
mod texts;

pub use breakdown::Rivals;
pub use entry::{ReviewRequest, review};
pub use luck::{LuckComputation, compute_luck};
pub use texts::{ReviewTexts, SeatSummary};
