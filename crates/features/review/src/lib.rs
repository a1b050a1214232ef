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
mod judged_match;
mod level;
mod losses;
mod luck;
mod mistakes;
mod overview;
mod past;
mod portrait;
mod position;
mod screen;
mod store;
mod summary;
#[cfg(test)]
mod tests;
mod texts;
mod verdict;
mod way;

pub use breakdown::Rivals;
pub use entry::{ReviewRequest, review};
pub use luck::{LuckComputation, compute_luck};
pub use past::{
    CostlyKind, PastMatch, costliest_kinds, forget_levels, reviewed_level, reviewed_matches,
};
pub use texts::{ReviewTexts, SeatLevel, SeatSummary};
pub use verdict::{OwnLevel, OwnLevelProps};
