//! The storage that the games and the copy of the page take.

use database::{Usage, usage};
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::loaded::use_loaded;
use yew::prelude::*;

use crate::texts::SettingsScreenTexts;

/// A megabyte, in bytes.
const MEGABYTE: f64 = 1e6;

/// The storage that is taken and free, and whether the browser may clear it. Empty if the browser does not
/// tell.
#[component]
pub fn StorageUsage() -> Html {
    let lang = use_lang();
    let usage = use_loaded((), |()| async { Ok(usage().await) });
    let usage = usage.and_then(Result::ok).and_then(|usage| *usage);
    let text = usage.map(|usage| usage_text(usage, lang));
    html! { <p hidden={text.is_none()} data-room="">{ text.unwrap_or_default() }</p> }
}

fn usage_text(usage: Usage, lang: Lang) -> String {
    let words = SettingsScreenTexts::of(lang);
    let size = |bytes: f64| {
        let megabytes = bytes.max(0.0) / MEGABYTE;
        Texts::of(lang).numbers.decimal(megabytes)
    };
    let room = (words.room)(&size(usage.used), &size(usage.quota - usage.used));
    let kept = if usage.is_persistent {
        words.persistent
    } else {
        words.not_persistent
    };
    format!("{room} {kept}")
}
