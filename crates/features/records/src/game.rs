//! What the records need of each game.

use engine::{Record, RecordError};
use yew::prelude::*;

use model::archive::{SavedGame, Summary};
use model::session::{Session, SessionError};
use pool::Pool;
use replay::{ReplayScreen, Source};
use review::{ReviewRequest, review};
use table::Playable;
use ui::i18n::Texts;
use ui::part::GameParts;

/// What is done with records of one game.
pub struct RecordPart {
    /// A match that was played, step by step.
    pub replay: fn(Source, Pool) -> Html,
    /// What a match tells afterwards.
    pub review: fn(ReviewRequest, &'static Texts) -> Html,
    /// A record as it can be kept, once it has been played again; the number
    /// is the time, in milliseconds since 1970.
    pub check: fn(&str, u64) -> Result<SavedGame, SessionError>,
    /// The match that a link to play holds, in short and as the text of a
    /// record.
    pub invited: fn(&str) -> Result<(Summary, String), SessionError>,
}

impl RecordPart {
    /// That of a game.
    pub const fn of<G: Playable>() -> RecordPart {
        RecordPart {
            replay: |source, pool| {
                let key = source.text().to_string();
                html! { <ReplayScreen<G> {key} {source} {pool} /> }
            },
            review: review::<G>,
            check: check::<G>,
            invited: invited::<G>,
        }
    }
}

/// The games' parts.
pub static RECORD_PARTS: GameParts<RecordPart> = GameParts::new();

fn check<G: Playable>(text: &str, now: u64) -> Result<SavedGame, SessionError> {
    let record = Record::<G::Game>::from_json(text)?;
    Session::of(record.clone())?;
    Ok(SavedGame::new(record, now))
}

fn invited<G: Playable>(link: &str) -> Result<(Summary, String), SessionError> {
    let session = Session::of(Record::<G::Game>::from_link(link)?)?;
    let text = session.rewound(0).save();
    let summary = Summary::read(&text).ok_or(RecordError::OtherGame)?;
    Ok((summary, text))
}
