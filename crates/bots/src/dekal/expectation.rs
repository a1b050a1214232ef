//! What a seat may expect.

/// What a seat may expect.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Expectation {
    /// Its share of what is to be won: the match, or the round if there is no
    /// other.
    pub value: f32,
    /// Its share of the round's win.
    pub win: f32,
    /// Its points in the round.
    pub points: f32,
}

impl Expectation {
    /// Between this one and another, so much of the way from 0 to 1.
    #[must_use]
    pub fn towards(self, other: Expectation, part: f32) -> Expectation {
        let mut mean = Mean::default();
        mean.add(1.0 - part, self);
        mean.add(part, other);
        mean.expectation()
    }
}

/// A weighted mean of expectations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    sum: Expectation,
    weight: f32,
}

impl Mean {
    /// Adds one.
    #[inline]
    pub fn add(&mut self, weight: f32, one: Expectation) {
        self.sum.value += weight * one.value;
        self.sum.win += weight * one.win;
        self.sum.points += weight * one.points;
        self.weight += weight;
    }

    /// The mean of those added; not a number if there are none.
    pub fn expectation(&self) -> Expectation {
        Expectation {
            value: self.sum.value / self.weight,
            win: self.sum.win / self.weight,
            points: self.sum.points / self.weight,
        }
    }
}
