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
use crate::dist::{self, Mode};
use crate::link::{Link, Speed};
use crate::serve::Server;
use crate::tools::Tools;
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Screen {
    Home,
    Table,
}

impl Screen {
    const ALL: [Self; 2] = [Self::Home, Self::Table];

    /// The fragment of its address.
    const fn hash(self) -> &'static str {
        match self {
            Self::Home => "",
            Self::Table => "#/dekal/table",
        }
    }

    /// The element that exists when the screen can be used: a link on the home screen, or a card that can be
    /// turned over at the beginning of a round of Dékal.
    const fn marker(self) -> &'static str {
        match self {
            Self::Home => "main[data-screen='home'] a[href^='#/']",
            Self::Table => "button[data-cell][aria-disabled='false']",
        }
    }
}

/// A build whose loading is measured.
struct Release {
    name: &'static str,
    server: Server,
    /// The screens, with the selectors of their elements.
    screens: Vec<(Screen, &'static str)>,
    /// Its description in the report.
    about: String,
}

impl Release {
    fn new(name: &'static str, dir: &Path, link: &Arc<Link>) -> Result<Self> {
        ensure!(
            dir.join("index.html").is_file(),
            "{} holds no build",
            dir.display()
        );
        Ok(Self {
            name,
            server: Server::start_far(dir, Arc::clone(link))?,
            screens: Screen::ALL.map(|screen| (screen, screen.marker())).into(),
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
    let dir = match &options.dist {
        Some(dir) => dir.clone(),
        None => {
            dist::build(&Tools::ready()?, &dist::default_out(), Mode::Release)?;
            dist::default_out()
        }
    };
    let mut releases = vec![Release::new("this", &dir, link)?];
    if let Some(dir) = &options.against {
        releases.push(Release::new("against", dir, link)?);
    }
    if options.bare {
        let mut bare = Release::new("bare", &bare::build()?, link)?;
        bare.screens = vec![(Screen::Home, bare::MARKER)];
        releases.push(bare);
    }
    Ok(releases)
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
        for (screen, marker) in release.screens.clone() {
            let visit = Visit::new(release, screen, marker, 1);
            let visitor = self.chromium.visitor()?;
            let mut sent = || -> Result<f64> {
                self.link.begin(Speed::UNBOUNDED);
                self.visit(&visitor, &visit)
                    .with_context(|| format!("{} does not load", release.about))?;
                Ok(self.link.sent() as f64 / 1000.0)
            };
            let (first, second) = (sent()?, sent()?);
            self.chromium.forget(&visitor)?;
            let title = format!("{screen:?}").to_lowercase();
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
            for processor in PROCESSORS {
                for screen in Screen::ALL {
                    for &at in &turns {
                        let release = &releases[at];
                        let of_screen = release.screens.iter().find(|one| one.0 == screen);
                        let Some(&(_, marker)) = of_screen else {
                            continue;
                        };
                        let visit = Visit::new(release, screen, marker, processor);
                        let times = self.twice(network, &visit)?;
                        for (visit, [painted, usable]) in times.into_iter().enumerate() {
                            let row = |what| Row {
                                what,
                                network,
                                processor,
                                visit: visit + 1,
                            };
                            match screen {
                                Screen::Home => {
                                    table.note(at, row("first paint"), painted);
                                    table.note(at, row("home usable"), usable);
                                }
                                Screen::Table => table.note(at, row("Dékal's table"), usable),
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The times of a first visit and of a second.
    fn twice(&mut self, network: f64, visit: &Visit) -> Result<[[f64; 2]; 2]> {
        let visitor = self.chromium.visitor()?;
        let mut times = [[0.0; 2]; 2];
        for times in &mut times {
            self.link.begin(Speed {
                bits: network * 1e6,
                round_trip: ROUND_TRIP,
            });
            *times = self.visit(&visitor, visit)?;
        }
        self.chromium.forget(&visitor)?;
        Ok(times)
    }

    /// The times of the first paint and of the usable screen, in milliseconds. Closes the page when it has
    /// loaded everything.
    fn visit(&mut self, visitor: &str, visit: &Visit) -> Result<[f64; 2]> {
        let mut page = self.chromium.page(visitor)?;
        let window = json!({
            "width": WINDOW.0, "height": WINDOW.1, "deviceScaleFactor": 1, "mobile": true,
        });
        page.ask("Emulation.setDeviceMetricsOverride", window)?;
        let marker = serde_json::to_string(visit.marker)?;
        let script = json!({ "source": LOAD_TIMES.replace("MARKER", &marker) });
        page.ask("Page.enable", json!({}))?;
        page.ask("Page.addScriptToEvaluateOnNewDocument", script)?;
        let rate = json!({ "rate": visit.processor });
        page.ask("Emulation.setCPUThrottlingRate", rate)?;
        let answer = page.ask("Page.navigate", json!({ "url": visit.url }))?;
        if let Some(error) = answer.get("errorText") {
            bail!("the browser does not open {}: {error}", visit.url);
        }
        let times = page.value("self.loadTimes")?;
        let until = Instant::now() + BUSY;
        while self.link.quiet() < QUIET && Instant::now() < until {
            sleep(Duration::from_millis(20));
        }
        page.close()?;
        let [painted, usable] = [0, 1].map(|at| times[at].as_f64());
        Ok([
            painted.context("nothing was painted")?,
            usable.context("the screen never became usable")?,
        ])
    }
}

/// A visit: the address, the expected element, and the slowdown of the processor.
struct Visit {
    url: String,
    marker: &'static str,
    processor: u32,
}

impl Visit {
    fn new(release: &Release, screen: Screen, marker: &'static str, processor: u32) -> Self {
        Self {
            url: format!("{}{}", release.server.url(), screen.hash()),
            marker,
            processor,
        }
    }
}
