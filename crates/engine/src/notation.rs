//! Positions as text: a line of fields, `name=value`, in a fixed order.
//!
//! `docs/positions` describes the fields of each game; this module has what they share.

use core::fmt::{self, Display};
use core::str::{FromStr, Split};

use arrayvec::ArrayVec;

use crate::GameId;
use crate::seat::{Seat, SeatSet};

/// The text of no seat, no card, or an empty list.
pub(crate) const NOTHING: &str = "-";

/// Why a text is no position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// It does not begin with the name of the game.
    #[error("a position of this game begins with '{0}'")]
    OtherGame(&'static str),
    /// A field is missing or in the wrong place.
    #[error("the field '{0}' is missing, or not in its place")]
    Missing(&'static str),
    /// The value of a field cannot be read.
    #[error("the field '{field}' cannot be read: {reason}")]
    Unreadable {
        /// The field's name.
        field: &'static str,
        /// The reason.
        reason: &'static str,
    },
    /// The value of a field is written in another order or in another way.
    #[error("the field '{0}' is written in another way, or in another order")]
    Spelling(&'static str),
    /// There is something after the fields of a position.
    #[error("something follows after the position")]
    TooLong,
    /// The rules cannot lead to this position.
    #[error("no such position comes about: {0}")]
    Impossible(&'static str),
}

/// The result of reading a value.
pub(crate) type Read<T> = Result<T, &'static str>;

/// Reads the fields of a position, one after the other.
pub(crate) struct Reader<'a> {
    text: &'a str,
    words: Split<'a, char>,
    /// The names of the fields that were read.
    names: Vec<&'static str>,
}

impl<'a> Reader<'a> {
    /// The fields of a text.
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader {
            text,
            words: text.split(' '),
            names: Vec::new(),
        }
    }

    /// The fields that follow after the name of a game.
    ///
    /// # Errors
    /// If another word comes first.
    pub fn of(game: GameId, text: &'a str) -> Result<Reader<'a>, PositionError> {
        let name = game.name();
        match text.split_once(' ') {
            Some((word, rest)) if word == name => Ok(Reader::new(rest)),
            _ => Err(PositionError::OtherGame(name)),
        }
    }

    /// The value of the next field.
    ///
    /// # Errors
    ///
    /// If the field has another name, or the value cannot be read.
    pub fn field<T>(
        &mut self,
        field: &'static str,
        read: impl FnOnce(&'a str) -> Read<T>,
    ) -> Result<T, PositionError> {
        let word = self.words.next();
        self.names.push(field);
        let value = word.and_then(|word| word.strip_prefix(field)?.strip_prefix('='));
        read(value.ok_or(PositionError::Missing(field))?)
            .map_err(|reason| PositionError::Unreadable { field, reason })
    }

    /// The value of the next field, if it has this name; `None` if it has another one, or no field is left.
    ///
    /// # Errors
    ///
    /// If the value cannot be read.
    pub fn optional<T>(
        &mut self,
        field: &'static str,
        read: impl FnOnce(&'a str) -> Read<T>,
    ) -> Result<Option<T>, PositionError> {
        let next = self.words.clone().next();
        let is_there = next.is_some_and(|word| word.split('=').next() == Some(field));
        is_there.then(|| self.field(field, read)).transpose()
    }

    /// Ends reading: validates what was read. A position has one spelling, that in which it is written.
    ///
    /// # Errors
    ///
    /// If something is left of the text, the position is impossible, or its spelling is another.
    pub fn finish<T: Display>(
        mut self,
        position: T,
        validate: impl FnOnce(&T) -> Read<()>,
    ) -> Result<T, PositionError> {
        if self.words.next().is_some() {
            return Err(PositionError::TooLong);
        }
        validate(&position).map_err(PositionError::Impossible)?;
        let written = position.to_string();
        // What is written may begin with the name of the game.
        let written = written.split(' ').rev().zip(self.text.split(' ').rev());
        let mut fields = self.names.into_iter().rev().zip(written);
        match fields.find(|(_, (written, read))| written != read) {
            Some((field, _)) => Err(PositionError::Spelling(field)),
            None => Ok(position),
        }
    }
}

/// A number without a sign and without leading zeros.
pub(crate) fn number<T: FromStr>(text: &str) -> Read<T> {
    const WRONG: &str = "it is no number, or too large";
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain || text == "0" {
        text.parse().map_err(|_| WRONG)
    } else {
        Err(WRONG)
    }
}

/// A value with a notation of its own.
pub(crate) fn parsed<T: FromStr<Err = &'static str>>(text: &str) -> Read<T> {
    text.parse()
}

/// A dash for `None`, or what `read` reads.
pub(crate) fn optional<'a, T>(
    read: impl FnOnce(&'a str) -> Read<T>,
) -> impl FnOnce(&'a str) -> Read<Option<T>> {
    |text| match text {
        NOTHING => Ok(None),
        text => read(text).map(Some),
    }
}

/// One of some words.
pub(crate) fn word<T: Copy>(words: &[(&str, T)]) -> impl Fn(&str) -> Read<T> {
    |text| {
        let found = words.iter().find(|(word, _)| *word == text);
        found.map(|(_, what)| *what).ok_or("there is no such word")
    }
}

/// The word of a value.
pub(crate) fn word_of<T: PartialEq>(words: &[(&'static str, T)], what: &T) -> &'static str {
    let found = words.iter().find(|(_, other)| other == what);
    found.map_or(NOTHING, |(word, _)| word)
}

/// Values with a separator between them, at most `MAX`.
pub(crate) fn list<'a, T, const MAX: usize>(
    separator: char,
    read: impl Fn(&'a str) -> Read<T>,
) -> impl FnOnce(&'a str) -> Read<ArrayVec<T, MAX>> {
    move |text| {
        let mut all = ArrayVec::new();
        for part in text.split(separator) {
            all.try_push(read(part)?)
                .map_err(|_| "there are too many")?;
        }
        Ok(all)
    }
}

/// Like [`list`], into an array; the rest has default values.
pub(crate) fn filled<'a, T: Default + Copy, const MAX: usize>(
    separator: char,
    count: usize,
    read: impl Fn(&'a str) -> Read<T>,
) -> impl FnOnce(&'a str) -> Read<[T; MAX]> {
    move |text| {
        let values = list::<T, MAX>(separator, read)(text)?;
        if values.len() != count {
            return Err("there is to be one for each seat");
        }
        let mut all = [T::default(); MAX];
        all[..count].copy_from_slice(&values);
        Ok(all)
    }
}

/// A set of seats: their numbers in order, like `13`.
pub(crate) fn seats(text: &str) -> Read<SeatSet> {
    const WRONG: &str = "seats are written as their numbers in order, like 13";
    if text == NOTHING {
        return Ok(SeatSet::EMPTY);
    }
    let mut all = SeatSet::EMPTY;
    let mut last = None;
    for digit in text.chars() {
        let seat = digit
            .to_digit(10)
            .and_then(|n| Seat::new((n as usize).checked_sub(1)?));
        let seat = seat.filter(|seat| Some(*seat) > last).ok_or(WRONG)?;
        all = all.with(seat);
        last = Some(seat);
    }
    (!all.is_empty()).then_some(all).ok_or(WRONG)
}

/// A value, or a dash for `None`.
pub(crate) struct Maybe<T>(pub Option<T>);

impl<T: Display> Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => value.fmt(f),
            None => f.write_str(NOTHING),
        }
    }
}

/// Values with a separator between them, or a dash if there are none.
pub(crate) struct Joined<I>(pub I, pub &'static str);

impl<I: Iterator<Item: Display> + Clone> Display for Joined<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut is_empty = true;
        for value in self.0.clone() {
            if !is_empty {
                f.write_str(self.1)?;
            }
            value.fmt(f)?;
            is_empty = false;
        }
        if is_empty {
            f.write_str(NOTHING)
        } else {
            Ok(())
        }
    }
}

/// The text of a set of seats (see [`seats`]).
pub(crate) fn seats_text(seats: SeatSet) -> impl Display {
    Joined(seats.iter(), "")
}

/// `Debug` by the notation that `Display` writes.
macro_rules! debug_as_display {
    ($($type:ty),+) => {$(
        impl core::fmt::Debug for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    )+};
}

pub(crate) use debug_as_display;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_one_way() {
        assert_eq!((number("0"), number("107")), (Ok(0u16), Ok(107)));
        for text in ["", "-1", "+1", "01", "00", "65536", "1 ", "x", "²"] {
            assert!(number::<u16>(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn seats_are_written_in_order_and_once() {
        for text in ["-", "1", "13", "12345678"] {
            assert_eq!(seats_text(seats(text).unwrap()).to_string(), text);
        }
        for text in ["", "0", "9", "31", "11", "1-", "é"] {
            assert!(seats(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn an_optional_field_may_be_missing_but_has_its_place() {
        struct Sum(u8, Option<u8>);
        impl Display for Sum {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a={}", self.0)?;
                self.1.map_or(Ok(()), |b| write!(f, " b={b}"))
            }
        }
        let read = |text| {
            let mut reader = Reader::new(text);
            let sum = Sum(reader.field("a", number)?, reader.optional("b", number)?);
            reader.finish(sum, |_| Ok(())).map(|Sum(a, b)| (a, b))
        };
        assert_eq!(read("a=1"), Ok((1, None)));
        assert_eq!(read("a=1 b=2"), Ok((1, Some(2))));
        for (text, reason) in [
            ("b=2", PositionError::Missing("a")),
            ("b=2 a=1", PositionError::Missing("a")),
            ("a=1 c=2", PositionError::TooLong),
            ("a=1 b=2 b=2", PositionError::TooLong),
            ("a=1 ", PositionError::TooLong),
        ] {
            assert_eq!(read(text), Err(reason), "{text:?}");
        }
        assert!(matches!(
            read("a=1 b=x"),
            Err(PositionError::Unreadable { field: "b", .. })
        ));
    }

    #[test]
    fn fields_come_in_their_order_and_none_is_left() {
        struct Sum(u8, u8);
        impl Display for Sum {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "dekal a={} b={}", self.0, self.1)
            }
        }
        let read = |text| {
            let mut reader = Reader::of(GameId::Dekal, text)?;
            let signed = |text: &str| number(text.trim_start_matches('+'));
            let sum = Sum(reader.field("a", signed)?, reader.field("b", number)?);
            let even = |Sum(a, b): &Sum| (a + b).is_multiple_of(2).then_some(()).ok_or("odd");
            reader.finish(sum, even).map(|Sum(a, b)| a + b)
        };
        assert_eq!(read("dekal a=1 b=3"), Ok(4));
        let unreadable = PositionError::Unreadable {
            field: "b",
            reason: "it is no number, or too large",
        };
        for (text, reason) in [
            ("", PositionError::OtherGame("dekal")),
            ("dekal", PositionError::OtherGame("dekal")),
            ("detrak a=1 b=3", PositionError::OtherGame("dekal")),
            ("dekal b=3 a=1", PositionError::Missing("a")),
            ("dekal  a=1 b=3", PositionError::Missing("a")),
            ("dekal a=1", PositionError::Missing("b")),
            ("dekal a=1 b=x", unreadable),
            ("dekal a=1 b=3 ", PositionError::TooLong),
            ("dekal a=1 b=3 c=4", PositionError::TooLong),
            ("dekal a=1 b=2", PositionError::Impossible("odd")),
            ("dekal a=+1 b=3", PositionError::Spelling("a")),
        ] {
            assert_eq!(read(text), Err(reason), "{text:?}");
        }
    }
}
