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

pub use badge::{BETTER, PLAYED, Spot, badge, spots};
pub use ranking::{Badge, Hint, Lead, Mark};
pub use request::{Asking, Hinting, Moment, use_hint};
pub use texts::{HintTexts, texts};
pub use words::{Said, say};
