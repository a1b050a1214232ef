//! `cargo xtask bench`: measures the speed of playouts, natively and as wasm.

use crate::browser::{Browser, Kind};
use crate::cmd::{cargo, on_path, run, work_dir};
use crate::pins::WASM_TARGET;
use crate::tools::Tools;
use crate::wasm_runner;
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The benchmark files and their crates.
const FILES: [(&str, &str); 3] = [
    ("engine", "playouts"),
    ("engine", "actions"),
    ("bots", "search"),
];

/// A row of the table.
struct Figure {
    /// The benchmark file in which it is measured.
    file: &'static str,
    id: &'static str,
    title: &'static str,
    /// The number of rounds, actions or positions in one run.
    count: f64,
}

const fn round(id: &'static str, title: &'static str) -> Figure {
    Figure {
        file: "playouts",
        id,
        title,
        count: 1.0,
    }
}

const fn actions(id: &'static str, title: &'static str, count: f64) -> Figure {
    Figure {
        file: "actions",
        id,
        title,
        count,
    }
}

const fn search(id: &'static str, title: &'static str) -> Figure {
    Figure {
        file: "search",
        id,
        title,
        count: 20_000.0,
    }
}

const FIGURES: [Figure; 17] = [
    round("round-2", "rounds, 2 players, fast"),
    round("round-4", "rounds, 4 players, fast"),
    round("round-6", "rounds, 6 players, fast"),
    round("plain-2", "rounds, 2, plain rules"),
    round("plain-4", "rounds, 4, plain rules"),
    round("plain-6", "rounds, 6, plain rules"),
    round("detrak-alone", "games of Détrak, alone"),
    round("dumble-random-2", "rounds of Dumble, 2, random"),
    round("dumble-random-4", "rounds of Dumble, 4, random"),
    round("dumble-random-6", "rounds of Dumble, 6, random"),
    round("dumble-rules-2", "rounds of Dumble, 2, by rules"),
    round("dumble-rules-4", "rounds of Dumble, 4, by rules"),
    round("dumble-rules-6", "rounds of Dumble, 6, by rules"),
    actions("debacle-tree", "actions, Débâcle, tree", 25_217.0),
    actions("debacle-walk", "actions, Débâcle, walk", 1_000.0),
    search("debacle-search", "positions, Débâcle, search"),
    search("debacle-material", "positions, Débâcle, counting points"),
];

/// Runs the benchmarks natively and as wasm, and compares them.
///
/// The wasm runs under Node if it is installed, otherwise in a worker of Chromium; both have V8. It is compiled
/// as the game's worker is, but without `wasm-opt`.
///
/// # Errors
/// If a tool or the browser is missing and cannot be installed, or a benchmark fails.
pub fn bench() -> Result<()> {
    let tools = Tools::ready()?;
    fs::create_dir_all(work_dir())?;
    let native = work_dir().join("criterion");
    let mut wasm = Vec::new();
    for (package, file) in FILES {
        run(bench_of(package, file).env("CRITERION_HOME", &native))?;
        let result = work_dir().join(format!("bench-wasm-{file}.json"));
        run_wasm(&tools, package, file, &result)?;
        wasm.push((file, read(&result)?));
    }
    let mut table = format!(
        "\n{:26}{:>12}{:>12}{:>8}\n",
        "random, a second", "native", "wasm", "ratio"
    );
    for Figure {
        file,
        id,
        title,
        count,
    } in FIGURES
    {
        let native = read(&native_estimates(&native, id))?;
        let native = per_second(&native).with_context(|| format!("no native figure of {id}"))?;
        let wasm = wasm.iter().find(|(other, _)| *other == file);
        let wasm = wasm
            .and_then(|(_, figures)| per_second(&figures[id]["estimates"]))
            .with_context(|| format!("no figure of {id} as wasm"))?;
        let (native, wasm, ratio) = (count * native, count * wasm, wasm / native);
        writeln!(table, "{title:26}{native:>12.0}{wasm:>12.0}{ratio:>8.2}")?;
    }
    println!("{table}");
    Ok(())
}

fn bench_of(package: &str, file: &str) -> std::process::Command {
    let mut command = cargo();
    command.args(["bench", "-p", package, "--bench", file]);
    command
}

fn run_wasm(tools: &Tools, package: &str, file: &str, result: &Path) -> Result<()> {
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
    run(wasm_runner::with_runner(
        &mut command,
        tools,
        browser.as_ref(),
    )?)
}

/// The path at which criterion writes the results of a benchmark.
fn native_estimates(home: &Path, id: &str) -> PathBuf {
    home.join(id).join("new").join("estimates.json")
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
