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
/// What stands between an evening and a name in the name under which something sent is kept.
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
        bytes.extend(check(evening, &body).to_le_bytes());
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
        if let Some(version) = bytes.first().filter(|version| **version > VERSION) {
            return Err(SentError::Newer(*version));
        }
        let (head, body) = bytes.split_at_checked(HEAD).ok_or(SentError::Damaged)?;
        let body = core::str::from_utf8(body).map_err(|_| SentError::Damaged)?;
        if head[0] != VERSION || head[1..] != check(evening, body).to_le_bytes() {
            return Err(SentError::Damaged);
        }
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

    /// The name under which it is kept: what somebody sends again takes the place of what they had sent.
    pub fn entry(&self, evening: &Evening) -> String {
        format!("{evening}{FROM}{}", self.name)
    }
}

/// The evening of an [entry](Sent::entry) of something sent; `None` if it is none.
pub fn read_sent_entry(entry: &str) -> Option<Evening> {
    let (evening, name) = entry.split_once(FROM)?;
    is_name(name).then(|| evening.parse().ok()).flatten()
}

/// Whether something may be sent under this name.
pub fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    let is_bad = |sign: char| sign.is_control() || sign == '/';
    (1..=MAX_NAME).contains(&length) && name.trim() == name && !name.contains(is_bad)
}

/// The checksum, which also says of which evening the results are.
fn check(evening: &Evening, body: &str) -> u32 {
    checksum_of(format!("{evening}\n{body}").as_bytes())
}
