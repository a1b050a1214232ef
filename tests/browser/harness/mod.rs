//! The harness of all browser tests: it serves the build under a sub-path, and gives each test a browser with
//! an empty storage. Browsers are started once and used by one test after another.

mod connection;
mod contexts;
mod debugging;
mod driver;
mod environment;
mod injected;
mod log;
mod other_site;
mod page;
mod session;
mod setup;
mod viewport;

pub use contexts::Tab;
pub use environment::{copy_of_build, kind, only_in};
pub use other_site::OtherSite;
pub use page::Page;
pub use session::Start;
pub use setup::Setup;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks what a test that failed may have left locked.
fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
