//! The props of the parts of the stage.

use super::state::{TableEvent, TableState};
use crate::texts::DumbleTexts;

/// What the parts of the stage need; besides what every stage does, how likely the
/// person has the lowest hand, 0 to 1; `None` where that is not known or not to be told.
pub type StageProps = table::StageProps<TableState, DumbleTexts, Option<f32>>;

/// Passes a click's meaning on, unless the click is a drag's end.
pub type Clicks = table::Clicks<TableEvent>;
