//! A game's rules, for the screen of rules.

use model::lang::Lang;
use yew::prelude::*;

/// A part of a game's rules.
pub struct RulesPart {
    /// Its heading and paragraphs.
    pub text: (&'static str, &'static [&'static str]),
    /// Whether the paragraphs are steps in order.
    pub steps: bool,
    /// A figure, or nothing.
    pub figure: Html,
}

/// A game's rules in a language: a summary, and the parts.
pub type RulesOf = fn(Lang) -> (&'static str, Vec<RulesPart>);
