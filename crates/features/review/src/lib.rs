//! Reviews of matches: what every seat could expect at each turn, what each choice cost, and what was luck.
//!
//! The workers judge every decision by what its seat could know. The account (`account`) uses numbers only and
//! is the same for all games, up to their unit ([`ValueScale`](model::value_scale::ValueScale)).
//!
//! This crate may depend on replays, tables, and all below them. Begin with [`review()`].

mod account;
mod asking;
mod chart;
mod decisions;
mod digest;
mod entry;
mod luck;
mod overview;
mod position;
mod screen;
mod store;
#[cfg(test)]
mod tests;
mod texts;
mod words;

pub use account::Rivals;
pub use entry::{ReviewRequest, review};
pub use luck::{LuckComputation, compute_luck};
pub use texts::{ReviewTexts, Story};
