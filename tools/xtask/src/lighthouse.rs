//! `cargo xtask lighthouse`: runs Lighthouse on the release, as a phone would load it.

use crate::browser::{Browser, Kind};
use crate::cmd::{on_path, run, work_dir};
use crate::dist;
use crate::pins::LIGHTHOUSE;
use crate::serve::{Host, Server};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The screens, with the fragment of their address.
const SCREENS: [(&str, &str); 2] = [
    ("the home screen", ""),
    ("a table of Dékal", "#/dekal/table"),
];

/// The delay between the host and Lighthouse, which computes from that how the page would load on a phone. Over a network
/// without delay the program would be there before the first paint, and Lighthouse would take the program for a condition
/// of the paint.
const ROUND_TRIP: Duration = Duration::from_millis(40);

/// The metrics of the performance score, in milliseconds except for the layout shift.
const METRICS: [&str; 5] = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    SHIFT,
    "speed-index",
];
const SHIFT: &str = "cumulative-layout-shift";

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
    let dir = dist::given_or_built(build)?;
    let server = Server::start(dir, "/", 0, Host::Pages(ROUND_TRIP))?;
    let report = work_dir().join("lighthouse.json");
    fs::create_dir_all(work_dir())?;
    for (title, hash) in SCREENS {
        let mut reports = Vec::new();
        for _ in 0..runs {
            run(Command::new(&npx)
                .args(["--yes", LIGHTHOUSE, &format!("{}{hash}", server.url())])
                .args(["--quiet", "--output=json"])
                .arg(format!("--output-path={}", report.display()))
                .arg("--chrome-flags=--headless=new --no-sandbox")
                .env("CHROME_PATH", &browser.program))?;
            reports.push(serde_json::from_slice(&fs::read(&report)?)?);
        }
        let table = table(&reports).context("the report has an unknown format")?;
        println!("\n{title}:\n{table}");
    }
    Ok(())
}

/// Scores and metrics: the medians, and the figures of all runs. Also lists what is not perfect in one of them. `None`
/// if Lighthouse's reports have another format than before.
fn table(reports: &[Value]) -> Option<String> {
    let (mut figures, mut faults) = (BTreeMap::<&str, Vec<f64>>::new(), BTreeMap::new());
    for report in reports {
        let audits = report["audits"].as_object()?;
        for (name, category) in report["categories"].as_object()? {
            let score = 100.0 * category["score"].as_f64()?;
            figures.entry(name).or_default().push(score);
        }
        for name in METRICS {
            let value = audits.get(name)?["numericValue"].as_f64()?;
            figures.entry(name).or_default().push(value);
        }
        let is_short = |audit: &Value| audit["score"].as_f64().is_some_and(|score| score < 1.0);
        for (id, audit) in audits.iter().filter(|(_, audit)| is_short(audit)) {
            faults.insert(id, audit["displayValue"].as_str().unwrap_or_default());
        }
    }
    let mut out = format!("{:26}{:>8}  all\n", "", "median");
    for (name, mut values) in figures {
        values.sort_by(f64::total_cmp);
        let digits = if name == SHIFT { 3 } else { 0 };
        let median = values[values.len() / 2];
        let all: Vec<String> = values.iter().map(|one| format!("{one:.digits$}")).collect();
        out += &format!("{name:26}{median:>8.digits$}  {}\n", all.join(" "));
    }
    for (id, shown) in faults {
        out += &format!("not perfect: {id} {shown}\n");
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn report(score: f64, paint: f64) -> Value {
        let mut audits = serde_json::Map::new();
        for name in METRICS {
            audits.insert(
                name.into(),
                json!({ "numericValue": paint, "score": score }),
            );
        }
        json!({ "audits": audits, "categories": { "seo": { "score": score } } })
    }

    #[test]
    fn medians_and_all_runs_are_told() {
        let reports = [(0.9, 30.0), (1.0, 10.0), (0.8, 20.0)];
        let reports = reports.map(|(score, paint)| report(score, paint));
        let table = table(&reports).unwrap();
        let row = |name: &str| {
            let line = table.lines().find(|line| line.starts_with(name)).unwrap();
            line.split_whitespace()
                .skip(1)
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(row("seo"), "90 80 90 100");
        assert_eq!(row("speed-index"), "20 10 20 30");
        assert_eq!(row(SHIFT), "20.000 10.000 20.000 30.000");
        assert!(table.contains("not perfect: first-contentful-paint"));
        assert!(super::table(&[json!({})]).is_none());
    }
}
