//! Days of the calendar, the same for everybody: from midnight to midnight UTC, in the Gregorian calendar.

use core::fmt;
use core::str::FromStr;

/// A day's length, in milliseconds.
pub const DAY_MS: u64 = 86_400_000;

/// A day, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub i32);

/// A month of a year.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Month {
    /// The year.
    pub year: i32,
    /// The month, 1 to 12.
    pub month: u32,
}

/// The error of a text that is no day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a day is written as 2026-11-21")]
pub struct DayError;

impl Day {
    /// The day of a moment, in milliseconds since 1970 (UTC).
    pub fn of(when: u64) -> Day {
        // A time beyond all days counts as the last one.
        Day(i32::try_from(when / DAY_MS).unwrap_or(i32::MAX / 2))
    }

    /// The day of a date; `None` if there is no such date.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Day> {
        let known = (1..=9999).contains(&year) && (1..=12).contains(&month) && day > 0;
        let day = known.then(|| Day(days_before(year, month) + day as i32 - 1))?;
        (day.month() == Month { year, month }).then_some(day)
    }

    /// Its month.
    pub fn month(self) -> Month {
        let (year, month, _) = self.date();
        Month { year, month }
    }

    /// The day of the month, 1 to 31.
    pub fn of_month(self) -> u32 {
        self.date().2
    }

    /// The day of the week, from 0 for Monday.
    pub fn of_week(self) -> u32 {
        // 1 January 1970 was a Thursday.
        self.0.wrapping_add(3).rem_euclid(7) as u32
    }

    /// The day this many days later, or earlier.
    #[must_use]
    pub fn later(self, days: i32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// When it begins, in milliseconds since 1970; 0 for days before 1970.
    pub fn begins(self) -> u64 {
        u64::try_from(self.0).unwrap_or_default() * DAY_MS
    }

    /// Year, month and day of the month: `civil_from_days` of Howard Hinnant's "chrono-Compatible Low-Level
    /// Date Algorithms", in which years begin in March and are grouped in eras of 400.
    fn date(self) -> (i32, u32, u32) {
        let days = i64::from(self.0) + 719_468;
        let era = days.div_euclid(146_097);
        let of_era = days.rem_euclid(146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, carry) = if month < 10 {
            (month + 3, 0)
        } else {
            (month - 9, 1)
        };
        ((year + era * 400 + carry) as i32, month as u32, day as u32)
    }
}

/// The days from 1970 to the beginning of a month (`days_from_civil`, as
/// above).
fn days_before(year: i32, month: u32) -> i32 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let of_era = year.rem_euclid(400);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5;
    let day = of_era * 365 + of_era / 4 - of_era / 100 + of_year as i32;
    era * 146_097 + day - 719_468
}

impl Month {
    /// The days of the month.
    pub fn days(self) -> impl ExactSizeIterator<Item = Day> {
        let first = days_before(self.year, self.month);
        let next = self.later(1);
        (first..days_before(next.year, next.month)).map(Day)
    }

    /// The month this many months later, or earlier.
    #[must_use]
    pub fn later(self, months: i32) -> Month {
        let all = self.year.saturating_mul(12) + self.month as i32 - 1 + months;
        Month {
            year: all.div_euclid(12),
            month: all.rem_euclid(12) as u32 + 1,
        }
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

impl fmt::Display for Day {
    /// The date in ISO 8601: 2026-11-21.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.month(), self.of_month())
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let parts: Vec<&str> = text.split('-').collect();
        let sizes: Vec<usize> = parts.iter().map(|part| part.len()).collect();
        let digits = parts
            .iter()
            .all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
        if !digits || sizes != [4, 2, 2] {
            return Err(DayError);
        }
        let number = |index: usize| parts[index].parse::<u32>().map_err(|_| DayError);
        Day::new(number(0)? as i32, number(1)?, number(2)?).ok_or(DayError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("1972-02-29", 789),
            ("2000-02-29", 11_016),
            ("2000-03-01", 11_017),
            ("2024-12-31", 20_088),
            ("2026-11-21", 20_778),
            ("2100-02-28", 47_540),
            ("2100-03-01", 47_541),
        ] {
            assert_eq!(day(text), Day(number), "{text}");
            assert_eq!(Day(number).to_string(), text);
        }
    }

    #[test]
    fn every_day_of_nine_centuries_follows_the_one_before() {
        let (mut before, last) = (day("1600-01-01"), day("2500-01-01"));
        while before < last {
            let next = before.later(1);
            assert_eq!(day(&next.to_string()), next);
            assert_eq!(next.of_week(), (before.of_week() + 1) % 7);
            let same = next.month() == before.month();
            let expected = if same { before.of_month() + 1 } else { 1 };
            assert_eq!(next.of_month(), expected, "{next}");
            if !same {
                assert_eq!(next.month(), before.month().later(1));
            }
            before = next;
        }
    }

    #[test]
    fn leap_years_are_those_of_the_gregorian_calendar() {
        let length = |year| Month { year, month: 2 }.days().len();
        let lengths = [1900, 2000, 2023, 2024, 2100, 2400].map(length);
        assert_eq!(lengths, [28, 29, 28, 29, 28, 29]);
        let year = |year| (1..=12).map(move |month| Month { year, month }.days().len());
        assert_eq!(year(2024).sum::<usize>(), 366);
        assert_eq!(year(2026).sum::<usize>(), 365);
    }

    #[test]
    fn a_day_begins_and_ends_at_midnight_utc() {
        let begin = day("2026-11-21").begins();
        assert_eq!(begin, 1_795_219_200_000);
        assert_eq!(Day::of(begin - 1), day("2026-11-20"));
        assert_eq!(Day::of(begin), day("2026-11-21"));
        assert_eq!(Day::of(begin + DAY_MS - 1), day("2026-11-21"));
        assert_eq!(Day::of(begin + DAY_MS), day("2026-11-22"));
        assert_eq!(day("2026-11-21").of_week(), 5, "a Saturday");
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2025-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-10-00",
            "26-10-10",
            "2026-1-1",
            "+026-10-10",
            "2026-10-10-",
            "0000-01-01",
            "２０２６-10-10",
        ] {
            assert_eq!(text.parse::<Day>(), Err(DayError), "{text}");
        }
    }

    #[test]
    fn no_clock_can_show_what_breaks_it() {
        for when in [0, 1, u64::MAX / 2, u64::MAX] {
            let day = Day::of(when);
            let _ = (day.to_string(), day.of_week(), day.begins());
            let _ = (day.later(i32::MAX), day.month().later(-1).days().len());
        }
    }
}
