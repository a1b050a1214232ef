//! Play by the tables, one ply deep: its own expected points against those of the others after their answers.

use bots::dekal::one_ply::each_draft;
use bots::dekal::round::Round;
use engine::dekal::{Action, Draft, Grid};

use super::tables::{Moment, Tables};

/// Every action of a seat with its value in points: those that it takes from the others, minus its own. No action
/// if the seat has nothing to decide.
pub fn values(tables: &Tables, round: &Round, seat: usize) -> Vec<(Action, f32)> {
    let mut found = Vec::new();
    if round.drafter().is_none() {
        let (grid, moment) = (round.grids[seat], Moment::of(round, 0));
        for cell in grid.face_down().iter() {
            let expected = tables.expected(grid, Some(cell), &moment);
            found.push((Action::Reveal(cell), -expected));
        }
        return found;
    }
    let moment = Moment::of(round, 1);
    let judge = |grid: Grid| tables.expected(grid, None, &moment);
    each_draft(round, seat, &judge, &mut |draft, own, left| {
        found.push((Action::Draft(draft), left - own));
    });
    found
}

/// The action with the greatest value.
///
/// # Panics
/// If there is no action.
pub fn best(values: &[(Action, f32)]) -> Action {
    let mut best = values[0];
    for one in values {
        if one.1 > best.1 {
            best = *one;
        }
    }
    best.0
}

/// Turns over a face-down card for every seat that has no hole yet.
pub fn choose_holes(tables: &Tables, round: &mut Round) {
    for seat in 0..round.seats {
        if round.holes[seat].is_none()
            && let Action::Reveal(cell) = best(&values(tables, round, seat))
        {
            round.holes[seat] = Some(cell);
        }
    }
}

/// The draft of the seat whose turn it is.
///
/// # Panics
/// If nobody is to draft.
pub fn draft(tables: &Tables, round: &Round) -> Draft {
    let seat = round.drafter().expect("somebody is to draft");
    match best(&values(tables, round, seat)) {
        Action::Draft(draft) => draft,
        Action::Reveal(_) => unreachable!("the cards are up"),
    }
}
