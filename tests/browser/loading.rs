//! Measures how long the release takes to load in Chromium, on slow networks and processors, on a first and a second
//! visit, in turns with another release if there is one to compare with:
//!
//!     cargo xtask bench --load
//!
//! Chromium simulates the slow network (`Network.emulateNetworkConditions`) for the page, and the slow processor for the
//! page's thread; workers have the whole network and their speed. The server replies as GitHub Pages does. Times are
//! from the beginning of the navigation until a frame was drawn with the expected element.

use crate::harness::{Page, Setup};
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;
use xtask::serve::Host;

/// The bandwidths, in Mbit/s, and the factors by which the processor is slower.
const CONDITIONS: [(f64, u32); 4] = [(1.6, 1), (1.6, 4), (10.0, 1), (10.0, 4)];
/// The round-trip time to the server, in milliseconds.
const ROUND_TRIP: u32 = 150;
/// The size of the window, as on Lighthouse's phone.
const WINDOW: (u32, u32) = (412, 823);

/// The screens: their names, the parts of their addresses after `#`, and an element that exists when they can be used:
/// home has a link, and a card of Dékal's table can be turned over.
const SCREENS: [(&str, &str, &str); 2] = [
    ("home", "/", "main[data-screen='home'] a[href^='#/']"),
    (
        "a table of Dékal",
        "/dekal/table",
        "button[data-cell][aria-disabled='false']",
    ),
];

/// Runs before the page's own scripts, and notes when the element MARKER can be used: it is visible, and yew has made
/// it, whose mark is on the element in which it renders.
const WATCH: &str = "
    const isRendered = (element) =>
        element !== null && (element.__yew_subtree_id !== undefined || isRendered(element.parentElement));
    const look = () => {
        const found = document.querySelector(MARKER);
        const seen = { opacityProperty: true, visibilityProperty: true };
        if (!isRendered(found) || !found.checkVisibility(seen)) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { window.usable = performance.now(); };
        port2.postMessage(null);
    };
    requestAnimationFrame(look);";

/// The times of the first paint and of the usable screen, once both are known and nothing has been fetched for half a
/// second: what a second visit finds in the cache.
const TIMES: &str = "
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fetched = performance.getEntriesByType('resource').map((entry) => entry.responseEnd);
    const isQuiet = performance.now() > Math.max(...fetched, 0) + 500;
    return paint && window.usable && isQuiet ? [paint.startTime, window.usable] : null;";

#[tokio::test]
#[ignore = "a benchmark: cargo xtask bench --load"]
async fn how_long_the_page_loads() -> Result<()> {
    let folder = |name| env::var_os(name).map(PathBuf::from);
    let mut builds = vec![folder("TABLEE_DIST").context("TABLEE_DIST names the build")?];
    builds.extend(folder("TABLEE_AGAINST"));
    let rounds: usize = env::var("TABLEE_ROUNDS").map_or(Ok(10), |rounds| rounds.parse())?;
    println!(
        "\nMilliseconds, {ROUND_TRIP} ms to the server and back, {rounds} rounds: median [quartiles]"
    );
    println!(
        "screen            Mbit/s  processor  visit  until    {}",
        heads(&builds)
    );
    for (name, hash, marker) in SCREENS {
        for (network, processor) in CONDITIONS {
            // By build, round, visit and moment.
            let mut times = vec![Vec::new(); builds.len()];
            for round in 0..rounds {
                let mut turns: Vec<usize> = (0..builds.len()).collect();
                turns.rotate_left(round % builds.len());
                for build in turns {
                    let two = two_visits(&builds[build], hash, marker, network, processor).await?;
                    times[build].push(two);
                }
            }
            for visit in 0..2 {
                for (moment, until) in ["painted", "usable"].into_iter().enumerate() {
                    let of = |build: &Vec<[[f64; 2]; 2]>| -> Vec<f64> {
                        build.iter().map(|round| round[visit][moment]).collect()
                    };
                    let columns = times.iter().map(|build| quartiles(of(build), 0));
                    let mut columns: Vec<String> = columns.collect();
                    if let [own, other] = &times[..] {
                        // Figures of one round: what slows down a whole round changes no ratio.
                        let pairs = of(own).into_iter().zip(of(other));
                        columns.push(quartiles(
                            pairs.map(|(own, other)| own / other).collect(),
                            2,
                        ));
                    }
                    let visit = visit + 1;
                    println!(
                        "{name:<16}  {network:>6}  {:>9}  {visit:>5}  {until:<7}  {}",
                        format!("1/{processor}"),
                        columns.join("  ")
                    );
                }
            }
        }
    }
    Ok(())
}

/// The titles of the columns with figures.
fn heads(builds: &[PathBuf]) -> String {
    let titles: &[&str] = match builds.len() {
        1 => &["this"],
        _ => &["this", "against", "this ÷ against"],
    };
    let titles = titles.iter().map(|title| format!("{title:>18}"));
    titles.collect::<Vec<_>>().join("  ")
}

/// A first and a second visit of a screen with an empty storage: the times of the first paint and of the usable screen.
async fn two_visits(
    build: &Path,
    hash: &str,
    marker: &str,
    network: f64,
    processor: u32,
) -> Result<[[f64; 2]; 2]> {
    let setup = Setup {
        dir: Some(build.to_owned()),
        host: Host::Pages(Duration::ZERO),
        ..Setup::default()
    };
    let mut visits = [[0.0; 2]; 2];
    let visit = async |page: &Page| {
        page.resize(WINDOW.0, WINDOW.1).await?;
        let marker = serde_json::to_string(marker)?;
        page.before_everything(&WATCH.replace("MARKER", &marker))
            .await?;
        page.debug("Network.enable", json!({})).await?;
        let slow = json!({
            "offline": false,
            "latency": ROUND_TRIP,
            "downloadThroughput": network * 1e6 / 8.0,
            "uploadThroughput": network * 1e6 / 8.0,
        });
        page.debug("Network.emulateNetworkConditions", slow).await?;
        let rate = json!({ "rate": processor });
        page.debug("Emulation.setCPUThrottlingRate", rate).await?;
        for times in &mut visits {
            page.open(hash, "").await?;
            let found = async || {
                let times = page.script(TIMES).await?;
                Ok(serde_json::from_value::<Option<[f64; 2]>>(times)?)
            };
            *times = page.eventually("the screen", found).await?;
        }
        Ok(())
    };
    setup.run(visit).await?;
    ensure!(
        visits.iter().flatten().all(|time| *time > 0.0),
        "a time is missing"
    );
    Ok(visits)
}

/// The median and both quartiles, by the nearest rank, with this number of decimal places.
fn quartiles(mut figures: Vec<f64>, digits: usize) -> String {
    figures.sort_by(f64::total_cmp);
    let at = |part: f64| figures[((figures.len() - 1) as f64 * part).round() as usize];
    let [low, middle, high] = [0.25, 0.5, 0.75].map(at);
    let text = format!("{middle:.digits$} [{low:.digits$}–{high:.digits$}]");
    format!("{text:>18}")
}

#[test]
fn the_middle_and_the_quartiles_are_told() {
    let figures = (1..=9).rev().map(f64::from).collect();
    assert_eq!(quartiles(figures, 0).trim(), "5 [3–7]");
    assert_eq!(quartiles(vec![0.5], 2).trim(), "0.50 [0.50–0.50]");
}
