//! `cargo xtask lighthouse`: runs Lighthouse on the release, as a phone would load it.

use crate::browser::{Browser, Kind};
use crate::cmd::{on_path, run, work_dir};
use crate::dist::{self, Mode};
use crate::pins::LIGHTHOUSE;
use crate::serve::Server;
use crate::tools::Tools;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The screens, with the fragment of their address.
const SCREENS: [(&str, &str); 2] = [
    ("the home screen", ""),
    ("a table of Dékal", "#/dekal/table"),
];

/// The metrics of the performance score, with their units.
const METRICS: [(&str, &str); 5] = [
    ("first-contentful-paint", "ms"),
    ("largest-contentful-paint", "ms"),
    ("total-blocking-time", "ms"),
    ("cumulative-layout-shift", ""),
    ("speed-index", "ms"),
];

/// The values of each figure, one per run.
type Figures = BTreeMap<String, Vec<f64>>;

/// Runs Lighthouse `runs` times on each screen, with its simulated phone. Serves the build as a host does;
/// builds the release first, unless a build is given.
///
/// # Errors
/// If there is no Node or no Chromium, or Lighthouse cannot be installed or fails.
pub fn lighthouse(build: Option<&Path>, runs: u32) -> Result<()> {
    let npx = on_path("npx").context(
        "Lighthouse runs under Node, which was not found: install it from https://nodejs.org, \
         or on Debian with apt-get install npm",
    )?;
    let browser = Browser::ready(Kind::Chromium)?;
    let dir = match build {
        Some(dir) => dir.to_path_buf(),
        None => {
            dist::build(&Tools::ready()?, &dist::default_out(), Mode::Release)?;
            dist::default_out()
        }
    };
    let server = Server::start_compressing(dir, "/", 0)?;
    let report = work_dir().join("lighthouse.json");
    fs::create_dir_all(work_dir())?;
    for (title, hash) in SCREENS {
        let (mut figures, mut faults) = (Figures::new(), BTreeMap::new());
        for _ in 0..runs {
            run(Command::new(&npx)
                .args(["--yes", LIGHTHOUSE, &format!("{}{hash}", server.url())])
                .args(["--quiet", "--output=json"])
                .arg(format!("--output-path={}", report.display()))
                .arg("--chrome-flags=--headless=new --no-sandbox")
                .env("CHROME_PATH", &browser.program))?;
            let report = serde_json::from_slice(&fs::read(&report)?)?;
            note(&report, &mut figures, &mut faults).context("the report has an unknown format")?;
        }
        println!("\n{title}, {runs} runs:\n{}", table(&mut figures, &faults));
    }
    Ok(())
}

/// Adds the scores and metrics of a report to `figures`, and its findings to `faults`.
fn note(
    report: &Value,
    figures: &mut Figures,
    faults: &mut BTreeMap<String, String>,
) -> Option<()> {
    let audits = &report["audits"];
    for (name, category) in report["categories"].as_object()? {
        let score = 100.0 * category["score"].as_f64()?;
        figures.entry(name.clone()).or_default().push(score);
        for audit in category["auditRefs"].as_array()? {
            let id = audit["id"].as_str()?;
            let is_short = audits[id]["score"]
                .as_f64()
                .is_some_and(|score| score < 1.0);
            if is_short {
                let shown = audits[id]["displayValue"].as_str().unwrap_or_default();
                faults.insert(id.to_owned(), shown.to_owned());
            }
        }
    }
    for (name, _) in METRICS {
        let value = audits[name]["numericValue"].as_f64()?;
        figures.entry(name.to_owned()).or_default().push(value);
    }
    Some(())
}

/// The best value and the median of each figure. The best score is the highest, the best metric the lowest.
fn table(figures: &mut Figures, faults: &BTreeMap<String, String>) -> String {
    let mut out = format!("{:26}{:>10}{:>10}\n", "", "best", "median");
    for (name, values) in figures {
        values.sort_by(f64::total_cmp);
        let unit = METRICS.iter().find(|metric| metric.0 == name);
        let (best, digits) = match unit {
            Some((_, "ms")) => (values.first(), 0),
            Some(_) => (values.first(), 3),
            None => (values.last(), 0),
        };
        let median = values.get(values.len() / 2);
        let [best, median] = [best, median].map(|value| value.copied().unwrap_or(f64::NAN));
        let unit = unit.map_or("", |metric| metric.1);
        out += &format!("{name:26}{best:>10.digits$}{median:>10.digits$} {unit}\n");
    }
    for (id, shown) in faults {
        out += &format!("not perfect: {id} {shown}\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn report(score: f64, paint: f64) -> Value {
        let mut audits = serde_json::Map::new();
        for (name, _) in METRICS {
            audits.insert(
                name.into(),
                json!({ "numericValue": paint, "score": score }),
            );
        }
        let refs = json!([{ "id": METRICS[0].0 }]);
        json!({ "audits": audits, "categories": { "seo": { "score": score, "auditRefs": refs } } })
    }

    #[test]
    fn best_and_median_are_told() {
        let (mut figures, mut faults) = Default::default();
        for (score, paint) in [(0.9, 30.0), (1.0, 10.0), (0.8, 20.0)] {
            note(&report(score, paint), &mut figures, &mut faults).unwrap();
        }
        let table = table(&mut figures, &faults);
        let row = |name: &str| {
            let line = table.lines().find(|line| line.starts_with(name)).unwrap();
            line.split_whitespace()
                .skip(1)
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(row("seo"), ["100", "90"]);
        assert_eq!(row("speed-index"), ["10", "20", "ms"]);
        assert_eq!(row("cumulative-layout-shift"), ["10.000", "20.000"]);
        assert!(table.contains("not perfect: first-contentful-paint"));
        assert!(note(&json!({}), &mut figures, &mut faults).is_none());
    }
}
