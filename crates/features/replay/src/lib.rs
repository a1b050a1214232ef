//! A match that was played, step by step on its own table, and what can be done with it: its link, its
//! file, keeping it, playing it oneself.
//!
//! It may depend on tables and all below them. Begin with [`ReplayScreen`].

mod controls;
mod copy;
mod screen;
mod sharing;
mod texts;
pub mod words;

pub use copy::CopyLink;
pub use screen::{ReplayScreen, Source};
pub use sharing::{Sharing, SharingRow, file_name};
pub use texts::{RecordScreenTexts, own};

use engine::RecordError;

use model::session::SessionError;
use ui::i18n::Texts;

/// Why a record cannot be used, and what to do, in words that follow a colon.
pub fn why(error: &SessionError, texts: &Texts) -> &'static str {
    match error {
        SessionError::Record(RecordError::Foreign | RecordError::OtherGame) => own(texts).foreign,
        // A level that is unknown today is one that a later release added.
        SessionError::Record(RecordError::Newer(_)) | SessionError::Level(_) => own(texts).newer,
        SessionError::Record(RecordError::Enormous) => own(texts).enormous,
        SessionError::Record(RecordError::Damaged(_) | RecordError::Impossible(_))
        | SessionError::Rules(_)
        | SessionError::Participants { .. } => own(texts).damaged,
    }
}
