//! Reads inputs of one target in an optimised program without instrumentation, and holds them to both limits: every
//! file of some folders, then some mutated ones, the same each time. `cargo xtask fuzz` builds it.
//!
//! The arguments are the target, the number of mutated inputs, the folder for findings, and the folders of inputs. It
//! prints the number of inputs, the longest time in microseconds and the most memory in bytes. The first input that
//! fails is written into the folder for findings.

use std::env::args;
use std::error::Error;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::catch_unwind;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{available_parallelism, scope};
use std::time::Duration;

use engine::below;
use fuzz::{Cost, MAX_LENGTH, MAX_TIME, Target, files_of, mutate};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// An input is mutated up to this many times, one change on top of the other.
const CHANGES: u32 = 4;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let all: Vec<String> = args().skip(1).collect();
    let [name, count, findings, folders @ ..] = all.as_slice() else {
        return Err("arguments: TARGET NUMBER FINDINGS FOLDER…".into());
    };
    let target = Target::named(name).ok_or_else(|| format!("there is no target {name}"))?;
    let count: u64 = count.parse()?;
    let mut inputs = Vec::new();
    for folder in folders {
        inputs.extend(
            files_of(Path::new(folder))?
                .into_iter()
                .map(|(_, input)| input),
        );
    }
    let run = Run::new(target, inputs, count);
    match run.on_all_cores() {
        Ok(most) => {
            println!("{} {} {}", run.total(), most.time.as_micros(), most.bytes);
            Ok(ExitCode::SUCCESS)
        }
        Err(input) => {
            let mut hasher = DefaultHasher::new();
            input.hash(&mut hasher);
            let path = Path::new(findings).join(format!("plain-{:016x}", hasher.finish()));
            fs::write(&path, input)?;
            eprintln!("Test unit written to {}", path.display());
            Ok(ExitCode::FAILURE)
        }
    }
}

/// What is read.
struct Run {
    target: Target,
    /// The inputs of the folders.
    inputs: Vec<Vec<u8>>,
    /// The indices of those that are short enough to be mutated.
    short: Vec<usize>,
    /// The number of mutated inputs.
    count: u64,
    failed: AtomicBool,
}

impl Run {
    fn new(target: Target, inputs: Vec<Vec<u8>>, count: u64) -> Run {
        let is_short = |place: &usize| inputs[*place].len() <= MAX_LENGTH;
        let short: Vec<usize> = (0..inputs.len()).filter(is_short).collect();
        Run {
            count: if short.is_empty() { 0 } else { count },
            target,
            short,
            inputs,
            failed: AtomicBool::new(false),
        }
    }

    /// How many inputs are read.
    fn total(&self) -> u64 {
        self.inputs.len() as u64 + self.count
    }

    /// Reads all inputs; returns the largest costs, or an input that fails.
    fn on_all_cores(&self) -> Result<Cost, Vec<u8>> {
        let threads = available_parallelism().map_or(1, usize::from);
        scope(|scope| {
            let one = |first| scope.spawn(move || self.every(threads, first));
            let running: Vec<_> = (0..threads).map(one).collect();
            let ended = running
                .into_iter()
                .map(|thread| thread.join().expect("panics are caught"));
            ended
                .collect::<Vec<_>>()
                .into_iter()
                .try_fold(Cost::default(), |most, one| {
                    one.map(|one| larger(most, one))
                })
        })
    }

    /// Reads every `step`th input, beginning with number `first`.
    fn every(&self, step: usize, first: usize) -> Result<Cost, Vec<u8>> {
        let mut most = Cost::default();
        for number in (first as u64..self.total()).step_by(step) {
            if self.failed.load(Ordering::Relaxed) {
                break;
            }
            let input = self.input(number);
            let read = catch_unwind(|| self.read(&input, most.time));
            let Ok(cost) = read else {
                self.failed.store(true, Ordering::Relaxed);
                return Err(input);
            };
            most = larger(most, cost);
        }
        Ok(most)
    }

    /// The input of this number: first come those of the folders, then mutated ones.
    fn input(&self, number: u64) -> Vec<u8> {
        if let Some(input) = self.inputs.get(number as usize) {
            return input.clone();
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number - self.inputs.len() as u64);
        let drawn = |rng: &mut Xoshiro256PlusPlus| {
            &self.inputs[self.short[below(rng, self.short.len() as u32) as usize]]
        };
        let mut input = drawn(&mut rng).clone();
        for _ in 0..=below(&mut rng, CHANGES) {
            input = mutate(&input, drawn(&mut rng), rng.next_u64());
        }
        input
    }

    /// Reads an input. The time is exact if it is longer than `slow`.
    ///
    /// # Panics
    /// If something does not hold of the input, also a limit.
    fn read(&self, input: &[u8], slow: Duration) -> Cost {
        let cost = self.target.measured(input, slow);
        let (name, took) = (self.target.name, cost.time.as_millis());
        assert!(cost.time <= MAX_TIME, "{name} took {took} ms");
        cost
    }
}

/// The larger time and the larger memory.
fn larger(one: Cost, other: Cost) -> Cost {
    Cost {
        time: one.time.max(other.time),
        bytes: one.bytes.max(other.bytes),
    }
}
