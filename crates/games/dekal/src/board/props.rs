//! The props that the parts of the stage share.

use super::state::{TableEvent, TableState};

/// Props of a part of the stage.
pub type StageProps = table::StageProps<TableState>;

/// Emits the event of a click, unless the click ends a drag.
pub type Clicks = table::Clicks<TableEvent>;
