//! `cargo xtask bench --load`: measures how long a page takes to load.
//!
//! All releases are loaded in turns, in one Chromium, on a first and on a second visit. Every visitor has a
//! storage and a cache of their own; the second visit is a new page of the same visitor, within the ten minutes
//! for which GitHub Pages lets browsers cache everything.
//!
//! The server simulates the slow network (see [`crate::link`]). Chromium's own throttling applies to one page
//! or worker at a time, each as if it had the network to itself, and to a page's workers only once the debugger
//! has found them. In the server it applies to everything, and all requests share the link. A request takes one
//! round trip, and all replies share the bandwidth; DNS, connections, encryption and TCP slow start cost
//! nothing. Simultaneous requests run in parallel, up to six, as in Chromium with HTTP/1.1.
//!
//! Chromium itself simulates the slow processor, for the page's main thread only: workers, the compositor and
//! V8's background compilers keep their speed.
//!
//! Times are from the start of the navigation until a frame was drawn with the expected element. The script
//! that reports this (`load_times.js`) also prevents the registration of the service worker.

mod bare;
mod chromium;
mod figures;
mod report;

use crate::cmd::work_dir;
use crate::dist;
use crate::link::{Link, Speed};
use crate::serve::{Host, Server};
use anyhow::{Context, Result, bail, ensure};
use chromium::Chromium;
use clap::Args;
use report::{Row, Table};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The options of the measurement.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// With --load: a folder built by `dist`, instead of a new build
    #[arg(long, value_name = "DIR", requires = "load")]
    dist: Option<PathBuf>,
    /// With --load: another such folder, to compare with
    #[arg(long, value_name = "DIR", requires = "load")]
    against: Option<PathBuf>,
    /// With --load: compare with a minimal yew page, which only has one button
    #[arg(long, requires = "load")]
    bare: bool,
    /// With --load: the number of rounds; a round takes half a minute for each release
    #[arg(long, value_name = "N", default_value_t = 10, requires = "load")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

/// The bandwidths, in Mbit/s.
const NETWORKS: [f64; 2] = [1.6, 10.0];
/// The round-trip time to the server.
const ROUND_TRIP: Duration = Duration::from_millis(150);
/// The factors by which the processor is slower.
const PROCESSORS: [u32; 2] = [1, 4];

/// A page is complete when it has made no request for this long.
const QUIET: Duration = Duration::from_millis(500);
/// It also counts as complete when it has been loading for this long.
const BUSY: Duration = Duration::from_secs(30);

/// The size of the window, as on Lighthouse's phone.
const WINDOW: (u32, u32) = (412, 823);

/// The script that runs in every page.
const LOAD_TIMES: &str = include_str!("load_times.js");

/// A screen whose loading is measured.
#[derive(Clone, Copy)]
struct Screen {
    /// The fragment of its address.
    hash: &'static str,
    /// The selector of an element that exists when the screen can be used.
    marker: &'static str,
    /// The names of its figures: of the first paint, if that is noted, and of the time when it can be used.
    figures: [Option<&'static str>; 2],
}

/// The home screen, with a link.
const HOME: Screen = Screen {
    hash: "",
    marker: "main[data-screen='home'] a[href^='#/']",
    figures: [Some("first paint"), Some("home usable")],
};
/// A table of Dékal, with a card that can be turned over at the beginning of a round.
const TABLE: Screen = Screen {
    hash: "#/dekal/table",
    marker: "button[data-cell][aria-disabled='false']",
    figures: [None, Some("Dékal's table")],
};

/// A build whose loading is measured.
struct Release {
    name: &'static str,
    server: Server,
    screens: Vec<Screen>,
    /// Its description in the report.
    about: String,
}

impl Release {
    fn new(name: &'static str, dir: &Path, link: &Arc<Link>, screens: &[Screen]) -> Result<Self> {
        ensure!(
            dir.join("index.html").is_file(),
            "{} holds no build",
            dir.display()
        );
        Ok(Self {
            name,
            server: Server::start(dir, "/", 0, Host::Far(Arc::clone(link)))?,
            screens: screens.into(),
            about: dir.display().to_string(),
        })
    }
}

/// Loads pages and prints the times.
///
/// # Errors
/// If there is no build or no Chromium, or a page does not load.
pub fn load(options: &Options) -> Result<()> {
    let link = Arc::new(Link::new());
    let mut releases = releases(options, &link)?;
    fs::create_dir_all(work_dir())?;
    let mut chromium = Chromium::start()?;
    println!("{}", chromium.version()?);
    let mut measuring = Measurement {
        chromium: &mut chromium,
        link: &link,
    };
    for release in &mut releases {
        measuring.warm_up(release)?;
    }
    let mut table = Table::new(releases.iter().map(|release| release.name).collect());
    for round in 0..options.rounds {
        let begun = Instant::now();
        measuring.round(round, &releases, &mut table)?;
        println!(
            "Round {} of {}: {:.0} s.",
            round + 1,
            options.rounds,
            begun.elapsed().as_secs_f32()
        );
    }
    println!();
    for release in &releases {
        println!("{}: {}", release.name, release.about);
    }
    println!("{}", table.text(ROUND_TRIP));
    Ok(())
}

/// The builds to compare, each with a server of its own.
fn releases(options: &Options, link: &Arc<Link>) -> Result<Vec<Release>> {
    let dir = dist::given_or_built(options.dist.as_deref())?;
    let mut releases = vec![Release::new("this", &dir, link, &[HOME, TABLE])?];
    if let Some(dir) = &options.against {
        releases.push(Release::new("against", dir, link, &[HOME, TABLE])?);
    }
    if options.bare {
        let marker = bare::MARKER;
        let screen = Screen { marker, ..HOME };
        releases.push(Release::new("bare", &bare::build()?, link, &[screen])?);
    }
    Ok(releases)
}

/// What is measured of a visit.
struct Visit {
    /// The times of the first paint and of the usable screen, in milliseconds.
    times: [f64; 2],
    /// How much was sent.
    kilobytes: f64,
}

/// A running measurement.
struct Measurement<'a> {
    chromium: &'a mut Chromium,
    link: &'a Link,
}

impl Measurement<'_> {
    /// Loads every screen twice without measuring, so that the browser has started and the server has
    /// compressed its files. Adds the number of bytes to the description of the release.
    fn warm_up(&mut self, release: &mut Release) -> Result<()> {
        for screen in release.screens.clone() {
            let visits = self.twice(release, screen, Speed::UNBOUNDED, 1);
            let visits = visits.with_context(|| format!("{} does not load", release.about))?;
            let [first, second] = visits.map(|visit| visit.kilobytes);
            let title = if screen.hash.is_empty() {
                "/"
            } else {
                screen.hash
            };
            release.about += &format!("; {title} {first:.0} kB, then {second:.0}");
        }
        Ok(())
    }

    /// Measures everything once. Every other round has the releases in reverse order.
    fn round(&mut self, round: u32, releases: &[Release], table: &mut Table) -> Result<()> {
        let mut turns: Vec<usize> = (0..releases.len()).collect();
        if !round.is_multiple_of(2) {
            turns.reverse();
        }
        for network in NETWORKS {
            let speed = Speed {
                bits: network * 1e6,
                round_trip: ROUND_TRIP,
            };
            for processor in PROCESSORS {
                for place in 0..2 {
                    for &at in &turns {
                        let Some(&screen) = releases[at].screens.get(place) else {
                            continue;
                        };
                        let visits = self.twice(&releases[at], screen, speed, processor)?;
                        for (visit, Visit { times, .. }) in (1..).zip(visits) {
                            for (what, time) in screen.figures.into_iter().zip(times) {
                                let row = |what| Row {
                                    what,
                                    network,
                                    processor,
                                    visit,
                                };
                                if let Some(row) = what.map(row) {
                                    table.note(at, row, time);
                                }
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// A first visit and a second, at this speed, on a processor that is so many times slower.
    fn twice(
        &mut self,
        release: &Release,
        screen: Screen,
        speed: Speed,
        processor: u32,
    ) -> Result<[Visit; 2]> {
        let visitor = self.chromium.visitor()?;
        let mut visit = || {
            self.link.begin(speed);
            self.visit(&visitor, release, screen, processor)
        };
        let visits = [visit()?, visit()?];
        self.chromium.forget(&visitor)?;
        Ok(visits)
    }

    /// Opens a page, and closes it when it has loaded everything.
    fn visit(
        &mut self,
        visitor: &str,
        release: &Release,
        screen: Screen,
        processor: u32,
    ) -> Result<Visit> {
        let mut page = self.chromium.page(visitor)?;
        let window = json!({
            "width": WINDOW.0, "height": WINDOW.1, "deviceScaleFactor": 1, "mobile": true,
        });
        page.ask("Emulation.setDeviceMetricsOverride", window)?;
        let marker = serde_json::to_string(screen.marker)?;
        let script = json!({ "source": LOAD_TIMES.replace("MARKER", &marker) });
        page.ask("Page.enable", json!({}))?;
        page.ask("Page.addScriptToEvaluateOnNewDocument", script)?;
        let rate = json!({ "rate": processor });
        page.ask("Emulation.setCPUThrottlingRate", rate)?;
        let url = format!("{}{}", release.server.url(), screen.hash);
        let answer = page.ask("Page.navigate", json!({ "url": url }))?;
        if let Some(error) = answer.get("errorText") {
            bail!("the browser does not open {url}: {error}");
        }
        let times = page.value("self.loadTimes")?;
        let until = Instant::now() + BUSY;
        while self.link.quiet() < QUIET && Instant::now() < until {
            sleep(Duration::from_millis(20));
        }
        page.close()?;
        let [painted, usable] = [0, 1].map(|at| times[at].as_f64());
        Ok(Visit {
            times: [
                painted.context("nothing was painted")?,
                usable.context("the screen never became usable")?,
            ],
            kilobytes: self.link.sent() as f64 / 1000.0,
        })
    }
}
