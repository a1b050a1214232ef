//! Reads a file piece by piece, since a file with ten thousand games takes too long for one task of the page. Of a
//! large file, only the places of records and lines are kept.

use std::ops::Range;
use std::rc::Rc;
use std::vec::IntoIter;

use engine::{Fields, RecordError};
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use super::{Contents, Extras, FORMAT, MAX_FILE, VERSION};
use crate::settings::Settings;

/// The lists of a bundle, with the fewest bytes of a value that can be read. Shorter ones are only counted.
const LISTS: [(&str, usize); 3] = [
    ("records", r#"{"format":"tablee-record"}"#.len()),
    ("results", r#""luck 1 wins 5""#.len()),
    ("daily", r#""luck 1 wins 5""#.len()),
];
/// The other fields of a bundle.
const FIELDS: [&str; 12] = [
    "format",
    "version",
    "settings",
    "matches",
    "lessons",
    "choices",
    "analyses",
    "reviews",
    "puzzles",
    "evenings",
    "mistakes",
    "exchanges",
];
/// The most bytes of the other fields together: years of evenings, puzzles and duels.
const MAX_FIELDS: usize = 8 << 20;

/// The values of a list, in the text of their file.
#[derive(Debug, Default)]
pub struct Values {
    text: Rc<String>,
    places: IntoIter<Range<u32>>,
    /// The number of values that are too short to be read.
    pub short: usize,
}

impl Values {
    /// The next value.
    pub fn take_next(&mut self) -> Option<&str> {
        let Range { start, end } = self.places.next()?;
        self.text.get(start as usize..end as usize)
    }
}

/// The places of the values of a list.
#[derive(Debug, Default)]
struct List {
    /// Whether the field is there, and a list.
    is_there: bool,
    /// Whether one of its values has been read.
    is_begun: bool,
    places: Vec<Range<u32>>,
    short: usize,
}

/// A file that is being read, which is one record or a bundle.
#[derive(Debug)]
pub struct Reader {
    text: String,
    /// Where the next piece begins.
    place: usize,
    lists: [List; LISTS.len()],
    /// The index of the list that is being read.
    reading: Option<usize>,
    /// The other fields, as the fields of an object.
    fields: String,
    /// Whether the end was reached, and everything was as expected.
    is_whole: bool,
}

impl Reader {
    /// Begins to read a file.
    ///
    /// # Errors
    /// If it is larger than [`MAX_FILE`].
    pub fn begin(text: String) -> Result<Reader, RecordError> {
        if text.len() > MAX_FILE {
            return Err(RecordError::Enormous);
        }
        Ok(Reader {
            text,
            place: 0,
            lists: Default::default(),
            reading: None,
            fields: String::new(),
            is_whole: false,
        })
    }

    /// Reads a field of the file, or a value of one of its lists; returns whether something may be left.
    pub fn step(&mut self) -> bool {
        let read = match self.reading {
            Some(list) => self.list_value(list),
            None => self.field(),
        };
        read.is_some() && self.fields.len() <= MAX_FIELDS
    }

    /// What the file has; call it when [`step`](Reader::step) has returned `false`.
    ///
    /// # Errors
    /// If it is neither a record nor a bundle, or of a newer format version.
    pub fn end(self) -> Result<Contents, RecordError> {
        if self.fields.len() > MAX_FIELDS {
            return Err(RecordError::Enormous);
        }
        if !self.is_whole {
            // The file is not JSON, or it is not an object with fields.
            let read = serde_json::from_str::<IgnoredAny>(&self.text);
            read.map_err(|error| RecordError::Damaged(error.to_string()))?;
        }
        let fields = format!("{{{}}}", self.fields);
        let fields = Fields::of(&fields)?;
        let text = Rc::new(self.text);
        if fields.get::<String>("format").as_deref() != Some(FORMAT) {
            let whole = 0..text.len() as u32;
            let records = Values {
                text,
                places: vec![whole].into_iter(),
                short: 0,
            };
            return Ok(Contents {
                records,
                ..Contents::default()
            });
        }
        fields.check_version(VERSION)?;
        let [records, results, daily] = self.lists;
        if !records.is_there {
            return Err(RecordError::Damaged("it has no list of records".into()));
        }
        let values = |list: List| Values {
            text: text.clone(),
            places: list.places.into_iter(),
            short: list.short,
        };
        Ok(Contents {
            records: values(records),
            results: values(results),
            daily: values(daily),
            settings: fields.get("settings").as_ref().map(Settings::of),
            extras: Extras::of(&fields),
        })
    }

    /// Reads the next field, or the beginning of a list; `None` at the end, or if there is something else.
    fn field(&mut self) -> Option<()> {
        let (sign, at) = self.sign(self.place)?;
        match sign {
            b'}' if self.place > 0 => {
                self.is_whole = self.sign(at + 1).is_none();
                return None;
            }
            b'{' if self.place == 0 => {}
            b',' if self.place > 0 => {}
            _ => return None,
        }
        let name = self.value(at + 1)?;
        let (colon, at) = self.sign(name.end)?;
        let name: String = serde_json::from_str(&self.text[name]).ok()?;
        let (first, start) = self.sign(at + 1)?;
        if colon != b':' {
            return None;
        }
        // If fields have the same name, the last one counts.
        let list = LISTS.iter().position(|(list, _)| *list == name);
        if let Some(list) = list {
            self.lists[list] = List::default();
        }
        if list.is_some() && first == b'[' {
            self.reading = list;
            self.place = start + 1;
            return Some(());
        }
        let value = self.value(start)?;
        self.place = value.end;
        if FIELDS.contains(&name.as_str()) {
            let comma = if self.fields.is_empty() { "" } else { "," };
            let value = &self.text[value];
            self.fields += &format!("{comma}\"{name}\":{value}");
        }
        Some(())
    }

    /// Reads the next value of a list, or its end; `None` if there is something else.
    fn list_value(&mut self, list: usize) -> Option<()> {
        let (sign, at) = self.sign(self.place)?;
        let start = match sign {
            b']' => {
                self.lists[list].is_there = true;
                self.reading = None;
                self.place = at + 1;
                return Some(());
            }
            _ if !self.lists[list].is_begun => at,
            b',' => at + 1,
            _ => return None,
        };
        let value = self.value(start)?;
        self.place = value.end;
        let (list, (_, shortest)) = (&mut self.lists[list], LISTS[list]);
        list.is_begun = true;
        if value.len() < shortest {
            list.short += 1;
        } else {
            let (start, end) = (value.start as u32, value.end as u32);
            list.places.push(start..end);
        }
        Some(())
    }

    /// The next character that is not white space, and its place.
    fn sign(&self, place: usize) -> Option<(u8, usize)> {
        let rest = self.text.get(place..)?.bytes();
        rest.zip(place..)
            .find(|(sign, _)| !matches!(sign, b' ' | b'\t' | b'\n' | b'\r'))
    }

    /// The place of the JSON value that begins there.
    fn value(&self, place: usize) -> Option<Range<usize>> {
        let rest = self.text.get(place..)?;
        let mut values = serde_json::Deserializer::from_str(rest).into_iter::<&RawValue>();
        let value = values.next()?.ok()?;
        let end = place + values.byte_offset();
        Some(end - value.get().len()..end)
    }
}

#[cfg(test)]
mod tests;
