//! Matches by letter as a device keeps them: the rows `letter/ID`.

use engine::debacle::Debacle;
use engine::{Entry, Game, Record, RecordError, Seat};

use super::{Letter, LetterError, SEATS};

/// What begins the key of a match.
pub const PREFIX: &str = "letter/";

/// A match by letter on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptLetter<G: Game> {
    /// The id under which it is kept: what [`Letter::id`] was when it came here.
    pub id: String,
    /// The match.
    pub letter: Letter<G>,
    /// The person's seat.
    pub seat: Seat,
    /// Since when it stands like this, in milliseconds since 1970 (UTC).
    pub since: u64,
}

impl<G: Game> KeptLetter<G> {
    /// The key of the match of this id.
    pub fn key(id: &str) -> String {
        format!("{PREFIX}{id}")
    }

    /// The text of its row: the number of entries of the log, the number of the person's seat from 1, and since when it
    /// stands like this; below that the log, an entry a line. It has room for a match that is too long for a link.
    pub fn text(&self) -> String {
        let log = self.letter.record().play.log();
        let seat = self.seat.index() + 1;
        let mut text = format!("{} {seat} {}", log.len(), self.since);
        for entry in log {
            text.push('\n');
            text.push_str(&entry.to_string());
        }
        text
    }

    /// Reads a row.
    ///
    /// # Errors
    /// If key and text are no match by letter, or something in it cannot happen.
    pub fn read(key: &str, text: &str) -> Result<Self, LetterError> {
        let damaged =
            || RecordError::Damaged("what was kept of a match by letter is damaged".into());
        let id = key.strip_prefix(PREFIX).ok_or_else(damaged)?;
        let mut record: Record<G> = Record::from_link(id)?;
        // The text of the id is not compared with what is written today, so that what is kept stays readable.
        if !record.play.log().is_empty() {
            return Err(damaged().into());
        }
        let (head, log) = text.split_once('\n').unwrap_or((text, ""));
        let words: Vec<&str> = head.split(' ').collect();
        let &[entries, seat, since] = words.as_slice() else {
            return Err(damaged().into());
        };
        for line in log.lines() {
            let entry: Entry<G> = line.parse().map_err(|_| damaged())?;
            let is_possible = match entry {
                Entry::Event(event) => record.play.draw(record.seed) == Some(event),
                Entry::Act(..) | Entry::NextRound => record.play.push(entry).is_ok(),
            };
            if !is_possible {
                return Err(damaged().into());
            }
        }
        let seat = Seat::all(SEATS).find(|one| (one.index() + 1).to_string() == seat);
        let kept = KeptLetter {
            id: id.to_owned(),
            seat: seat.ok_or_else(damaged)?,
            since: since.parse().map_err(|_| damaged())?,
            letter: Letter::of(record)?,
        };
        let is_whole = entries.parse() == Ok(kept.letter.record().play.log().len());
        is_whole.then_some(kept).ok_or_else(|| damaged().into())
    }
}

/// Whether the [text](KeptLetter::text) of a row continues that of another one of the same key: the same seat, and a log that
/// begins with the other's. Nothing is replayed.
pub fn continues(text: &str, before: &str) -> bool {
    let parts = |text: &str| {
        let (head, log) = text.split_once('\n').unwrap_or((text, ""));
        let seat = head.split(' ').nth(1).map(str::to_owned);
        (seat, log.lines().map(str::to_owned).collect::<Vec<_>>())
    };
    let ((seat, log), (before_seat, before_log)) = (parts(text), parts(before));
    seat == before_seat && log.starts_with(&before_log)
}

/// See [`super::super::is_sound`]. Only Débâcle is played by letter.
pub fn is_sound(key: &str, text: &str) -> bool {
    KeptLetter::<Debacle>::read(key, text).is_ok()
}
