//! The texts of Dumble's table, in every language. A missing text does not compile.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

mod differences;
mod keys;
pub(crate) mod lesson;
pub(crate) mod rules;

use engine::dumble::{Action, Card, Kind, RANKS, Rank, Rules};
use protocol::{Level, Style};

use table::{GameSummary, SwitchTexts};
use ui::i18n::{Lang, Translated};
use ui::translated;

pub use differences::DumbleDifferences;
pub use keys::DumbleKeys;
pub use lesson::DumbleLesson;
pub use rules::DumbleRules;

translated!(DumbleSummary, summary);
translated!(DumbleTexts, table, with_code);
translated!(DumbleRules, rules, with_code);
translated!(DumbleLesson, lesson, with_code);
translated!(DumbleKeys, keys, with_code);
translated!(DumbleDifferences, differences, with_code);

/// The game in a few words, for the home screen and the statistics.
pub struct DumbleSummary(pub GameSummary);

/// The texts of the table in one language.
pub struct DumbleTexts {
    /// How a base judges the game; the arm of the last is that of the expert.
    pub level_about: fn(Level) -> &'static str,
    /// What a style likes, in the order of `Style::ALL`; empty if it has no say.
    pub styles: [&'static str; Style::ALL.len()],
    /// The house rules, in the order of `Rules::SWITCHES`.
    pub options: [SwitchTexts; Rules::SWITCHES.len()],
    /// The name of the table, for landmarks and titles.
    pub title: &'static str,
    /// The index in the corner of a card, for each rank from the ace.
    pub ranks: [&'static str; RANKS],
    /// The name of a card.
    pub card: fn(Card) -> String,
    /// The label of the stock and the previous discard.
    pub sources: &'static str,
    /// The label of the stock, from its number of cards.
    pub stock: fn(usize) -> String,
    /// The label of the button that takes a card of the previous discard.
    pub take: fn(Card) -> String,
    /// The label of the person's hand.
    pub your_hand: &'static str,
    /// The points of the near hand.
    pub hand_is: fn(u8) -> String,
    /// A player's total over the rounds that are over.
    pub total_is: fn(u8) -> String,
    /// The word after a number of points, for screen readers, with the space before it.
    pub points_word: fn(u8) -> &'static str,
    /// A player's hand, from the number of cards and the cards that are known.
    pub holds: fn(usize, &[Card]) -> String,
    /// The last turn of a player who is eliminated.
    pub is_out: &'static str,
    /// The name of the call.
    pub dumble: &'static str,
    /// The label of the button that calls, from the points of the hand.
    pub call: fn(u8) -> String,
    /// The chance that the hand is the lowest, in percent: on the button that calls, and why a call is advised.
    pub lowest: fn(u32) -> String,
    /// The label of the button that discards the chosen cards.
    pub discard: &'static str,
    /// The label of the button that sorts the hand by rank.
    pub sort_rank: &'static str,
    /// The label of the button that sorts the hand by suit.
    pub sort_suit: &'static str,
    /// The round and the lap, both from 1.
    pub heading: fn(u16, u16) -> String,
    /// The prompt to discard.
    pub prompt_discard: &'static str,
    /// The prompt to call or to discard, from the points of the hand.
    pub prompt_dumble: fn(u8) -> String,
    /// The prompt to draw.
    pub prompt_draw: &'static str,
    /// The prompt while a player gets a card of the stock.
    pub drawing: &'static str,
    /// The prompt while the cards are dealt.
    pub dealing: &'static str,
    /// A player has called and won the round, from the name and the points of the hand.
    pub called_well: fn(&str, u8) -> String,
    /// What decided a round, without a full stop: who called with how many points; and who had fewer, with how many, if
    /// anybody had.
    pub decided: fn(&str, u8, Option<(&str, u8)>) -> String,
    /// A player has called without the lowest hand, from the name, the points of the hand and the score.
    pub called_badly: fn(&str, u8, i32) -> String,
    /// A player's total of 100 falls to 50, from the name.
    pub falls: fn(&str) -> String,
    /// A player is eliminated, from the name and the total above 100.
    pub eliminated: fn(&str, i32) -> String,
    /// The kind of the chosen cards, from the kind, their number and their points.
    pub kind: fn(Kind, usize, u8) -> String,
    /// Why a discard is advised: its points, and the most points that a discard can have in the next turn.
    pub why_discard: fn(u8, u8) -> String,
    /// Why taking a card is advised: the most points of a discard that it makes with the hand.
    pub why_fits: fn(u8) -> String,
    /// Why taking a card is advised: it has only these points.
    pub why_cheap: fn(u8) -> String,
    /// Why drawing from the stock is advised: the discards fit nothing, and have at least these points.
    pub why_stock: fn(u8) -> String,
    /// The remark that the expert would make this discard.
    pub best_choice: &'static str,
    /// The refusal of a discard without cards.
    pub nothing_chosen: &'static str,
    /// The refusal of more than four cards of a rank.
    pub too_many_equal: &'static str,
    /// The refusal of a run of more or fewer than three cards.
    pub run_length: &'static str,
    /// The refusal of a run in several suits.
    pub several_suits: &'static str,
    /// The refusal of queen, king, ace as a run.
    pub ace_is_low: &'static str,
    /// The refusal of cards that are neither of one rank nor a run.
    pub unrelated: &'static str,
    /// The refusal of a draw before the discard.
    pub discard_first: &'static str,
    /// The refusal of a discard before the draw.
    pub draw_first: &'static str,
    /// The refusal of a draw when no card is left.
    pub stock_empty: &'static str,
    /// The refusal of a call in the first turn.
    pub first_turn: &'static str,
    /// The refusal of a call with too many points, from the points.
    pub too_many: fn(u8) -> String,
    /// The refusal when it is not the person's turn.
    pub not_your_turn: &'static str,
    /// The heading of the points of the hands.
    pub hand: &'static str,
    /// The heading of the scores of this round.
    pub scored: &'static str,
    /// The heading of the totals over all rounds.
    pub total: &'static str,
    /// The heading of all hands at the end of a round.
    pub hands: &'static str,
    /// The heading of the chart of the totals.
    pub chart: &'static str,
    /// A player starts, from the name.
    pub starts: fn(&str) -> String,
    /// An action as an instruction without a full stop; hints insert it after a colon.
    pub describe_action: fn(Action) -> String,
    /// A card is turned up and begins the discards.
    pub turned_up: fn(Card) -> String,
    /// A player has discarded, from the name and the cards.
    pub discards: fn(&str, &[Card]) -> String,
    /// A player has taken a card of the previous discard, from the name and the card.
    pub takes: fn(&str, Card) -> String,
    /// A player has drawn from the stock, from the name.
    pub draws: fn(&str) -> String,
    /// In short: a player drew from the stock.
    pub drew: &'static str,
    /// The card that was drawn from the stock, for those who may see it.
    pub you_drew: fn(Card) -> String,
    /// The discards have become a new stock.
    pub reshuffled: &'static str,
    /// A player has called, from the name and the points of the hand.
    pub calls: fn(&str, u8) -> String,
    /// The score of a hand, from the name, the points of the hand and the score.
    pub scores: fn(&str, u8, i32) -> String,
}

impl PartialEq for DumbleTexts {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

impl DumbleTexts {
    /// The index in the corner of a card of this rank.
    pub fn rank(&self, rank: Rank) -> &'static str {
        self.ranks[rank.index()]
    }
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DumbleTexts {
    DumbleTexts::of(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_their_articles() {
        let advised = |action: &str, lang| (texts(lang).describe_action)(action.parse().unwrap());
        assert_eq!(advised("take QH", Lang::Fr), "prendre la dame de cœur");
        assert_eq!(advised("take AS", Lang::Fr), "prendre l’as de pique");
        assert_eq!(advised("take 3C", Lang::Fr), "prendre le 3 de trèfle");
        assert_eq!(advised("take KD", Lang::En), "take the king of diamonds");
        let twice = advised("3D 3D 3S", Lang::En);
        assert_eq!(twice, "discard the 3 of diamonds ×2, the 3 of spades");
    }
}
