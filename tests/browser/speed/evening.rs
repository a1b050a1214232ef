//! Measures how long a person waits for bots while the cast plays the same deal, and once it has played.

use super::figures::Figures;
use super::tables::AT_ONCE;
use crate::harness::Page;
use anyhow::{Context, Result};
use engine::GameId;
use model::evening::Evening;

/// The evenings of each game.
const EVENINGS: usize = 8;
/// The decisions of the person in each: so many are made while the cast still plays.
const DECISIONS: usize = 4;

/// Times every span in which bots are to decide, from the person's decision to the next one. With bots that move at once,
/// that is how long they think, and what the page does meanwhile.
const WATCH: &str = "
    window.waits = [];
    let since = null;
    new MutationObserver(() => {
        const waits = document.querySelector('[data-prompt]')?.dataset.step === 'wait';
        const now = performance.now();
        if (waits) since ??= now;
        else if (since !== null) {
            window.waits.push(now - since);
            since = null;
        }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-step'] });";

#[tokio::test]
#[ignore = "a benchmark: cargo xtask bench --browser"]
async fn how_much_longer_bots_think_while_the_cast_plays() -> Result<()> {
    println!("\nHow long the person waits for the bots of an evening, in milliseconds");
    println!("game      cast     waits  median    95 %    most");
    // Détrak's deals are played alone, and a deal of Débâcle is not saved where the other benchmarks read it.
    for game in [GameId::Dekal, GameId::Dumble] {
        for cast_first in [true, false] {
            let mut all = Vec::new();
            for day in 1..=EVENINGS {
                all.extend(waits(game, day, cast_first).await?);
            }
            let figures = Figures::new(all);
            println!(
                "{:<8}  {:<7}  {:>5}  {:>6.1}  {:>6.1}  {:>6.1}",
                game.title(),
                if cast_first { "is done" } else { "plays" },
                figures.count(),
                figures.percentile(0.5),
                figures.percentile(0.95),
                figures.max()
            );
        }
    }
    Ok(())
}

/// How long the person waits at their first decisions in an evening's first deal, if the cast has played it first or plays
/// it meanwhile. The bots have the same decisions both times.
async fn waits(game: GameId, day: usize, cast_first: bool) -> Result<Vec<f64>> {
    let mut found = Vec::new();
    Page::run(async |page| {
        page.before_everything(WATCH).await?;
        page.client.set_window_size(1280, 900).await?;
        page.prefer(AT_ONCE).await?;
        let name = format!("2026-10-{day:02}/{}/hard", game.name());
        let evening: Evening = name.parse()?;
        page.open(&format!("/evening/{name}/1"), "").await?;
        // The table stands when the database has been read.
        page.find("[data-prompt]").await?;
        if cast_first {
            page.until_cast_has_played(&evening, 0).await?;
        }
        for decision in 0..=DECISIONS {
            if !page.go_on(game).await? {
                break;
            }
            // What is before the person's first decision is no answer to one.
            if decision == 0 {
                page.script("waits = []").await?;
            }
        }
        let reported = page.script("return waits").await?;
        found = serde_json::from_value(reported).context("a list of times")?;
        Ok(())
    })
    .await?;
    Ok(found)
}
