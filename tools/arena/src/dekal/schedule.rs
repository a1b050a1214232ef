//! The hyperparameters of Dékal's training.

/// The hyperparameters of a training.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// How many sit at the table.
    pub players: usize,
    /// The rounds to play.
    pub games: u32,
    /// The rounds after which a learner can be put away: each such lot has luck
    /// of its own, so that it does not matter when it was.
    pub lot: u32,
    /// The rounds between two steps of the method.
    pub batch: u32,
    /// The length of a step, at first and at last.
    pub rate: (f32, f32),
    /// How far what came of it counts against what was expected of it: λ.
    pub lambda: f32,
    /// The share of choices made at random.
    pub explore: f32,
    /// Whether some rounds begin at random (see [`RandomOpening`](super::episode::RandomOpening)).
    pub loose: bool,
    /// Whether what is expected of a position is what a look at all the next
    /// turn's cards says; then every round has luck of its own, and not all are
    /// played against itself.
    pub looks_ahead: bool,
    /// The weight of the points' error, by its square in tens of points.
    pub points: f32,
}
