//! Measures the time of bots' moves, by game, level and number of workers.

use super::figures::Figures;
use super::tables::{AT_ONCE, players};
use crate::harness::Page;
use anyhow::{Context, Result};
use engine::GameId;
use protocol::Level;
use serde_json::json;
use std::time::{Duration, Instant};

/// The number of moves that are timed, in as many matches as it takes.
const MOVES: usize = 40;
/// The longest time for all of them. Moves after that are left out.
const PATIENCE: Duration = Duration::from_secs(90);

/// Times decisions: from the question of the first worker to the last answer. Messages begin with their kind:
/// 0 for a question, 1 for advice, 2 for an error. Reveals in Dékal take hardly any time, and are left out.
const WATCH: &str = "
    window.thoughts = [];
    let asked = 0, since = null;
    const Original = window.Worker;
    window.Worker = class extends Original {
        constructor(script, options) {
            super(script, options);
            this.addEventListener('message', ({ data }) => {
                if (data[0] !== 1 && data[0] !== 2) return;
                const now = performance.now();
                asked -= 1;
                const reveals = /flip r\\dc\\d/.test(new TextDecoder('latin1').decode(data));
                // This runs after the page has sent the other shards of the same decision.
                setTimeout(() => {
                    if (asked > 0 || since === null) return;
                    if (!reveals) thoughts.push(now - since);
                    since = null;
                });
            });
        }
        postMessage(message, ...more) {
            if (message[0] === 0) {
                asked += 1;
                since ??= performance.now();
            }
            super.postMessage(message, ...more);
        }
    };";

#[tokio::test]
#[ignore = "a benchmark: cargo xtask bench --browser"]
async fn how_long_bots_think() -> Result<()> {
    println!("\nTime of a bot's move in milliseconds");
    println!("game      players  level        workers  moves  median    95 %    most");
    for game in GameId::ALL {
        for &level in Level::of(game) {
            // Only decisions of Dumble's experts are split into shards.
            let counts: &[usize] = match (game, level) {
                (GameId::Dumble, Level::Expert) => &[1, 2, 4],
                _ => &[1],
            };
            for workers in counts {
                let (name, players) = (game.title(), players(game));
                let figures = thoughts(game, level, *workers, players).await?;
                println!(
                    "{name:<8}  {players:>7}  {level:<11}  {workers:>7}  {:>5}  {:>6.1}  {:>6.1}  {:>6.1}",
                    figures.count(),
                    figures.percentile(0.5),
                    figures.percentile(0.95),
                    figures.max()
                );
            }
        }
    }
    Ok(())
}

/// The expert's moves with one worker, at tables of every size.
#[tokio::test]
#[ignore = "a benchmark: cargo xtask bench --browser"]
async fn how_long_experts_think_at_every_table() -> Result<()> {
    println!("\nTime of an expert's move in milliseconds, with one worker");
    println!("game      players  moves  median    95 %    most");
    for game in GameId::ALL {
        let most = match game {
            GameId::Dekal | GameId::Detrak => 6,
            GameId::Dumble => 8,
            GameId::Debacle => 2,
        };
        for players in 2..=most {
            let figures = thoughts(game, Level::Expert, 1, players).await?;
            println!(
                "{:<8}  {players:>7}  {:>5}  {:>6.1}  {:>6.1}  {:>6.1}",
                game.title(),
                figures.count(),
                figures.percentile(0.5),
                figures.percentile(0.95),
                figures.max()
            );
        }
    }
    Ok(())
}

/// The times of this number of moves.
async fn thoughts(game: GameId, level: Level, workers: usize, players: usize) -> Result<Figures> {
    let mut found = Figures::default();
    Page::run(async |page| {
        // The page keeps one thread for itself.
        let processors = json!({ "hardwareConcurrency": workers + 1 });
        page.debug("Emulation.setHardwareConcurrencyOverride", processors)
            .await?;
        page.before_everything(WATCH).await?;
        page.client.set_window_size(1280, 900).await?;
        page.prefer(AT_ONCE).await?;
        let begun = Instant::now();
        let mut all = Vec::new();
        while all.len() < MOVES && begun.elapsed() < PATIENCE {
            page.begin_for(game, players, level.name()).await?;
            let mut of_match = Vec::<f64>::new();
            while page.go_on(game).await? && begun.elapsed() < PATIENCE {
                let reported = page.script("return thoughts").await?;
                of_match = serde_json::from_value(reported).context("a list of times")?;
                if all.len() + of_match.len() > MOVES {
                    break;
                }
            }
            // The first move of a page waits for the weights.
            all.extend(of_match.into_iter().skip(1));
        }
        found = Figures::new(all);
        Ok(())
    })
    .await?;
    Ok(found)
}
