//! What every browser test stands on: the build served under a sub-path, and a browser that has
//! seen nothing before. Browsers are started once and used by one test after another.

mod bidi;
mod debugging;
mod driver;
mod injected;
mod page;
mod scene;
mod session;
mod setting;
mod viewport;
mod witness;

pub use page::Page;
pub use scene::Scene;
pub use session::Start;
pub use setting::{copy_of_build, kind};
pub use witness::Witness;
