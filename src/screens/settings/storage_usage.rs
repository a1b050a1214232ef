//! The storage that the games and the copy of the page take.

use database::{Usage, usage};
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::loaded::use_loaded;
use yew::prelude::*;

use crate::texts::SettingsScreenTexts;

/// A megabyte and a gigabyte, in bytes.
const UNITS: [f64; 2] = [1e6, 1e9];
/// The number of megabytes from which sizes are told in gigabytes. Larger numbers would be rounded to a thousand
/// megabytes.
const MOST: f64 = 999.95;

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
    let texts = SettingsScreenTexts::of(lang);
    let (used, free) = (usage.used, usage.quota - usage.used);
    let room = (texts.room)(&size(used, lang), &size(free, lang));
    let kept = if usage.is_persistent {
        texts.persistent
    } else {
        texts.not_persistent
    };
    format!("{room} {kept}")
}

/// A size in bytes as a number with a unit.
fn size(bytes: f64, lang: Lang) -> String {
    let bytes = bytes.max(0.0);
    let unit = usize::from(bytes >= MOST * UNITS[0]);
    let number = Texts::of(lang).numbers.decimal(bytes / UNITS[unit]);
    format!(
        "{number}\u{a0}{}",
        SettingsScreenTexts::of(lang).units[unit]
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_told_in_units_that_fit() {
        let sizes = [
            0.0,
            -5.0,
            4_250_000.0,
            999_900_000.0,
            999_960_000.0,
            10_737_418_240.0,
        ];
        let told = |lang| sizes.map(|bytes| size(bytes, lang).replace('\u{a0}', " "));
        assert_eq!(
            told(Lang::En),
            [
                "0.0 MB", "0.0 MB", "4.3 MB", "999.9 MB", "1.0 GB", "10.7 GB"
            ]
        );
        assert_eq!(told(Lang::Fr)[4..], ["1,0 Go", "10,7 Go"]);
        assert_eq!(told(Lang::De)[5], "10,7 GB");
    }
}
