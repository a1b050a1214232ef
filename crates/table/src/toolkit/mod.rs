//! What stages and frames are built from: boxes and lengths, marks, pointing, targets and focus.

pub mod drop_target;
pub mod focus;
pub mod grid;
pub mod mark;
pub mod pointing;
pub mod px;
pub mod rect;
pub mod window;
