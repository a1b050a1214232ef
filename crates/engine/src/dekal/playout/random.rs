//! The policy that plays uniformly at random.

use super::super::action::Draft;
use super::super::cell::{CELLS, Cell, Push, Side};
use super::{Playout, Policy, scaled};
use crate::seat::Seat;

/// Picks a cell, a card and a legal push, each uniformly at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPolicy;

impl Policy for RandomPolicy {
    #[inline]
    fn reveal(&mut self, playout: &Playout, seat: Seat, bits: u64) -> Cell {
        // A grid gets one face-up card a turn, so they need not be counted.
        let blank = CELLS - usize::from(playout.turn());
        playout.grid(seat).nth_face_down(scaled(bits as u32, blank))
    }

    #[inline]
    fn draft(&mut self, playout: &Playout, _seat: Seat, hole: Cell, bits: u64) -> Draft {
        let centre = playout.centre();
        let card = centre[scaled(bits as u32, centre.len())];
        let (pushes, count) = &LEGAL[hole.index()];
        let push = pushes[scaled((bits >> 32) as u32, *count)];
        Draft { card, push }
    }
}

/// The legal pushes for every hole, and their number.
static LEGAL: [([Push; 4], usize); CELLS] = {
    let mut table = [([Push::through(Side::Left, Cell::LAST); 4], 0); CELLS];
    let mut index = 0;
    while index < CELLS {
        if let Some(hole) = Cell::from_index(index) {
            let mut side = 0;
            while side < Side::ALL.len() {
                let push = Push::through(Side::ALL[side], hole);
                if push.is_legal(hole) {
                    let count = table[index].1;
                    table[index].0[count] = push;
                    table[index].1 += 1;
                }
                side += 1;
            }
        }
        index += 1;
    }
    table
};
