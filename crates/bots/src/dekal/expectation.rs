//! Expectations of a seat.

/// The expected result of a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Expectation {
    /// Its share of the match, or of the round if the match is one round.
    pub value: f32,
    /// Its share of the round's win.
    pub win: f32,
    /// Its points in the round.
    pub points: f32,
}

impl Expectation {
    /// The expectation at this fraction of the way to another.
    #[must_use]
    pub fn towards(self, other: Expectation, part: f32) -> Expectation {
        let mut mean = Mean::default();
        mean.add(1.0 - part, self);
        mean.add(part, other);
        mean.expectation()
    }
}

impl From<Expectation> for protocol::Expectation {
    fn from(expectation: Expectation) -> protocol::Expectation {
        protocol::Expectation {
            value: expectation.value,
            score: expectation.points,
        }
    }
}

/// A weighted mean of expectations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    sum: Expectation,
    weight: f32,
}

impl Mean {
    /// Adds an expectation.
    #[inline]
    pub fn add(&mut self, weight: f32, one: Expectation) {
        self.sum.value += weight * one.value;
        self.sum.win += weight * one.win;
        self.sum.points += weight * one.points;
        self.weight += weight;
    }

    /// The mean; not a number if nothing was added.
    pub fn expectation(&self) -> Expectation {
        Expectation {
            value: self.sum.value / self.weight,
            win: self.sum.win / self.weight,
            points: self.sum.points / self.weight,
        }
    }
}
