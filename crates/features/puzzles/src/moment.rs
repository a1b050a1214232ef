//! When a game was played, and against whom, in words.

use engine::Player;
use js_sys::Date;
use model::day::{DAY_MS, Day};
use model::lang::Lang;
use ui::dates::Dates;
use ui::i18n::{Translated, capitalised};

use crate::texts::{MistakeTexts, When};

/// The milliseconds of a minute.
const MINUTE_MS: f64 = 60_000.0;

/// "Last Tuesday, against Mila": a game that ended at this time, in milliseconds since 1970. Days are those of the person's
/// clock.
pub fn moment((ended, now): (u64, u64), against: &[Player], lang: Lang) -> String {
    let texts = MistakeTexts::of(lang);
    let [then, today] = [ended, now].map(local_day);
    let weekday = || Dates::new(lang, &[("weekday", "long")]).write(ended);
    let date = || Dates::new(lang, &[("dateStyle", "long")]).write(ended);
    let when = match today.0.saturating_sub(then.0) {
        0 => (texts.when)(When::Today),
        1 => (texts.when)(When::Yesterday),
        2..=6 => (texts.when)(When::Last(&weekday())),
        _ => (texts.when)(When::On(&date())),
    };
    match against {
        [] => capitalised(&when),
        others => {
            let names: Vec<&str> = others.iter().map(|other| other.name.as_str()).collect();
            capitalised(&(texts.against)(&when, &names.join(", ")))
        }
    }
}

/// The day of the person's own calendar.
fn local_day(at: u64) -> Day {
    let offset = MINUTE_MS * Date::new(&(at as f64).into()).get_timezone_offset();
    Day((((at as f64) - offset) / DAY_MS as f64).floor() as i32)
}
