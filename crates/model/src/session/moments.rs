//! Which parts of what happens belong to the same moment.

use engine::{Game, Phase, SeatSet};

use super::Session;

impl<G: Game> Session<G> {
    /// The seats that are to decide, whoever sits there.
    pub fn deciding(&self) -> SeatSet {
        deciding(self.game())
    }

    /// Whether what has just happened belongs to the same moment as what comes
    /// next: it happens at once by `together`, or others decide without having
    /// seen it. `before` it those seats were to decide.
    pub fn is_amid(&self, before: SeatSet, together: impl Fn(&G) -> bool) -> bool {
        is_amid(self.game(), before, together)
    }

    /// The lengths of the log that are worth looking at, from 0 on: what
    /// happens at the same moment by `together`, and what several seats decide
    /// without seeing each other, is one step.
    pub fn moments(&self, together: impl Fn(&G) -> bool) -> Vec<usize> {
        let mut moments = vec![0];
        let log = self.play.log();
        let mut replay = self.play.rewound(0);
        for (index, entry) in log.iter().enumerate() {
            let before = deciding(replay.game());
            replay
                .push(*entry)
                .expect("the log of a match can be played again");
            let goes_on = is_amid(replay.game(), before, &together);
            if !goes_on || index + 1 == log.len() {
                moments.push(index + 1);
            }
        }
        moments
    }
}

/// The seats that are to decide, whoever sits there.
fn deciding<G: Game>(game: &G) -> SeatSet {
    match game.phase() {
        Phase::Decide(seats) => seats,
        Phase::Chance | Phase::Over => SeatSet::EMPTY,
    }
}

/// Whether what has just happened belongs to the same moment as what comes
/// next; `before` it those seats were to decide.
fn is_amid<G: Game>(game: &G, before: SeatSet, together: impl Fn(&G) -> bool) -> bool {
    match game.phase() {
        Phase::Chance => together(game),
        Phase::Decide(after) => {
            after.len() < before.len() && after.iter().all(|seat| before.contains(seat))
        }
        Phase::Over => false,
    }
}
