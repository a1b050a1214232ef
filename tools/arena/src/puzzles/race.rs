//! The second judge of a puzzle: players of other making than the bots play on after every action, on the same luck.

/// The usual effort of a proof, in percent of that of hints and reviews.
pub const PROOF: u32 = 500;

/// The playouts of an action between two looks at them.
const LOT: usize = 100;
/// The race is lost if a wrong action is ahead of the best right one by so many standard errors.
const REFUTED: f64 = 3.0;

/// The playouts of an action.
struct Runner<A> {
    action: A,
    is_right: bool,
    is_settled: bool,
    results: Vec<f32>,
}

/// How a second judge is asked.
#[derive(Clone, Copy, Debug)]
pub struct Confirm {
    /// How many playouts it may make: the usual number by [`PROOF`].
    pub effort: u32,
    /// By how many standard errors a right action has to be ahead of each wrong one.
    pub sure: f64,
    /// It gives up once, as things stand, all playouts would show fewer standard errors.
    pub hopeless: f64,
    /// The luck of its playouts.
    pub seed: u64,
}

/// Whether playouts say, too, that these actions are right and the others are not: one that is right is clearly ahead of
/// each that is not, and each that is right is ahead of all others. `play` returns the result of an action with this luck,
/// more being better. So many playouts of each action are usual.
pub fn is_confirmed<A: Copy + PartialEq>(
    actions: &[A],
    right: &[A],
    usual: u32,
    asked: Confirm,
    mut play: impl FnMut(A, u64) -> f32,
) -> bool {
    let mut runners: Vec<Runner<A>> = actions
        .iter()
        .map(|&action| Runner {
            action,
            is_right: right.contains(&action),
            is_settled: false,
            results: Vec::new(),
        })
        .collect();
    let most = (usual.saturating_mul(asked.effort) / PROOF) as usize;
    let mut played = 0;
    while played < most {
        for number in played..(played + LOT).min(most) {
            for runner in runners.iter_mut().filter(|runner| !runner.is_settled) {
                runner
                    .results
                    .push(play(runner.action, asked.seed.wrapping_add(number as u64)));
            }
        }
        played = (played + LOT).min(most);
        let of_right = runners.iter().filter(|runner| runner.is_right);
        let Some(leader) = of_right.max_by(|one, other| mean(one).total_cmp(&mean(other))) else {
            return false;
        };
        let leader = leader.results.clone();
        for runner in runners
            .iter_mut()
            .filter(|one| !one.is_right && !one.is_settled)
        {
            let ahead = errors_ahead(&leader, &runner.results);
            let in_the_end = ahead * (most as f64 / played as f64).sqrt();
            if ahead < -REFUTED || in_the_end < asked.hopeless {
                return false;
            }
            runner.is_settled = ahead > asked.sure;
        }
        if runners
            .iter()
            .all(|runner| runner.is_right || runner.is_settled)
        {
            break;
        }
    }
    let wrong = runners.iter().filter(|runner| !runner.is_right);
    let is_ahead = |one: &Runner<A>| wrong.clone().all(|other| is_better(one, other));
    wrong.clone().all(|runner| runner.is_settled)
        && runners
            .iter()
            .filter(|runner| runner.is_right)
            .all(is_ahead)
}

fn mean<A>(runner: &Runner<A>) -> f64 {
    let sum: f64 = runner.results.iter().copied().map(f64::from).sum();
    sum / runner.results.len().max(1) as f64
}

/// Whether an action has better results than another in the playouts of both.
fn is_better<A>(one: &Runner<A>, other: &Runner<A>) -> bool {
    errors_ahead(&one.results, &other.results) > 0.0
}

/// By how many standard errors results are ahead of others on the same luck; infinite if they always are by as much.
fn errors_ahead(one: &[f32], other: &[f32]) -> f64 {
    let differences = one
        .iter()
        .zip(other)
        .map(|(one, other)| f64::from(one - other));
    let count = one.len().min(other.len()) as f64;
    let sum: f64 = differences.clone().sum();
    let mean = sum / count.max(1.0);
    let spread: f64 = differences.map(|each| (each - mean).powi(2)).sum();
    let error = (spread / (count * (count - 1.0)).max(1.0)).sqrt();
    match error > 0.0 {
        true => mean / error,
        false if mean == 0.0 => 0.0,
        false => mean.signum() * f64::INFINITY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results around these means, with luck that all share and some of their own.
    fn confirmed(means: [f32; 3], right: &[usize]) -> bool {
        let asked = Confirm {
            effort: PROOF,
            sure: 5.0,
            hopeless: 2.5,
            seed: 0,
        };
        is_confirmed(&[0, 1, 2], right, 2_000, asked, |action: usize, number| {
            let shared = (number % 7) as f32;
            let own = (crate::seeds::mixed(3 * number + action as u64) % 5) as f32 - 2.0;
            means[action] + shared + own
        })
    }

    #[test]
    fn what_is_right_is_clearly_ahead() {
        assert!(confirmed([1.0, 0.98, 0.0], &[0, 1]));
        assert!(confirmed([1.0, 0.0, 0.5], &[0]));
        // The other way round, too close, and one of the right ones behind.
        assert!(!confirmed([0.0, 1.0, 0.0], &[0]));
        assert!(!confirmed([1.0, 0.99, 0.0], &[0]));
        assert!(!confirmed([1.0, 0.0, 0.5], &[0, 1]));
    }
}
