//! `cargo xtask bench`: measures the speed of playouts, natively and as wasm.

use crate::browser::{Browser, Kind};
use crate::cmd::{cargo, on_path, run, work_dir};
use crate::pins::WASM_TARGET;
use crate::tools::wasm_target;
use crate::wasm_runner;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The benchmark files and their crates.
const FILES: [(&str, &str); 3] = [
    ("engine", "playouts"),
    ("engine", "actions"),
    ("bots", "search"),
];

/// The benchmarks of which one run is many actions or positions, and how many.
const COUNTS: [(&str, f64); 4] = [
    ("debacle-tree", 25_217.0),
    ("debacle-walk", 1_000.0),
    ("debacle-search", 20_000.0),
    ("debacle-material", 20_000.0),
];

/// Runs the benchmarks natively and as wasm, and compares them.
///
/// The wasm runs under Node if it is installed, otherwise in a worker of Chromium; both have V8. It is compiled
/// as the game's worker is, but without `wasm-opt`.
///
/// # Errors
/// If a tool or the browser is missing and cannot be installed, or a benchmark fails.
pub fn bench() -> Result<()> {
    wasm_target()?;
    fs::create_dir_all(work_dir())?;
    let home = work_dir().join("criterion");
    let mut table = format!(
        "\n{:26}{:>14}{:>14}{:>8}\n",
        "a second", "native", "wasm", "ratio"
    );
    for (package, file) in FILES {
        run(bench_of(package, file).env("CRITERION_HOME", &home))?;
        let result = work_dir().join(format!("bench-wasm-{file}.json"));
        run_wasm(package, file, &result)?;
        let wasm = read(&result)?;
        for (id, figures) in wasm.as_object().context("the wasm told no figures")? {
            let native = read(&home.join(id).join("new/estimates.json"))?;
            let rates = [&native, &figures["estimates"]].map(per_second);
            let [Some(native), Some(wasm)] = rates else {
                bail!("there is no figure of {id}");
            };
            let count = COUNTS.iter().find(|(name, _)| name == id);
            let count = count.map_or(1.0, |(_, count)| *count);
            let (native, wasm, ratio) = (count * native, count * wasm, wasm / native);
            writeln!(table, "{id:26}{native:>14.0}{wasm:>14.0}{ratio:>8.2}")?;
        }
    }
    println!("{table}");
    Ok(())
}

fn bench_of(package: &str, file: &str) -> std::process::Command {
    let mut command = cargo();
    command.args(["bench", "-p", package, "--bench", file]);
    command
}

fn run_wasm(package: &str, file: &str, result: &Path) -> Result<()> {
    let mut command = bench_of(package, file);
    command.args(["--target", WASM_TARGET]);
    command.env("WASM_BINDGEN_BENCH_RESULT", result);
    let browser = match on_path("node") {
        Some(_) => None,
        None => {
            command.env("WASM_BINDGEN_USE_DEDICATED_WORKER", "1");
            Some(Browser::ready(Kind::Chromium)?)
        }
    };
    run(wasm_runner::with_runner(&mut command, browser.as_ref())?)
}

fn read(path: &Path) -> Result<Value> {
    let text = fs::read(path).with_context(|| format!("{} was not written", path.display()))?;
    serde_json::from_slice(&text).with_context(|| format!("{} is not JSON", path.display()))
}

/// The rate per second, from criterion's typical time in nanoseconds.
fn per_second(estimates: &Value) -> Option<f64> {
    let nanoseconds = estimates["median"]["point_estimate"].as_f64()?;
    (nanoseconds > 0.0).then(|| 1e9 / nanoseconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_as_criterion_writes_them() {
        let estimates = serde_json::json!({"median": {"point_estimate": 400.0}});
        assert_eq!(per_second(&estimates), Some(2_500_000.0));
        assert_eq!(per_second(&Value::Null), None);
    }
}
