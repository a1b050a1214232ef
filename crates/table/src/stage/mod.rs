//! What a game's stage is built from, given the table's model: dragging, keys, and parts that can be enlarged.

pub mod drag;
pub mod enlargeable;
pub mod keys;
pub mod stage_frame;
pub mod turned;
