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
    /// The best action, as games advise it, and why.
    pub best: fn(&str, &str) -> String,
    /// How far the best action is ahead of the next: in whole points, and in hundredths of a win. Both are 0 if it is
    /// not ahead. If the chance of winning is known, badges show that and not the points.
    pub lead: fn(u32, u32) -> String,
    /// The only action.
    pub only: fn(&str) -> String,
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
