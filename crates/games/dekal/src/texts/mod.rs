//! The texts of Dékal's table, in every language. A missing text does not compile.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

mod differences;
mod keys;
pub(crate) mod lesson;
pub(crate) mod rules;

use engine::dekal::{Action, Cell, Illegal, Push};
use protocol::{Level, Style};

use table::GameSummary;
use ui::i18n::{Lang, Translated};
use ui::translated;

pub use differences::DekalDifferences;
pub use keys::DekalKeys;
pub use lesson::DekalLesson;
pub use rules::DekalRules;

translated!(DekalSummary, summary);
translated!(DekalTexts, table, with_code);
translated!(DekalRules, rules, with_code);
translated!(DekalLesson, lesson, with_code);
translated!(DekalKeys, keys, with_code);
translated!(DekalDifferences, differences, with_code);

/// The texts of the options in one language.
pub struct DekalOptions {
    /// The label of the match's length.
    pub rounds: &'static str,
    /// The choice of one round.
    pub one_round: &'static str,
    /// The choice of rounds until a player reaches 100 points.
    pub to_hundred: &'static str,
    /// The label of who starts.
    pub first: &'static str,
    /// The choice of the player who reveals the lowest card.
    pub first_lowest: &'static str,
    /// The choice of the person.
    pub first_me: &'static str,
    /// The choice of a random player.
    pub first_random: &'static str,
}

/// The game in a few words, for the home screen and the statistics.
pub struct DekalSummary(pub GameSummary);

/// The texts of the table in one language.
pub struct DekalTexts {
    /// The texts of the options.
    pub options: DekalOptions,
    /// How a base judges the game; the arm of the last is that of the expert.
    pub level_about: fn(Level) -> &'static str,
    /// What a style likes, in the order of `Style::ALL`.
    pub styles: [&'static str; Style::ALL.len()],
    /// The name of the table, for landmarks and titles.
    pub title: &'static str,
    /// The label of the person's grid.
    pub your_grid: &'static str,
    /// The label of another player's grid, from the name.
    pub grid_of: fn(&str) -> String,
    /// The label of the button that enlarges another player's grid, from the name.
    pub enlarge: fn(&str) -> String,
    /// The label of the centre.
    pub centre: &'static str,
    /// The label of the entry slots around the person's grid.
    pub edges: &'static str,
    /// The prompt to turn a card over.
    pub prompt_reveal: &'static str,
    /// The prompt to draft.
    pub prompt_draft: &'static str,
    /// The prompt when only one card is left to take.
    pub prompt_forced: &'static str,
    /// The prompt to choose an edge for the chosen card, from its value.
    pub prompt_edge: fn(u8) -> String,
    /// The expected score of the draft in hand, and of the best draft if that is another one, in tenths of a
    /// point.
    pub forecast: fn(i32, Option<i32>) -> String,
    /// The prompt while the scoring is shown.
    pub counting: &'static str,
    /// A score, during and after the scoring.
    pub points: fn(u32) -> String,
    /// The largest group that cancelled on the table: its cards, and the names of those in whose grids.
    pub largest_group: fn(&str, &str) -> String,
    /// The heading of the numbers of cards left.
    pub cards_left: &'static str,
    /// The prompt while cards are turned over.
    pub turning_up: &'static str,
    /// A turn, from 1 to 16.
    pub turn: fn(u8) -> String,
    /// A player has revealed a card, from the name and the value.
    pub reveals: fn(&str, u8) -> String,
    /// A player has drawn a card to break the tie for the lowest, from the name and the value.
    pub tie_draw: fn(&str, u8) -> String,
    /// The lot has given the token to a player, from the name.
    pub lot: fn(&str) -> String,
    /// A player has drafted a card, from the name, the value and the push.
    pub drafts: fn(&str, u8, Push) -> String,
    /// The name of a push: from which side into which row or column.
    pub push: fn(Push) -> String,
    /// An action as an instruction without a full stop; hints insert it after a colon.
    pub describe_action: fn(Action) -> String,
    /// The label of a cell, from the cell and its content: a value, `face_down` or `hole`.
    pub cell: fn(Cell, &str) -> String,
    /// The content of a cell whose card is face down.
    pub face_down: &'static str,
    /// The content of a cell that is a hole.
    pub hole: &'static str,
    /// The label of a card in the centre, from its value.
    pub centre_card: fn(u8) -> String,
    /// The label of an empty slot of the centre.
    pub centre_empty: &'static str,
    /// The description of the token beside a name.
    pub token: &'static str,
    /// The heading of the totals over all rounds.
    pub total: &'static str,
    /// The heading of the scores of this round.
    pub score: &'static str,
    /// The note that the cards left have broken a tie.
    pub tie_broken: &'static str,
    /// The refusal of an edge before a card is chosen.
    pub choose_card_first: &'static str,
    /// The refusal for a reason of the rules.
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
