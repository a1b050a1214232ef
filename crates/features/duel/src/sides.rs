//! The person's side.

use engine::{Game, Record, RecordError};
use model::exchanges::duel;
use model::session::{Session, SessionError};

/// The person's match as it stands: where it was left, or from its beginning if nothing is kept, or what is kept cannot be
/// read or is of another match.
pub struct Resumed<G: Game> {
    /// The match.
    pub session: Session<G>,
    /// Whether what is kept cannot be played on, so that it has to go before anything is stored.
    pub is_unusable: bool,
}

/// See [`Resumed`].
///
/// # Errors
/// If a newer release has kept it: then it is left as it is.
pub fn resumed<G: Game>(sent: &Record<G>, kept: Option<&str>) -> Result<Resumed<G>, SessionError> {
    let fresh = duel::accepted(sent)?;
    let found = match kept.map(duel::kept::<G>) {
        Some(Err(error @ RecordError::Newer(_))) => return Err(error.into()),
        Some(Ok(record)) => Session::of(record).ok().map(Session::strict),
        Some(Err(_)) | None => None,
    };
    let is_same = |kept: &Session<G>| {
        kept.seed() == fresh.seed()
            && kept.play().rules() == fresh.play().rules()
            && kept.participants() == fresh.participants()
    };
    let found = found.filter(is_same);
    Ok(Resumed {
        is_unusable: kept.is_some() && found.is_none(),
        session: found.unwrap_or(fresh),
    })
}
