//! The props of the parts of the stage.

use super::state::{TableEvent, TableState};
use crate::texts::DetrakTexts;

/// What the parts of the stage need.
pub type StageProps = table::StageProps<TableState, DetrakTexts>;

/// Passes a click's meaning on, unless the click is a drag's end.
pub type Clicks = table::Clicks<TableEvent>;
