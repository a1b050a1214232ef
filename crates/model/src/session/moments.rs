//! The moments of a match: log entries that happen at the same time.

use engine::{Game, Phase, SeatSet};

use super::Session;

impl<G: Game> Session<G> {
    /// The seats that are to decide, whoever plays them.
    pub fn deciding(&self) -> SeatSet {
        deciding(self.game())
    }

    /// Whether the last entry belongs to the same moment as the next: `together` says so of an event, or
    /// others still decide without having seen it. `before`: the seats that were to decide before it.
    pub fn is_mid_moment(&self, before: SeatSet, together: impl Fn(&G) -> bool) -> bool {
        is_mid_moment(self.game(), before, together)
    }

    /// The lengths of the log between moments, from 0 on. Entries that happen together by `together`, and
    /// decisions that several seats make without seeing each other's, are one moment.
    pub fn moments(&self, together: impl Fn(&G) -> bool) -> Vec<usize> {
        let mut moments = vec![0];
        let log = self.play.log();
        let mut replay = self.play.rewound(0);
        for (index, entry) in log.iter().enumerate() {
            let before = deciding(replay.game());
            replay
                .push(*entry)
                .expect("the log of a match can be played again");
            let goes_on = is_mid_moment(replay.game(), before, &together);
            if !goes_on || index + 1 == log.len() {
                moments.push(index + 1);
            }
        }
        moments
    }
}

/// The seats that are to decide, whoever plays them.
pub(super) fn deciding<G: Game>(game: &G) -> SeatSet {
    match game.phase() {
        Phase::Decide(seats) => seats,
        Phase::Chance | Phase::Over => SeatSet::EMPTY,
    }
}

/// Whether the last entry belongs to the same moment as the next; `before`: the seats that were to decide
/// before it.
pub(super) fn is_mid_moment<G: Game>(
    game: &G,
    before: SeatSet,
    together: impl Fn(&G) -> bool,
) -> bool {
    match game.phase() {
        Phase::Chance => together(game),
        Phase::Decide(after) => {
            after.len() < before.len() && after.iter().all(|seat| before.contains(seat))
        }
        Phase::Over => false,
    }
}
