//! What a friend has sent: their results of an evening, to be compared with one's own.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use protocol::checksum_of;

use super::{DEALS, Evening, Played};
use crate::day_log::FinalScores;

/// The longest name, in characters.
pub const MAX_NAME: usize = 20;
/// The longest text in a link, in characters.
const MAX_LINK: usize = 400;
/// The version of links, in their first byte.
const VERSION: u8 = 1;
/// The bytes of the version and of the checksum, before the text.
const HEAD: usize = 5;
/// What stands between an evening and the text of a link in the name under which something sent is kept.
const FROM: &str = "/from/";

/// The results of somebody who has played all deals of an evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// Who it is.
    pub name: String,
    /// Their results, deal by deal.
    pub results: [FinalScores; DEALS],
}

/// Why the text of a link says nothing that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SentError {
    /// It is damaged, cut, or of another evening.
    #[error("the results are damaged, or of another evening")]
    Damaged,
    /// A newer release wrote it.
    #[error("the results are of version {0}, by a newer release")]
    Newer(u8),
}

impl Sent {
    /// The results as a text for links: letters, digits, `-` and `_`. Without the page nobody reads a result in it by chance.
    pub fn to_link(&self, evening: &Evening) -> String {
        let mut body = self.name.clone();
        for result in &self.results {
            let line = Played {
                result: Some(result.clone()),
                record: String::new(),
            };
            body.push('\n');
            body.push_str(&line.to_string());
        }
        let mut bytes = vec![VERSION];
        bytes.extend(check(VERSION, evening, body.as_bytes()).to_le_bytes());
        bytes.extend(body.as_bytes());
        BASE64.encode(&bytes)
    }

    /// Reads what [`Sent::to_link`] has written of the same evening.
    ///
    /// # Errors
    /// If it is damaged or cut, of another evening, or of a newer release.
    pub fn from_link(evening: &Evening, link: &str) -> Result<Sent, SentError> {
        let bytes = (link.len() <= MAX_LINK)
            .then(|| BASE64.decode(link).ok())
            .flatten()
            .ok_or(SentError::Damaged)?;
        let (head, body) = bytes.split_at_checked(HEAD).ok_or(SentError::Damaged)?;
        // Of every version, so that what is damaged is not taken for something newer.
        let (version, sum) = (head[0], &head[1..]);
        if sum != check(version, evening, body).to_le_bytes() || version < VERSION {
            return Err(SentError::Damaged);
        }
        if version > VERSION {
            return Err(SentError::Newer(version));
        }
        let body = core::str::from_utf8(body).map_err(|_| SentError::Damaged)?;
        let mut lines = body.split('\n');
        let name = lines.next().filter(|name| is_name(name));
        let results: Vec<FinalScores> = lines
            .map(|line| line.parse::<Played>().ok()?.result)
            .collect::<Option<_>>()
            .ok_or(SentError::Damaged)?;
        let seats =
            |(deal, result): (usize, &FinalScores)| result.scores.len() == evening.seats(deal);
        if !results.iter().enumerate().all(seats) {
            return Err(SentError::Damaged);
        }
        Ok(Sent {
            name: name.ok_or(SentError::Damaged)?.to_owned(),
            results: results.try_into().map_err(|_| SentError::Damaged)?,
        })
    }

    /// The name under which it is kept. What is sent once more with other results is kept beside it.
    pub fn entry(&self, evening: &Evening) -> String {
        format!("{evening}{FROM}{}", self.to_link(evening))
    }
}

/// The evening and the results of an [entry](Sent::entry) of something sent; `None` if it is none.
pub fn read_sent_entry(entry: &str) -> Option<(Evening, Sent)> {
    let (evening, link) = entry.split_once(FROM)?;
    let evening = evening.parse().ok()?;
    Some((evening, Sent::from_link(&evening, link).ok()?))
}

/// Whether something may be sent under this name. Signs that are not seen, or turn what follows, are in none.
pub fn is_name(name: &str) -> bool {
    let is_good = |sign: char| sign.is_alphanumeric() || " -'’._".contains(sign);
    name.chars().count() <= MAX_NAME
        && name.trim() == name
        && name.chars().all(is_good)
        && name.contains(char::is_alphanumeric)
}

/// The checksum, which also says of which evening the results are.
fn check(version: u8, evening: &Evening, body: &[u8]) -> u32 {
    let whole = [&[version], evening.to_string().as_bytes(), body].concat();
    checksum_of(&whole)
}
