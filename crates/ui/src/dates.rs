//! Moments in words, as the person's language has them.

use js_sys::{Array, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

use model::lang::Lang;

/// Writes moments, all in the same way. To make one takes the browser much
/// longer than to write with it.
#[derive(Clone, PartialEq)]
pub struct Dates(Function);

impl Dates {
    /// Moments with these parts, named as `Intl.DateTimeFormat` names its options.
    pub fn new(lang: Lang, parts: &[(&str, &str)]) -> Dates {
        let options = Object::new();
        for (name, value) in parts {
            // An object that was just made takes any property.
            let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
        }
        let tags = Array::of1(&lang.tag().into());
        Dates(Intl::DateTimeFormat::new(&tags, &options).format())
    }

    /// Days without their year, by the person's calendar: "Nov 7".
    pub fn short(lang: Lang) -> Dates {
        Dates::new(lang, &[("day", "numeric"), ("month", "short")])
    }

    /// A moment, in milliseconds since 1970; nothing for one that no calendar has.
    pub fn write(&self, when: u64) -> String {
        // Exact in a float for longer than calendars last.
        let written = self.0.call1(&JsValue::NULL, &(when as f64).into());
        let text = written.ok().and_then(|text| text.as_string());
        text.unwrap_or_default()
    }
}
