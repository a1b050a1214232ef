//! The props of the parts of the stage.

use super::state::{TableEvent, TableState};
use crate::texts::DebacleTexts;
use engine::debacle::{Action, Square};
use table::DropTarget;
use table::hint::Mark;
use yew::prelude::*;

/// What the parts of the stage need.
#[derive(Properties, Clone, PartialEq)]
pub struct StageProps {
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// The words.
    pub texts: &'static DebacleTexts,
    /// The stage's size in pixels.
    pub size: (f64, f64),
    /// What a hint advises.
    pub marks: Vec<Mark<Action>>,
    /// The best line from the position on the table, to be drawn.
    pub best: Vec<Action>,
    /// Whether the scores of the round are shown.
    pub over: bool,
    /// The square that the dragged die is over.
    pub drop_target: DropTarget<Square>,
}

/// Passes a click's meaning on, unless the click is a drag's end.
pub type Clicks = table::Clicks<TableEvent>;
