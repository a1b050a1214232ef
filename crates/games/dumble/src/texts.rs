//! The texts of Dumble's table. A missing text does not compile.

use engine::dumble::{Action, Card, Kind, RANKS, Rank, Suit};
use protocol::Level;

use table::GameSummary;
use ui::i18n::{Lang, Translated};

/// The game's texts in one language.
pub struct DumbleTexts {
    /// How it introduces itself on the home screen.
    pub summary: GameSummary,
    /// What a level does.
    pub level_about: fn(Level) -> &'static str,
    /// The table's name for landmarks and titles.
    pub title: &'static str,
    /// What stands in the corner of a card of each rank, the ace first.
    pub ranks: [&'static str; RANKS],
    /// A card in words.
    pub card: fn(Card) -> String,
    /// The stock and the previous discard.
    pub sources: &'static str,
    /// The stock, with so many cards.
    pub stock: fn(usize) -> String,
    /// Takes a card of the previous discard: the name of a button.
    pub take: fn(Card) -> String,
    /// One's own cards.
    pub your_hand: &'static str,
    /// The points of one's hand.
    pub hand_is: fn(u8) -> String,
    /// The points of the rounds before.
    pub total_is: fn(u8) -> String,
    /// What follows a number of points to say that it is one, with the space
    /// before it.
    pub points_word: fn(u8) -> &'static str,
    /// How many cards somebody holds, and which of them are known.
    pub holds: fn(usize, &[Card]) -> String,
    /// Somebody has been eliminated.
    pub is_out: &'static str,
    /// The call.
    pub dumble: &'static str,
    /// Announces it, with a hand of these points.
    pub announce: fn(u8) -> String,
    /// How likely the hand is the lowest, in hundredths: on the button that calls.
    pub lowest: fn(u32) -> String,
    /// Discards the chosen cards.
    pub discard: &'static str,
    /// Sorts the hand.
    pub sort_rank: &'static str,
    /// Sorts the hand.
    pub sort_suit: &'static str,
    /// The round and the lap, from 1.
    pub heading: fn(u16, u16) -> String,
    /// What to do: discard.
    pub prompt_discard: &'static str,
    /// What to do: announce with these points, or discard.
    pub prompt_dumble: fn(u8) -> String,
    /// What to do: draw.
    pub prompt_draw: &'static str,
    /// Somebody gets a card of the stock.
    pub drawing: &'static str,
    /// The cards are dealt.
    pub dealing: &'static str,
    /// Somebody announced with these points and won the round: name, points.
    pub called_well: fn(&str, u8) -> String,
    /// Somebody announced and was not lowest: name, points, what that scores.
    pub called_badly: fn(&str, u8, i32) -> String,
    /// The total of 100 of somebody, by the name, falls to 50.
    pub falls: fn(&str) -> String,
    /// Somebody is eliminated: name, total above 100.
    pub eliminated: fn(&str, i32) -> String,
    /// What chosen cards are: the kind, how many, their points.
    pub kind: fn(Kind, usize, u8) -> String,
    /// The bots would choose this.
    pub best_choice: &'static str,
    /// Why something is refused.
    pub nothing_chosen: &'static str,
    /// More than four of a rank.
    pub too_many_equal: &'static str,
    /// A run of more or less than three.
    pub run_length: &'static str,
    /// A run in several suits.
    pub several_suits: &'static str,
    /// Queen, king, ace.
    pub ace_is_low: &'static str,
    /// Cards that have nothing to do with each other.
    pub unrelated: &'static str,
    /// A draw before a discard.
    pub discard_first: &'static str,
    /// A discard before a draw.
    pub draw_first: &'static str,
    /// Nothing is left to draw from.
    pub stock_empty: &'static str,
    /// Dumble on the first turn.
    pub first_turn: &'static str,
    /// Dumble with too many points.
    pub too_many: fn(u8) -> String,
    /// It is not the person's turn.
    pub not_your_turn: &'static str,
    /// The points of a hand, as a heading.
    pub hand: &'static str,
    /// What a round scored, as a heading.
    pub scored: &'static str,
    /// The points of all rounds, as a heading.
    pub total: &'static str,
    /// The hands of all, as a heading.
    pub hands: &'static str,
    /// The totals over the rounds, as a heading.
    pub chart: &'static str,
    /// Who starts, by the name.
    pub starts: fn(&str) -> String,
    /// An action as something to do, without a full stop: it is put into the
    /// sentences of hints, after a colon.
    pub advise: fn(Action) -> String,
    /// The card that begins the discards.
    pub turned_up: fn(Card) -> String,
    /// A discard: name, cards.
    pub discards: fn(&str, &[Card]) -> String,
    /// A card taken from a discard: name, card.
    pub takes: fn(&str, Card) -> String,
    /// A card drawn from the stock, by the name of who drew it.
    pub draws: fn(&str) -> String,
    /// The card that the person drew.
    pub you_drew: fn(Card) -> String,
    /// A new stock.
    pub reshuffled: &'static str,
    /// The call: name, points.
    pub announces: fn(&str, u8) -> String,
    /// What a hand scores: name, its points, the score.
    pub scores: fn(&str, u8, i32) -> String,
}

impl PartialEq for DumbleTexts {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

impl DumbleTexts {
    /// What stands in the corner of a card of this rank.
    pub fn rank(&self, rank: Rank) -> &'static str {
        self.ranks[rank.index()]
    }
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DumbleTexts {
    DumbleTexts::of(lang)
}

/// A card in two signs.
pub fn sign(card: Card, texts: &DumbleTexts) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "♣",
        Suit::Diamonds => "♦",
        Suit::Hearts => "♥",
        Suit::Spades => "♠",
    };
    format!("{}{suit}", texts.rank(card.rank()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_their_articles() {
        let said = |action: &str, lang| (texts(lang).advise)(action.parse().unwrap());
        assert_eq!(said("take QH", Lang::Fr), "prendre la dame de cœur");
        assert_eq!(said("take AS", Lang::Fr), "prendre l’as de pique");
        assert_eq!(said("take 3C", Lang::Fr), "prendre le 3 de trèfle");
        assert_eq!(said("take KD", Lang::En), "take the king of diamonds");
    }
}
