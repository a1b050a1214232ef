//! The network in floating-point numbers, and its gradient.

use arrayvec::ArrayVec;
use bots::debacle::features;
use bots::debacle::match_state::MatchState;
use bots::debacle::net::{
    HIDDEN, POINTS, WEIGHT_ONE,
    layout::{BIAS, DIRECT, FIRST, LAST, NUMBERS},
};
use bots::debacle::value::UNIT;
use engine::debacle::{Position, Side};

use super::self_play::{Round, Sample};

/// The largest number of active features of a side: 12 dice, captured ones, counts and totals, the turn, and
/// dice in danger.
const MAX_ACTIVE: usize = 64;
/// The weight of the error in points, relative to that in the chance of winning.
const POINTS_MATTER: f32 = 0.4;

type ActiveFeatures = ArrayVec<(usize, f32), MAX_ACTIVE>;

/// A training example: the features of a position, and the targets.
pub struct Example {
    /// The active features, as the mover and as the enemy sees them.
    seen: [ActiveFeatures; 2],
    /// What the totals make of the first head: added to it, times a factor.
    added: f32,
    factor: f32,
    /// The target for the chance of winning.
    won: f32,
    /// The target for points: how much the mover's lead grows until the end of the round, in the network's unit
    /// of points.
    gained: f32,
}

impl Example {
    /// The example from a sample of a round. `trust` is the weight of the result, from 0 to 1, against the
    /// value from the search. `mirrored` exchanges left and right.
    pub fn new(round: &Round, sample: &Sample, trust: f32, mirrored: bool) -> Example {
        let position = &sample.position;
        let mover = position.mover();
        let now = |side: Side| position.pile(side).points() as f32;
        let gained = round.ahead(mover) - now(mover) + now(mover.other());
        let weight = round.weight[mover.index()];
        Example {
            added: weight.added as f32 / UNIT as f32,
            factor: weight.factor as f32 / WEIGHT_ONE as f32,
            seen: seen(position, round, mirrored),
            won: trust * round.won_by(mover) + (1.0 - trust) * sample.searched,
            gained: gained / POINTS,
        }
    }

    /// The value of winning the match, in natural logarithms of the odds.
    fn value(&self, forward: &ForwardPass) -> f32 {
        self.added + self.factor * forward.heads[0]
    }
}

fn seen(position: &Position, round: &Round, mirrored: bool) -> [ActiveFeatures; 2] {
    let mover = position.mover();
    let mut seen = [ActiveFeatures::new(), ActiveFeatures::new()];
    let place = |feature: usize| {
        if mirrored {
            features::mirrored(feature)
        } else {
            feature
        }
    };
    let mut sink = |side: Side, feature: usize, times: i16| {
        let index = usize::from(side != mover);
        seen[index].push((place(feature), times.into()));
    };
    // As the first round of a match, see `InMatch`.
    let match_state = MatchState {
        totals: [0; 2],
        ..round.match_state
    };
    features::all(position, &match_state, &mut sink);
    features::now(position, &match_state, &mut |feature: usize| {
        seen[0].push((feature, 1.0));
    });
    seen
}

/// The network's outputs for a position, with the intermediate values.
struct ForwardPass {
    /// The hidden neurons before clipping.
    neurons: [[f32; HIDDEN]; 2],
    heads: [f32; 2],
}

fn clipped(neuron: f32) -> f32 {
    neuron.clamp(0.0, 1.0)
}

fn forward(numbers: &[f32], seen: &[ActiveFeatures; 2]) -> ForwardPass {
    let mut neurons = [[0.0; HIDDEN]; 2];
    let mut heads = [0, 1].map(|head: usize| numbers[LAST[head] + 2 * HIDDEN]);
    for (side, (neurons, seen)) in neurons.iter_mut().zip(seen).enumerate() {
        let sign = [1.0, -1.0][side];
        neurons.copy_from_slice(&numbers[BIAS..BIAS + HIDDEN]);
        for (feature, times) in seen {
            let weights = &numbers[FIRST + feature * HIDDEN..][..HIDDEN];
            for (neuron, weight) in neurons.iter_mut().zip(weights) {
                *neuron += times * weight;
            }
            for (head, direct) in heads.iter_mut().zip(DIRECT) {
                *head += sign * times * numbers[direct + feature];
            }
        }
        for (head, last) in heads.iter_mut().zip(LAST) {
            let weights = &numbers[last + side * HIDDEN..][..HIDDEN];
            let products = neurons.iter().zip(weights);
            *head += products
                .map(|(n, weight)| clipped(*n) * weight)
                .sum::<f32>();
        }
    }
    ForwardPass { neurons, heads }
}

/// Adds the gradient of the loss for an example to `gradient`; returns the loss in nats.
pub fn add(numbers: &[f32], example: &Example, gradient: &mut [f32]) -> f32 {
    let forward = forward(numbers, &example.seen);
    let won = 1.0 / (1.0 + (-example.value(&forward)).exp());
    let slopes = [
        example.factor * (won - example.won),
        POINTS_MATTER * (forward.heads[1] - example.gained).clamp(-2.0, 2.0),
    ];
    for (head, slope) in slopes.into_iter().enumerate() {
        gradient[LAST[head] + 2 * HIDDEN] += slope;
    }
    for (side, (neurons, seen)) in forward.neurons.iter().zip(&example.seen).enumerate() {
        let sign = [1.0, -1.0][side];
        let mut back = [0.0; HIDDEN];
        for (slope, last) in slopes.into_iter().zip(LAST) {
            let from = last + side * HIDDEN;
            for (index, neuron) in neurons.iter().enumerate() {
                gradient[from + index] += slope * clipped(*neuron);
                if 0.0 < *neuron && *neuron < 1.0 {
                    back[index] += slope * numbers[from + index];
                }
            }
        }
        for (place, slope) in gradient[BIAS..BIAS + HIDDEN].iter_mut().zip(back) {
            *place += slope;
        }
        for (feature, times) in seen {
            let places = &mut gradient[FIRST + feature * HIDDEN..][..HIDDEN];
            for (place, slope) in places.iter_mut().zip(back) {
                *place += times * slope;
            }
            for (slope, direct) in slopes.into_iter().zip(DIRECT) {
                gradient[direct + feature] += sign * times * slope;
            }
        }
    }
    let known = won.clamp(1e-6, 1.0 - 1e-6);
    -example.won * known.ln() - (1.0 - example.won) * (1.0 - known).ln()
}

/// Clips numbers to the range that a network can store.
pub fn bound(numbers: &mut [f32]) {
    let (first, heads) = numbers.split_at_mut(DIRECT[0]);
    first
        .iter_mut()
        .for_each(|number| *number = number.clamp(-2.0, 2.0));
    heads
        .iter_mut()
        .for_each(|number| *number = number.clamp(-5.0, 5.0));
    debug_assert_eq!(first.len() + heads.len(), NUMBERS);
}

#[cfg(test)]
mod tests {
    use super::super::learner::blank;
    use super::super::round_values::ResultCounts;
    use super::*;
    use bots::debacle::net::Net;
    use bots::debacle::{evaluator::Evaluator, in_match::InMatch};
    use engine::Seed;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    fn rounds(numbers: &[f32]) -> Vec<Round> {
        let net = Net::new(numbers, &ResultCounts::unknown().values()).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let rounds: Vec<Round> = (0..3)
            .map(|_| super::super::self_play::play(&net, &mut rng))
            .collect();
        assert!(rounds.iter().all(|round| round.samples.len() > 10));
        rounds
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let numbers = blank(Seed(1));
        for round in rounds(&numbers) {
            let sample = &round.samples[round.samples.len() / 2];
            let example = Example::new(&round, sample, 0.5, true);
            let mut gradient = vec![0.0; NUMBERS];
            add(&numbers, &example, &mut gradient);
            let error = |numbers: &[f32]| {
                let forward_pass = forward(numbers, &example.seen);
                let won = 1.0 / (1.0 + (-example.value(&forward_pass)).exp());
                let points = (forward_pass.heads[1] - example.gained).powi(2) / 2.0;
                let information = -example.won * won.ln() - (1.0 - example.won) * (1.0 - won).ln();
                information + POINTS_MATTER * points
            };
            let mut checked = 0;
            for (place, slope) in gradient.iter().enumerate() {
                if *slope == 0.0 || place % 7 != 0 {
                    continue;
                }
                let mut moved = [numbers.clone(), numbers.clone()];
                moved[0][place] -= 0.001;
                moved[1][place] += 0.001;
                let measured = (error(&moved[1]) - error(&moved[0])) / 0.002;
                assert!(
                    (measured - slope).abs() < 0.02,
                    "{place}: {measured} {slope}"
                );
                checked += 1;
            }
            assert!(checked > 50);
        }
    }

    #[test]
    fn whole_numbers_say_the_same() {
        let numbers = blank(Seed(1));
        let net = Net::new(&numbers, &ResultCounts::unknown().values()).unwrap();
        for round in rounds(&numbers) {
            for sample in &round.samples {
                let position = &sample.position;
                let example = Example::new(&round, sample, 0.5, false);
                let forward_pass = forward(&numbers, &example.seen);
                let evaluator = InMatch(&net);
                let accumulator = evaluator.accumulate(position, &round.match_state);
                let value = evaluator.value(position, &accumulator, &round.match_state);
                assert!(
                    (value as f32 - example.value(&forward_pass) * UNIT as f32).abs()
                        < 12.0 * example.factor.max(1.0)
                );
                let now = |side: Side| position.pile(side).points() as f32;
                let mover = position.mover();
                let ahead = now(mover) - now(mover.other()) + POINTS * forward_pass.heads[1];
                assert!((evaluator.points_ahead(position, &round.match_state) - ahead).abs() < 0.3);
            }
        }
    }
}
