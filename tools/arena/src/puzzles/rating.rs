//! How hard a puzzle is, on the scale of the levels.

/// The points that make the odds ten times as large.
const SCALE: f64 = 400.0;
/// How far below the weakest level and above the strongest a rating may be, in points.
const BEYOND: u16 = 400;

/// The chance that a player with these points solves a puzzle with this rating.
fn chance(rating: f64, points: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((rating - points) / SCALE))
}

/// The rating that fits the levels' points and chances of a right answer best, by least squares.
pub fn fitted(levels: &[(u16, f64)]) -> u16 {
    let points = levels.iter().map(|(points, _)| *points);
    let least = points.clone().min().unwrap_or_default();
    let most = points.max().unwrap_or_default();
    let error = |rating: u16| -> f64 {
        let errors = levels
            .iter()
            .map(|(points, found)| (chance(rating.into(), (*points).into()) - found).powi(2));
        errors.sum()
    };
    let ratings = least.saturating_sub(BEYOND)..=most.saturating_add(BEYOND);
    let best = ratings.min_by(|one, other| error(*one).total_cmp(&error(*other)));
    best.unwrap_or_default()
}

/// Whether stronger levels answer right more often, or all do: the stronger half more often than the weaker one, and the
/// strongest in most cases.
pub fn rises(levels: &[(u16, f64)]) -> bool {
    let (weaker, stronger) = levels.split_at(levels.len() / 2);
    let mean = |some: &[(u16, f64)]| {
        some.iter().map(|(_, chance)| chance).sum::<f64>() / some.len().max(1) as f64
    };
    let strongest = levels.last().map_or(0.0, |(_, chance)| *chance);
    mean(stronger) >= mean(weaker) && strongest > 0.5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rating_of_a_known_curve_is_found() {
        for rating in [900, 1250, 1800] {
            let levels = [1000, 1200, 1500, 1700];
            let levels = levels.map(|points| (points, chance(rating.into(), points.into())));
            assert_eq!(fitted(&levels), rating);
            assert!(rises(&levels) == (rating < 1700));
        }
        assert_eq!(fitted(&[(1000, 0.0), (1500, 0.0)]), 1900);
        assert_eq!(fitted(&[(1000, 1.0), (1500, 1.0)]), 600);
    }

    #[test]
    fn who_is_stronger_must_know_better() {
        assert!(!rises(&[
            (1000, 0.9),
            (1200, 0.9),
            (1400, 0.4),
            (1600, 0.8)
        ]));
        assert!(!rises(&[
            (1000, 0.1),
            (1200, 0.1),
            (1400, 0.9),
            (1600, 0.4)
        ]));
        assert!(rises(&[(1000, 0.1), (1200, 0.3), (1400, 0.2), (1600, 0.9)]));
        assert!(rises(&[(1000, 1.0); 4]));
    }
}
