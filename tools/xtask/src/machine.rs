//! The capacity of this machine.

use crate::browser::Kind;
use anyhow::{Result, bail};
use std::fs;
use std::num::NonZero;

/// The memory of a browser with the game at its peak, in bytes.
const fn memory_of(kind: Kind) -> u64 {
    match kind {
        Kind::Chromium => 600 << 20,
        // A third of it is for processes that Firefox keeps ready for other pages.
        Kind::Firefox => 800 << 20,
        Kind::WebKit => 600 << 20,
    }
}

/// The number of browsers that can run tests at the same time. Each keeps about one core busy, and its driver
/// needs a part of one.
#[must_use]
pub fn browsers_at_once(kind: Kind) -> usize {
    if kind == Kind::WebKit {
        // They share a display, where only one window at a time has the keyboard focus.
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

/// The number that the cores and the free memory, if it is known, allow.
fn at_once(cores: usize, free: Option<u64>, each: u64) -> usize {
    let fit = free.map_or(usize::MAX, |free| {
        usize::try_from(free / each).unwrap_or(usize::MAX)
    });
    cores.saturating_sub(1).clamp(2, 6).min(fit).max(1)
}

/// The available memory in bytes, from Linux's `/proc/meminfo`.
fn free_memory(meminfo: &str) -> Option<u64> {
    let line = meminfo
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes << 10)
}

/// Runs `work` in one thread per core.
///
/// # Errors
/// The error of one of the threads.
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
        let memory = "MemTotal:  24683668 kB\nMemFree:  1 kB\nMemAvailable:   20072496 kB\n";
        assert_eq!(free_memory(memory), Some(20_072_496 * 1024));
        assert_eq!(free_memory("nothing of the kind"), None);
    }
}
