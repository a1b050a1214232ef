//! The drop target of a dragged card, by the way it enters the grid. Free of web types, so that it is tested
//! without a browser.

use engine::dekal::{Cell, Push};

use super::layout::Layout;

/// How far outside of the middle of the entry slot a card may be dropped to be pushed in, in cells.
const TOLERANCE: f64 = 0.12;
/// The least depth at which a card is at an edge; see [`Target::depth`].
const NEAR: f64 = -0.35;

/// The push that a dragged card is about to make.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// The push.
    pub push: Push,
    /// Whether the push is legal.
    pub legal: bool,
    /// How far the card has entered the grid, in cells: 0 just outside, 1 on its cell.
    pub depth: f64,
    /// Whether the card is pushed in if it is dropped here.
    pub commits: bool,
}

/// The target of a dragged card, from the middle of the card and the person's hole; `None` away from all edges.
///
/// If several pushes are possible, a legal one goes before others, then the one with the nearest lane.
pub fn target(layout: &Layout, hole: Cell, middle: (f64, f64)) -> Option<Target> {
    let candidates = Push::all().filter_map(|push| {
        let place = layout.cell(layout.near(), push.entry());
        let (x, y) = place.middle();
        let (step_x, step_y) = layout.step(push);
        let length = step_x.hypot(step_y);
        let (off_x, off_y) = (middle.0 - x, middle.1 - y);
        let inwards = |x: f64, y: f64| 1.0 + (x * step_x + y * step_y) / (length * length);
        let depth = inwards(off_x, off_y);
        let slot = layout.entry(push).middle();
        let at_slot = inwards(slot.0 - x, slot.1 - y);
        let aside = (off_x * step_y - off_y * step_x).abs() / length;
        let lane = if push.side().is_horizontal() {
            place.height
        } else {
            place.width
        };
        let legal = push.is_legal(hole);
        // A card cannot enter the lane of an illegal push: only the edge is a target.
        let reach = if legal { 1.6 } else { 0.75 };
        (aside <= lane / 2.0 && (NEAR..reach).contains(&depth)).then_some((
            Target {
                push,
                legal,
                depth: depth.clamp(0.0, 1.0),
                commits: depth >= at_slot - TOLERANCE,
            },
            aside,
        ))
    });
    candidates
        .min_by(|(a, aside_a), (b, aside_b)| b.legal.cmp(&a.legal).then(aside_a.total_cmp(aside_b)))
        .map(|(target, _)| target)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setting() -> (Layout, Cell) {
        (Layout::new(1000.0, 690.0, 2), Cell::new(1, 0).unwrap())
    }

    #[test]
    fn dropping_on_the_middle_of_a_slot_counts() {
        for size in [
            (1000.0, 690.0),
            (800.0, 430.0),
            (390.0, 700.0),
            (360.0, 560.0),
        ] {
            let layout = Layout::new(size.0, size.1, 2);
            for hole in Cell::all() {
                for push in Push::all() {
                    let found = target(&layout, hole, layout.entry(push).middle()).unwrap();
                    assert_eq!(found.push, push);
                    assert_eq!(found.legal, push.is_legal(hole));
                    assert!(found.commits, "{size:?} {push} {found:?}");
                }
            }
        }
    }

    #[test]
    fn the_card_is_in_place_on_the_border_cell_and_out_a_cell_before() {
        let (layout, hole) = setting();
        let push: Push = "R2".parse().unwrap();
        let (x, y) = layout.cell(engine::Seat::FIRST, push.entry()).middle();
        assert_eq!(target(&layout, hole, (x, y)).unwrap().depth, 1.0);
        let (step, _) = layout.step(push);
        let early = target(&layout, hole, (x - step, y)).unwrap();
        assert_eq!(early.push, push);
        assert!(early.depth.abs() < 1e-9, "{}", early.depth);
        assert!(!early.commits, "let go early and it springs back");
    }

    #[test]
    fn away_from_the_edges_there_is_no_target() {
        let (layout, hole) = setting();
        assert_eq!(target(&layout, hole, (5.0, 5.0)), None);
    }
}
