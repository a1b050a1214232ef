//! The texts of Dumble's rules pages, in every language. A missing text does not compile.

use table::RulesText;
use ui::i18n::{Lang, Translated};

/// The texts of the rules pages in one language.
pub struct DumbleRules {
    /// The game in a few sentences.
    pub summary: &'static str,
    /// Setting up.
    pub setup: RulesText,
    /// A turn.
    pub turn: RulesText,
    /// The caption of example cards, from the points of each.
    pub points: fn(u8) -> String,
    /// The caption of the picture of the stock.
    pub from_stock: &'static str,
    /// The caption of the picture of the previous discard.
    pub from_latest: &'static str,
    /// Legal discards.
    pub discards: RulesText,
    /// The caption of the example of a pair.
    pub pair: &'static str,
    /// The caption of the example of three of a kind.
    pub three: &'static str,
    /// The caption of the example of a run.
    pub run: &'static str,
    /// The caption of the example of cards that are no run.
    pub no_run: &'static str,
    /// The stock.
    pub stock: RulesText,
    /// The call.
    pub dumble: RulesText,
    /// The caption of the caller's hand in the example of a call, after the name: the player has 8 points and
    /// is not lowest.
    pub calls: &'static str,
    /// The caption of a hand of 7 points in that example, after the name.
    pub has_less: &'static str,
    /// The caption of a hand of 14 points in that example, after the name.
    pub pays: &'static str,
    /// The end of the match, and who wins it.
    pub winning: RulesText,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DumbleRules {
    DumbleRules::of(lang)
}
