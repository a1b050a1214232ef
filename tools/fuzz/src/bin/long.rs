//! Runs libFuzzer on one target, for as long as its options say. `cargo xtask fuzz` builds it, names the
//! target and a folder in the environment, and reads the costs of inputs from that folder.

#![no_main]

use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::{env, fs};

use fuzz::{Cost, MOST_TIME, Mutation, Target};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How often an input is read that seems to be slow: caches and clocks are others', too.
const READINGS: usize = 3;

/// How much longer code takes that counts what it runs, at least: what took 12 ms took 120.
const COUNTING: u32 = 5;

/// What is fuzzed, and what it has cost so far.
struct Run {
    target: Target,
    folder: PathBuf,
    most: Cost,
    /// The last input that was changed: parts of it go into the next.
    donor: Vec<u8>,
}

static RUN: LazyLock<Mutex<Run>> = LazyLock::new(|| {
    let named = |name| env::var(name).unwrap_or_else(|_| panic!("{name} is not set"));
    let name = named("TABLEE_FUZZ_TARGET");
    Mutex::new(Run {
        target: Target::named(&name).unwrap_or_else(|| panic!("there is no target {name}")),
        folder: named("TABLEE_FUZZ_FOLDER").into(),
        most: Cost::default(),
        donor: Vec::new(),
    })
});

impl Run {
    /// Reads an input, and notes what it has cost if none has cost more.
    fn read(&mut self, input: &[u8]) {
        let mut cost = self.target.run(input);
        for _ in 1..READINGS {
            if cost.time > self.most.time {
                cost.time = cost.time.min(self.target.run(input).time);
            }
        }
        if cost.time > self.most.time {
            self.most.time = cost.time;
            self.note("slowest", input);
        }
        if cost.bytes > self.most.bytes {
            self.most.bytes = cost.bytes;
            self.note("largest", input);
        }
        assert!(
            cost.time <= MOST_TIME * COUNTING,
            "{} took {} ms",
            self.target.name,
            cost.time.as_millis()
        );
    }

    fn note(&self, name: &str, input: &[u8]) {
        let costs = format!("{} {}", self.most.time.as_micros(), self.most.bytes);
        for (name, held) in [(name, input), ("costs", costs.as_bytes())] {
            let path = self.folder.join(name);
            fs::write(&path, held).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }

    /// A changed input that knows what inputs are; `None` if this one is none of that kind.
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
