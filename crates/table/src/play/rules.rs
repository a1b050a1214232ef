//! A game's rules, for the screen of rules.

use model::lang::Lang;
use yew::prelude::*;

/// A game's rules in a language.
pub struct RulesPage {
    /// The game in a few sentences.
    pub summary: &'static str,
    /// The parts, in their order.
    pub parts: Vec<RulesPart>,
}

/// The text of a part of a game's rules.
#[derive(Clone, Copy, Debug)]
pub struct RulesText {
    /// The heading.
    pub heading: &'static str,
    /// The paragraphs.
    pub paragraphs: &'static [&'static str],
}

/// A part of a game's rules.
pub struct RulesPart {
    /// The heading and the paragraphs.
    pub text: RulesText,
    /// Whether the paragraphs are steps in order.
    pub steps: bool,
    /// A figure, or nothing.
    pub figure: Html,
}

impl RulesPart {
    /// A part whose paragraphs are not steps.
    pub fn new(text: RulesText, figure: Html) -> RulesPart {
        RulesPart {
            text,
            steps: false,
            figure,
        }
    }

    /// A part whose paragraphs are steps in order.
    pub fn steps(text: RulesText, figure: Html) -> RulesPart {
        RulesPart {
            steps: true,
            ..RulesPart::new(text, figure)
        }
    }
}

/// The rules of a game in a language.
pub type RulesPageOf = fn(Lang) -> RulesPage;
