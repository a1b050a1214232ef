//! What a game gives to the frame of its table.

use std::rc::Rc;

use yew::prelude::*;

use super::log::LogLine;
use super::result::ScoreTable;
use super::table_model::{Table, TableModel};

/// A stage and everything that the frame needs to know.
pub struct TableFrame<'a, T: TableModel> {
    /// The table.
    pub table: &'a Table<T>,
    /// The table's name.
    pub title: &'static str,
    /// The round and the turn, in words.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// Whose turn it is and what is expected, in one sentence.
    pub sentence: String,
    /// The value of `data-step`, for style sheets and tests.
    pub step: &'static str,
    /// Why the rules refuse what the person tried.
    pub refusal: Option<String>,
    /// How many steps of the scoring are shown.
    pub counted: usize,
    /// The scores; `None` while the round is played or scored.
    pub sheet: Option<ScoreTable>,
    /// Replaces the sentence about the winner, where nobody plays against anybody.
    pub alone: Option<String>,
    /// What the game shows beside the table, once the scores are shown.
    pub more: Html,
    /// Whether the person looks at something on the stage for which the result has to make room.
    pub yields: bool,
    /// The lines of the log.
    pub lines: Rc<[LogLine]>,
    /// The stage.
    pub stage: Html,
}
