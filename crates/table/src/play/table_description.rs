//! What a game says around its stage.

use protocol::Advice;
use ui::i18n::{Texts as SharedTexts, Translated};

use crate::Playable;
use crate::frame::log::LogLine;
use crate::frame::result::ScoreTable;
use crate::play::confirm::TableParts;
use model::session::Session;

/// The match at a table of this kind.
pub type SessionOf<T> = Session<<<T as TableParts>::Game as Playable>::Game>;

/// What a player can do at a table of this kind.
pub type ActionOf<T> = <<T as TableParts>::Game as Playable>::Action;

/// What the state of a game's table says. `texts` are the game's texts, `shared` are those of all games.
pub trait TableDescription: TableParts {
    /// The texts of the table.
    type Texts: Translated;

    /// What something can be dragged over.
    type Target: Copy + PartialEq + 'static;

    /// The table's name.
    fn title(texts: &Self::Texts) -> &'static str;

    /// The round and the turn.
    fn heading(&self, texts: &Self::Texts, shared: &SharedTexts) -> String;

    /// The turn, for styles and tests.
    fn turn(&self) -> u32 {
        Self::Game::turn_number(self.run().session.game())
    }

    /// The value of `data-step`, for style sheets and tests.
    fn step(&self) -> &'static str;

    /// Whose turn it is and what is expected, in one sentence.
    fn sentence(&self, texts: &Self::Texts, shared: &SharedTexts) -> String;

    /// Why the table refuses what the person tried.
    fn refusal(&self, texts: &Self::Texts) -> Option<String>;

    /// The expected result of the move in hand, in words: of what is dragged `over` a target, or of what is chosen.
    /// `advice` is that on the decision, if it is known and the person wants to see expected results.
    fn forecast(
        &self,
        over: Option<Self::Target>,
        advice: Option<&Advice<ActionOf<Self>>>,
        texts: &Self::Texts,
    ) -> Option<String>;

    /// The scores; `None` while the round is played or scored.
    fn score_table(&self, texts: &Self::Texts, shared: &SharedTexts) -> Option<ScoreTable>;

    /// How a match without opponents ended, in place of the sentence about the winner.
    fn alone(&self, _texts: &Self::Texts) -> Option<String> {
        None
    }

    /// The lines of the log, from the first entry on.
    fn log_lines(
        session: &SessionOf<Self>,
        texts: &Self::Texts,
        shared: &SharedTexts,
    ) -> Vec<LogLine>;
}
