//! What every browser test stands on: the build served under a sub-path, a driver
//! on a free port, and a fresh browser profile, all gone when the test ends.

mod bidi;
mod driver;
mod page;
mod setting;
mod witness;

pub use page::{Page, Scene};
pub use setting::{copy_of_build, kind};
pub use witness::Witness;
