//! Hints: what an expert would do in the person's place, shown on the table
//! when it is asked for.
//!
//! It is asked in the workers, about the person's own view, as a bot on that
//! seat would be: nothing that is hidden from the person can be in it.

mod badge;
mod ranking;
mod request;
mod texts;
mod words;

pub use badge::{BETTER, BadgePlace, PLAYED, badge, badges};
pub use ranking::{Badge, Hint, Margin, Mark};
pub use request::{DecisionKey, HintRequest, HintState, use_hint};
pub use texts::{HintTexts, texts};
pub use words::{HintSentences, hint_sentences};
