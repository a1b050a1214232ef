//! Measures the tasks of the page's thread during a match against experts.

use super::trace::traced;
use crate::harness::Page;
use anyhow::Result;
use engine::GameId;
use std::time::{Duration, Instant};

/// The longest time for which a match is played.
const PATIENCE: Duration = Duration::from_secs(12);

/// A person's settings, but for the length of animations: hints are given.
const QUICK: &str = r#"{ "speed": "fast", "lang": "en", "hints": true }"#;

#[tokio::test]
#[ignore = "a benchmark: cargo xtask bench --browser"]
async fn how_long_the_page_is_busy() -> Result<()> {
    println!(
        "\nTasks of the page's thread during play against experts, with hints, in milliseconds"
    );
    println!("game      tasks    99 %    most  over 50  work: 99 %    most");
    for game in GameId::ALL {
        let trace = traced(async |page: &Page| play(page, game).await).await?;
        let tasks = trace.tasks("play-begins", "play-ends")?;
        println!(
            "{:<8}  {:>5}  {:>6.1}  {:>6.1}  {:>7}  {:>10.1}  {:>6.1}",
            game.title(),
            tasks.took.count(),
            tasks.took.percentile(0.99),
            tasks.took.max(),
            tasks.took.over(50.0),
            tasks.work.percentile(0.99),
            tasks.work.max()
        );
    }
    Ok(())
}

async fn play(page: &Page, game: GameId) -> Result<()> {
    page.client.set_window_size(1280, 900).await?;
    page.prefer(QUICK).await?;
    page.begin_against(game, "expert").await?;
    page.go_on(game).await?;
    page.mark("play-begins").await?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE && page.go_on(game).await? {}
    page.mark("play-ends").await
}
