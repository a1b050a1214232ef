//! The fuzz targets, and the limits of time and memory for reading an input.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use cpu_time::ThreadTime;

use crate::{games, imports, lines, messages, records, weights};

/// The most memory that reading one input may hold at a time, in bytes.
pub const MAX_BYTES: u64 = 64 << 20;
/// The longest that reading one input may take.
pub const MAX_TIME: Duration = Duration::from_millis(100);

/// The longest input that is mutated, in bytes: the time goes into many, not into long ones.
pub const MAX_LENGTH: usize = 20_000;
/// How often a slow input is read. The shortest time counts: other programs on the machine slow down single runs.
const RUNS: usize = 3;

/// A function that reads input from outside.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line, and that of its corpus.
    pub name: &'static str,
    read: fn(&[u8]),
}

/// The cost of reading an input.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cost {
    /// The processor time. Other programs on the machine do not count.
    pub time: Duration,
    /// The most memory at a time, in bytes.
    pub bytes: u64,
}

impl Target {
    /// Every target.
    pub const ALL: [Target; 14] = [
        Target::new("record", records::record),
        Target::new("link", records::link),
        Target::new("analysis", records::analysis),
        Target::new("import", imports::import),
        Target::new("takeover", imports::takeover),
        Target::new("notation", games::notation),
        Target::new("position", games::position),
        Target::new("state", games::state),
        Target::new("message", messages::message),
        Target::new("settings", lines::settings),
        Target::new("result", lines::result),
        Target::new("daily", lines::daily),
        Target::new("program", lines::program),
        Target::new("weights", weights::weights),
    ];

    const fn new(name: &'static str, read: fn(&[u8])) -> Target {
        Target { name, read }
    }

    /// The target of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.name == name)
    }

    /// Reads an input; returns the cost.
    ///
    /// # Panics
    /// If a check fails, or the input takes more than [`MAX_BYTES`].
    pub fn run(&self, input: &[u8]) -> Cost {
        let begun = ThreadTime::now();
        let allocated = allocation_counter::measure(|| (self.read)(input));
        let cost = Cost {
            time: begun.elapsed(),
            bytes: allocated.bytes_max,
        };
        assert!(
            cost.bytes <= MAX_BYTES,
            "{} took {} bytes of memory",
            self.name,
            cost.bytes
        );
        cost
    }

    /// As [`run`](Target::run). An input that takes longer than `slow` is read three times, and the shortest time
    /// counts.
    ///
    /// # Panics
    /// As `run`.
    pub fn measured(&self, input: &[u8], slow: Duration) -> Cost {
        let mut cost = self.run(input);
        for _ in 1..RUNS {
            if cost.time > slow {
                cost.time = cost.time.min(self.run(input).time);
            }
        }
        cost
    }

    /// The folder of its corpus.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        crate_folder.join("corpus").join(self.name)
    }

    /// The files of its corpus with their contents, sorted by name.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn corpus(&self) -> std::io::Result<Vec<(PathBuf, Vec<u8>)>> {
        let files = fs::read_dir(self.folder())?.map(|entry| entry.map(|entry| entry.path()));
        let mut files = files.collect::<Result<Vec<PathBuf>, _>>()?;
        files.sort();
        let read = |path: PathBuf| fs::read(&path).map(|held| (path, held));
        files.into_iter().map(read).collect()
    }
}
