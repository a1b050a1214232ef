//! The person's side.

use engine::{Game, Record, RecordError};
use model::exchanges::duel;
use model::session::{Session, SessionError};

/// The person's match as it stands: where it was left, or from its beginning if nothing is kept.
///
/// # Errors
/// If what is kept cannot be read, or is another match: then it stays as it is.
pub fn resumed<G: Game>(sent: &Record<G>, kept: Option<&str>) -> Result<Session<G>, SessionError> {
    let fresh = duel::accepted(sent)?;
    let Some(kept) = kept else {
        return Ok(fresh);
    };
    let session = Session::of(duel::kept::<G>(kept)?)?.strict();
    let is_same = session.seed() == fresh.seed()
        && session.play().rules() == fresh.play().rules()
        && session.participants() == fresh.participants();
    match is_same {
        true => Ok(session),
        false => Err(RecordError::Foreign.into()),
    }
}
