//! What this machine can carry.

use crate::browser::Kind;
use anyhow::{Result, bail};
use std::fs;
use std::num::NonZero;

/// What a browser with the game takes, with room for its worst moments, in bytes.
const fn memory_of(kind: Kind) -> u64 {
    match kind {
        Kind::Chromium => 600 << 20,
        // A third of it is processes kept ready for other pages.
        Kind::Firefox => 800 << 20,
        Kind::WebKit => 600 << 20,
    }
}

/// How many browsers can play at the same time: each keeps about a core busy, and what drives
/// them needs some of one.
#[must_use]
pub fn browsers_at_once(kind: Kind) -> usize {
    if kind == Kind::WebKit {
        // They share a display, on which one window at a time has the keyboard.
        return 1;
    }
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let meminfo = fs::read_to_string("/proc/meminfo").ok();
    at_once(
        cores,
        meminfo.as_deref().and_then(free_memory),
        memory_of(kind),
    )
}

/// As many as the cores carry and the memory holds, as far as that is known.
fn at_once(cores: usize, free: Option<u64>, each: u64) -> usize {
    let fit = free.map_or(usize::MAX, |free| {
        usize::try_from(free / each).unwrap_or(usize::MAX)
    });
    cores.saturating_sub(1).clamp(2, 6).min(fit).max(1)
}

/// The memory that programs could have, in bytes, by what Linux tells in `/proc/meminfo`.
fn free_memory(meminfo: &str) -> Option<u64> {
    let line = meminfo
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes << 10)
}

/// Does the same in as many threads as the machine has.
///
/// # Errors
/// What one of them failed with.
pub fn in_threads(work: impl Fn() -> Result<()> + Sync) -> Result<()> {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        threads.into_iter().try_for_each(|thread| {
            let done = thread.join();
            done.unwrap_or_else(|_| bail!("a thread has panicked"))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cores_and_memory_both_bound_the_browsers() {
        let gibibyte = 1u64 << 30;
        let firefox = memory_of(Kind::Firefox);
        assert_eq!(at_once(1, None, firefox), 2);
        assert_eq!(at_once(2, Some(8 * gibibyte), firefox), 2);
        assert_eq!(at_once(4, Some(8 * gibibyte), firefox), 3);
        assert_eq!(at_once(64, Some(64 * gibibyte), firefox), 6);
        assert_eq!(at_once(4, Some(2 * gibibyte), firefox), 2);
        assert_eq!(at_once(4, Some(gibibyte / 2), firefox), 1, "one has to run");
    }

    #[test]
    fn free_memory_is_what_could_be_had() {
        let said = "MemTotal:  24683668 kB\nMemFree:  1 kB\nMemAvailable:   20072496 kB\n";
        assert_eq!(free_memory(said), Some(20_072_496 * 1024));
        assert_eq!(free_memory("nothing of the kind"), None);
    }
}
