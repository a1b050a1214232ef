//! The props that the parts of the stage share.

use super::state::{TableEvent, TableState};

/// Props of a part of the stage. Besides those of every stage: the chance that the person has the lowest
/// hand, from 0 to 1; `None` if it is not known or must not be shown.
pub type StageProps = table::StageProps<TableState, Option<f32>>;

/// Emits the event of a click, unless the click ends a drag.
pub type Clicks = table::Clicks<TableEvent>;
