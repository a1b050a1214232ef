//! Dates in the person's language.

use model::day::{DAY_MS, Day, Month};
use model::lang::Lang;
use ui::dates::Dates;

/// The games' days begin at midnight UTC.
const UTC: (&str, &str) = ("timeZone", "UTC");

/// Writes a day with its day of the week: "Saturday 21 November 2026".
pub fn long(lang: Lang) -> Dates {
    let parts = [
        ("weekday", "long"),
        ("day", "numeric"),
        ("month", "long"),
        ("year", "numeric"),
        UTC,
    ];
    Dates::new(lang, &parts)
}

/// A month: "November 2026".
pub fn month(month: Month, lang: Lang) -> String {
    let first = month.days().next().map_or(0, Day::begins);
    Dates::new(lang, &[("month", "long"), ("year", "numeric"), UTC]).write(first)
}

/// The days of the week from Monday on, in their shortest form.
pub fn week(lang: Lang) -> [String; 7] {
    let dates = Dates::new(lang, &[("weekday", "short"), UTC]);
    // Day 4 (January 5, 1970) was a Monday.
    std::array::from_fn(|place| dates.write(Day(4 + place as i32).begins()))
}

/// The local time of day at which a day ends.
pub fn end_of(day: Day, lang: Lang) -> String {
    let parts = [("hour", "2-digit"), ("minute", "2-digit")];
    Dates::new(lang, &parts).write(day.begins() + DAY_MS)
}
