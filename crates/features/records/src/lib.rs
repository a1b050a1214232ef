//! Stored games: the list, export and import of files, and links.
//!
//! This crate may depend on the other features, on tables, and on all below them. The page's registry tells it
//! what it needs from each game ([`RECORD_PARTS`]). Begin with `part`, which maps addresses to screens.

mod files;
mod game;
mod import_report;
mod link;
mod list;
mod notes;
mod part;
mod row;
mod search;
mod search_results;
mod transfer;

pub use game::{RECORD_PARTS, RecordPart};
pub use notes::{HomeNotes, Notes, notes};
pub use part::{OnStart, RecordsPart, position, screen};

use model::import::Failure;
use replay::session_error_text;
use ui::dates::Dates;
use ui::i18n::{Lang, Texts};

/// The reason why a game was not imported, as text to follow a colon.
fn failure_text(failure: &Failure, texts: &Texts) -> &'static str {
    match failure {
        Failure::Record(error) => session_error_text(error, texts),
        Failure::NotLoaded => texts.errors.not_loaded,
    }
}

/// Writes dates and times in the person's language and time zone.
fn local_times(lang: Lang) -> Dates {
    Dates::new(lang, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// A time as ISO 8601, for machines; empty if it is out of range. `when` is in milliseconds since 1970.
fn iso_time(when: u64) -> String {
    let date = date(when);
    if date.get_time().is_nan() {
        String::new()
    } else {
        date.to_iso_string().into()
    }
}

fn date(when: u64) -> js_sys::Date {
    js_sys::Date::new(&(when as f64).into())
}
