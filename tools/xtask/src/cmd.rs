//! Runs other programs, and knows the folders that they work in.

use anyhow::{Context, Result, bail};
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The project's root folder.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("xtask lies in `tools`, in the workspace's folder")
        .to_path_buf()
}

/// Cargo's target folder, where xtask also keeps files that it can make again.
#[must_use]
pub fn target_dir() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// The scratch folder, below the target folder.
#[must_use]
pub fn work_dir() -> PathBuf {
    target_dir().join("xtask")
}

/// A command for the cargo that runs xtask, in the project's root.
#[must_use]
pub fn cargo() -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// Whether the output of programs is shown even if they succeed.
static VERBOSE: AtomicBool = AtomicBool::new(false);

/// Sets whether the output of all programs is shown as they run, or only that of programs that fail.
pub fn set_verbose(verbose: bool) {
    VERBOSE.store(verbose, Ordering::Relaxed);
}

/// Whether [`run_with_bar`] shows no bar.
static WITHOUT_BARS: AtomicBool = AtomicBool::new(false);

/// Shows no bars from now on: something else prints meanwhile.
pub fn hide_bars() {
    WITHOUT_BARS.store(true, Ordering::Relaxed);
}

/// Runs a command and shows its output.
///
/// # Errors
/// If it cannot be started or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    println!("  $ {shown}");
    let status = command
        .status()
        .with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// Runs a command; shows its output only if it fails, unless [`set_verbose`] is on.
///
/// # Errors
/// If it cannot be started or fails.
pub fn run_quietly(command: &mut Command) -> Result<()> {
    if VERBOSE.load(Ordering::Relaxed) {
        return run(command);
    }
    let shown = show(command);
    let output = command
        .output()
        .with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        io::stderr().write_all(&output.stdout)?;
        io::stderr().write_all(&output.stderr)?;
        bail!("`{shown}` failed ({})", output.status);
    }
    Ok(())
}

/// Runs a cargo command quietly, as [`run_quietly`] does. On a terminal, a bar shows how many crates of about
/// `crates` it has compiled, unless [`hide_bars`] was called.
///
/// # Errors
/// If it cannot be started or fails.
pub fn run_with_bar(command: &mut Command, crates: usize) -> Result<()> {
    const WIDTH: usize = 40;
    if VERBOSE.load(Ordering::Relaxed) {
        return run(command);
    }
    let shown = show(command);
    let mut child = command
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{shown}`"))?;
    let stderr = child.stderr.take().context("it has no output")?;
    let has_bar = io::stdout().is_terminal() && !WITHOUT_BARS.load(Ordering::Relaxed);
    let mut terminal = has_bar.then(io::stdout);
    let (mut lines, mut compiled) = (Vec::new(), 0);
    for line in BufReader::new(stderr).lines() {
        let line = line?;
        compiled += usize::from(line.trim_start().starts_with("Compiling "));
        if let Some(terminal) = &mut terminal {
            let done = (compiled * WIDTH / crates.max(1)).min(WIDTH);
            write!(
                terminal,
                "\r  [{:WIDTH$}] {compiled} crates",
                "#".repeat(done)
            )?;
            terminal.flush()?;
        }
        lines.push(line);
    }
    if let Some(terminal) = &mut terminal {
        writeln!(terminal)?;
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("{}\n`{shown}` failed ({status})", lines.join("\n"));
    }
    Ok(())
}

/// Calls `act` and prints how long it took.
///
/// # Errors
/// If `act` fails.
pub fn timed<T>(what: &str, act: impl FnOnce() -> Result<T>) -> Result<T> {
    let started = Instant::now();
    let done = act()?;
    println!("{what} in {:.0} s", started.elapsed().as_secs_f32());
    Ok(done)
}

/// Runs a command quietly; returns its output, or `None` if it fails.
#[must_use]
pub fn output_of(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A command as one would type it, without the folder of its program.
#[must_use]
pub fn show(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The full path of a program on `PATH`; `None` if it is not there.
#[must_use]
pub fn on_path(program: &str) -> Option<PathBuf> {
    let paths = std::env::var_os("PATH")?;
    std::env::split_paths(&paths)
        .flat_map(|dir| program_names(program).map(move |name| dir.join(name)))
        .find(|path| path.is_file())
}

/// The path of a program in a folder; `None` if it is not there.
#[must_use]
pub fn program_in(dir: &Path, program: &str) -> Option<PathBuf> {
    program_names(program)
        .map(|name| dir.join(name))
        .find(|path| path.is_file())
}

fn program_names(program: &str) -> impl Iterator<Item = String> {
    let endings: &[&str] = if cfg!(windows) {
        &[".exe", ".cmd"]
    } else {
        &[""]
    };
    endings
        .iter()
        .map(move |ending| format!("{program}{ending}"))
}
