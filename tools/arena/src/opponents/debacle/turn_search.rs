//! Alpha-beta over whole turns, with the hand-made evaluation: of the turns of each position, sorted by their values,
//! only the best are searched deeper.

use engine::debacle::{Action, Position};

use super::evaluation::{Evaluation, Turn, turns};

/// The whole turns of a search, the present one included.
const DEPTH: usize = 3;
/// The turns that are searched deeper, by the depth that is left.
const WIDTH: [usize; DEPTH + 1] = [0, 0, 10, 30];
/// The positions within a turn, by the depth that is left.
const LIMIT: [usize; DEPTH + 1] = [0, 600, 1_200, 4_000];

/// The first action of the best turn.
pub fn decide(evaluation: &Evaluation, position: &Position) -> Option<Action> {
    let turns = sorted(evaluation, position, DEPTH);
    let mut best: Option<(Action, f32)> = None;
    for (turn, value) in turns.into_iter().take(WIDTH[DEPTH]) {
        let alpha = best.map_or(f32::NEG_INFINITY, |best| best.1);
        let value = after(evaluation, &turn, value, DEPTH, alpha, f32::INFINITY);
        if best.is_none_or(|best| value > best.1) {
            best = Some((turn.action, value));
        }
    }
    best.map(|best| best.0)
}

/// The value of the best turn that begins with each action, of the turns that are searched.
pub fn worths(evaluation: &Evaluation, position: &Position) -> Vec<(Action, f32)> {
    let mut found: Vec<(Action, f32)> = Vec::new();
    let turns = sorted(evaluation, position, DEPTH);
    for (turn, value) in turns.into_iter().take(WIDTH[DEPTH]) {
        let known = found.iter_mut().find(|one| one.0 == turn.action);
        let alpha = known.as_ref().map_or(f32::NEG_INFINITY, |known| known.1);
        let value = after(evaluation, &turn, value, DEPTH, alpha, f32::INFINITY);
        match known {
            Some(known) => known.1 = known.1.max(value),
            None => found.push((turn.action, value)),
        }
    }
    found
}

/// All turns with their values for the mover, the best first.
fn sorted(evaluation: &Evaluation, position: &Position, depth: usize) -> Vec<(Turn, f32)> {
    let mover = position.mover();
    let mut found: Vec<(Turn, f32)> = turns(position, LIMIT[depth])
        .into_iter()
        .map(|turn| (turn, evaluation.value(&turn.after, mover)))
        .collect();
    found.sort_by(|one, other| other.1.total_cmp(&one.1));
    found
}

/// The value of a turn for its mover; `value` is that without search.
fn after(
    evaluation: &Evaluation,
    turn: &Turn,
    value: f32,
    depth: usize,
    alpha: f32,
    beta: f32,
) -> f32 {
    if depth == 1 || turn.after.is_over() {
        value
    } else {
        -search(evaluation, &turn.after, depth - 1, -beta, -alpha)
    }
}

/// The value of a position for its mover.
fn search(
    evaluation: &Evaluation,
    position: &Position,
    depth: usize,
    mut alpha: f32,
    beta: f32,
) -> f32 {
    let turns = sorted(evaluation, position, depth);
    if depth == 1 {
        let best = turns.first().map(|(_, value)| *value);
        return best.unwrap_or_else(|| evaluation.value(position, position.mover()));
    }
    let mut best = f32::NEG_INFINITY;
    for (turn, value) in turns.iter().take(WIDTH[depth]) {
        best = best.max(after(evaluation, turn, *value, depth, alpha, beta));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    if best.is_finite() {
        best
    } else {
        evaluation.value(position, position.mover())
    }
}
