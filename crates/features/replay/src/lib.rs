//! The replay of a match on the game's own table. It plays by itself or step by step, and has buttons that share its
//! link or file, store it, and start the same game anew. What other features share is here, too: the ways to
//! [share](ShareWays) something that is over, the name under which one sends, the links that are copied.
//!
//! This crate may depend on tables and all below them. Begin with [`ReplayScreen`].

mod asked;
mod controls;
mod copy;
mod final_table;
mod own_name;
mod playing;
mod screen;
mod share;
mod sharing;
mod standings;
mod step;
mod texts;

pub use asked::use_asked_focus;
pub use controls::free_key;
pub use copy::CopyLink;
pub use final_table::final_table;
pub use own_name::{OwnName, keep_own_name, name_or_me, own_name};
pub use screen::{ReplayScreen, Source};
pub use share::{Challenge, Share, ShareButton, ShareWays, duel_route};
pub use sharing::{Sharing, SharingRow};
pub use standings::{seat, standings};
pub use texts::{PlannedLines, RecordScreenTexts, ShareTexts, texts_of};

use engine::RecordError;

use model::session::SessionError;
use ui::i18n::Texts;

/// The reason why a record cannot be used, and what to do, as text to follow a colon.
pub fn session_error_text(error: &SessionError, texts: &Texts) -> &'static str {
    match error {
        SessionError::Record(RecordError::Foreign | RecordError::OtherGame) => {
            texts_of(texts).foreign
        }
        // A level that this release does not know comes from a later release.
        SessionError::Record(RecordError::Newer(_)) | SessionError::Level(_) => {
            texts_of(texts).newer
        }
        SessionError::Record(RecordError::Enormous) => texts_of(texts).enormous,
        SessionError::Record(RecordError::Damaged(_) | RecordError::Impossible(_))
        | SessionError::Rules(_)
        | SessionError::Participants { .. } => texts_of(texts).damaged,
    }
}
