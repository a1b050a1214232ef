//! Dumble's rules in words, in every language. A missing text does not compile.

use ui::i18n::{Lang, Translated};

type Part = (&'static str, &'static [&'static str]);

/// DumbleRules of the rules. A part is a heading and a list of paragraphs.
pub struct DumbleRules {
    /// The game in a nutshell.
    pub summary: &'static str,
    /// Set-up.
    pub setup: Part,
    /// A turn.
    pub turn: Part,
    /// What a card counts.
    pub points: fn(u8) -> String,
    /// Under the picture of the stock.
    pub from_stock: &'static str,
    /// Under the picture of the cards that the player before has discarded.
    pub from_latest: &'static str,
    /// What can be discarded.
    pub discards: Part,
    /// Under an example of a pair.
    pub pair: &'static str,
    /// Under an example of three of a kind.
    pub three: &'static str,
    /// Under an example of a run.
    pub run: &'static str,
    /// Under an example of what is no run.
    pub no_run: &'static str,
    /// The stock.
    pub stock: Part,
    /// The call.
    pub dumble: Part,
    /// In the example of a call, as a sentence after the name of who calls: with 8
    /// points, and is not lowest.
    pub announces: &'static str,
    /// The same of somebody who has 7.
    pub has_less: &'static str,
    /// The same of somebody who has 14.
    pub pays: &'static str,
    /// The match.
    pub winning: Part,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DumbleRules {
    DumbleRules::of(lang)
}
