//! Dates and times in the person's language.

use js_sys::{Array, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

use model::lang::Lang;

/// The language, with a region where its calendar depends on that: the page's English is British, and "en" alone would
/// be American.
fn tag(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en-GB",
        other => other.tag(),
    }
}

/// Formats moments, all in the same way. Browsers take much longer to make a formatter than to use it.
#[derive(Clone, PartialEq)]
pub struct Dates(Function);

impl Dates {
    /// A format with these parts, named like the options of `Intl.DateTimeFormat`.
    pub fn new(lang: Lang, parts: &[(&str, &str)]) -> Dates {
        let options = Object::new();
        for (name, value) in parts {
            // A new object accepts any property.
            let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
        }
        let tags = Array::of1(&tag(lang).into());
        Dates(Intl::DateTimeFormat::new(&tags, &options).format())
    }

    /// Days without their year, for instance "7 Nov".
    pub fn short(lang: Lang) -> Dates {
        Dates::new(lang, &[("day", "numeric"), ("month", "short")])
    }

    /// Formats a moment, in milliseconds since 1970; an empty text for one that no calendar has.
    pub fn write(&self, when: u64) -> String {
        // A float represents these numbers exactly for longer than calendars last.
        let written = self.0.call1(&JsValue::NULL, &(when as f64).into());
        let text = written.ok().and_then(|text| text.as_string());
        text.unwrap_or_default()
    }
}
