//! Chromium's trace of the page's thread, which it writes into a file when it ends.

use super::figures::Figures;
use crate::harness::{Page, Setup, Start};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// The traced events: tasks, frames, and the benchmark's own marks. Few, since the browser has little time to
/// write them when it ends.
const CATEGORIES: &str = "disabled-by-default-devtools.timeline,\
    disabled-by-default-devtools.timeline.frame,blink.user_timing";

/// The most attempts: a browser that is too slow is killed before its trace is written.
const TRIES: u32 = 3;

/// Opens the app, calls `act`, and returns the trace.
pub async fn traced(act: impl AsyncFn(&Page) -> Result<()>) -> Result<Trace> {
    let folder = tempfile::tempdir()?;
    for attempt in 1..=TRIES {
        let file = folder.path().join(format!("trace-{attempt}.json"));
        let setup = Setup {
            start: Start {
                flags: flags(&file),
                ..Start::default()
            },
            ..Setup::default()
        };
        setup.run(&act).await?;
        if file.is_file() {
            return Trace::read(&file);
        }
    }
    bail!("{TRIES} times the browser ended without a trace")
}

/// The flags of a browser that writes such a trace.
fn flags(file: &Path) -> Vec<String> {
    vec![
        format!("--trace-startup={CATEGORIES}"),
        format!("--trace-startup-file={}", file.display()),
        "--trace-startup-format=json".into(),
        "--trace-startup-duration=0".into(),
        "--trace-startup-record-mode=record-as-much-as-possible".into(),
    ]
}

impl Page {
    /// Marks a moment in the trace.
    pub async fn mark(&self, name: &str) -> Result<()> {
        self.script(&format!("performance.mark('{name}')")).await?;
        Ok(())
    }
}

/// An event of the trace; times are in microseconds.
#[derive(Deserialize)]
struct Event {
    name: String,
    #[serde(default)]
    pid: u64,
    #[serde(default)]
    tid: u64,
    #[serde(default)]
    ts: f64,
    #[serde(default)]
    dur: f64,
    /// The processor time of the thread.
    #[serde(default)]
    tdur: f64,
}

/// The tasks of the page's thread, in milliseconds.
pub struct Tasks {
    /// How long they took.
    pub took: Figures,
    /// The processor time that they took: less, if other threads ran meanwhile.
    pub work: Figures,
}

/// A trace.
#[derive(Deserialize)]
pub struct Trace {
    #[serde(rename = "traceEvents")]
    events: Vec<Event>,
}

impl Trace {
    /// Reads a trace.
    fn read(file: &Path) -> Result<Trace> {
        let text = fs::read(file)?;
        serde_json::from_slice(&text).context("the trace is not as expected")
    }

    /// The first mark of this name.
    fn mark(&self, name: &str) -> Result<&Event> {
        let found = self.events.iter().find(|event| event.name == name);
        found.with_context(|| format!("{name} is not in the trace"))
    }

    /// The tasks of the page's thread between two marks.
    pub fn tasks(&self, from: &str, to: &str) -> Result<Tasks> {
        let (from, to) = (self.mark(from)?, self.mark(to)?);
        let is_task = |event: &&Event| {
            event.name == "RunTask"
                && (event.pid, event.tid) == (from.pid, from.tid)
                && (from.ts..to.ts).contains(&event.ts)
        };
        let tasks: Vec<&Event> = self.events.iter().filter(is_task).collect();
        let all = |time: fn(&Event) -> f64| {
            Figures::new(tasks.iter().map(|task| time(task) / 1_000.0).collect())
        };
        Ok(Tasks {
            took: all(|task| task.dur),
            work: all(|task| task.tdur),
        })
    }

    /// The time between two marks, in milliseconds.
    pub fn between(&self, from: &str, to: &str) -> Result<f64> {
        Ok((self.mark(to)?.ts - self.mark(from)?.ts) / 1_000.0)
    }

    /// The times between the page's frames as they were drawn between two
    /// marks, in milliseconds.
    pub fn frames(&self, from: &str, to: &str) -> Result<Figures> {
        let (from, to) = (self.mark(from)?, self.mark(to)?);
        let is_frame = |event: &&Event| {
            event.name == "DrawFrame"
                && event.pid == from.pid
                && (from.ts..to.ts).contains(&event.ts)
        };
        let frames = self.events.iter().filter(is_frame);
        let mut times: Vec<f64> = frames.map(|frame| frame.ts / 1_000.0).collect();
        times.sort_by(f64::total_cmp);
        Ok(Figures::new(
            times.windows(2).map(|pair| pair[1] - pair[0]).collect(),
        ))
    }
}
