//! How fast the release build is in a real browser: printed, and only what takes
//! no time is asserted.
//!
//!     cargo xtask bench --browser

pub mod drags;
mod figures;
mod moves;
mod tables;
mod tasks;
mod trace;
