//! Many changed inputs for every target, by bolero: none in a plain run of the tests, as many random ones as
//! `BOLERO_RANDOM_ITERATIONS` says, or those to which libFuzzer is led by the code that they reach (docs/testing.md).

// Helpers of tests may fail like the tests themselves.
#![allow(clippy::unwrap_used)]

use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{catch_unwind, resume_unwind};
use std::path::Path;

use fuzz::{MAX_LENGTH, MAX_TIME, Target, mutate};

/// The most changes of an input, one on top of the other.
const CHANGES: usize = 8;

/// The number of an input of the corpus, and its changes: the number of an input of which parts may come, and a seed.
/// So libFuzzer, too, changes JSON and links by what they are: flipped bits rarely leave them readable.
type Changes = (u16, Vec<(u16, u64)>);

/// A target with the inputs of its corpus that are short enough to be changed.
struct Inputs {
    target: Target,
    inputs: Vec<Vec<u8>>,
}

impl Inputs {
    fn of(name: &str) -> Inputs {
        let target = Target::named(name).unwrap();
        let corpus = target.corpus().unwrap().into_iter().map(|(_, input)| input);
        let inputs = corpus.filter(|input| input.len() <= MAX_LENGTH).collect();
        Inputs { target, inputs }
    }

    fn changed(&self, (first, changes): &Changes) -> Vec<u8> {
        let input = |number: &u16| &self.inputs[usize::from(*number) % self.inputs.len()];
        let changes = changes.iter().take(CHANGES);
        changes.fold(input(first).clone(), |changed, (donor, seed)| {
            mutate(&changed, input(donor), *seed)
        })
    }

    /// Reads the changed input. An optimised program also holds it to the limit of time. An input that fails is written
    /// to a file.
    fn read(&self, changes: &Changes) {
        let input = self.changed(changes);
        let read = catch_unwind(|| {
            let cost = self.target.measured(&input, MAX_TIME);
            let is_slow = cost.time > MAX_TIME && !cfg!(debug_assertions);
            assert!(!is_slow, "{} took {:?}", self.target.name, cost.time);
        });
        if let Err(failure) = read {
            let mut hasher = DefaultHasher::new();
            input.hash(&mut hasher);
            let name = format!("{}-{:016x}", self.target.name, hasher.finish());
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
            std::fs::write(&file, &input).unwrap();
            eprintln!("The input is in {}.", file.display());
            resume_unwind(failure);
        }
    }
}

macro_rules! targets {
    ($($name:ident),*) => {
        $(#[test]
        fn $name() {
            let inputs = Inputs::of(stringify!($name));
            let check = bolero::check!().with_iterations(0).with_type::<Changes>();
            check.for_each(|changes| inputs.read(changes));
        })*

        #[test]
        fn every_target_is_checked() {
            let names = Target::ALL.map(|target| target.name);
            assert_eq!(names, [$(stringify!($name)),*]);
        }
    };
}

targets!(
    record, link, analysis, import, takeover, notation, position, state, message, settings, result,
    daily, program, weights
);

#[test]
fn changes_of_an_input_are_the_same_each_time_and_stay_short() {
    let inputs = Inputs::of("record");
    let changes: Changes = (3, (0..20).map(|seed| (7, seed)).collect());
    let changed = inputs.changed(&changes);
    assert_eq!(changed, inputs.changed(&changes));
    assert_ne!(changed, inputs.changed(&(3, Vec::new())));
    assert!(changed.len() < MAX_LENGTH * 20, "{}", changed.len());
}
