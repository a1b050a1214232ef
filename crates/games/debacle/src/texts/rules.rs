//! The texts of Débâcle's rules pages, in every language. A missing text does not compile.

use table::RulesText;
use ui::i18n::{Lang, Translated};

/// The texts of the rules pages in one language.
pub struct DebacleRules {
    /// The game in a few sentences.
    pub summary: &'static str,
    /// Setting up.
    pub setup: RulesText,
    /// A turn.
    pub turn: RulesText,
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
    pub rebound: RulesText,
    /// The return to the camp.
    pub camp: RulesText,
    /// Doubles.
    pub doubles: RulesText,
    /// Recovering a die.
    pub recover: RulesText,
    /// The end of a round, and of the game.
    pub round: RulesText,
    /// Endless rounds.
    pub endless: RulesText,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DebacleRules {
    DebacleRules::of(lang)
}
