//! The props of the parts of the stage.

use super::state::{TableEvent, TableState};
use crate::texts::DekalTexts;

/// What the parts of the stage need.
pub type StageProps = table::StageProps<TableState, DekalTexts>;

/// Passes a click's meaning on, unless the click is a drag's end.
pub type Clicks = table::Clicks<TableEvent>;
