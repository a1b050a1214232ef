//! The layout of the table: a pure function of the stage's size, the number of rivals and the rows of a sheet.
//! All lengths are in pixels.
//!
//! The near sheet is the sheet of the seat from which the table is seen. The other seats are its rivals.

use engine::detrak::SIZE;

use table::{FINGER, LABEL, LABEL_SMALL, LOW, Px, SPARING, WIDE, share, span};

/// The width and height of a rival's sheet, in cells.
const SHEET: f64 = SIZE as f64;
/// The share of the stage's height that the near sheet with its name takes, if the width allows that.
const FILL: f64 = 0.9;
/// The largest height of a rival's sheet beside the near one, as a share of the stage's height.
const ASIDE: f64 = 0.27;
/// The least width of a cell on a stage as low as that of a phone held sideways.
const SMALLEST_LOW: f64 = 38.0;
/// The least width of a cell that nobody has to hit any more.
const SMALLEST_OVER: f64 = 26.0;
/// The least width of a cell on a stage as small as that of a small phone.
const SMALLEST_SMALL: f64 = 36.0;
/// On such a small stage: the height of the tray, and of the margins between and around tray, names and sheets.
const TRAY_SMALL: f64 = 80.0;
const AROUND_SMALL: f64 = 16.0;
/// The distance between rivals' sheets on a small stage.
const GAP_SMALL: f64 = 6.0;
/// The distance between the parts of the table.
const MARGIN: f64 = 12.0;
/// Around and between the parts of a wide stage, without the tray: the sum of the margins from left to right.
const AROUND: f64 = 64.0;
/// The distance between the columns of rivals' sheets on a wide stage, and between its lines.
const GAP: f64 = 24.0;
const GAP_LINES: f64 = 16.0;
/// The height of the line with the name above a rival's sheet on a low stage, with the margin around the sheet.
const LABEL_LOW: f64 = 36.0;
/// The width of the tray on a low stage, where dice, piece and buttons stand below each other.
const TRAY_LOW: f64 = 90.0;
/// On a low or small stage, the fields of the points are narrower than cells. How much, in cells: the fields at
/// the right and lower ends; and those of the diagonal at the left and upper ends.
const SAVED_LOW: (f64, f64) = (0.3, 0.5);
/// The least ratio of a wide stage's width to its height.
const WIDER: f64 = 1.05;
/// The width of the tray beside a sheet, and its height below one, in cells: it holds a piece of two by two cells.
const TRAY_WIDTH: f64 = 2.2;
const TRAY_HEIGHT: f64 = 2.1;
/// The least width that the plate with the result takes from the stage, with its margin (see `result.css`).
const PLATE: f64 = 300.0;
/// The largest part of the width that the near sheet leaves to rivals' sheets beside it and the plate, and of the height
/// that they have above it.
const ASIDE_WIDTH: f64 = 0.25;
const ABOVE: f64 = 0.15;
/// The least and the largest width of a cell of a rival's sheet: beside the near sheet, where only a low stage has a
/// largest one; above it; and above it on a small stage.
const MINI: f64 = 6.0;
const MINI_LOW: (f64, f64) = (MINI, 22.0);
const MINI_TALL: (f64, f64) = (8.0, 22.0);
const MINI_SMALL: (f64, f64) = (8.0, 16.0);
/// The width of a cell of the sheet of a rival who has won, as a share of that of the near sheet's, on a small stage; and
/// the least width of the near sheet's then.
const FORWARD: f64 = 0.75;
const SMALLEST_BEHIND: f64 = 20.0;
/// The width of a cell of the other rivals' sheets to which they may shrink for it.
const MINI_BEHIND: f64 = 10.0;
/// The width of a cell of a rival's sheet for which the near sheet on a wide stage makes room.
const MINI_WIDE: f64 = 16.0;

/// The arrangement of the parts of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// The sheets side by side, the tray on the right.
    Wide,
    /// As `Wide`, on a stage as low as that of a phone held sideways.
    Low,
    /// The rivals' sheets above the near sheet, the tray below.
    Tall,
    /// As `Tall`, on a stage as small as that of a small phone.
    Small,
}

impl Arrangement {
    /// The classes for style sheets.
    pub fn class(self) -> &'static str {
        match self {
            Arrangement::Wide => "is-wide",
            Arrangement::Low => "is-wide is-low",
            Arrangement::Tall => "is-tall",
            Arrangement::Small => "is-tall is-small",
        }
    }

    /// Whether the rivals' sheets are beside the near sheet.
    fn is_beside(self) -> bool {
        matches!(self, Arrangement::Wide | Arrangement::Low)
    }
}

/// The layout of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The arrangement of the parts.
    pub arrangement: Arrangement,
    /// The width of a cell of the near sheet.
    pub cell: f64,
    /// The width of a cell of a rival's sheet.
    pub mini: f64,
    /// The width of a cell of the sheet of a rival who has won.
    pub winner: f64,
    /// The number of columns of the rivals' sheets, if they are beside the near sheet.
    pub columns: usize,
    /// Whether there is room for the tray.
    pub tray: bool,
}

impl Layout {
    /// The layout for a stage of this size, with this many rivals. `rows`: the rows of a sheet, with those of
    /// the points.
    pub fn new(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        if height < LOW && width > height {
            Layout::low(width, height, rivals, rows)
        } else if width >= WIDE && width > WIDER * height {
            Layout::wide(width, height, rivals, rows, true)
        } else {
            Layout::upright(width, height, rivals, rows)
        }
    }

    /// The layout for a phone held upright, where an unfolded log or the scores may leave a stage that is lower than
    /// wide and yet too narrow for sheets side by side.
    pub fn upright(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        match Layout::tall(width, height, rivals, rows) {
            tall if tall.cell < FINGER => Layout::small(width, height, rivals, rows),
            tall => tall,
        }
    }

    /// This layout for a replay, in which nobody notes anything. The report on a decision may leave the stage so
    /// little room on a phone that cells are smaller than a finger.
    pub fn untouched(self, width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        if self.arrangement.is_beside() {
            return self;
        }
        let tall = Layout::tall(width, height, rivals, rows);
        Layout {
            cell: tall.cell.max(SMALLEST_OVER),
            ..tall
        }
    }

    fn of(arrangement: Arrangement, cell: f64, mini: f64, columns: usize) -> Layout {
        Layout {
            arrangement,
            cell,
            mini,
            winner: mini,
            columns,
            tray: true,
        }
    }

    /// The near sheet is in the middle: the rivals' sheets on the one side have as much room as the tray on the other.
    /// Without a tray, all beside the near sheet is the rivals'.
    fn wide(width: f64, height: f64, rivals: usize, rows: usize, tray: bool) -> Layout {
        let (sides, across) = match tray {
            true => (2.0, rows as f64 + 2.0 * TRAY_WIDTH),
            false => (1.0, rows as f64),
        };
        let free = width - AROUND;
        let in_columns = |columns: usize| {
            let lines = rivals.div_ceil(columns).max(1);
            let high = share(height - MARGIN, lines, LABEL + GAP_LINES).min(ASIDE * height);
            let most = match tray {
                true => rivals_width(rivals, columns, SHEET * MINI_WIDE),
                false => ASIDE_WIDTH * width,
            };
            let aside = rivals_width(rivals, columns, high).min(most);
            let cell = share(FILL * height - LABEL, rows, 0.0)
                .min(free / across)
                .min(share(free - sides * aside, rows, 0.0))
                .max(FINGER);
            let left = (free - cell * rows as f64) / sides;
            let mini = mini(
                share(left + GAP, columns, GAP).min(high),
                (MINI, f64::INFINITY),
            );
            Layout::of(Arrangement::Wide, cell, mini, columns)
        };
        let (one, most) = (in_columns(1), in_columns(columns(rivals)));
        if most.mini > one.mini { most } else { one }
    }

    /// The layout for a phone held sideways, where the scores may leave a stage that is hardly wider than high. The
    /// rivals' sheets are as large as the smallest near sheet allows, in as many columns as suit that.
    pub fn low(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let across = across_low(rows);
        let free = width - TRAY_LOW - 3.0 * MARGIN;
        let in_columns = |columns: usize| {
            let lines = rivals.div_ceil(columns).max(1);
            let wide = share(free - SMALLEST_LOW * across, columns, MARGIN);
            let high = share(height - MARGIN, lines, LABEL_LOW);
            (columns, mini(wide.min(high), MINI_LOW))
        };
        let (one, most) = (in_columns(1), in_columns(columns(rivals)));
        let (columns, mini) = if most.1 > one.1 { most } else { one };
        let aside = match rivals {
            0 => 0.0,
            _ => columns as f64 * (SHEET * mini + MARGIN),
        };
        let cell = ((height - LABEL - 2.0 * MARGIN) / across)
            .min((free - aside) / across)
            .max(SMALLEST_LOW);
        Layout::of(Arrangement::Low, cell, mini, columns)
    }

    fn tall(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let sheet = share(width - MARGIN, rivals.max(3), MARGIN).min(height * ABOVE);
        let mini = mini(sheet, MINI_TALL);
        let room = height - above(rivals, mini, LABEL + MARGIN) - LABEL - 3.0 * MARGIN;
        let cell = share(width - MARGIN, rows, 0.0).min(room / (rows as f64 + TRAY_HEIGHT));
        Layout::of(Arrangement::Tall, cell, mini, 1)
    }

    /// As [`Layout::tall`], if its cells would be too small for a finger: everything else is as small as
    /// possible.
    fn small(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let across = across_low(rows);
        let free = height - TRAY_SMALL - LABEL_SMALL - AROUND_SMALL;
        let left = free - SMALLEST_SMALL * across - LABEL_SMALL;
        let sheet = share(width - MARGIN, rivals.max(3), GAP_SMALL).min(left);
        let mini = mini(sheet, MINI_SMALL);
        let cell = ((width - MARGIN) / across)
            .min((free - above(rivals, mini, LABEL_SMALL)) / across)
            .clamp(SMALLEST_SMALL, FINGER);
        Layout::of(Arrangement::Small, cell, mini, 1)
    }

    /// This layout once the plate with the result lies on the right, in the place of the tray. Sheets that stood side by
    /// side go on to do so on the narrower stage, as long as the near one has cells of the usual size.
    pub fn beside_plate(self, width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let beside = Layout::wide(width, height, rivals, rows, false);
        let aside = rivals_width(rivals, beside.columns, SHEET * beside.mini);
        let stood = width + PLATE > WIDER * height;
        if !stood || beside.cell * rows as f64 + aside + AROUND > width {
            return self;
        }
        Layout {
            tray: false,
            ..beside
        }
    }

    /// This layout once the scoring has been shown. If the result leaves the stage little height, as on a
    /// phone, the sheets take the room of the tray; nobody has to hit their cells any more. If a rival has won, that
    /// sheet is brought forward.
    pub fn without_tray(self, size: (f64, f64), rivals: usize, rows: usize, won: bool) -> Layout {
        let (width, height) = size;
        if self.arrangement.is_beside() || height >= SPARING {
            return self;
        }
        let (mini, winner, least, room) = if won {
            let room = height - 2.0 * (LABEL + MARGIN);
            let high = FORWARD * room / (rows as f64 + FORWARD * SHEET);
            // The others' sheets may give way.
            let others = rivals.saturating_sub(1).max(1);
            let behind = span(others, SHEET * MINI_BEHIND.min(self.mini), GAP_SMALL) + GAP_SMALL;
            let wide = (width - MARGIN - behind) / SHEET;
            let winner = high.min(wide).max(self.mini);
            let mini = share(width - MARGIN - SHEET * winner, others, GAP_SMALL) / SHEET;
            let room = room - SHEET * winner;
            (mini.min(self.mini), winner, SMALLEST_BEHIND, room)
        } else {
            let above = above(rivals, self.mini, LABEL + MARGIN);
            let room = height - above - LABEL - 3.0 * MARGIN;
            (self.mini, self.mini, SMALLEST_OVER, room)
        };
        let most = self.cell.max(least);
        Layout {
            cell: share(room, rows, 0.0).clamp(least, most),
            mini,
            winner,
            tray: false,
            ..self
        }
    }

    /// The layout as a style attribute.
    pub fn style(&self) -> String {
        format!(
            "--cell:{};--mini:{};--winner:{};--columns:{}",
            Px(self.cell),
            Px(self.mini),
            Px(self.winner),
            self.columns
        )
    }
}

/// The most columns of rivals' sheets beside the near one, in which more than three stand if they are larger then. In two
/// columns, three would be a row and a rest. Of five, those of the second column stand between those of the first.
fn columns(rivals: usize) -> usize {
    if rivals > 3 { 2 } else { 1 }
}

/// The width of all the rivals' sheets on a wide stage, of which each is as wide as this.
fn rivals_width(rivals: usize, columns: usize, sheet: f64) -> f64 {
    match rivals {
        0 => 0.0,
        _ => span(columns, sheet, GAP),
    }
}

/// The width of a cell of a rival's sheet of this width, within these bounds.
fn mini(sheet: f64, (least, most): (f64, f64)) -> f64 {
    (sheet / SHEET).clamp(least, most)
}

/// The height that the rivals' sheets take above the near sheet. `around`: the height of the name and the
/// margin of each.
fn above(rivals: usize, mini: f64, around: f64) -> f64 {
    match rivals {
        0 => 0.0,
        _ => (SHEET * mini).max(FINGER) + around,
    }
}

/// The width of a sheet with this many rows on a low or small stage, in cells.
fn across_low(rows: usize) -> f64 {
    let (end, begin) = SAVED_LOW;
    // By the advanced rules, the points of the diagonal stand at both ends.
    rows as f64 - end - if rows > SIZE + 1 { begin } else { 0.0 }
}

#[cfg(test)]
mod tests;
