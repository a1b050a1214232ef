//! What is said of hints, in every language. A missing text does not compile.

use ui::i18n::{Lang, NumberFormat, Translated};

/// The texts in one language.
pub struct HintTexts {
    /// Asks for a hint.
    pub ask: &'static str,
    /// The same, with its key.
    pub ask_key: &'static str,
    /// On the button while the worker thinks.
    pub thinking: &'static str,
    /// In the prompt while the worker thinks.
    pub working: &'static str,
    /// The best action, as games advise it, and how far it is ahead of the next:
    /// whole points, hundredths of a win; both 0 if it is not.
    pub best: fn(&str, u32, u32) -> String,
    /// The only action.
    pub only: fn(&str) -> String,
    /// The chance to win, in hundredths.
    pub chance: fn(u32) -> String,
    /// The points to be expected, in tenths.
    pub expected: fn(i32) -> String,
    /// Others that are close, joined by `between`.
    pub others: fn(&str) -> String,
    /// Between several of them.
    pub between: &'static str,
    /// Nothing tells the actions apart.
    pub alike: &'static str,
    /// How a badge writes chances and points.
    pub numbers: NumberFormat,
    /// On the badge of what would have been better.
    pub better: &'static str,
    /// On the badge of what was done instead.
    pub played: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static HintTexts {
    HintTexts::of(lang)
}
