//! The texts of hints, in every language. A missing text does not compile.

use ui::i18n::{Lang, NumberFormat, Translated};

/// The texts in one language.
pub struct HintTexts {
    /// The button's label.
    pub ask: &'static str,
    /// The button's label with its key.
    pub ask_key: &'static str,
    /// The button's label while the worker computes.
    pub thinking: &'static str,
    /// The prompt while the worker computes.
    pub working: &'static str,
    /// The best action, as games advise it, and its margin in whole points and hundredths of a win; both 0 if
    /// it is not ahead.
    pub best: fn(&str, u32, u32) -> String,
    /// The only action.
    pub only: fn(&str) -> String,
    /// The chance of winning, in hundredths.
    pub chance: fn(u32) -> String,
    /// The expected points, in tenths.
    pub expected: fn(i32) -> String,
    /// Other actions that are close, joined by `between`.
    pub others: fn(&str) -> String,
    /// The separator between several of them.
    pub between: &'static str,
    /// Nothing tells the actions apart.
    pub alike: &'static str,
    /// How badges write chances and points.
    pub numbers: NumberFormat,
    /// The badge of the better action.
    pub better: &'static str,
    /// The badge of the action that was played.
    pub played: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static HintTexts {
    HintTexts::of(lang)
}
