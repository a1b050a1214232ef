//! The props of the parts of the stage.

use engine::dekal::Action;
use yew::prelude::*;

use super::state::{Hover, TableEvent, TableState};
use crate::texts::DekalTexts;
use table::DropTarget;
use table::hint::Mark;

/// What the parts of the stage need.
#[derive(Properties, Clone, PartialEq)]
pub struct StageProps {
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// The words.
    pub texts: &'static DekalTexts,
    /// The stage's size in pixels.
    pub size: (f64, f64),
    /// What a hint advises.
    pub marks: Vec<Mark<Action>>,
    /// Whether the scores of the round are shown.
    pub over: bool,
    /// Where the dragged card is about to go in.
    pub drop_target: DropTarget<Hover>,
}

/// Passes a click's meaning on, unless the click is a drag's end.
pub type Clicks = table::Clicks<TableEvent>;
