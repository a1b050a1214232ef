//! What stands around a stage: bar, prompt, log, hint, result and the controls for watching.

pub mod bar;
pub mod feedback;
pub mod hint;
pub mod level_name;
pub mod log;
pub mod prompt;
pub mod result;
pub mod review_link;
pub mod table_frame;
pub mod watch;
