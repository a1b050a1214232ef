//! The records of both sides.

use engine::{Game, Record, RecordError};
use model::exchanges::duel;
use model::session::{Session, SessionError};

/// The record that is kept of the person's match.
///
/// # Errors
/// If it cannot be read.
pub fn record<G: Game>(kept: &str) -> Result<Record<G>, RecordError> {
    match kept.starts_with('{') {
        true => Record::from_json(kept),
        false => Record::from_link(kept),
    }
}

/// The person's match as it stands: where it was left, or from its beginning if nothing is kept, or what is kept cannot be
/// read or is of another match.
///
/// # Errors
/// If a newer release has kept it: then it is left as it is.
pub fn resumed<G: Game>(sent: &Record<G>, kept: Option<&str>) -> Result<Session<G>, SessionError> {
    let fresh = duel::accepted(sent)?;
    let kept = match kept.map(record::<G>) {
        Some(Err(error @ RecordError::Newer(_))) => return Err(error.into()),
        Some(Ok(record)) => Session::of(record).ok().map(Session::strict),
        Some(Err(_)) | None => None,
    };
    let is_same = |kept: &Session<G>| {
        kept.seed() == fresh.seed()
            && kept.play().rules() == fresh.play().rules()
            && kept.participants() == fresh.participants()
    };
    Ok(kept.filter(is_same).unwrap_or(fresh))
}
