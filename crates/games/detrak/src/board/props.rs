//! The props of the parts of the stage.

use super::state::{TableEvent, TableState};
use crate::texts::DetrakTexts;
use engine::detrak::{Action, Note};
use table::DropTarget;
use table::hint::Mark;
use yew::prelude::*;

/// What the parts of the stage need.
#[derive(Properties, Clone, PartialEq)]
pub struct StageProps {
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// The words.
    pub texts: &'static DetrakTexts,
    /// The stage's size in pixels.
    pub size: (f64, f64),
    /// What a hint advises.
    pub marks: Vec<Mark<Action>>,
    /// Whether the scores of the round are shown.
    pub over: bool,
    /// Where the dragged piece would land.
    pub drop_target: DropTarget<Note>,
}

/// Passes a click's meaning on, unless the click is a drag's end.
pub type Clicks = table::Clicks<TableEvent>;
