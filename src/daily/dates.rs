//! Days in words, as the person's language has them.

use js_sys::{Date, Object, Reflect};

use crate::day::{DAY_MS, Day, Month};
use crate::i18n::Lang;

/// A day with its day of the week: "Saturday, 21 November 2026".
pub fn long(day: Day, lang: Lang) -> String {
    let parts = [
        ("weekday", "long"),
        ("day", "numeric"),
        ("month", "long"),
        ("year", "numeric"),
    ];
    written(day.begins(), lang, &parts, true)
}

/// A month: "November 2026".
pub fn month(month: Month, lang: Lang) -> String {
    let first = month.days().next().map_or(0, Day::begins);
    written(first, lang, &[("month", "long"), ("year", "numeric")], true)
}

/// The days of the week from Monday on, as short as can be.
pub fn week(lang: Lang) -> [String; 7] {
    // The fifth day of all was a Monday.
    std::array::from_fn(|place| {
        let when = Day(4 + place as i32).begins();
        written(when, lang, &[("weekday", "short")], true)
    })
}

/// The local time at which a day ends.
pub fn end_of(day: Day, lang: Lang) -> String {
    let end = day.begins() + DAY_MS;
    written(
        end,
        lang,
        &[("hour", "2-digit"), ("minute", "2-digit")],
        false,
    )
}

fn written(when: u64, lang: Lang, parts: &[(&str, &str)], utc: bool) -> String {
    let options = Object::new();
    let zone = utc.then_some(("timeZone", "UTC"));
    for (name, value) in parts.iter().copied().chain(zone) {
        // An object that was just made takes any property.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    // Milliseconds since 1970 are exact in a float for longer than calendars last.
    let text = Date::new(&(when as f64).into()).to_locale_string(lang.tag(), &options);
    String::from(text)
}
