//! What is said of watching, in every language. A missing text does not
//! compile.

use ui::i18n::{Lang, Translated};

/// The texts in one language.
pub struct WatchTexts {
    /// The choice whether to play or to watch.
    pub role: &'static str,
    /// The person plays; the person watches.
    pub roles: [&'static str; 2],
    /// So many bots play.
    pub bots: fn(u8) -> String,
    /// Begins a match that is watched.
    pub start: &'static str,
    /// The controls of a table that plays itself.
    pub controls: &'static str,
    /// Stops it.
    pub pause: &'static str,
    /// Lets it go on.
    pub go_on: &'static str,
    /// Lets one more thing happen.
    pub step: &'static str,
    /// Plays the rest at once.
    pub to_end: &'static str,
    /// How fast it goes.
    pub speed: &'static str,
    /// Slow, normal, fast, as fast as the bots think.
    pub speeds: [&'static str; 4],
    /// It waits.
    pub paused: &'static str,
    /// Begins another match that is watched.
    pub again: &'static str,
    /// A kept game that nobody but bots has played.
    pub watched: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static WatchTexts {
    WatchTexts::of(lang)
}
