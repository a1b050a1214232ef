//! The props of the parts of the stage.

use super::state::{TableEvent, TableState, Zone};
use crate::texts::DumbleTexts;
use engine::dumble::Action;
use table::DropTarget;
use table::hint::Mark;
use yew::prelude::*;

/// What the parts of the stage need.
#[derive(Properties, Clone, PartialEq)]
pub struct StageProps {
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// The words.
    pub texts: &'static DumbleTexts,
    /// The stage's size in pixels.
    pub size: (f64, f64),
    /// What a hint advises.
    pub marks: Vec<Mark<Action>>,
    /// How likely the person has the lowest hand, 0 to 1; `None` where that is
    /// not known or not to be told.
    pub chance: Option<f32>,
    /// Whether the scores of the round are shown.
    pub over: bool,
    /// What is dragged over.
    pub drop_target: DropTarget<Zone>,
}

/// Passes a click's meaning on, unless the click is a drag's end.
pub type Clicks = table::Clicks<TableEvent>;
