//! The hyperparameters of Dékal's training.

/// The hyperparameters of a training.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// The number of players.
    pub players: usize,
    /// The number of rounds to play.
    pub games: u32,
    /// The number of rounds between two checkpoints. Each such chunk has random streams of its own, so an
    /// interruption changes nothing.
    pub chunk: u32,
    /// The number of rounds between two steps of the optimiser.
    pub batch: u32,
    /// The learning rate at the beginning and at the end.
    pub rate: (f32, f32),
    /// The weight of the result against the expectation: λ.
    pub lambda: f32,
    /// The share of random choices.
    pub explore: f32,
    /// Whether some rounds begin at random (see [`RandomOpening`](super::episode::RandomOpening)).
    pub random_openings: bool,
    /// Whether expectations come from a search over the cards of the next turn. Then every round has a random
    /// stream of its own, and not all rounds are self-play.
    pub looks_ahead: bool,
    /// The weight of the squared error in points, in units of ten points.
    pub points: f32,
}
