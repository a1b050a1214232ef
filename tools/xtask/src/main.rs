//! The command line of the project's automation.

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::path::PathBuf;
use xtask::cmd::{self, timed};
use xtask::dist::{self, Mode};
use xtask::steps::{self, Step, StepOptions};
use xtask::{archive, bench, browser_tests, lighthouse, play, precompress};

const ENVIRONMENT: &str = "\
What is missing is installed first: the wasm target of Rust by rustup; for a release wasm-opt, for
tests wasm-bindgen's runner and geckodriver, in the versions of tools/xtask/src/pins.rs, into a
cache of Tablée's own. What is on PATH in a matching version is used as it is, and nothing of yours
is changed.

Environment variables:
  TABLEE_CACHE     the cache's folder (otherwise `tablee` in the system's place for caches,
                   for instance ~/.cache/tablee)
  CHROME           the Chromium or Chrome for the tests (otherwise the one on PATH)
  CHROMEDRIVER     its chromedriver, of the same version (otherwise the one on PATH)
  FIREFOX          the Firefox for the tests (otherwise the one on PATH)
  GECKODRIVER      its driver (otherwise the one on PATH, or one in the cache)
  WEBKIT           WebKitGTK's MiniBrowser for the tests (otherwise the system's)
  WEBKITDRIVER     its WebKitWebDriver (otherwise the one on PATH)
  CARGO_TARGET_DIR where cargo builds (otherwise `target`)";

/// Plays, tests and builds Tablée.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = ENVIRONMENT)]
struct Cli {
    /// Show the output of other programs even if they succeed
    #[arg(long, global = true)]
    verbose: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Builds the game, serves it on this machine and opens a browser
    ///
    /// This build is optimised a little and not split into parts, so that it is quickly rebuilt after a change.
    Play {
        /// The port to serve on; if it is taken, the next free one
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Only print the address
        #[arg(long)]
        no_open: bool,
    },
    /// Runs every check, from formatting to games played in three real browsers
    ///
    /// Needs a Chromium with its driver, a Firefox, and WebKitGTK's MiniBrowser with its driver. On Debian it
    /// installs them if it is allowed to; systems without apt do without WebKit. The release is built beside
    /// the other checks. A step that runs alone prints as it runs; the output of others goes to files, and is
    /// shown if they fail. Chromium runs every browser test, the others those that depend on the browser's
    /// engine.
    Test {
        /// Run only this step (may be repeated)
        #[arg(long, value_name = "STEP")]
        only: Vec<Step>,
        /// Leave this step out (may be repeated)
        #[arg(long, value_name = "STEP")]
        skip: Vec<Step>,
        #[command(flatten)]
        options: StepOptions,
    },
    /// Runs formatting, clippy, the structure check, and the tests of the packages that have changed
    ///
    /// A package has changed if it differs from where the branch left `origin/main`, or `main`, committed or
    /// not. Packages that depend on it are only checked with clippy; `test` runs their tests and all others.
    Check,
    /// Runs one step; `test` and `check` call it for each
    #[command(hide = true)]
    Step {
        /// The step
        step: Step,
        #[command(flatten)]
        options: StepOptions,
    },
    /// Builds the folder of static files that any web server can serve, from any path
    Dist {
        /// The folder to build
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Also pack it into one archive, beside the folder, for portals that want one uploaded
        #[arg(long)]
        zip: bool,
        /// Write `.br` and `.gz` beside each file, for hosts that serve these directly
        #[arg(long)]
        precompress: bool,
    },
    /// Measures the speed of playouts, natively and as wasm (four minutes)
    ///
    /// The wasm runs under Node if it is on PATH, otherwise in a Chromium.
    Bench {
        /// Measure the release build in a Chromium instead: the bots' thinking times, the load of the page, and
        /// the smoothness of drags (a quarter of an hour)
        #[arg(long)]
        browser: bool,
        /// Measure instead how long the release build takes to load in a Chromium, on slow networks and
        /// processors, on a first and a second visit (five minutes, ten to compare)
        #[arg(long, conflicts_with = "browser")]
        load: bool,
        #[command(flatten)]
        options: browser_tests::Loading,
    },
    /// Takes new screenshots of the tables, for the README (five minutes)
    ///
    /// Builds the release, and shows prepared positions in a Chromium. On one machine, it always makes the same
    /// files.
    Pictures,
    /// Runs Lighthouse on the release, as a phone would load it from a host (ten minutes)
    ///
    /// Needs Node, and downloads Lighthouse from npm.
    Lighthouse {
        /// A folder built by `dist`, instead of a new build
        #[arg(long, value_name = "DIR")]
        dist: Option<PathBuf>,
        /// The number of runs for each screen
        #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
        runs: u32,
    },
}

fn main() -> Result<()> {
    let cli = Cli::parse();
    cmd::set_verbose(cli.verbose);
    match cli.command {
        Command::Bench {
            load: true,
            options,
            ..
        } => browser_tests::load(&options),
        Command::Bench { browser: true, .. } => browser_tests::bench(),
        Command::Bench { .. } => bench::bench(),
        Command::Pictures => browser_tests::pictures(),
        Command::Lighthouse { dist, runs } => lighthouse::lighthouse(dist.as_deref(), runs),
        Command::Play { port, no_open } => play::play(port, !no_open),
        Command::Test {
            only,
            skip,
            options,
        } => steps::test(&only, &skip, &options),
        Command::Check => steps::check(),
        Command::Step { step, options } => steps::execute(step, &options),
        Command::Dist {
            out,
            zip,
            precompress,
        } => {
            let out = match out {
                Some(out) => std::path::absolute(out)?,
                None => dist::default_out(),
            };
            dist::build(&out, Mode::Release)?;
            if precompress {
                timed("compressed copies written", || {
                    precompress::precompress(&out)
                })?;
            }
            if zip {
                let archive = out.with_extension("zip");
                archive::pack(&out, &archive)?;
                println!("Packed it as {}.", archive.display());
            }
            Ok(())
        }
    }
}
