//! The props that the parts of the stage share.

use super::state::{TableEvent, TableState};

/// Props of a part of the stage. `more` says whether the person is advised without asking, and so warned of a note
/// that would isolate cells.
pub type StageProps = table::StageProps<TableState, bool>;

/// Emits the event of a click, unless the click ends a drag.
pub type Clicks = table::Clicks<TableEvent>;
