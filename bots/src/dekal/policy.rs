//! How everybody plays inside of a playout: fast, and sensible enough.

use engine::Seat;
use engine::dekal::{Cell, Draft, Playout, Policy, Push};

/// Turns over any card; takes the card and the push that leave the fewest
/// points face up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Policy for Greedy {
    fn reveal(&mut self, playout: &Playout, seat: Seat, bits: u64) -> Cell {
        let blank = playout.grid(seat).blank();
        let place = ((bits & 0xffff_ffff) * blank.len() as u64) >> 32;
        blank.nth(place as usize)
    }

    fn draft(&mut self, playout: &Playout, seat: Seat, hole: Cell, _bits: u64) -> Draft {
        let grid = playout.grid(seat);
        let drafts = playout
            .centre()
            .iter()
            .flat_map(|card| Push::legal(hole).map(|push| Draft { card: *card, push }));
        drafts
            .min_by_key(|draft| grid.pushed(hole, draft.push, draft.card).score())
            .expect("whoever drafts has a card to take and at least two pushes")
    }
}
