//! The layout of the table: a pure function of the stage's size and the side that is near. All lengths are in
//! pixels.

use engine::debacle::{SIZE, Side, Square};

use super::dice::Place;
use table::{
    CENTRE, FINGER, LEAST_HEIGHT, LOW, PlatePlace, Px, Rect, SMALL, share, width_before_words,
};

/// The height of a side's line, above and below the board; and on a small stage.
const LINE: f64 = 50.0;
const LINE_SMALL: f64 = 44.0;
/// The height of the row of buttons; and on a small stage.
const TOOLS: f64 = 52.0;
const TOOLS_SMALL: f64 = 46.0;
/// The width of the board's frame: on the left and below, where the names of rows and columns stand; and
/// elsewhere.
const RIM: f64 = 16.0;
const EDGE: f64 = 6.0;
/// How much higher a line can be where there is room: a quarter of the height that is left goes to each.
const LINE_MORE: f64 = 30.0;
/// The distance between the parts of the table.
const MARGIN: f64 = 6.0;
/// The least width of a square is [`FINGER`]; this is the least width on a stage where lines and buttons would be cut
/// off otherwise.
const SMALLEST: f64 = 38.0;
/// The width of a die as a share of its square's.
const DIE: f64 = 0.7;
/// The largest width of a captured die.
const TAKEN: f64 = 40.0;
/// The distance between two captured dice.
const GAP: f64 = 3.0;
/// The share of a side's line that captured dice have.
const TAKEN_PART: f64 = 0.47;
/// The least height of a layout with the lines above and below the board. A lower stage is laid out as if it had this
/// height.
const LEAST_TALL: f64 = 396.0;
/// The least height of a layout once the round is over: then a stage lower than [`SMALL`] that is not wide has no
/// buttons, and smaller squares.
const LEAST_OVER: f64 = 320.0;
/// The least width of a square on such a stage.
const SMALLEST_OVER: f64 = 30.0;
/// The least and the largest width of the lines and buttons beside the board.
const BESIDE: (f64, f64) = (112.0, 230.0);
/// The least width of the buttons below each other, beside a board that has the lines above and below it; and how far they
/// are from its frame.
const TOOLS_BESIDE: f64 = 170.0;
const TOOLS_GAP: f64 = 18.0;

/// The layout of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The side whose camp is below.
    near: Side,
    /// The squares, without the frame.
    board: Rect,
    /// The lines of the near side and of the far side.
    lines: [Rect; 2],
    /// The captured dice of the near side and of the far side, from the right.
    piles: [Rect; 2],
    /// The buttons; their height is 0 if there are none.
    tools: Rect,
    /// Whether the buttons stand below each other, beside a board with lines above and below it.
    is_beside: bool,
}

impl Layout {
    /// The layout for a stage of this size, seen from a side.
    pub fn new(width: f64, height: f64, near: Side) -> Layout {
        if height < LOW && width > height && width >= least_wide(SMALLEST) {
            Layout::wide(Rect::of(width, height.max(LEAST_HEIGHT)), near, SMALLEST)
        } else {
            Layout::upright(width, height, near)
        }
    }

    /// The layout for a phone held upright, where an unfolded log may leave a stage that is lower than wide and yet too
    /// narrow for lines and buttons beside the board.
    pub fn upright(width: f64, height: f64, near: Side) -> Layout {
        let stage = Rect::of(width, height.max(LEAST_TALL));
        Layout::tall(stage, near, SMALLEST, true)
    }

    /// The layout once the round is over. If the result leaves the stage little height, as on a phone, the
    /// board takes the room of the buttons; nobody has to hit its squares any more. The lines stay where they were: beside
    /// the board on a phone held sideways, and elsewhere above and below it.
    pub fn over(width: f64, height: f64, near: Side, plate: PlatePlace) -> Layout {
        let was_wide = plate == PlatePlace::Words
            && height < LOW
            && width_before_words(width) >= least_wide(SMALLEST);
        if was_wide && width >= least_wide(SMALLEST_OVER) {
            let stage = Rect::of(width, height.max(LEAST_HEIGHT));
            Layout::wide(stage, near, SMALLEST_OVER)
        } else if height < SMALL && width <= height.max(LOW) {
            let stage = Rect::of(width, height.max(LEAST_OVER));
            Layout::tall(stage, near, SMALLEST_OVER, false)
        } else if [PlatePlace::Below, PlatePlace::Over].contains(&plate) {
            Layout::upright(width, height, near)
        } else {
            Layout::new(width, height, near)
        }
    }

    /// The lines and buttons beside the board. `least`: the least width of a square.
    fn wide(stage: Rect, near: Side, least: f64) -> Layout {
        let around = RIM + 2.0 * EDGE + 2.0 * MARGIN;
        let high = stage.height - RIM - EDGE - MARGIN;
        let wide = stage.width - BESIDE.0 - around;
        let side = side(high.min(wide), least);
        let beside = (stage.width - side - around).clamp(BESIDE.0, BESIDE.1);
        let all = (side + around + beside, side + RIM + EDGE);
        let all = stage.place(all, CENTRE);
        let board = Rect::of(side, side).moved((all.x + RIM, all.y + EDGE));
        let line = Rect::of(beside, LINE).moved((board.right() + 2.0 * EDGE + MARGIN, 0.0));
        let near_line = line.moved((0.0, stage.height - MARGIN - LINE));
        let far_line = line.moved((0.0, MARGIN));
        // Captured dice have a row of their own, on the inner side of the line.
        let die = taken(beside);
        let pile = Rect {
            height: die,
            ..near_line
        };
        let (near_pile, far_pile) = (
            pile.moved((0.0, -die)),
            pile.moved((0.0, far_line.bottom() - pile.y)),
        );
        let tools = Rect {
            y: far_pile.bottom(),
            height: near_pile.y - far_pile.bottom(),
            ..line
        };
        Layout {
            near,
            board,
            lines: [near_line, far_line],
            piles: [near_pile, far_pile],
            tools,
            is_beside: false,
        }
    }

    /// The lines above and below the board; the buttons beside it if there is room on both sides, so that it stays in
    /// the middle, or else at the bottom. If squares of the usual size do not fit, lines and buttons are lower; if the
    /// board is as wide as it can be and height is left, lines are higher. `least`: the least width of a square.
    fn tall(stage: Rect, near: Side, least: f64, has_tools: bool) -> Layout {
        let parts = |line: f64, tools: f64, side: f64| {
            [line, MARGIN + EDGE, side, RIM, line, MARGIN, tools]
        };
        let sum = |parts: [f64; 7]| parts.iter().sum::<f64>();
        let room = |parts: [f64; 7]| stage.height - sum(parts);
        let wide = stage.width - RIM - EDGE - 4.0;
        let aside = 2.0 * (TOOLS_BESIDE + TOOLS_GAP);
        let is_beside = has_tools && room(parts(LINE, 0.0, 0.0)) <= wide - aside;
        let below = |tools: f64| if has_tools && !is_beside { tools } else { 0.0 };
        let (line, tools) = match room(parts(LINE, below(TOOLS), FINGER * SIZE as f64)) {
            room if room >= 0.0 => (LINE, below(TOOLS)),
            _ => (LINE_SMALL, below(TOOLS_SMALL)),
        };
        let side = side(room(parts(line, tools, 0.0)).min(wide), least);
        let spare = room(parts(line, tools, side));
        let more = (spare / 4.0).floor().clamp(0.0, LINE_MORE);
        let parts = parts(line + more, tools, side);
        let all = stage.place((side + RIM + EDGE, sum(parts)), CENTRE);
        let [far, _, board, _, near_line, _, tools] = all.trim_x(RIM, EDGE).stack(parts);
        // The rest of the line has the name and the points.
        let room = side * TAKEN_PART;
        let pile = |line: Rect| line.place((room, taken(room)), (1.0, 0.5));
        let tools = if is_beside {
            let x = board.right() + EDGE + TOOLS_GAP;
            Rect {
                x,
                width: stage.width - x,
                ..board
            }
        } else {
            Rect {
                x: 0.0,
                width: stage.width,
                ..tools
            }
        };
        Layout {
            near,
            board,
            lines: [near_line, far],
            piles: [pile(near_line), pile(far)],
            tools,
            is_beside,
        }
    }

    /// Whether there are buttons.
    pub fn has_tools(&self) -> bool {
        self.tools.height > 0.0
    }

    /// Whether lines and buttons are lower than usual.
    pub fn is_small(&self) -> bool {
        self.lines[0].height < LINE
    }

    /// The width of a square.
    pub fn cell(&self) -> f64 {
        self.board.width / SIZE as f64
    }

    /// The width of a die on the board.
    pub fn die(&self) -> f64 {
        (self.cell() * DIE).round()
    }

    /// The column and row in which a square is seen, from the upper left corner.
    pub fn seen(&self, square: Square) -> (usize, usize) {
        let (column, row) = (square.column(), square.row());
        match self.near {
            Side::Red => (column, SIZE - 1 - row),
            Side::Black => (SIZE - 1 - column, row),
        }
    }

    /// The box of a square.
    pub fn square(&self, square: Square) -> Rect {
        let (column, row) = self.seen(square);
        let cell = self.cell();
        let corner = (
            self.board.x + cell * column as f64,
            self.board.y + cell * row as f64,
        );
        Rect::of(cell, cell).moved(corner)
    }

    /// The square at a point; `None` beside the board.
    pub fn square_at(&self, point: (f64, f64)) -> Option<Square> {
        Square::all().find(|square| self.square(*square).contains(point))
    }

    /// The line of a side.
    pub fn line(&self, side: Side) -> Rect {
        self.lines[usize::from(side != self.near)]
    }

    /// Whether the buttons stand below each other, beside a board with lines above and below it.
    pub fn is_beside(&self) -> bool {
        self.is_beside
    }

    /// Whether lines and buttons stand beside the board, where they have little width.
    pub fn is_wide(&self) -> bool {
        self.lines[0].x > self.board.x
    }

    /// The width of the room on the side of the board where the buttons are not, if they stand below each other on the
    /// other one.
    pub fn room_opposite(&self) -> Option<f64> {
        self.is_beside.then_some(self.board.x - RIM)
    }

    /// The box of the buttons.
    pub fn tools(&self) -> Rect {
        self.tools
    }

    /// The box of a die on the board, or of the captured die of a side with this index; the index is ignored on
    /// the board.
    pub fn place(&self, place: Place, index: usize) -> Rect {
        match place {
            Place::Board(square) => {
                let die = self.die();
                self.square(square).place((die, die), CENTRE)
            }
            Place::Pile(side) => {
                let pile = self.piles[usize::from(side != self.near)];
                let die = pile.place((pile.height, pile.height), (1.0, 0.0));
                die.moved((-(die.width + GAP) * index as f64, 0.0))
            }
        }
    }

    /// The board with its frame, as a style attribute.
    pub fn board_style(&self) -> String {
        let framed = self.board.trim_x(-RIM, -EDGE).trim_y(-EDGE, -RIM);
        format!("{};--rim:{};--edge:{}", framed.style(), Px(RIM), Px(EDGE))
    }

    /// The place on the frame of the name of a row, beside its `square` on the left; or of a column, below its
    /// lowest `square`. As a style attribute.
    pub fn rim_style(&self, square: Square, is_row: bool) -> String {
        let square = self.square(square);
        let rim = if is_row {
            square.trim_x(-RIM, square.width)
        } else {
            square.trim_y(square.height, -RIM)
        };
        format!(
            "left:{};top:{};width:{};line-height:{}",
            Px(rim.x),
            Px(rim.y),
            Px(rim.width),
            Px(rim.height)
        )
    }
}

/// The width that the board and the lines beside it need, with squares of this width.
fn least_wide(square: f64) -> f64 {
    square * SIZE as f64 + RIM + EDGE + 2.0 * MARGIN + EDGE + BESIDE.0
}

/// The width of a board in this room. Its squares are at least `least` wide, and whole pixels, so that they are
/// all the same.
fn side(room: f64, least: f64) -> f64 {
    share(room, SIZE, 0.0).max(least).floor() * SIZE as f64
}

/// The width of a captured die: as large as possible for six dice side by side.
fn taken(room: f64) -> f64 {
    share(room + GAP, SIZE, GAP).min(TAKEN)
}

#[cfg(test)]
mod tests;
