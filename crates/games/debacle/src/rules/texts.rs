//! The texts of Débâcle's rules pages, in every language. A missing text does not compile.

use ui::i18n::{Lang, Translated};

type Part = (&'static str, &'static [&'static str]);

/// The texts of the rules pages in one language. A part is a heading and a list of paragraphs.
pub struct DebacleRules {
    /// The game in a few sentences.
    pub summary: &'static str,
    /// Setting up.
    pub setup: Part,
    /// A turn.
    pub turn: Part,
    /// The caption of the picture of a die that rolls.
    pub roll_figure: &'static str,
    /// The caption of the picture of a die that is flipped.
    pub flip_figure: &'static str,
    /// The caption of the picture of a capture.
    pub capture_figure: &'static str,
    /// The caption of the picture of a capture by a 1.
    pub one_figure: &'static str,
    /// The caption of the picture of the start.
    pub setup_figure: &'static str,
    /// The caption of the picture of a rebound.
    pub rebound_figure: &'static str,
    /// The caption of the picture of a die that returns to its camp.
    pub camp_figure: &'static str,
    /// The caption of the picture of doubles.
    pub doubles_figure: &'static str,
    /// The caption of the picture of a die that is recovered.
    pub recover_figure: &'static str,
    /// The rebound.
    pub rebound: Part,
    /// The return to the camp.
    pub camp: Part,
    /// Doubles.
    pub doubles: Part,
    /// Recovering a die.
    pub recover: Part,
    /// The end of a round, and of the game.
    pub round: Part,
    /// Endless rounds.
    pub endless: Part,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DebacleRules {
    DebacleRules::of(lang)
}
