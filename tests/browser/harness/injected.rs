//! Prepares pages, and records their errors, in WebKit: by a script in the page itself, since its driver has no BiDi.

use super::environment::copy_of_build;
use super::lock;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tempfile::TempDir;
use xtask::seal::integrity;

/// The script's name among the files of the build.
const NAME: &str = "before-everything.js";

/// Records the page's errors in the storage of its tab, so that later documents of the tab can read them.
const NOTE_COMPLAINTS: &str = r"
    // A request that was still running when the page was left is not an error.
    let isLeaving = false;
    addEventListener('beforeunload', () => { isLeaving = true; });
    const note = (complaint) => {
        if (isLeaving) return;
        try {
            const all = JSON.parse(sessionStorage.complaints ?? '[]');
            sessionStorage.complaints = JSON.stringify([...all, String(complaint)]);
        } catch {}
    };
    const log = console.error;
    console.error = (...what) => { note(what.join(' ')); log.apply(console, what); };
    addEventListener('unhandledrejection', (event) => note(event.reason));
    addEventListener('error', (event) => note(event.message
        ?? `${event.target.src ?? event.target.href}: not found`), true);";

/// A build whose page first loads a script of the harness.
pub struct Injected {
    dir: PathBuf,
    script: Mutex<String>,
    /// The copy of the build, if it is one; removed when dropped.
    _copy: Option<TempDir>,
}

impl Injected {
    /// Changes the page of the test's own build, or otherwise of a copy of the build under test.
    pub fn new(own: Option<&Path>) -> Result<Self> {
        let copy = own.is_none().then(copy_of_build).transpose()?;
        let dir = own.or(copy.as_ref().map(TempDir::path));
        let dir = dir.context("a folder")?.to_owned();
        begin_with_script(&dir)?;
        let injected = Self {
            dir,
            script: Mutex::default(),
            _copy: copy,
        };
        injected.add(NOTE_COMPLAINTS)?;
        Ok(injected)
    }

    /// The folder to serve.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Runs a script in every document of the page that is loaded from now on.
    pub fn add(&self, script: &str) -> Result<()> {
        let mut all = lock(&self.script);
        all.push_str(&format!("(() => {{ {script} }})();\n"));
        Ok(fs::write(self.dir.join(NAME), all.as_str())?)
    }
}

/// Puts the script first in the page of a build. A folder without a build at its root stays unchanged.
fn begin_with_script(dir: &Path) -> Result<()> {
    let (page, service) = (dir.join("index.html"), dir.join("service-worker.js"));
    if !service.is_file() {
        return Ok(());
    }
    let html = fs::read_to_string(&page)?;
    let head = html.find("<meta").context("a page has a head")?;
    let (before, after) = html.split_at(head);
    let changed = format!("{before}<script src=\"./{NAME}\"></script>{after}");
    // The service worker refuses a page with another checksum.
    let sums = [&html, &changed].map(|html| integrity(html.as_bytes()));
    let script = fs::read_to_string(&service)?.replace(&sums[0], &sums[1]);
    fs::write(service, script)?;
    Ok(fs::write(page, changed)?)
}
