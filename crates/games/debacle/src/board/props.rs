//! The props of the parts of the stage.

use engine::debacle::Action;

use super::state::{TableEvent, TableState};
use crate::texts::DebacleTexts;

/// What the parts of the stage need; besides what every stage does, the best line from
/// the position on the table, to be drawn.
pub type StageProps = table::StageProps<TableState, DebacleTexts, Vec<Action>>;

/// Passes a click's meaning on, unless the click is a drag's end.
pub type Clicks = table::Clicks<TableEvent>;
