//! What a game brings for its table, from which all that stands around the stage
//! is made.

use std::rc::Rc;

use yew::prelude::*;

use super::log::Line;
use super::result_panel::Sheet;
use super::{Playable, Runner};
use crate::hint::HintState;

/// A stage and what is put around it.
pub struct TableFrame<'a, G: Playable> {
    /// The match.
    pub run: &'a Runner<G>,
    /// The table's name.
    pub title: &'static str,
    /// How far the match is: the round, the turn.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// Whether there is something to skip besides bots and luck.
    pub busy: bool,
    /// Whose turn it is and what is expected, in one sentence.
    pub sentence: String,
    /// What is due, for styles and tests.
    pub step: &'static str,
    /// Why the rules refuse what was tried.
    pub refusal: Option<String>,
    /// What the move in hand is expected to do.
    pub forecast: Html,
    /// The hint that has been asked for, or could be.
    pub hint_state: &'a HintState<G>,
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
    /// Where the stage stands, and its size in pixels.
    pub place: (NodeRef, (f64, f64)),
}
