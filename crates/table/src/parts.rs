//! What a game brings for its table, from which all that stands around the stage
//! is made.

use std::rc::Rc;

use yew::prelude::*;

use super::log::Line;
use super::result_panel::Sheet;
use super::table_model::{Table, TableModel};

/// A stage and what is put around it.
pub struct TableFrame<'a, T: TableModel> {
    /// The table.
    pub table: &'a Table<T>,
    /// The table's name.
    pub title: &'static str,
    /// How far the match is: the round, the turn.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// Whose turn it is and what is expected, in one sentence.
    pub sentence: String,
    /// What is due, for styles and tests.
    pub step: &'static str,
    /// Why the rules refuse what was tried.
    pub refusal: Option<String>,
    /// How far the end of the round has been counted, in steps.
    pub counted: usize,
    /// The scores; `None` while the round is played or counted.
    pub sheet: Option<Sheet>,
    /// Said instead of who has won, where nobody plays against anybody.
    pub alone: Option<String>,
    /// What the game has to show besides the scores.
    pub more: Html,
    /// Everything that happened.
    pub lines: Rc<[Line]>,
    /// The stage.
    pub stage: Html,
}
