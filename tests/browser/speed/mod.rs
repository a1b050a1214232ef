//! Measures the speed of the release build in a real browser. The times are printed; what is asserted does not depend on
//! time, except for one bound of processor time (`archive`).
//!
//!     cargo xtask bench --browser

mod analysis;
mod archive;
pub mod drags;
mod evening;
mod figures;
mod moves;
mod tables;
mod tasks;
mod trace;
