//! A hand-made evaluation, and all whole turns of a position.

use std::collections::HashSet;

use bots::debacle::match_state::MatchState;
use engine::debacle::{Action, Danger, Position, Side};

/// The value of a match that is won.
pub const WON: f32 = 10_000.0;
/// The value of a point on the score.
const POINT: f32 = 100.0;

/// What a point of the most valuable enemy die is worth that the mover can capture with one action, with two, or as doubles.
const GAINS: [f32; Danger::COUNT] = [60.0, 25.0, 20.0];
/// The same of the mover's own most valuable die, which the enemy can capture a turn later.
const LOSSES: [f32; Danger::COUNT] = [30.0, 10.0, 15.0];
/// What a captured die is worth besides its points: the round ends with the fifth.
const DIE: f32 = 20.0;

/// The evaluation, for a state of the match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation(pub MatchState);

impl Evaluation {
    /// The value of a position, within a turn or at its end, for a side.
    pub fn value(&self, position: &Position, side: Side) -> f32 {
        let lead = self.0.lead(position, side) as f32;
        if position.is_over() {
            return match self.0.winner_if_over(position, side) {
                Some(lead) => WON * lead.signum() as f32,
                None => POINT * lead,
            };
        }
        let mover = position.mover();
        let gains = dangers_value(position, mover.other(), &GAINS);
        let losses = dangers_value(position, mover, &LOSSES);
        let dice = |side| position.pile(side).len() as f32;
        let captured = DIE * (dice(mover) - dice(mover.other()));
        let for_mover = gains - losses + captured;
        POINT * lead + if mover == side { for_mover } else { -for_mover }
    }
}

/// The value of the dangers for the dice of a side, by what a point is worth in each.
fn dangers_value(position: &Position, side: Side, worth: &[f32; Danger::COUNT]) -> f32 {
    let mut most_points = [0u8; Danger::COUNT];
    position.board().dangers(side, &mut |danger, value| {
        let most = &mut most_points[danger as usize];
        *most = (*most).max(value.get());
    });
    let pairs = most_points.iter().zip(worth);
    pairs.map(|(value, worth)| f32::from(*value) * worth).sum()
}

/// A whole turn, or the rest of one.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// Its first action.
    pub action: Action,
    /// The position after it: at the beginning of the next turn, or at the end of the round.
    pub after: Position,
}

/// The turns that lead to different positions, each once, from at most `limit` positions on the way.
pub fn turns(position: &Position, limit: usize) -> Vec<Turn> {
    let mover = position.mover();
    let mut seen = HashSet::from([position.hash()]);
    let mut found = Vec::new();
    let mut open: Vec<(Option<Action>, Position)> = vec![(None, *position)];
    while let Some((first, position)) = open.pop() {
        position.actions(&mut |action| {
            if seen.len() >= limit && !found.is_empty() {
                return;
            }
            let mut after = position;
            after.act_unchecked(action);
            if !seen.insert(after.hash()) {
                return;
            }
            let first = first.unwrap_or(action);
            if after.is_over() || after.mover() != mover {
                found.push(Turn {
                    action: first,
                    after,
                });
            } else {
                open.push((Some(first), after));
            }
        });
    }
    found
}
