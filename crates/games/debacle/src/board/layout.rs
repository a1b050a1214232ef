//! Where everything lies on the stage: pure geometry in pixels.

use engine::debacle::{SIZE, Side, Square};

use super::dice::Place;
use table::Px;

/// The line of a side, above and below the board, and on a small stage.
const LINE: f64 = 54.0;
const LINE_SMALL: f64 = 44.0;
/// The row of buttons below, and on a small stage.
const TOOLS: f64 = 52.0;
const TOOLS_SMALL: f64 = 46.0;
/// The frame of the board: on the left and below, where the names of rows and
/// columns stand, and elsewhere.
const RIM: f64 = 16.0;
const EDGE: f64 = 6.0;
/// Between things.
const GAP: f64 = 6.0;
/// The smallest and the largest width of a square.
const CELL: (f64, f64) = (44.0, 92.0);
/// The smallest one where lines and buttons would be cut off otherwise.
const NARROW: f64 = 38.0;
/// A die of a square's width.
const DIE: f64 = 0.7;
/// The largest width of a captured die.
const TAKEN: f64 = 30.0;
/// Between two captured dice.
const BETWEEN: f64 = 3.0;
/// The part of a side's line that captured dice have.
const TAKEN_PART: f64 = 0.62;
/// A stage lower than this is that of a phone held sideways: lines and buttons
/// lie beside the board.
const LOW: f64 = 420.0;
/// The smallest heights that are laid out as they are, beside each other and
/// above each other.
const SMALLEST: (f64, f64) = (300.0, 396.0);
/// A lower stage than this, unless it is wide, keeps no room for the buttons once
/// the round is over, and has smaller squares; and its smallest height.
const SPARING: f64 = 460.0;
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
    /// The height of a side's line.
    line: f64,
    /// The height of the row of buttons, if it is below.
    tools: f64,
}

impl Layout {
    /// The geometry of a stage of this size.
    pub fn new(width: f64, height: f64, near: Side) -> Layout {
        // Narrower, not even the smallest board would leave room beside it.
        let least = NARROW * SIZE as f64 + RIM + EDGE + 2.0 * GAP + EDGE + BESIDE.0;
        if height < LOW && width > height && width >= least {
            Layout::wide(width, height.max(SMALLEST.0), near)
        } else {
            Layout::tall(width, height.max(SMALLEST.1), near, NARROW, true)
        }
    }

    /// The geometry once the round is over: what a result leaves of a phone's
    /// stage is the board's, whose squares nobody touches any more.
    pub fn over(width: f64, height: f64, near: Side) -> Layout {
        if height < SPARING && width <= height.max(LOW) {
            Layout::tall(width, height.max(SMALLEST_OVER), near, CELL_OVER, false)
        } else {
            Layout::new(width, height, near)
        }
    }

    /// Lines and buttons beside the board.
    fn wide(width: f64, height: f64, near: Side) -> Layout {
        let around = RIM + 2.0 * EDGE + 2.0 * GAP;
        let high = height - RIM - EDGE - GAP;
        let wide = width - BESIDE.0 - around;
        let cell = (high.min(wide) / SIZE as f64).clamp(NARROW, CELL.1).floor();
        let side = cell * SIZE as f64;
        let beside = (width - side - around).clamp(BESIDE.0, BESIDE.1);
        Layout {
            size: (width, height),
            cell,
            board: (
                ((width - side - around - beside) / 2.0).max(0.0) + RIM,
                ((height - side - RIM - EDGE) / 2.0).max(0.0) + EDGE,
            ),
            near,
            beside: Some(beside),
            line: LINE,
            tools: 0.0,
        }
    }

    /// Lines above and below the board, buttons at the bottom, if any. What has no
    /// room for squares of the usual size has lower lines and buttons.
    fn tall(width: f64, height: f64, near: Side, least: f64, has_tools: bool) -> Layout {
        let tools = |height: f64| if has_tools { height } else { 0.0 };
        let around = |line: f64, tools: f64| 2.0 * line + tools + RIM + EDGE + 2.0 * GAP;
        let roomy = height >= around(LINE, tools(TOOLS)) + CELL.0 * SIZE as f64;
        let (line, tools) = if roomy {
            (LINE, tools(TOOLS))
        } else {
            (LINE_SMALL, tools(TOOLS_SMALL))
        };
        let high = height - around(line, tools);
        let wide = width - RIM - EDGE - 4.0;
        let cell = (high.min(wide) / SIZE as f64).clamp(least, CELL.1).floor();
        let side = cell * SIZE as f64;
        let top = ((height - around(line, tools) - side) / 2.0).max(0.0);
        Layout {
            size: (width, height),
            cell,
            board: (
                ((width - side - RIM - EDGE) / 2.0).max(0.0) + RIM,
                top + line + GAP + EDGE,
            ),
            near,
            beside: None,
            line,
            tools,
        }
    }

    /// Whether there are buttons.
    pub fn has_tools(&self) -> bool {
        self.tools > 0.0 || self.beside.is_some()
    }

    /// Whether lines and buttons are as low as they can be.
    pub fn is_small(&self) -> bool {
        self.line < LINE
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
            let x = self.board.0 + self.board_width() + 2.0 * EDGE + GAP;
            let y = if side == self.near {
                self.size.1 - GAP - self.line
            } else {
                GAP
            };
            return (x, y);
        }
        let below = self.board.1 + self.cell * SIZE as f64 + RIM;
        let y = if side == self.near {
            below
        } else {
            self.board.1 - EDGE - GAP - self.line
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
                let (die, step) = self.taken();
                let right = x + self.line_width() - die;
                // Beside the board they have a row of their own.
                let dy = match self.beside {
                    None => (self.line - die) / 2.0,
                    Some(_) if side == self.near => -die,
                    Some(_) => self.line,
                };
                (right - step * index as f64, y + dy, die)
            }
        }
    }

    /// The width of a captured die, and from one to the next: as large as all
    /// six find room beside each other.
    fn taken(&self) -> (f64, f64) {
        let most = SIZE as f64;
        let room = match self.beside {
            Some(width) => width,
            // The other half has the name and the points.
            None => self.board_width() * TAKEN_PART,
        };
        let die = ((room - (most - 1.0) * BETWEEN) / most).min(TAKEN);
        (die, die + BETWEEN)
    }

    /// The row of buttons, as a style.
    pub fn tools(&self) -> String {
        let (x, y) = self.line(self.near);
        let (left, top, width, height) = match self.beside {
            None => (0.0, y + self.line + GAP, self.size.0, self.tools),
            Some(width) => {
                let (die, _) = self.taken();
                let top = self.line(self.near.other()).1 + self.line + die;
                (x, top, width, y - die - top)
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
            Px(self.line)
        )
    }

    /// The board with its frame, as a style.
    pub fn board_style(&self) -> String {
        format!(
            "left:{};top:{};width:{w};height:{w};--rim:{};--edge:{}",
            Px(self.board.0 - RIM),
            Px(self.board.1 - EDGE),
            Px(RIM),
            Px(EDGE),
            w = Px(self.board_width() + RIM + EDGE)
        )
    }

    /// Where the name of a row or of a column stands: on the frame, beside the
    /// row's or below the column's first square as it is seen.
    pub fn rim_style(&self, square: Square, is_row: bool) -> String {
        let (x, y) = self.corner(square);
        let (left, top, width, height) = if is_row {
            (x - RIM, y, RIM, self.cell)
        } else {
            (x, y + self.cell, self.cell, RIM)
        };
        format!(
            "left:{};top:{};width:{};line-height:{}",
            Px(left),
            Px(top),
            Px(width),
            Px(height)
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

    const SIZES: [(f64, f64); 13] = [
        (320.0, 396.0),
        (320.0, 400.0),
        (320.0, 424.0),
        (375.0, 340.0),
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

    /// Every kind of stage; those that scroll have the height they scroll to.
    fn stages() -> impl Iterator<Item = (Layout, f64, f64)> {
        SIZES.into_iter().flat_map(|(width, height)| {
            Side::ALL.map(|near| {
                let layout = Layout::new(width, height, near);
                (layout, width, layout.size.1)
            })
        })
    }

    #[test]
    fn everything_is_on_the_stage_and_large_enough_to_touch() {
        for (layout, width, height) in stages() {
            let small = layout.is_small() || (width > height && width < 420.0);
            let least = if small { NARROW } else { CELL.0 };
            assert!(layout.cell() >= least, "{layout:?}");
            assert!(layout.board.0 >= RIM, "{layout:?}");
            assert!(layout.board.0 + layout.board_width() + EDGE <= width);
            let lines = Side::ALL.map(|side| layout.line(side).1);
            assert!(lines.iter().all(|y| *y >= 0.0), "{layout:?}");
            let tools = match layout.beside {
                Some(_) => 0.0,
                None => GAP + layout.tools,
            };
            let bottom = layout.line(layout.near).1 + layout.line + tools;
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
            let tools = if layout.has_tools() {
                GAP + layout.tools
            } else {
                0.0
            };
            let bottom = layout.line(Side::Red).1 + layout.line + tools;
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
                let (left, top) = layout.line(side);
                let bottom = top + layout.line;
                let mut last = width;
                for index in 0..SIZE {
                    let (x, y, size) = layout.place(Place::Pile(side), index);
                    assert!(x >= left - 0.01 && x + size <= last, "{layout:?}");
                    last = x;
                    // In the line, or in a row of their own next to it.
                    assert!(y >= top - size && y + size <= bottom + size);
                    assert!(layout.beside.is_some() || (y >= top && y + size <= bottom));
                    assert!(size >= 15.0, "{layout:?}");
                }
            }
        }
    }
}
