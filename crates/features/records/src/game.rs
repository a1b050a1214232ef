//! What the records screens need from each game.

use engine::{Record, RecordError};
use yew::prelude::*;

use model::archive::Summary;
use model::import::{Check, check};
use model::session::{Session, SessionError};
use pool::Pool;
use replay::{ReplayScreen, Source};
use review::{ReviewRequest, review};
use table::Playable;
use ui::i18n::Texts;
use ui::part::GameParts;

/// The functions for records of one game.
pub struct RecordPart {
    /// The replay screen of a record.
    pub replay: fn(Source, Pool) -> Html,
    /// The review screen of a match.
    pub review: fn(ReviewRequest, &'static Texts) -> Html,
    /// The check of records to be imported.
    pub check: Check,
    /// The match of a link to play, before its first action: its summary, and its record as text.
    pub invited: fn(&str) -> Result<(Summary, String), SessionError>,
}

impl RecordPart {
    /// The part of game `G`.
    pub const fn of<G: Playable>() -> RecordPart {
        RecordPart {
            replay: |source, pool| {
                let key = source.text().to_string();
                html! { <ReplayScreen<G> {key} {source} {pool} /> }
            },
            review: review::<G>,
            check: check::<G::Game>,
            invited: invited::<G>,
        }
    }
}

/// The registry of the games' parts.
pub static RECORD_PARTS: GameParts<RecordPart> = GameParts::new();

fn invited<G: Playable>(link: &str) -> Result<(Summary, String), SessionError> {
    let session = Session::of(Record::<G::Game>::from_link(link)?)?;
    let text = session.again().save();
    let summary = Summary::read(&text).ok_or(RecordError::OtherGame)?;
    Ok((summary, text))
}
