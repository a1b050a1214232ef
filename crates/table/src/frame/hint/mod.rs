//! Hints: what an expert would do in the person's place, shown on the table on request.
//!
//! The workers are asked about the person's own view, as for a bot on that seat: nothing that is hidden from
//! the person can be in the answer.

mod badge;
mod ranking;
mod request;
mod sentence;

pub use crate::toolkit::mark::{Badge, Mark, RankBadge, Worth};
pub use badge::{BadgePlace, badge, badges, marks_of};
pub use ranking::{Hint, Margin};
pub use request::{DecisionKey, HintRequest, HintState, use_hint};
pub use sentence::{HintSentence, HintTexts, hint_sentence, texts};
