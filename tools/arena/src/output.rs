//! The output of reports: text for people, JSON for programs.

use std::fmt::{self, Display};
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use engine::GameId;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// The file name for the standard output.
const STANDARD: &str = "-";

/// The option to write a report as JSON.
#[derive(Args, Clone, Debug, Default)]
pub struct Json {
    /// Write the report as JSON to this file; with `-`, to the standard output instead of the text. In JSON,
    /// seats are numbered from 0, as for outside programs; in texts and in the notation of moves, from 1.
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

impl Json {
    /// Checks whether a report can be written; call it before work that takes long.
    ///
    /// # Errors
    /// If the file's folder does not exist.
    pub fn check(&self) -> Result<()> {
        check(self.json.as_deref())
    }

    /// Prints or writes a report.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, report: &(impl Serialize + Display)) -> Result<()> {
        write(report, self.json.as_deref())
    }
}

/// Checks whether a report can be written as JSON to a file; call it before work that takes long.
///
/// # Errors
/// If the file's folder does not exist.
pub fn check(json: Option<&Path>) -> Result<()> {
    let folder = json.and_then(Path::parent);
    match folder.filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        None => Ok(()),
        Some(folder) => {
            let folder = folder.display();
            bail!("there is no folder {folder} for the report: make it, or name another file")
        }
    }
}

/// Checks whether pages can be written into a folder; call it before work that takes long.
///
/// # Errors
/// If there is no such folder.
pub fn check_folder(folder: Option<&Path>) -> Result<()> {
    match folder.filter(|folder| !folder.is_dir()) {
        None => Ok(()),
        Some(folder) => {
            let folder = folder.display();
            bail!(
                "there is no folder {folder} for the pages: make it, or name one like --write=docs/lab/ladders"
            )
        }
    }
}

/// Writes the page of a game, by the basic or the advanced rules, into a folder.
///
/// # Errors
/// If the file cannot be written.
pub fn write_page(folder: &Path, game: GameId, advanced: bool, page: &str) -> Result<()> {
    let rules = if advanced { "-advanced" } else { "" };
    let path = folder.join(format!("{}{rules}.md", game.name()));
    fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))
}

/// Prints a report, and writes it as JSON to a file if one is given; for `-`, prints JSON instead.
///
/// # Errors
/// If the file cannot be written.
pub fn write(report: &(impl Serialize + Display), json: Option<&Path>) -> Result<()> {
    let Some(path) = json else {
        return print(&report.to_string());
    };
    let text = serde_json::to_string_pretty(report)?;
    if path == Path::new(STANDARD) {
        return print(&format!("{text}\n"));
    }
    print(&report.to_string())?;
    fs::write(path, text).with_context(|| {
        let path = path.display();
        format!("cannot write {path}: name a file in a folder that exists, or - for the output")
    })
}

/// Prints a line, as `println!` does, but returns what [`print`] returns.
macro_rules! outln {
    ($($what:tt)*) => {
        $crate::output::print(&format!("{}\n", format_args!($($what)*)))
    };
}

pub(crate) use outln;

/// Prints a text. It is not an error if the reader closes its end early, as `head` does.
///
/// # Errors
/// If the standard output cannot be written for another reason.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.context("the output cannot be written"),
    }
}

/// A progress bar on the error output with this many steps; hidden if that is not a terminal.
///
/// # Errors
/// Never in practice: the template of the bar is fixed.
pub fn progress(count: u64, of_what: &str) -> Result<ProgressBar> {
    let style = format!("{{bar:40}} {{pos}}/{{len}} {of_what}, {{eta}} left");
    let bar = ProgressBar::new(count).with_style(ProgressStyle::with_template(&style)?);
    bar.enable_steady_tick(Duration::from_secs(1));
    Ok(bar)
}

/// Formats a time in microseconds.
pub struct Time(pub Option<f32>);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.pad("-"),
            Some(micros) if micros < 1_000.0 => f.pad(&format!("{micros:.1} µs")),
            Some(micros) => f.pad(&format!("{:.2} ms", micros / 1_000.0)),
        }
    }
}
