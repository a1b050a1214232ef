//! The coach: says at the table, after a decision of the person's, that another would have been better.
//!
//! It is right or silent. The workers judge the decision by what the person could know (`docs/judgement.md`); what is as
//! good as the best, or costs less than the person wants to hear of, is passed over. Everything it says is a number of
//! that judgement, or what the game says of an action.
//!
//! The coach is loaded when it is turned on. A table shows what [`part`] offers, and the settings the field of its
//! [`level`]. This crate may depend on reviews, tables,
//! and all below them. Begin with `remarks`.

mod card;
mod coach;
mod level;
mod log_marks;
mod remarks;
mod retry;
mod texts;

use table::{CoachPart, Playable};
use yew::prelude::*;

use coach::Coach;
pub use level::level;
pub use remarks::{Remark, remark};

/// The coach of a game.
pub const fn part<G: Playable>() -> CoachPart<G> {
    CoachPart {
        view: |props| html! { <Coach<G> ..props /> },
    }
}
