//! Statistics of measurements.

/// Measurements of the same thing, in any unit.
#[derive(Clone, Default)]
pub struct Figures(Vec<f64>);

impl Figures {
    /// The measurements, in any order.
    pub fn new(mut all: Vec<f64>) -> Figures {
        all.sort_by(f64::total_cmp);
        Figures(all)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The percentile, for a part from 0 to 1: the smallest measurement that is not below this part of all. 0
    /// without measurements.
    pub fn percentile(&self, part: f64) -> f64 {
        let place = (self.0.len() as f64 * part).ceil() as usize;
        self.0.get(place.max(1) - 1).copied().unwrap_or(0.0)
    }

    /// The largest.
    pub fn max(&self) -> f64 {
        self.percentile(1.0)
    }

    /// How many are larger than this.
    pub fn over(&self, limit: f64) -> usize {
        self.0.iter().filter(|figure| **figure > limit).count()
    }

    /// All of them together.
    pub fn sum(&self) -> f64 {
        self.0.iter().sum()
    }
}

#[test]
fn percentiles_are_measurements() {
    let figures = Figures::new((1..=20).rev().map(f64::from).collect());
    let found = [0.0, 0.5, 0.95, 1.0].map(|part| figures.percentile(part));
    assert_eq!(found, [1.0, 10.0, 19.0, 20.0]);
    assert_eq!(Figures::default().max(), 0.0);
}
