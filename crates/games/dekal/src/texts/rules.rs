//! The texts of Dékal's rules pages, in every language. A missing text does not compile.

use table::RulesText;
use ui::i18n::{Lang, Translated};

/// The texts of the rules pages in one language.
pub struct DekalRules {
    /// The game in a few sentences.
    pub summary: &'static str,
    /// Setting up.
    pub setup: RulesText,
    /// A turn: its paragraphs are steps.
    pub turn: RulesText,
    /// The push.
    pub push: RulesText,
    /// The caption of the picture of a push.
    pub push_figure: &'static str,
    /// The description of the row before the push, for screen readers.
    pub push_before: &'static str,
    /// The description of the row after the push, for screen readers.
    pub push_after: &'static str,
    /// The captions of holes in a corner, at a border and inside, from the number of ways to push a card in.
    pub holes: [fn(usize) -> String; 3],
    /// The caption of the pictures of holes.
    pub holes_figure: &'static str,
    /// Scoring.
    pub scoring: RulesText,
    /// Before the worked example.
    pub example: &'static str,
    /// The result of the worked example.
    pub example_result: &'static str,
    /// A row of the worked example for screen readers, from its number and its cards.
    pub example_row: fn(usize, &str) -> String,
    /// A card of the worked example that cancels, for screen readers, from its value.
    pub cancelled: fn(u8) -> String,
    /// Winning.
    pub winning: RulesText,
    /// The caption of the picture of all cards.
    pub cards_about: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DekalRules {
    DekalRules::of(lang)
}
