//! The state of the match around a round.

use engine::debacle::{Debacle, GOAL, Position, Side};

/// What of the match matters to the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchState {
    /// The points of earlier rounds, 0 to 29, red's first.
    pub totals: [i32; 2],
    /// Whether the match ends if this round adds nothing to either total.
    pub barren: bool,
    /// Who begins the next round.
    pub next: Side,
}

impl MatchState {
    /// The state of the match at a round under way.
    pub fn of(game: &Debacle) -> MatchState {
        let first = game.first().and_then(Side::of).unwrap_or(Side::Red);
        MatchState {
            totals: Side::ALL.map(|side| game.total(side).into()),
            barren: game.follows_barren(),
            next: first.other(),
        }
    }

    /// The same at the beginning of a match: as if no round had been played before.
    #[must_use]
    pub fn blind(self) -> MatchState {
        MatchState {
            totals: [0; 2],
            barren: false,
            ..self
        }
    }

    /// A side's total if the round ended here.
    pub fn total(&self, position: &Position, side: Side) -> i32 {
        self.totals[side.index()] + position.pile(side).points() as i32
    }

    /// A side's lead in points if the round ended here.
    pub fn lead(&self, position: &Position, side: Side) -> i32 {
        self.total(position, side) - self.total(position, side.other())
    }

    /// The winner if the round ends here, by the sign of a lead: a side's, or 0 for a shared win. `None` if
    /// another round follows (End of the game).
    pub fn winner_if_over(&self, position: &Position, side: Side) -> Option<i32> {
        let [red, black] = Side::ALL.map(|side| self.total(position, side));
        let won = red.max(black) >= GOAL.into();
        let nothing = [red, black] == self.totals;
        (won || self.barren && nothing).then(|| self.lead(position, side))
    }
}
