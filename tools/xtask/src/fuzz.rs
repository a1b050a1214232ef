//! `cargo xtask fuzz`: runs every target of `tools/fuzz` with libFuzzer for some time, or on many mutated inputs.

use crate::cmd::{cargo, output_of, root, run, target_dir, work_dir};
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// The flags with which the compiler instruments code for coverage, as `cargo fuzz` does. That tool needs a
/// nightly Rust only for sanitizers, which find nothing in code without `unsafe`.
const RUSTFLAGS: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";
/// The longest generated input, in bytes: longer than most real ones, and short enough to be fast.
const LONGEST: usize = 16_384;
/// The first line of the printed table.
const HEADING: &str = "target            inputs    a second   slowest, ms      most, kB";

/// The result of a target.
#[derive(Default)]
struct Report {
    name: String,
    inputs: u64,
    took: Duration,
    /// The longest time of an input, in microseconds, and the largest memory of one, in bytes.
    most: Option<(u64, u64)>,
    /// The path of an input that fails; the log if there is none.
    failed: Option<PathBuf>,
}

/// Runs the targets one after the other, and prints the result of each: on `inputs` mutated inputs each, or without that
/// number with libFuzzer, for `minutes` in total. libFuzzer's inputs that reach new code are kept between runs, below the
/// target folder; they are read again without instrumentation.
///
/// # Errors
/// If there is no such target, a build fails, or an input fails.
pub fn fuzz(minutes: f64, inputs: Option<u64>, only: &[String]) -> Result<()> {
    let targets = targets(&corpora(), only)?;
    let plain = build_plain()?;
    let long = match inputs {
        Some(_) => None,
        None => Some(build_long()?),
    };
    let each = Duration::from_secs_f64(minutes * 60.0).div_f64(targets.len() as f64);
    println!("{HEADING}");
    let mut reports = Vec::new();
    for name in targets {
        let report = match &long {
            None => run_plain(&plain, &name, inputs.unwrap_or(0))?,
            Some(long) => {
                let mut report = run_long(long, &name, each)?;
                if report.failed.is_none() {
                    let again = run_plain(&plain, &name, 0)?;
                    (report.most, report.failed) = (again.most, again.failed);
                }
                report
            }
        };
        // A run may take hours and may be stopped, so each row is printed at once.
        println!("{}", row(&report));
        reports.push(report);
    }
    let folder = work_dir().join("fuzz");
    println!(
        "Kept inputs, findings and logs: {}/TARGET",
        folder.display()
    );
    let failed = reports
        .iter()
        .filter_map(|one| Some((&one.name, one.failed.as_ref()?)));
    let failed: Vec<String> = failed
        .map(|(name, path)| format!("{name} fails: {}", path.display()))
        .collect();
    if !failed.is_empty() {
        bail!(
            "{}\nThe log beside each input tells why.",
            failed.join("\n")
        );
    }
    Ok(())
}

/// The folder that has a folder of inputs for each target.
fn corpora() -> PathBuf {
    root().join("tools/fuzz/corpus")
}

/// The folders in which a target keeps what it has found.
struct Folders {
    /// The folder of the other folders, with logs.
    whole: PathBuf,
    /// Inputs that reached new code.
    grown: PathBuf,
    /// The slowest and the largest input.
    extreme: PathBuf,
    /// Inputs that failed.
    findings: PathBuf,
}

impl Folders {
    /// The folders of this target. They are made if they do not exist.
    fn of(name: &str) -> Result<Folders> {
        let whole = work_dir().join("fuzz").join(name);
        let folders = Folders {
            grown: whole.join("corpus"),
            extreme: whole.join("extreme"),
            findings: whole.join("findings"),
            whole,
        };
        for folder in [&folders.grown, &folders.extreme, &folders.findings] {
            fs::create_dir_all(folder)?;
        }
        Ok(folders)
    }
}

/// The requested targets, or all; each has a folder of inputs.
fn targets(corpora: &Path, only: &[String]) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(corpora)? {
        all.extend(entry?.file_name().into_string());
    }
    all.sort();
    if let Some(unknown) = only.iter().find(|name| !all.contains(name)) {
        bail!(
            "there is no target {unknown}: choose among {}",
            all.join(", ")
        );
    }
    all.retain(|name| only.is_empty() || only.contains(name));
    Ok(all)
}

/// Builds the program with libFuzzer in a target folder of its own, and returns its path.
fn build_long() -> Result<PathBuf> {
    let about = output_of(Command::new("rustc").arg("-vV")).context("there is no rustc")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc does not tell its host")?;
    // With `--target`, build scripts and macros are built without these flags.
    let what = ["--features", "libfuzzer", "--bin", "long", "--target", host];
    // It runs for hours, so it is worth a longer compilation than the tests of the short run.
    let optimised = ["--config", "profile.dev.package.fuzz.opt-level=2"];
    run(cargo()
        .args(["build", "-p", "fuzz"])
        .args(what)
        .args(optimised)
        .env("RUSTFLAGS", RUSTFLAGS))?;
    Ok(target_dir().join(host).join("debug").join("long"))
}

/// Builds the optimised program without instrumentation, and returns its path.
fn build_plain() -> Result<PathBuf> {
    let what = ["--profile", "native", "--bin", "plain"];
    run(cargo().args(["build", "-p", "fuzz"]).args(what))?;
    Ok(target_dir().join("native").join("plain"))
}

fn run_long(program: &Path, name: &str, time: Duration) -> Result<Report> {
    let folders = Folders::of(name)?;
    let log = folders.whole.join("log");
    let begun = Instant::now();
    let status = Command::new(program)
        .args([&folders.grown, &corpora().join(name)])
        .arg(format!("-artifact_prefix={}/", folders.findings.display()))
        .arg(format!("-max_total_time={}", time.as_secs().max(1)))
        .arg(format!("-max_len={LONGEST}"))
        .args(["-print_final_stats=1", "-timeout=10"])
        .env("TABLEE_FUZZ_TARGET", name)
        .env("TABLEE_FUZZ_FOLDER", &folders.whole)
        .stderr(File::create(&log)?)
        .status()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let took = begun.elapsed();
    let output = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
    Ok(Report {
        name: name.to_owned(),
        inputs: inputs(&output).unwrap_or_default(),
        took,
        failed: (!status.success()).then(|| written(&output).unwrap_or(log)),
        ..Report::default()
    })
}

/// Reads the inputs of the corpus, those that libFuzzer has kept, among them the slowest and the largest, and `count`
/// mutated ones.
fn run_plain(program: &Path, name: &str, count: u64) -> Result<Report> {
    let folders = Folders::of(name)?;
    let log = folders.whole.join("plain-log");
    let begun = Instant::now();
    let done = Command::new(program)
        .arg(name)
        .arg(count.to_string())
        .args([&folders.findings, &corpora().join(name)])
        .args([&folders.grown, &folders.extreme])
        .stderr(File::create(&log)?)
        .output()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let took = begun.elapsed();
    let output = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
    let (read, most) = costs(&String::from_utf8_lossy(&done.stdout)).unzip();
    Ok(Report {
        name: name.to_owned(),
        inputs: read.unwrap_or_default(),
        took,
        most,
        failed: (!done.status.success()).then(|| written(&output).unwrap_or(log)),
    })
}

/// The number of inputs that libFuzzer has run, from its log.
fn inputs(log: &str) -> Option<u64> {
    let name = "stat::number_of_executed_units:";
    log.lines()
        .find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
}

/// The path to which a program has written the failing input, from its log.
fn written(log: &str) -> Option<PathBuf> {
    let before = "Test unit written to ";
    log.lines()
        .find_map(|line| Some(line.split_once(before)?.1.trim().into()))
}

/// The number of inputs, the longest time in microseconds and the most memory in bytes, as `plain` prints them.
fn costs(said: &str) -> Option<(u64, (u64, u64))> {
    let mut numbers = said.split_whitespace().map(|number| number.parse().ok());
    let mut next = || numbers.next().flatten();
    Some((next()?, (next()?, next()?)))
}

/// The line of the printed table about one target.
fn row(report: &Report) -> String {
    let rate = report.inputs as f64 / report.took.as_secs_f64().max(0.001);
    let (time, bytes) = report.most.unwrap_or_default();
    format!(
        "{:10}{:>14}{:>12.0}{:>14.1}{:>14.0}",
        report.name,
        report.inputs,
        rate,
        time as f64 / 1e3,
        bytes as f64 / 1e3
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_libfuzzer_says_is_read() {
        let log = "==7== ERROR: libFuzzer: deadly signal\n\
            artifact_prefix='x/'; Test unit written to x/crash-9b2e\n\
            stat::number_of_executed_units: 132780\n";
        assert_eq!(inputs(log), Some(132_780));
        assert_eq!(written(log), Some("x/crash-9b2e".into()));
        assert_eq!((inputs(""), written("")), (None, None));
        assert_eq!(costs("7 1500 64000\n"), Some((7, (1_500, 64_000))));
        assert_eq!(costs(""), None);
    }

    #[test]
    fn targets_are_folders_of_inputs() {
        let corpora = corpora();
        let all = targets(&corpora, &[]).unwrap();
        assert!(all.contains(&"record".to_owned()) && all.is_sorted());
        assert_eq!(targets(&corpora, &["link".into()]).unwrap(), ["link"]);
        assert!(targets(&corpora, &["nothing".into()]).is_err());
    }
}
