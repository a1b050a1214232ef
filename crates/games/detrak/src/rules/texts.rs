//! The texts of Détrak's rules pages, in every language. A missing text does not compile.

use ui::i18n::{Lang, Translated};

type Part = (&'static str, &'static [&'static str]);

/// The texts of the rules pages in one language. A part is a heading and a list of paragraphs.
pub struct DetrakRules {
    /// The game in a few sentences.
    pub summary: &'static str,
    /// Setting up.
    pub setup: Part,
    /// A turn.
    pub turn: Part,
    /// The caption of the sheet in the middle of a game, from its score.
    pub turn_figure: fn(i32) -> String,
    /// Scoring.
    pub scoring: Part,
    /// The heading of the lengths of runs.
    pub run: &'static str,
    /// The heading of the points of runs.
    pub points: &'static str,
    /// The worked example.
    pub example: Part,
    /// The caption of the worked example, from its score.
    pub example_figure: fn(i32) -> String,
    /// The advanced rules.
    pub advanced: Part,
    /// The caption of the example by the advanced rules, from its score.
    pub advanced_figure: fn(i32) -> String,
    /// Playing alone.
    pub alone: Part,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DetrakRules {
    DetrakRules::of(lang)
}
