//! What the value of a position is told in.

/// What a review of a game goes by: what the bots' appraisals of it support.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The unit of values.
    pub unit: Unit,
    /// Whether nothing that one seat chooses changes what another gets.
    pub apart: bool,
    /// Whether cards or dice decide anything once a round has begun.
    pub luck: bool,
}

/// The unit of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The share of the win, 0 to 1: who wins alone has 1, two who share it a
    /// half each.
    Share,
    /// Points, of which many are good.
    Points,
}
