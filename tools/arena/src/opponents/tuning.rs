//! Tunes the numbers of rules by coordinate search: each number in turn is made larger and smaller, and kept if the
//! rules then win more games against those with the numbers so far.

/// The numbers of rules.
pub type Numbers<const COUNT: usize> = [f32; COUNT];

/// The factors by which a number is changed, in this order.
const FACTORS: [f32; 4] = [1.5, 1.0 / 1.5, 1.15, 1.0 / 1.15];
/// How many more games than half of them a change has to win to be kept, in standard errors of a fair coin.
const CLEARLY: f64 = 1.0;

/// The numbers after `passes` over all of them. `score` gives the first numbers' share of the wins of `games` games
/// against the second; its last argument is different each time, for the deals.
pub fn tuned<const COUNT: usize>(
    first: Numbers<COUNT>,
    passes: u32,
    games: u32,
    mut score: impl FnMut(&Numbers<COUNT>, &Numbers<COUNT>, u64) -> f64,
) -> Numbers<COUNT> {
    let mut best = first;
    let mut tries = 0;
    let enough = 0.5 + CLEARLY * 0.5 / f64::from(games).sqrt();
    for _ in 0..passes {
        for place in 0..COUNT {
            for factor in FACTORS {
                let mut changed = best;
                changed[place] *= factor;
                tries += 1;
                if score(&changed, &best, tries) > enough {
                    best = changed;
                    break;
                }
            }
        }
    }
    best
}

/// The numbers as a text, one a line.
pub fn to_text<const COUNT: usize>(numbers: &Numbers<COUNT>) -> String {
    numbers.iter().map(|number| format!("{number}\n")).collect()
}

/// Reads the text of [`to_text`]; `None` if it does not have these numbers.
pub fn from_text<const COUNT: usize>(text: &str) -> Option<Numbers<COUNT>> {
    let numbers: Option<Vec<f32>> = text.lines().map(|line| line.parse().ok()).collect();
    numbers?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_move_towards_what_wins() {
        let goal = [3.0f32, 0.2];
        let error = |numbers: &Numbers<2>| -> f32 {
            let pairs = numbers.iter().zip(goal);
            pairs.map(|(one, other)| (one / other).ln().abs()).sum()
        };
        let found = tuned([1.0, 1.0], 6, 100, |one, other, _| {
            if error(one) < error(other) { 1.0 } else { 0.0 }
        });
        assert!(error(&found) < 0.2, "{found:?}");
        assert_eq!(from_text(&to_text(&found)), Some(found));
        assert_eq!(from_text::<3>(&to_text(&found)), None);
    }
}
