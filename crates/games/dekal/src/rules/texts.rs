//! Dékal's rules in words, in every language. A missing text does not compile.

use ui::i18n::{Lang, Translated};

/// DekalRules of the rules. A part is a list of paragraphs.
pub struct DekalRules {
    /// The game in a nutshell.
    pub summary: &'static str,
    /// Set-up: heading and paragraphs.
    pub setup: (&'static str, &'static [&'static str]),
    /// A turn: heading and steps.
    pub turn: (&'static str, &'static [&'static str]),
    /// The push: heading and paragraphs.
    pub push: (&'static str, &'static [&'static str]),
    /// Under the picture of a push.
    pub push_figure: &'static str,
    /// Said instead of the picture of a push, before it happens.
    pub push_before: &'static str,
    /// Said instead of the picture of a push, after it happened.
    pub push_after: &'static str,
    /// A hole in a corner, at a border, inside, with so many ways in.
    pub holes: [fn(usize) -> String; 3],
    /// Under the pictures of holes.
    pub holes_figure: &'static str,
    /// Scoring: heading and paragraphs.
    pub scoring: (&'static str, &'static [&'static str]),
    /// Before the worked example.
    pub example: &'static str,
    /// Under the worked example.
    pub example_result: &'static str,
    /// A row of the example in words: which row, and its cards.
    pub example_row: fn(usize, &str) -> String,
    /// A card that cancels, in words.
    pub cancelled: fn(u8) -> String,
    /// Winning: heading and paragraphs.
    pub winning: (&'static str, &'static [&'static str]),
    /// Ten copies of each.
    pub cards_about: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DekalRules {
    DekalRules::of(lang)
}
