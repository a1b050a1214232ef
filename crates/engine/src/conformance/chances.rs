//! Checks of luck: its RNG streams, and the probabilities of hidden parts.

use std::collections::BTreeSet;

use super::test_case::TestCase;
use super::{Conformable, Guess};
use crate::game::{Game, Phase, View};
use crate::log::Entry;
use crate::luck::{Luck, RngStream, Seed};
use crate::play::Match;

/// The number of draws for each possible state of a guess.
const DRAWS: usize = 2_000;

/// The number of draws for each possible event.
const FREQUENCIES: usize = 60;

/// Checks that a drawn event can happen.
pub fn event<G: Game>(case: &TestCase<G>) {
    let mut rng = case.rng();
    for _ in 0..4 {
        let Some(event) = case.game().sample(&mut rng) else {
            return;
        };
        let result = case.game().clone().resolve(event);
        assert!(result.is_ok(), "*{event} is drawn and refused{case}");
    }
}

/// Checks that events are drawn as often as their weights say, by a chi-square test.
pub fn weights<G: Game>(case: &TestCase<G>) {
    let (mut events, mut weights) = (Vec::new(), Vec::new());
    case.game().events(&mut |event, weight| {
        events.push(event);
        weights.push(f64::from(weight));
    });
    if events.is_empty() {
        return;
    }
    let mut rng = case.rng();
    let mut counts = vec![0usize; events.len()];
    for _ in 0..FREQUENCIES * events.len() {
        let drawn = case.game().sample(&mut rng);
        let place = events.iter().position(|event| Some(*event) == drawn);
        counts[place.unwrap_or_else(|| panic!("{drawn:?} is not listed{case}"))] += 1;
    }
    let (chi_square, limit) = (chi_square(&counts, &weights), limit(weights.len()));
    assert!(
        events.len() == 1 || chi_square < limit,
        "chi-square {chi_square:.1}, not below {limit:.1}: {counts:?}{case}"
    );
}

/// Checks that no two events of a match have the same RNG stream, which would give them the same luck.
pub fn rng_streams<G: Game>(case: &TestCase<G>) {
    let mut seen = BTreeSet::new();
    let mut replay = beginning(case);
    for entry in case.play.log() {
        if let (Entry::Event(_), Some(stream)) = (entry, replay.game().rng_stream()) {
            assert!(seen.insert(stream), "{stream:?} comes twice{case}");
        }
        push(&mut replay, *entry, case);
    }
}

/// Checks that taking moves back never rolls the luck again: from any point on, the seed draws the same
/// events.
pub fn taking_back<G: Game>(case: &TestCase<G>) {
    let mut replay = beginning(case);
    for entry in case.play.log() {
        match entry {
            Entry::Event(event) => {
                let drawn = replay.draw(Seed(case.seed));
                assert_eq!(drawn, Some(*event), "the luck is rolled again{case}");
            }
            _ => push(&mut replay, *entry, case),
        }
    }
    assert!(replay == case.play, "the match is another one{case}");
    for length in (0..case.play.log().len()).step_by(7) {
        let rewound = case.play.rewound(length);
        assert_eq!(rewound.log(), &case.play.log()[..length], "rewound{case}");
        if rewound.game().phase() == Phase::Chance {
            let again = rewound.clone().draw(Seed(case.seed)).map(Entry::Event);
            assert_eq!(again, Some(case.play.log()[length]), "rolled again{case}");
        }
    }
}

fn beginning<G: Game>(case: &TestCase<G>) -> Match<G> {
    let play = Match::new(case.play.rules().clone());
    play.unwrap_or_else(|error| panic!("cannot be begun again: {error}{case}"))
}

fn push<G: Game>(replay: &mut Match<G>, entry: Entry<G>, case: &TestCase<G>) {
    let result = replay.push(entry);
    assert!(result.is_ok(), "{entry} is refused: {result:?}{case}");
}

/// Checks that hidden parts are drawn with the right probabilities, by a chi-square test of each of the
/// game's guesses.
pub fn determinize<G: Conformable>() {
    for (index, guess) in G::guesses().iter().enumerate() {
        let Guess {
            state,
            viewer,
            could_be,
        } = guess;
        assert!(could_be.len() > 1, "guess {index} leaves nothing to guess");
        let view = state.view(*viewer);
        for (possible, _) in could_be {
            let same = possible.view(*viewer) == view;
            assert!(same, "guess {index}: {possible:?} looks different");
        }
        let mut rng = Luck::new(Seed(index as u64), STREAM);
        let mut counts = vec![0usize; could_be.len()];
        for _ in 0..DRAWS * could_be.len() {
            let drawn = view.determinize(&mut rng);
            let place = could_be.iter().position(|(possible, _)| *possible == drawn);
            let place = place.unwrap_or_else(|| panic!("guess {index}: {drawn:?} cannot be"));
            counts[place] += 1;
        }
        let weights: Vec<f64> = could_be.iter().map(|(_, weight)| *weight).collect();
        let (chi_square, limit) = (chi_square(&counts, &weights), limit(weights.len()));
        assert!(
            chi_square < limit,
            "guess {index}: chi-square {chi_square:.1}, not below {limit:.1}: {counts:?}"
        );
    }
}

const STREAM: RngStream = RngStream {
    round: u16::MAX,
    turn: u16::MAX,
    slot: 1,
};

/// Pearson's statistic of counts against those that the weights let expect.
fn chi_square(counts: &[usize], weights: &[f64]) -> f64 {
    let draws = counts.iter().sum::<usize>() as f64;
    let whole: f64 = weights.iter().sum();
    let term = |(count, weight): (&usize, &f64)| {
        let expected = draws * weight / whole;
        (*count as f64 - expected).powi(2) / expected
    };
    counts.iter().zip(weights).map(term).sum()
}

/// The limit of the statistic: five standard deviations above its mean, in the normal approximation. Seeds
/// are fixed, so a correct game always stays below it.
fn limit(categories: usize) -> f64 {
    let freedom = categories as f64 - 1.0;
    freedom + 5.0 * (2.0 * freedom).sqrt()
}
