//! Rules with tuned numbers: what a lone card costs, by how likely it is to find an equal one.

use bots::dekal::one_ply::each_draft;
use bots::dekal::round::Round;
use engine::dekal::{Action, CardValue, Cell, Grid, Push, TURNS};
use protocol::exp;

use super::super::tuning::Numbers;
use super::one_ply::best;
use super::tables::Moment;

/// The numbers of the rules.
pub const COUNT: usize = 7;
/// The numbers before tuning.
pub const FIRST: Numbers<COUNT> = [1.0, 0.5, 0.5, 0.3, 4.0, 1.0, 1.0];

/// The rules with their numbers, in this order: how fast a lone card finds an equal one, more for each face-down
/// neighbour, and for each equal card two steps away; the share of its points that it costs in any case; the points
/// of a face-down card; denial; how much the number of unseen cards matters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules(pub Numbers<COUNT>);

impl Rules {
    /// The action of a seat.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    pub fn decide(&self, round: &Round, seat: usize) -> Action {
        let moment = Moment::of(round, 1);
        let judge = |grid: Grid| self.expected(grid, &moment);
        let mut found = Vec::new();
        if round.drafter().is_none() {
            let grid = round.grids[seat];
            for cell in grid.face_down().iter() {
                found.push((Action::Reveal(cell), -hoped(grid, cell, &moment, &judge)));
            }
        } else {
            let denial = self.0[5];
            each_draft(round, seat, &judge, &mut |draft, own, left| {
                found.push((Action::Draft(draft), denial * left - own));
            });
        }
        best(&found)
    }

    /// The points that a grid is expected to score.
    fn expected(&self, grid: Grid, moment: &Moment) -> f32 {
        let blank = grid.face_down();
        if blank.is_empty() {
            return grid.score() as f32;
        }
        let [find, near, distant, stays, hidden, _, plenty] = self.0;
        let cancelled = grid.cancelled();
        let turns = f32::from(TURNS.saturating_sub(moment.turn)) / f32::from(TURNS);
        let mut sum = hidden * blank.len() as f32;
        for cell in Cell::all() {
            let Some(card) = grid.get(cell).filter(|_| !cancelled.contains(cell)) else {
                continue;
            };
            let open = cell.neighbours().filter(|other| blank.contains(*other));
            let apart = |other: &Cell| {
                let steps =
                    cell.row().abs_diff(other.row()) + cell.column().abs_diff(other.column());
                steps == 2 && grid.get(*other) == Some(card)
            };
            let twins = Cell::all().filter(apart).count() as f32;
            let unseen = f32::from(moment.unseen[usize::from(card.get()) - 1]) / 5.0;
            let chances = (find + near * open.count() as f32) * (1.0 + plenty * (unseen - 1.0));
            let rate = turns * chances.max(0.0) + distant * twins * turns;
            let points = f32::from(card.get());
            sum += points * (stays * turns + (1.0 - stays * turns) * exp(-rate));
        }
        sum
    }
}

/// The expected value of a grid if this cell is turned over and any of the unseen cards is drafted.
fn hoped(grid: Grid, hole: Cell, moment: &Moment, judge: &impl Fn(Grid) -> f32) -> f32 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (card, count) in CardValue::all().zip(moment.unseen) {
        if count > 0 {
            let least = Push::legal(hole)
                .map(|push| judge(grid.pushed_unchecked(hole, push, card)))
                .fold(f32::INFINITY, f32::min);
            sum += f32::from(count) * least;
            all += f32::from(count);
        }
    }
    if all > 0.0 { sum / all } else { 0.0 }
}
