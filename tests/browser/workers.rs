//! Each game has workers of its own.

use crate::harness::Page;
use anyhow::Result;
use serde_json::json;

/// Records the names of the workers that run.
const WATCH_WORKERS: &str = "
    window.liveWorkers = [];
    const Original = window.Worker;
    window.Worker = class extends Original {
        constructor(script, options) { super(script, options); liveWorkers.push([this, options.name]); }
        terminate() { super.terminate(); liveWorkers = liveWorkers.filter(([worker]) => worker !== this); }
    };";

impl Page {
    /// The games that have workers, each once.
    async fn live_workers(&self) -> Result<serde_json::Value> {
        self.script("return [...new Set(liveWorkers.map(([, name]) => name))]")
            .await
    }
}

#[tokio::test]
async fn another_game_s_workers_replace_those_of_the_game_before() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(WATCH_WORKERS).await?;
        page.sit_down_against(&["expert"], "one").await?;
        page.finish().await?;
        assert_eq!(page.live_workers().await?, json!(["dekal"]));
        // The same page goes on, by its own links.
        page.script("location.hash = '#/dumble/table'").await?;
        page.find("[data-table='dumble'] [data-hand]").await?;
        page.discard_last().await?;
        page.draw().await?;
        page.wait_for(&["discard", "round-over"]).await?;
        assert_eq!(page.live_workers().await?, json!(["dumble"]));
        page.no_complaints().await
    })
    .await
}
