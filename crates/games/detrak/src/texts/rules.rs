//! The texts of Détrak's rules pages, in every language. A missing text does not compile.

use table::RulesText;
use ui::i18n::{Lang, Translated};

/// The texts of the rules pages in one language.
pub struct DetrakRules {
    /// The game in a few sentences.
    pub summary: &'static str,
    /// Setting up.
    pub setup: RulesText,
    /// A turn.
    pub turn: RulesText,
    /// The caption of the sheet in the middle of a game, from its score.
    pub turn_figure: fn(i32) -> String,
    /// Scoring.
    pub scoring: RulesText,
    /// The heading of the lengths of runs.
    pub run: &'static str,
    /// The heading of the points of runs.
    pub points: &'static str,
    /// The worked example.
    pub example: RulesText,
    /// The caption of the worked example, from its score.
    pub example_figure: fn(i32) -> String,
    /// The advanced rules.
    pub advanced: RulesText,
    /// The caption of the example by the advanced rules, from its score.
    pub advanced_figure: fn(i32) -> String,
    /// Playing alone.
    pub alone: RulesText,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DetrakRules {
    DetrakRules::of(lang)
}
