//! Where everything lies on the stage: pure geometry in pixels.

use engine::debacle::{SIZE, Side, Square};

use super::dice::Place;
use crate::table::Px;

/// The line of a side, above and below the board.
const LINE: f64 = 54.0;
/// The row of buttons below.
const TOOLS: f64 = 52.0;
/// The frame of the board.
const RIM: f64 = 8.0;
/// Between things.
const GAP: f64 = 6.0;
/// The smallest and the largest width of a square.
const CELL: (f64, f64) = (44.0, 92.0);
/// A die of a square's width.
const DIE: f64 = 0.7;
/// The width of a captured die.
const TAKEN: f64 = 30.0;

/// The geometry of a stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    width: f64,
    /// The width of a square.
    cell: f64,
    /// The board's left upper corner.
    board: (f64, f64),
    /// Whose camp is below.
    near: Side,
}

impl Layout {
    /// The geometry of a stage of this size.
    pub fn new(width: f64, height: f64, near: Side) -> Layout {
        let high = height - 2.0 * LINE - TOOLS - RIM - 2.0 * GAP;
        let wide = width - 2.0 * RIM - 4.0;
        let cell = (high.min(wide) / SIZE as f64).clamp(CELL.0, CELL.1).floor();
        let side = cell * SIZE as f64;
        let all = 2.0 * LINE + TOOLS + RIM + 2.0 * GAP + side;
        let top = ((height - all) / 2.0).max(0.0);
        Layout {
            width,
            cell,
            board: (((width - side) / 2.0).max(0.0), top + LINE + GAP),
            near,
        }
    }

    /// The width of a square.
    pub fn cell(&self) -> f64 {
        self.cell
    }

    /// The width of a die on the board.
    pub fn die(&self) -> f64 {
        (self.cell * DIE).round()
    }

    /// The column and row of a square as they are seen, from the left upper
    /// corner.
    pub fn seen(&self, square: Square) -> (usize, usize) {
        let (column, row) = (square.column(), square.row());
        match self.near {
            Side::Red => (column, SIZE - 1 - row),
            Side::Black => (SIZE - 1 - column, row),
        }
    }

    /// The left upper corner of a square.
    pub fn corner(&self, square: Square) -> (f64, f64) {
        let (column, row) = self.seen(square);
        let at = |place: usize| self.cell * place as f64;
        (self.board.0 + at(column), self.board.1 + at(row))
    }

    /// The middle of a square.
    pub fn middle(&self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// The square at a point, if it is on the board.
    pub fn square_at(&self, (x, y): (f64, f64)) -> Option<Square> {
        let inside = |square: &Square| {
            let (left, top) = self.corner(*square);
            (left..left + self.cell).contains(&x) && (top..top + self.cell).contains(&y)
        };
        Square::all().find(inside)
    }

    /// A side's line: the near one's is below the board.
    pub fn line(&self, side: Side) -> (f64, f64) {
        let below = self.board.1 + self.cell * SIZE as f64 + RIM;
        let y = match side == self.near {
            true => below,
            false => self.board.1 - GAP - LINE,
        };
        (self.board.0, y)
    }

    /// The width of the board.
    pub fn board_width(&self) -> f64 {
        self.cell * SIZE as f64
    }

    /// A die's left upper corner and width: on the board, or as a captured die
    /// of a side, counted from 0.
    pub fn place(&self, place: Place, index: usize) -> (f64, f64, f64) {
        match place {
            Place::Board(square) => {
                let (x, y) = self.middle(square);
                let die = self.die();
                (x - die / 2.0, y - die / 2.0, die)
            }
            Place::Pile(side) => {
                let (x, y) = self.line(side);
                let right = x + self.board_width() - TAKEN;
                let step = TAKEN + 4.0;
                (right - step * index as f64, y + (LINE - TAKEN) / 2.0, TAKEN)
            }
        }
    }

    /// The row of buttons, as a style.
    pub fn tools(&self) -> String {
        let (_, y) = self.line(self.near);
        format!(
            "left:0;top:{};width:{};height:{}",
            Px(y + LINE + GAP),
            Px(self.width),
            Px(TOOLS)
        )
    }

    /// A side's line, as a style.
    pub fn line_style(&self, side: Side) -> String {
        let (x, y) = self.line(side);
        format!(
            "left:{};top:{};width:{};height:{}",
            Px(x),
            Px(y),
            Px(self.board_width()),
            Px(LINE)
        )
    }

    /// The board, as a style.
    pub fn board_style(&self) -> String {
        format!(
            "left:{};top:{};width:{w};height:{w}",
            Px(self.board.0),
            Px(self.board.1),
            w = Px(self.board_width())
        )
    }

    /// A square, as a style.
    pub fn square_style(&self, square: Square) -> String {
        let (x, y) = self.corner(square);
        format!(
            "left:{};top:{};width:{w};height:{w}",
            Px(x),
            Px(y),
            w = Px(self.cell)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f64, f64); 5] = [
        (360.0, 500.0),
        (390.0, 620.0),
        (768.0, 760.0),
        (1010.0, 640.0),
        (1600.0, 900.0),
    ];

    fn stages() -> impl Iterator<Item = (Layout, f64, f64)> {
        SIZES.into_iter().flat_map(|(width, height)| {
            Side::ALL.map(|near| (Layout::new(width, height, near), width, height))
        })
    }

    #[test]
    fn everything_is_on_the_stage_and_large_enough_to_touch() {
        for (layout, width, height) in stages() {
            assert!(layout.cell() >= 44.0);
            assert!(layout.board.0 >= 0.0 && layout.board.0 + layout.board_width() <= width);
            let lines = Side::ALL.map(|side| layout.line(side).1);
            assert!(lines.iter().all(|y| *y >= 0.0), "{layout:?}");
            let bottom = layout.line(layout.near).1 + LINE + GAP + TOOLS;
            assert!(bottom <= height + 1.0, "{layout:?}: {bottom} of {height}");
        }
    }

    #[test]
    fn the_near_camp_is_below_and_points_find_their_squares() {
        for (layout, ..) in stages() {
            let camp = Square::new(2, layout.near.camp_row()).unwrap();
            assert_eq!(layout.seen(camp).1, SIZE - 1);
            let far = Square::new(2, layout.near.other().camp_row()).unwrap();
            assert_eq!(layout.seen(far).1, 0);
            for square in Square::all() {
                assert_eq!(layout.square_at(layout.middle(square)), Some(square));
            }
            assert_eq!(layout.square_at((-5.0, 3.0)), None);
        }
    }

    #[test]
    fn captured_dice_lie_beside_each_other_on_their_captors_line() {
        for (layout, width, _) in stages() {
            for side in Side::ALL {
                for index in 0..6 {
                    let (x, y, size) = layout.place(Place::Pile(side), index);
                    let (left, top) = layout.line(side);
                    assert!(x >= left && x + size <= width && y >= top && y + size <= top + LINE);
                }
            }
        }
    }
}
