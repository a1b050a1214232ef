//! Waits until a page that is to do nothing more has nothing left to do, so that tests need not wait for some time to
//! pass.

use crate::harness::Page;
use anyhow::Result;

/// Counts the timers under way. While bots think, a timer limits their time. Timers of a minute and more are not for
/// events at a table.
pub const COUNT_TIMERS: &str = "
    window.timers = new Set();
    const [set, clear] = [window.setTimeout, window.clearTimeout];
    window.setTimeout = (act, wait, ...what) => {
        const id = set((...what) => { timers.delete(id); act(...what); }, wait, ...what);
        if (!(wait >= 60000)) timers.add(id);
        return id;
    };
    window.clearTimeout = (id) => { timers.delete(id); clear(id); };";

impl Page {
    /// Waits until the page has no timers under way, and has drawn what it has. [`COUNT_TIMERS`] has to run before
    /// its scripts.
    pub async fn is_still(&self) -> Result<()> {
        self.drawn().await?;
        self.until("return timers.size === 0").await
    }
}
