//! The texts of watching, in every language. A missing text does not compile.

use ui::i18n::{Lang, Translated};

/// The texts in one language.
pub struct WatchTexts {
    /// The controls of a table that plays itself.
    pub controls: &'static str,
    /// The button that pauses.
    pub pause: &'static str,
    /// The button that plays on.
    pub go_on: &'static str,
    /// The button for one step.
    pub step: &'static str,
    /// The button that plays the rest at once.
    pub to_end: &'static str,
    /// The speed.
    pub speed: &'static str,
    /// Slow, normal, fast, as fast as the bots think.
    pub speeds: [&'static str; 4],
    /// The table is paused.
    pub paused: &'static str,
    /// The button that begins another match to watch.
    pub again: &'static str,
    /// A kept game in which only bots have played.
    pub watched: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static WatchTexts {
    WatchTexts::of(lang)
}
