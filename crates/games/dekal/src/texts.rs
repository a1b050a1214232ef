//! The texts of Dékal's table, in every language. A missing text does not compile.

use engine::dekal::{Action, Cell, Illegal, Push};
use protocol::Level;

use table::GameSummary;
use ui::i18n::{Lang, Translated};

/// What the options say in one language.
pub struct DekalOptions {
    /// How long the match lasts.
    pub rounds: &'static str,
    /// One round.
    pub one_round: &'static str,
    /// Until somebody reaches 100.
    pub to_hundred: &'static str,
    /// Who starts.
    pub first: &'static str,
    /// Whoever reveals the lowest card.
    pub first_lowest: &'static str,
    /// The person.
    pub first_me: &'static str,
    /// Anybody, by lot.
    pub first_random: &'static str,
}

/// The game's texts in one language.
pub struct DekalTexts {
    /// How it introduces itself on the home screen.
    pub summary: GameSummary,
    /// The options.
    pub options: DekalOptions,
    /// What a level does.
    pub level_about: fn(Level) -> &'static str,
    /// The table's name for landmarks and titles.
    pub title: &'static str,
    /// One's own grid.
    pub your_grid: &'static str,
    /// Another's grid, by the name.
    pub grid_of: fn(&str) -> String,
    /// The cards in the centre.
    pub centre: &'static str,
    /// The slots around one's grid.
    pub edges: &'static str,
    /// The prompt to turn a card over.
    pub prompt_reveal: &'static str,
    /// The prompt to draft.
    pub prompt_draft: &'static str,
    /// The prompt when only one card is left to take.
    pub prompt_forced: &'static str,
    /// The prompt to choose an edge for the card in hand, by its value.
    pub prompt_edge: fn(u8) -> String,
    /// What a draft is expected to end with, in tenths of a point, and the best
    /// there is if that is another.
    pub forecast: fn(i32, Option<i32>) -> String,
    /// The round is being counted.
    pub counting: &'static str,
    /// The points so far, while a round is counted and after.
    pub points: fn(u32) -> String,
    /// Heading of the numbers of cards left.
    pub cards_left: &'static str,
    /// Cards are coming up.
    pub turning_up: &'static str,
    /// A turn of 16, from 1.
    pub turn: fn(u8) -> String,
    /// Somebody revealed a card: name, value.
    pub reveals: fn(&str, u8) -> String,
    /// Somebody drew a card to break the tie for the lowest: name, value.
    pub tie_draw: fn(&str, u8) -> String,
    /// The lot gave the token to somebody, by the name.
    pub lot: fn(&str) -> String,
    /// Somebody drafted: name, value, where.
    pub drafts: fn(&str, u8, Push) -> String,
    /// A push in words, as the name of a button: from which side into which row
    /// or column.
    pub push: fn(Push) -> String,
    /// An action as something to do, without a full stop: it is put into the
    /// sentences of hints, after a colon.
    pub advise: fn(Action) -> String,
    /// A cell, and what is there: a value, `face_down` or `hole`.
    pub cell: fn(Cell, &str) -> String,
    /// A face-down card.
    pub face_down: &'static str,
    /// The hole.
    pub hole: &'static str,
    /// A card in the centre, by its value.
    pub centre_card: fn(u8) -> String,
    /// An empty slot of the centre.
    pub centre_empty: &'static str,
    /// Holds the token.
    pub token: &'static str,
    /// Total so far.
    pub total: &'static str,
    /// This round's score.
    pub score: &'static str,
    /// A tie was broken by the cards left.
    pub tie_broken: &'static str,
    /// No card is chosen yet.
    pub choose_card_first: &'static str,
    /// Why something is refused.
    pub refusal: fn(Illegal) -> String,
}

impl PartialEq for DekalTexts {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DekalTexts {
    DekalTexts::of(lang)
}
