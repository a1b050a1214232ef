//! The state of a table that is shown, and what stands around its stage: bar, prompt, log, hint and result.

pub mod bar;
pub mod coach;
pub mod feedback;
pub mod hint;
pub mod level_name;
pub mod log;
pub mod prompt;
pub mod result;
pub mod table_frame;
pub mod table_model;
