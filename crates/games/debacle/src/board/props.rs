//! The props that the parts of the stage share.

use engine::debacle::Action;

use super::state::{TableEvent, TableState};

/// Props of a part of the stage. Besides those of every stage: the best line from the position on the
/// table, which the stage draws.
pub type StageProps = table::StageProps<TableState, Vec<Action>>;

/// Emits the event of a click, unless the click ends a drag.
pub type Clicks = table::Clicks<TableEvent>;
