//! How a bot draws among the actions that it has ranked.

use serde::{Deserialize, Serialize};

use crate::exp::exp;

/// A draw among ranked actions by a softmax over their values: the weight of an action is
/// `exp(-loss / temperature)`, where its loss is by how much its value is below the best. Losses and both limits
/// are in the unit of the values. (Boltzmann exploration: Sutton and Barto, Reinforcement Learning, 2018, 2.8.)
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// The temperature; infinite for equal chances.
    pub temperature: f32,
    /// The greatest loss of an action that may be drawn.
    pub cutoff: f32,
    /// The seed of the draw.
    pub seed: u64,
    /// By how much an action may differ from the one that is drawn and still be about equal to it: a bot with a style
    /// takes the one of them that it likes most. `None` without a style.
    pub equal: Option<f32>,
}

impl Draw {
    /// The place of one of these values, which are in descending order; `None` if there are none.
    pub fn among(&self, values: impl Iterator<Item = f32> + Clone) -> Option<usize> {
        let weights = self.weights(values.clone().next()?, values);
        let mut left = weights.clone().sum::<f32>() * self.share();
        let drawn = weights.enumerate().find(|(_, weight)| {
            left -= weight;
            left < 0.0
        });
        // Rounding may leave a rest.
        Some(drawn.map_or(0, |(place, _)| place))
    }

    /// The weights of these values, of which this is the best, as far down as one may be drawn.
    pub(crate) fn weights(
        &self,
        best: f32,
        values: impl Iterator<Item = f32> + Clone,
    ) -> impl Iterator<Item = f32> + Clone {
        let losses = values.map(move |value| best - value);
        let in_reach = losses.take_while(|&loss| loss <= self.cutoff);
        in_reach.map(|loss| exp(-loss / self.temperature))
    }

    /// A random number from 0 to below 1, by the finalizer of splitmix64: searches use the seed for other
    /// generators, whose numbers are unrelated to it.
    fn share(&self) -> f32 {
        let mixed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        // As many bits as an f32 holds exactly.
        ((mixed ^ (mixed >> 31)) >> 40) as f32 / (1u32 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Advice, Choice, Estimate};

    /// Advice on three actions with these values.
    fn advice(values: [f32; 3]) -> Advice<usize> {
        let choice = |(action, value)| {
            Choice::new(
                action,
                Estimate {
                    value,
                    score: 0.0,
                    win: None,
                    samples: 1,
                },
            )
        };
        Advice::new((0..3).zip(values).map(choice).collect())
    }

    /// How often each of three actions, with these values, is drawn in 10,000 draws.
    fn drawn(temperature: f32, cutoff: f32, values: [f32; 3]) -> [u32; 3] {
        let advice = advice(values);
        let mut counts = [0; 3];
        for seed in 0..10_000 {
            let draw = Draw {
                temperature,
                cutoff,
                seed,
                equal: None,
            };
            let action: usize = advice.clone().drawn_by(draw).chosen().unwrap();
            counts[action] += 1;
        }
        counts
    }

    #[test]
    fn a_draw_follows_the_softmax() {
        let counts = drawn(2.0, 9.0, [1.0, 3.0, -1.0]);
        // 1, 1 / e and 1 / e²: 66.5, 24.5 and 9 %.
        for (count, share) in counts.into_iter().zip([0.245, 0.665, 0.090]) {
            assert!((f64::from(count) / 10_000.0 - share).abs() < 0.015);
        }
    }

    #[test]
    fn chances_are_told_as_they_are_drawn() {
        let draw = Draw {
            temperature: 2.0,
            cutoff: 9.0,
            seed: 1,
            equal: None,
        };
        let chances = advice([1.0, 3.0, -1.0]).drawn_by(draw).chances();
        for (chance, share) in chances.into_iter().zip([0.665, 0.245, 0.090]) {
            assert!((chance - share).abs() < 0.001, "best first");
        }
        let near = Draw {
            cutoff: 2.0,
            ..draw
        };
        let chances = advice([1.0, 3.0, -1.0]).drawn_by(near).chances();
        assert!((chances[0] - 0.731).abs() < 0.001 && chances[2] == 0.0);
        assert_eq!(advice([1.0, 3.0, -1.0]).chances(), [1.0, 0.0, 0.0]);
        assert!(Advice::<usize>::default().chances().is_empty());
        // The style takes the second whichever of the two is drawn.
        let styled = Draw {
            equal: Some(2.0),
            ..near
        };
        let advice = advice([1.0, 3.0, -1.0]).drawn_by(styled);
        let liked = advice.liked(|action| if action == 0 { 1.0 } else { 0.0 });
        assert_eq!(liked.chances(), [0.0, 1.0, 0.0]);
    }

    #[test]
    fn nothing_below_the_cutoff_is_drawn() {
        assert_eq!(drawn(100.0, 1.9, [1.0, 3.0, -1.0]), [0, 10_000, 0]);
        assert_eq!(drawn(100.0, 3.0, [1.0, 3.0, -1.0])[2], 0);
        assert_eq!(drawn(0.001, 9.0, [1.0, 3.0, -1.0]), [0, 10_000, 0]);
    }

    #[test]
    fn a_style_takes_what_it_likes_of_what_is_about_equal() {
        let chosen = |equal, likings: [f32; 3]| {
            let draw = Draw {
                temperature: 1.0,
                cutoff: 0.0,
                seed: 1,
                equal,
            };
            let advice = advice([1.0, 1.25, 0.5]).drawn_by(draw);
            advice.liked(|action| likings[action]).chosen()
        };
        assert_eq!(chosen(None, [2.0, 1.0, 3.0]), Some(1));
        assert_eq!(chosen(Some(0.25), [2.0, 1.0, 3.0]), Some(0));
        assert_eq!(chosen(Some(0.24), [2.0, 1.0, 3.0]), Some(1));
        assert_eq!(chosen(Some(0.75), [2.0, 1.0, 3.0]), Some(2));
        assert_eq!(chosen(Some(0.75), [1.0, 1.0, 1.0]), Some(1));
    }

    #[test]
    fn at_an_infinite_temperature_all_chances_are_equal() {
        let counts = drawn(f32::INFINITY, 2.0, [1.0, 3.0, -1.0]);
        assert!(counts[0].abs_diff(5_000) < 150 && counts[2] == 0);
    }
}
