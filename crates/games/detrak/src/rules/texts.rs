//! Détrak's rules in words, in every language. A missing text does not compile.

use ui::i18n::{Lang, Translated};

type Part = (&'static str, &'static [&'static str]);

/// DetrakRules of the rules. A part is a heading and a list of paragraphs.
pub struct DetrakRules {
    /// The game in a nutshell.
    pub summary: &'static str,
    /// Set-up.
    pub setup: Part,
    /// A turn.
    pub turn: Part,
    /// Under the sheet in the middle of a game, with its score.
    pub turn_figure: fn(i32) -> String,
    /// Scoring.
    pub scoring: Part,
    /// The length of a run.
    pub run: &'static str,
    /// Its points.
    pub points: &'static str,
    /// A worked example.
    pub example: Part,
    /// Under the example, with its score.
    pub example_figure: fn(i32) -> String,
    /// The advanced rules.
    pub advanced: Part,
    /// Under the example by the advanced rules, with its score.
    pub advanced_figure: fn(i32) -> String,
    /// Playing alone.
    pub alone: Part,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DetrakRules {
    DetrakRules::of(lang)
}
