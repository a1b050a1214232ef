//! `cargo xtask bench`: how fast playouts are, natively and as wasm.

use crate::browser::Browser;
use crate::cmd::{cargo, on_path, run, work_dir};
use crate::pins::WASM_TARGET;
use crate::tools::Tools;
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The benchmarks whose time is that of one round, and what they are.
const ROUNDS: [(&str, &str); 13] = [
    ("round-2", "2 players, fast"),
    ("round-4", "4 players, fast"),
    ("round-6", "6 players, fast"),
    ("plain-2", "2 players, plain rules"),
    ("plain-4", "4 players, plain rules"),
    ("plain-6", "6 players, plain rules"),
    ("detrak-alone", "Détrak, alone"),
    ("dumble-random-2", "Dumble, 2 players"),
    ("dumble-random-4", "Dumble, 4 players"),
    ("dumble-random-6", "Dumble, 6 players"),
    ("dumble-rules-2", "Dumble, 2, by rules"),
    ("dumble-rules-4", "Dumble, 4, by rules"),
    ("dumble-rules-6", "Dumble, 6, by rules"),
];

/// Runs the engine's benchmarks natively and as wasm, and compares them.
///
/// The wasm runs under Node if there is one, or else in a worker of Chromium: both have the
/// same V8. It is compiled as the game's worker is, but for `wasm-opt`.
///
/// # Errors
/// If the tools or the browser cannot be had, or a benchmark fails.
pub fn bench() -> Result<()> {
    let tools = Tools::ready()?;
    fs::create_dir_all(work_dir())?;
    let native = work_dir().join("criterion");
    run(bench_of_engine().env("CRITERION_HOME", &native))?;
    let wasm = work_dir().join("bench-wasm.json");
    run_wasm(&tools, &wasm)?;
    let wasm = read(&wasm)?;
    let mut table = format!(
        "\n{:24}{:>12}{:>12}{:>8}\n",
        "random rounds a second", "native", "wasm", "ratio"
    );
    for (id, title) in ROUNDS {
        let native = read(&native_estimates(&native, id))?;
        let native = per_second(&native).with_context(|| format!("no native figure of {id}"))?;
        let wasm = per_second(&wasm[id]["estimates"])
            .with_context(|| format!("no figure of {id} as wasm"))?;
        let ratio = wasm / native;
        writeln!(table, "{title:24}{native:>12.0}{wasm:>12.0}{ratio:>8.2}")?;
    }
    println!("{table}");
    Ok(())
}

fn bench_of_engine() -> std::process::Command {
    let mut command = cargo();
    command.args(["bench", "-p", "engine", "--bench", "playouts"]);
    command
}

fn run_wasm(tools: &Tools, result: &Path) -> Result<()> {
    let mut command = bench_of_engine();
    command.args(["--target", WASM_TARGET]);
    command.env("WASM_BINDGEN_BENCH_RESULT", result);
    let browser = match on_path("node") {
        Some(_) => None,
        None => {
            command.env("WASM_BINDGEN_USE_DEDICATED_WORKER", "1");
            Some(Browser::ready()?)
        }
    };
    run(tools.with_test_runner(&mut command, browser.as_ref())?)
}

/// Where criterion leaves the figures of a benchmark.
fn native_estimates(home: &Path, id: &str) -> PathBuf {
    home.join(id).join("new").join("estimates.json")
}

fn read(path: &Path) -> Result<Value> {
    let text = fs::read(path).with_context(|| format!("{} was not written", path.display()))?;
    serde_json::from_slice(&text).with_context(|| format!("{} is not JSON", path.display()))
}

/// How often a second, from criterion's estimate of the usual time in nanoseconds.
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
