//! `cargo xtask bench --load`: how long a page takes to load.
//!
//! Releases are loaded in turns, in one Chromium, as somebody who has never been there and then
//! once more. Every visitor has a storage and a cache of their own; a second visit is a new page of
//! the same visitor's, within the ten minutes for which GitHub Pages has everything kept.
//!
//! The network is slow in the server (see [`crate::link`]): Chromium's own protocol slows down one page or
//! worker at a time, each as if it had the network to itself, and a page's workers only once somebody
//! has found them. In the server nothing escapes, and everything shares the way.
//! A request takes one way to the server and back, and all replies share the bandwidth; names,
//! connections and encryption cost nothing, no more than the start of TCP does. What is asked for at
//! the same time goes at the same time, six at most, as Chromium does it by HTTP/1.1.
//!
//! The processor is slow by Chromium's own doing, which holds for the page's thread: workers, the
//! browser's compositor and V8's compilers in the background stay as fast as they are.
//!
//! Times are from when the navigation began, until a frame was drawn with what is waited for; the
//! script that tells (`standing.js`) also keeps the service worker from being registered.

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

/// What is measured, and how often.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// With --load: a folder that `dist` has built, in the place of a new build
    #[arg(long, value_name = "DIR", requires = "load")]
    dist: Option<PathBuf>,
    /// With --load: another such folder, to compare with
    #[arg(long, value_name = "DIR", requires = "load")]
    against: Option<PathBuf>,
    /// With --load: compare with a page of yew's that has one button and nothing else
    #[arg(long, requires = "load")]
    bare: bool,
    /// With --load: how often everything is measured; a round takes half a minute for each release
    #[arg(long, value_name = "N", default_value_t = 10, requires = "load")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

/// The bandwidths, in Mbit/s.
const NETWORKS: [f64; 2] = [1.6, 10.0];
/// To the server and back.
const ROUND_TRIP: Duration = Duration::from_millis(150);
/// How many times slower the processor is.
const PROCESSORS: [u32; 2] = [1, 4];

/// A page is done when it has asked for nothing for so long,
const QUIET: Duration = Duration::from_millis(500);
/// or when it has been asking for so long.
const BUSY: Duration = Duration::from_secs(30);

/// The window, as Lighthouse's phone has it.
const WINDOW: (u32, u32) = (412, 823);

/// What is run in every page.
const STANDING: &str = include_str!("standing.js");

/// A screen that is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Screen {
    Home,
    Table,
}

impl Screen {
    const ALL: [Self; 2] = [Self::Home, Self::Table];

    /// Its address, after that of the page.
    const fn hash(self) -> &'static str {
        match self {
            Self::Home => "",
            Self::Table => "#/dekal/table",
        }
    }

    /// What stands when it can be used: a link of home's, or a card that may be turned over, which a
    /// round of Dékal begins with.
    const fn marker(self) -> &'static str {
        match self {
            Self::Home => "main[data-screen='home'] a[href^='#/']",
            Self::Table => "button[data-cell][aria-disabled='false']",
        }
    }
}

/// Something that is loaded.
struct Release {
    name: &'static str,
    server: Server,
    /// Its screens, with what marks them.
    screens: Vec<(Screen, &'static str)>,
    /// What is said of it.
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

/// Loads pages, and prints how long it took.
///
/// # Errors
/// If there is no build or no Chromium, or a page does not come to stand.
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
        measuring.get_to_know(release)?;
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
    println!("{}", table.told(ROUND_TRIP));
    Ok(())
}

/// What is compared, each at a port of its own.
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

/// What measures.
struct Measurement<'a> {
    chromium: &'a mut Chromium,
    link: &'a Link,
}

impl Measurement<'_> {
    /// Loads every screen twice, which is not measured: the browser shall have started, and the server
    /// have compressed what it sends. How much that is becomes part of what is said of the release.
    fn get_to_know(&mut self, release: &mut Release) -> Result<()> {
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

    /// Everything once: what is compared one after the other, every other time from behind.
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
                        for (visit, [painted, standing]) in times.into_iter().enumerate() {
                            let row = |what| Row {
                                what,
                                network,
                                processor,
                                visit: visit + 1,
                            };
                            match screen {
                                Screen::Home => {
                                    table.note(at, row("first paint"), painted);
                                    table.note(at, row("home stands"), standing);
                                }
                                Screen::Table => table.note(at, row("Dékal's table"), standing),
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The first visit of somebody's, and the second.
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

    /// When something was first painted, and when the screen stood, in milliseconds. The page is left
    /// once it has everything that it asks for.
    fn visit(&mut self, visitor: &str, visit: &Visit) -> Result<[f64; 2]> {
        let mut page = self.chromium.page(visitor)?;
        let window = json!({
            "width": WINDOW.0, "height": WINDOW.1, "deviceScaleFactor": 1, "mobile": true,
        });
        page.ask("Emulation.setDeviceMetricsOverride", window)?;
        let marker = serde_json::to_string(visit.marker)?;
        let script = json!({ "source": STANDING.replace("MARKER", &marker) });
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
        let [painted, standing] = [0, 1].map(|at| times[at].as_f64());
        Ok([
            painted.context("nothing was painted")?,
            standing.context("nothing stands")?,
        ])
    }
}

/// What is visited, and how.
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
