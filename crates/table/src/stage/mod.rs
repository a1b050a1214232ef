//! What every stage is built from: layout, dragging, pointing, keys and focus.

pub mod drag;
pub mod drop_target;
pub mod enlargeable;
pub mod focus;
pub mod grid;
pub mod keys;
pub mod mark;
pub mod pointing;
pub mod px;
pub mod rect;
pub mod stage_frame;
pub mod window;
