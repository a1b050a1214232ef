//! Reads a file piece by piece: one with ten thousand games takes too long for one task of the page.

use std::ops::Range;

use engine::{Fields, RecordError};
use serde_json::value::RawValue;

use super::{Contents, MAX_FILE, contents, read};

/// A file that is being read, which is one record or a bundle.
#[derive(Debug)]
pub struct Reader {
    text: String,
    /// Where the next piece begins.
    place: usize,
    /// The list of records in the text, from its bracket on; `None` before it is reached.
    list: Option<Range<usize>>,
    is_in_list: bool,
    /// Whether the end was reached, and everything was as expected.
    is_whole: bool,
    records: Vec<String>,
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
            list: None,
            is_in_list: false,
            is_whole: false,
            records: Vec::new(),
        })
    }

    /// Reads a field of the file or one of its records; returns whether something may be left.
    pub fn step(&mut self) -> bool {
        let read = if self.is_in_list {
            self.record()
        } else {
            self.field()
        };
        read.is_some() && !self.is_whole
    }

    /// What the file has; call it when [`step`](Reader::step) has returned `false`.
    ///
    /// # Errors
    /// If it is neither a record nor a bundle, or of a newer format version.
    pub fn end(self) -> Result<Contents, RecordError> {
        let (text, list) = (&self.text, self.list.filter(|_| self.is_whole));
        // A bundle has one list of records. Anything else is read as a whole, also to find out what is wrong.
        let Some(list) = list else {
            return read(text);
        };
        let rest = format!("{}[]{}", &text[..list.start], &text[list.end..]);
        contents(&Fields::of(&rest)?, text, |_| Ok(self.records))
    }

    /// Reads the next field, or the beginning of the list of records; `None` if there is something else.
    fn field(&mut self) -> Option<()> {
        let (sign, at) = self.sign(self.place)?;
        match sign {
            b'}' if self.place > 0 => {
                self.is_whole = true;
                return Some(());
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
        if name != "records" {
            self.place = self.value(start)?.end;
        } else if first == b'[' && self.list.is_none() {
            self.list = Some(start..start + 1);
            self.is_in_list = true;
            self.place = start + 1;
        } else {
            return None;
        }
        Some(())
    }

    /// Reads the next record, or the end of their list; `None` if there is something else.
    fn record(&mut self) -> Option<()> {
        let (sign, at) = self.sign(self.place)?;
        let start = match sign {
            b']' => {
                self.list.as_mut()?.end = at + 1;
                self.is_in_list = false;
                self.place = at + 1;
                return Some(());
            }
            _ if self.records.is_empty() => at,
            b',' => at + 1,
            _ => return None,
        };
        let record = self.value(start)?;
        self.place = record.end;
        self.records.push(self.text[record].to_owned());
        Some(())
    }

    /// The next character that is no white space, and its place.
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
mod tests {
    use super::*;

    fn read_in_steps(text: &str) -> Result<Contents, RecordError> {
        let mut reader = Reader::begin(text.into())?;
        while reader.step() {}
        reader.end()
    }

    /// How many steps it takes until nothing is left.
    fn steps(text: &str) -> usize {
        let mut reader = Reader::begin(text.into()).unwrap();
        std::iter::from_fn(|| reader.step().then_some(())).count()
    }

    #[test]
    fn a_file_that_is_read_in_steps_has_what_it_has_as_a_whole() {
        let head = r#""format":"tablee-records","version":1"#;
        let results = r#""results":["a","b"],"daily":["c"],"choices":{"dekal":"{}"}"#;
        let texts = [
            format!(r#"{{{head},"records":[{{"a":"]"}},"lost", 3 , [1,[2]]],{results}}}"#),
            format!(" {{ {head} ,\n\"records\" : [ ] , {results} }} "),
            format!(r#"{{"records":[1],{head},"settings":{{"records":[2]}}}}"#),
            format!(r#"{{"r\u0065cords":["é{{"],{head}}}"#),
            // Of equal names the last one counts.
            format!(r#"{{{head},"records":[1],"records":[2,3]}}"#),
            format!(r#"{{{head},"records":[1],"records":2}}"#),
            format!(r#"{{{head},"records":3}}"#),
            format!(r#"{{{head}}}"#),
            r#"{"format":"tablee-record","records":[1,2]}"#.into(),
            r#"{"format":"tablee-records","version":2,"records":[1]}"#.into(),
            "[1,2]".into(),
            "7".into(),
        ];
        for text in &texts {
            assert_eq!(read_in_steps(text), read(text), "{text}");
        }
        assert_eq!(steps(&texts[0]), 11);
        // Damage is found wherever it is, though its place is told otherwise.
        for text in &texts {
            for (place, _) in text.char_indices() {
                let cut = [&text[..place], ",", &text[place..]].concat();
                for text in [&cut, &text[..place]] {
                    match (read_in_steps(text), read(text)) {
                        (Ok(one), Ok(other)) => assert_eq!(one, other, "{text}"),
                        (Err(RecordError::Damaged(_)), Err(RecordError::Damaged(_))) => {}
                        (one, other) => assert_eq!(one, other, "{text}"),
                    }
                }
            }
        }
    }
}
