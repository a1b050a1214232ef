//! What a game gives to the frame of its table.

use std::rc::Rc;

use yew::prelude::*;

use super::log::LogLine;
use super::result_panel::ScoreTable;
use super::{Playable, Runner};
use crate::hint::HintState;

/// A stage and everything that the frame needs to know.
pub struct TableFrame<'a, G: Playable> {
    /// The match.
    pub run: &'a Runner<G>,
    /// The table's name.
    pub title: &'static str,
    /// The round and the turn, in words.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// Whether there is something to skip besides bots and chance.
    pub busy: bool,
    /// Whose turn it is and what is expected, in one sentence.
    pub sentence: String,
    /// The value of `data-step`, for style sheets and tests.
    pub step: &'static str,
    /// Why the rules refuse what the person tried.
    pub refusal: Option<String>,
    /// The expected result of the move in hand.
    pub forecast: Html,
    /// The hint.
    pub hint_state: &'a HintState<G>,
    /// How many steps of the scoring are shown.
    pub counted: usize,
    /// The scores; `None` while the round is played or scored.
    pub sheet: Option<ScoreTable>,
    /// Replaces the sentence about the winner, where nobody plays against anybody.
    pub alone: Option<String>,
    /// What the game shows below the scores.
    pub more: Html,
    /// The lines of the log.
    pub lines: Rc<[LogLine]>,
    /// The stage.
    pub stage: Html,
    /// The element that holds the stage, and its size in pixels.
    pub place: (NodeRef, (f64, f64)),
}
