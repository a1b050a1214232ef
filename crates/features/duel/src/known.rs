//! What is kept of a duel.

use std::collections::BTreeMap;

use engine::{LinkStart, start_of_link};
use model::exchanges::duel::{PREFIX, Row, key, key_of_link, read_key};
use model::exchanges::{Progress, read_text, row_text};
use model::storage::StorageError;
use yew::AttrValue;

/// What is kept of a duel. What cannot be read counts as missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// Its id.
    pub id: AttrValue,
    /// How far the person's match is, and its record: as a link or, if it fits into none, as JSON.
    pub own: Option<(Progress, AttrValue)>,
    /// Whether the person has given up.
    pub has_given_up: bool,
    /// What friends have sent, as links.
    pub sent: Vec<AttrValue>,
}

impl Known {
    /// Every duel of these rows.
    pub fn all(rows: &BTreeMap<String, String>) -> Vec<Known> {
        let mut all: BTreeMap<&str, Known> = BTreeMap::new();
        for (key, text) in rows {
            let Some(((id, row), (progress, rest))) = read_key(key).zip(read_text(text)) else {
                continue;
            };
            let known = all.entry(id).or_insert_with(|| Known::new(id));
            match row {
                Row::You => known.own = Some((progress, rest.to_owned().into())),
                Row::GivenUp => known.has_given_up = true,
                Row::From(_) => known.sent.push(rest.to_owned().into()),
            }
        }
        all.into_values().collect()
    }

    fn new(id: &str) -> Known {
        Known {
            id: id.to_owned().into(),
            ..Known::default()
        }
    }

    /// What is kept of the duel with this id.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn load(id: &str) -> Result<Known, StorageError> {
        let rows = database::exchanges(&format!("{PREFIX}{id}/")).await?;
        let known = Known::all(&rows).into_iter().next();
        Ok(known.unwrap_or_else(|| Known::new(id)))
    }

    /// Adds what a friend has sent, and stores it.
    ///
    /// # Errors
    /// If it cannot be stored; it is added all the same.
    pub async fn add(&mut self, link: AttrValue) -> Result<(), StorageError> {
        let key = key_of_link(&self.id, &link);
        let mut sent = self.sent.iter();
        if sent.any(|sent| key_of_link(&self.id, sent) == key) {
            return Ok(());
        }
        let stored = database::put_exchange(&key, &row_text(Progress::End, &link), None).await;
        self.sent.push(link);
        stored.map(drop)
    }

    /// Stores that the person gives up.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub async fn give_up(id: &str) -> Result<(), StorageError> {
        let (key, text) = (key(id, Row::GivenUp), row_text(Progress::End, ""));
        database::put_exchange(&key, &text, None).await.map(drop)
    }

    /// Removes it from the device. Whoever has seen a friend's result does not play as if they had not, should they open the
    /// link again: what stays is that they have.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub async fn remove(&self) -> Result<(), StorageError> {
        let id = &self.id;
        if !self.is_open() || self.sent.is_empty() {
            return database::remove_exchanges(&format!("{PREFIX}{id}/")).await;
        }
        Known::give_up(id).await?;
        database::remove_exchanges(&format!("{PREFIX}{id}/from/")).await?;
        database::remove_exchanges(&key(id, Row::You)).await
    }

    /// Whether the person's match is over.
    pub fn is_over(&self) -> bool {
        matches!(self.own, Some((Progress::End, _)))
    }

    /// Whether the results of friends are shown.
    pub fn is_open(&self) -> bool {
        self.is_over() || self.has_given_up
    }

    /// How its match begins; `None` if nothing says so.
    pub fn start(&self) -> Option<LinkStart> {
        let own = self.own.iter().map(|(_, record)| record);
        let mut links = self.sent.iter().chain(own);
        links.find_map(|link| start_of_link(link).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_tell_what_is_kept_of_each_duel() {
        let row = |key: &str, text: &str| (format!("duel/{key}"), text.to_owned());
        let (one, other) = ("0123456789abcdef", "fedcba9876543210");
        let rows = BTreeMap::from([
            row(&format!("{one}/you"), "12 LINK"),
            row(&format!("{one}/given-up"), "end "),
            row(&format!("{one}/from/{other}"), "end THEIRS"),
            row(&format!("{other}/you"), "end {\"json\": true}"),
            row("nothing", "end LINK"),
        ]);
        let all = Known::all(&rows);
        let [first, second] = &all[..] else {
            panic!("two duels");
        };
        assert_eq!(first.own, Some((Progress::Entries(12), "LINK".into())));
        assert!(first.has_given_up && first.is_open() && !first.is_over());
        assert_eq!(first.sent, ["THEIRS"]);
        assert_eq!(second.own.as_ref().unwrap().1, "{\"json\": true}");
        assert!(second.is_over() && second.is_open() && second.sent.is_empty());
        assert_eq!(second.start(), None);
    }
}
