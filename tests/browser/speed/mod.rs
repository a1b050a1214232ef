//! Measures the speed of the release build in a real browser. The times are printed; only what does not
//! depend on time is asserted.
//!
//!     cargo xtask bench --browser

pub mod drags;
mod figures;
mod moves;
mod tables;
mod tasks;
mod trace;
