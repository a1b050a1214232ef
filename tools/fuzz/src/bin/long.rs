//! Runs libFuzzer on one target, for as long as its options say. `cargo xtask fuzz` builds it, and names the target and
//! a folder in the environment. The slowest and the largest input go into `extreme` in that folder.

#![no_main]

use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::{env, fs};

use fuzz::{Cost, MAX_TIME, Mutation, Target};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The factor by which the time limit is longer here, because the code is instrumented. Inputs took up to ten times
/// as long.
const INSTRUMENTED: u32 = 5;

/// The target, and the largest costs of an input so far.
struct Run {
    target: Target,
    folder: PathBuf,
    max: Cost,
    /// The last input that was mutated. Parts of it go into the next one.
    donor: Vec<u8>,
}

static RUN: LazyLock<Mutex<Run>> = LazyLock::new(|| {
    let named = |name| env::var(name).unwrap_or_else(|_| panic!("{name} is not set"));
    let name = named("TABLEE_FUZZ_TARGET");
    Mutex::new(Run {
        target: Target::named(&name).unwrap_or_else(|| panic!("there is no target {name}")),
        folder: named("TABLEE_FUZZ_FOLDER").into(),
        max: Cost::default(),
        donor: Vec::new(),
    })
});

impl Run {
    /// Runs the target on an input, and writes it down if its cost is the largest so far.
    fn read(&mut self, input: &[u8]) {
        let cost = self.target.measured(input, self.max.time);
        if cost.time > self.max.time {
            self.max.time = cost.time;
            self.note("slowest", input);
        }
        if cost.bytes > self.max.bytes {
            self.max.bytes = cost.bytes;
            self.note("largest", input);
        }
        assert!(
            cost.time <= MAX_TIME * INSTRUMENTED,
            "{} took {} ms",
            self.target.name,
            cost.time.as_millis()
        );
    }

    fn note(&self, name: &str, input: &[u8]) {
        let path = self.folder.join("extreme").join(name);
        fs::write(&path, input).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }

    /// The input with a mutation of its JSON or of its link; `None` if it has neither.
    fn changed(&mut self, input: &[u8], seed: u32) -> Option<Vec<u8>> {
        let mutation = match self.target.name {
            "link" => Mutation::Base64,
            _ => Mutation::Json,
        };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.into());
        let changed = mutation.of(input, &self.donor, &mut rng);
        if changed.is_some() {
            self.donor = input.to_vec();
        }
        changed
    }
}

fuzz_target!(|input: &[u8]| {
    RUN.lock()
        .unwrap_or_else(PoisonError::into_inner)
        .read(input);
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    if seed.is_multiple_of(2) {
        let mut run = RUN.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = run.changed(&data[..size], seed / 2);
        if let Some(changed) = changed.filter(|changed| changed.len() <= max_size) {
            data[..changed.len()].copy_from_slice(&changed);
            return changed.len();
        }
    }
    fuzzer_mutate(data, size, max_size)
});
