//! What a match tells afterwards: what everybody could expect at each turn,
//! which choices cost how much, and what was luck.
//!
//! Every decision is judged in the workers by what its seat could know. All
//! that is made of it is plain numbers (`account`), the same for all games but
//! for their unit ([`ValueScale`](model::value_scale::ValueScale)).
//!
//! It may depend on replays, tables, and all below them. Begin with [`review()`].

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
pub mod words;

pub use account::Rivals;
pub use entry::{ReviewRequest, review};
pub use luck::{LuckComputation, compute_luck};
pub use texts::ReviewTexts;
