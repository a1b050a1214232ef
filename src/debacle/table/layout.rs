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
/// The smallest one where lines and buttons would be cut off otherwise.
const NARROW: f64 = 38.0;
/// A die of a square's width.
const DIE: f64 = 0.7;
/// The width of a captured die.
const TAKEN: f64 = 30.0;
/// From one captured die to the next.
const STEP: f64 = TAKEN + 4.0;
/// A stage lower than this is that of a phone held sideways: lines and buttons
/// lie beside the board.
const LOW: f64 = 420.0;
/// The smallest heights that are laid out as they are, beside each other and
/// above each other.
const SMALLEST: (f64, f64) = (300.0, 460.0);
/// The smallest height once the round is over, with smaller squares and without
/// the buttons.
const SMALLEST_OVER: f64 = 320.0;
/// The smallest width of a square then.
const CELL_OVER: f64 = 30.0;
/// The smallest and the largest width of what lies beside the board.
const BESIDE: (f64, f64) = (112.0, 230.0);

/// The geometry of a stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    size: (f64, f64),
    /// The width of a square.
    cell: f64,
    /// The board's left upper corner.
    board: (f64, f64),
    /// Whose camp is below.
    near: Side,
    /// The width of the lines and buttons beside the board, if they are there.
    beside: Option<f64>,
    /// The height of the row of buttons below the board.
    tools: f64,
}

impl Layout {
    /// The geometry of a stage of this size.
    pub fn new(width: f64, height: f64, near: Side) -> Layout {
        match height < LOW && width > height {
            true => Layout::wide(width, height.max(SMALLEST.0), near),
            false => Layout::tall(width, height.max(SMALLEST.1), near, (CELL.0, TOOLS)),
        }
    }

    /// The geometry once the round is over: what a result leaves of a phone's
    /// stage is the board's, whose squares nobody touches any more.
    pub fn over(width: f64, height: f64, near: Side) -> Layout {
        match height < SMALLEST.1 && width <= height.max(LOW) {
            true => Layout::tall(width, height.max(SMALLEST_OVER), near, (CELL_OVER, 0.0)),
            false => Layout::new(width, height, near),
        }
    }

    /// Lines and buttons beside the board.
    fn wide(width: f64, height: f64, near: Side) -> Layout {
        let high = height - 2.0 * RIM;
        let wide = width - BESIDE.0 - 3.0 * RIM - 2.0 * GAP;
        let cell = (high.min(wide) / SIZE as f64).clamp(NARROW, CELL.1).floor();
        let side = cell * SIZE as f64;
        let beside = (width - side - 3.0 * RIM - 2.0 * GAP).clamp(BESIDE.0, BESIDE.1);
        let all = side + 3.0 * RIM + 2.0 * GAP + beside;
        Layout {
            size: (width, height),
            cell,
            board: (
                ((width - all) / 2.0).max(0.0) + RIM,
                ((height - side) / 2.0).max(0.0),
            ),
            near,
            beside: Some(beside),
            tools: TOOLS,
        }
    }

    /// Lines above and below the board, buttons at the bottom.
    fn tall(width: f64, height: f64, near: Side, (least, tools): (f64, f64)) -> Layout {
        let high = height - 2.0 * LINE - tools - RIM - 2.0 * GAP;
        let wide = width - 2.0 * RIM - 4.0;
        let cell = (high.min(wide) / SIZE as f64).clamp(least, CELL.1).floor();
        let side = cell * SIZE as f64;
        let all = 2.0 * LINE + tools + RIM + 2.0 * GAP + side;
        let top = ((height - all) / 2.0).max(0.0);
        Layout {
            size: (width, height),
            cell,
            board: (((width - side) / 2.0).max(0.0), top + LINE + GAP),
            near,
            beside: None,
            tools,
        }
    }

    /// Whether there are buttons.
    pub fn has_tools(&self) -> bool {
        self.tools > 0.0
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

    /// A side's line: the near one's is below the board, or below the buttons.
    pub fn line(&self, side: Side) -> (f64, f64) {
        if self.beside.is_some() {
            let x = self.board.0 + self.board_width() + 2.0 * RIM + GAP;
            let y = match side == self.near {
                true => self.size.1 - GAP - LINE,
                false => GAP,
            };
            return (x, y);
        }
        let below = self.board.1 + self.cell * SIZE as f64 + RIM;
        let y = match side == self.near {
            true => below,
            false => self.board.1 - GAP - LINE,
        };
        (self.board.0, y)
    }

    /// The width of a side's line.
    fn line_width(&self) -> f64 {
        self.beside.unwrap_or_else(|| self.board_width())
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
                let right = x + self.line_width() - TAKEN;
                // Beside the board they have a row of their own.
                let (step, dy) = match self.beside {
                    None => (STEP, (LINE - TAKEN) / 2.0),
                    Some(width) if side == self.near => (tight(width), -TAKEN),
                    Some(width) => (tight(width), LINE),
                };
                (right - step * index as f64, y + dy, TAKEN)
            }
        }
    }

    /// The row of buttons, as a style.
    pub fn tools(&self) -> String {
        let (x, y) = self.line(self.near);
        let (left, top, width, height) = match self.beside {
            None => (0.0, y + LINE + GAP, self.size.0, self.tools),
            Some(width) => {
                let top = self.line(self.near.other()).1 + LINE + TAKEN;
                (x, top, width, y - TAKEN - top)
            }
        };
        format!(
            "left:{};top:{};width:{};height:{}",
            Px(left),
            Px(top),
            Px(width),
            Px(height)
        )
    }

    /// A side's line, as a style.
    pub fn line_style(&self, side: Side) -> String {
        let (x, y) = self.line(side);
        format!(
            "left:{};top:{};width:{};height:{}",
            Px(x),
            Px(y),
            Px(self.line_width()),
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

/// From one captured die to the next where all six have so much room.
fn tight(width: f64) -> f64 {
    ((width - TAKEN) / (SIZE - 1) as f64).min(STEP)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f64, f64); 9] = [
        (389.0, 375.0),
        (580.0, 390.0),
        (580.0, 330.0),
        (420.0, 330.0),
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
            let least = if width > height && width < 420.0 {
                NARROW
            } else {
                CELL.0
            };
            assert!(layout.cell() >= least);
            assert!(layout.board.0 >= 0.0 && layout.board.0 + layout.board_width() <= width);
            let lines = Side::ALL.map(|side| layout.line(side).1);
            assert!(lines.iter().all(|y| *y >= 0.0), "{layout:?}");
            let tools = if layout.beside.is_some() {
                0.0
            } else {
                GAP + TOOLS
            };
            let bottom = layout.line(layout.near).1 + LINE + tools;
            let right = layout.line(layout.near).0 + layout.line_width();
            assert!(right <= width + 0.01, "{layout:?}: {right} of {width}");
            assert!(bottom <= height + 1.0, "{layout:?}: {bottom} of {height}");
        }
    }

    #[test]
    fn what_a_result_leaves_of_a_phone_shows_the_whole_board() {
        for (width, height) in [
            (390.0, 465.0),
            (390.0, 450.0),
            (390.0, 350.0),
            (360.0, 330.0),
        ] {
            let layout = Layout::over(width, height, Side::Red);
            let tools = if layout.has_tools() { GAP + TOOLS } else { 0.0 };
            let bottom = layout.line(Side::Red).1 + LINE + tools;
            assert!(layout.line(Side::Black).1 >= 0.0, "{layout:?}");
            assert!(bottom <= height + 1.0, "{layout:?}: {bottom} of {height}");
            assert!(layout.board.0 + layout.board_width() <= width);
        }
        for (width, height) in [(1010.0, 640.0), (440.0, 360.0)] {
            let played = Layout::new(width, height, Side::Red);
            assert_eq!(Layout::over(width, height, Side::Red), played);
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
                    assert!(x >= left - 0.01 && x + size <= width);
                    // In the line, or in a row of their own next to it.
                    assert!(y >= top - TAKEN && y + size <= top + LINE + TAKEN);
                    assert!(layout.beside.is_some() || (y >= top && y + size <= top + LINE));
                }
            }
        }
    }
}
