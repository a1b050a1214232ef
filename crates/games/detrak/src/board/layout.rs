//! How large things are on the table, in pixels: a pure function of the stage's
//! size and of what has to find room.

use engine::detrak::SIZE;

use table::{LOW, Px, WIDE, share};

/// How many cells another's sheet is wide and high.
const SHEET: f64 = SIZE as f64;
/// The largest cell that still looks like one.
const LARGEST: f64 = 92.0;
/// The smallest that a finger can hit.
const SMALLEST: f64 = 44.0;
/// The smallest on a stage as low as that of a phone held sideways.
const SMALLEST_LOW: f64 = 38.0;
/// The smallest once nobody touches it any more.
const SMALLEST_OVER: f64 = 26.0;
/// A stage lower than this keeps no room for the dice once the game is over.
const SPARING: f64 = 500.0;
/// The smallest on one with as little room as that of a small phone.
const SMALLEST_SMALL: f64 = 36.0;
/// The height of the dice and the piece there, of a name, of the smallest sheet
/// that a finger can hit, and of what is between and around these.
const TRAY_SMALL: f64 = 80.0;
const LABEL_SMALL: f64 = 22.0;
const RIVAL_SMALL: f64 = 44.0;
const AROUND_SMALL: f64 = 16.0;
/// The room between the others' sheets there.
const GAP_SMALL: f64 = 6.0;
/// The height of a name above a sheet.
const LABEL: f64 = 30.0;
/// The room between the parts of the table.
const MARGIN: f64 = 12.0;
/// The height of a name above a small sheet on a low stage, and what is around
/// the sheet.
const LABEL_LOW: f64 = 36.0;
/// The width of the dice, the piece and its buttons below each other.
const TRAY_LOW: f64 = 90.0;
/// How much narrower than cells those for the points are on a low or small stage, in
/// cells: at the ends, and for the diagonal at the beginning.
const SAVED_LOW: (f64, f64) = (0.3, 0.5);

/// How the parts of a table are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// The sheets beside each other, the dice on the right.
    Wide,
    /// The same on a stage as low as that of a phone held sideways.
    Low,
    /// The others' sheets above one's own, the dice below.
    Tall,
    /// The same on a stage as small as that of a small phone.
    Small,
}

impl Arrangement {
    /// How styles call it.
    pub fn class(self) -> &'static str {
        match self {
            Arrangement::Wide => "is-wide",
            Arrangement::Low => "is-wide is-low",
            Arrangement::Tall => "is-tall",
            Arrangement::Small => "is-tall is-small",
        }
    }

    /// Whether the others' sheets are beside one's own.
    fn is_beside(self) -> bool {
        matches!(self, Arrangement::Wide | Arrangement::Low)
    }
}

/// The sizes on a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// Where what lies.
    pub arrangement: Arrangement,
    /// A cell of one's own sheet.
    pub cell: f64,
    /// A cell of another's sheet.
    pub mini: f64,
    /// In how many columns the others' sheets lie, where they lie beside one's
    /// own.
    pub columns: usize,
    /// Whether there is room for the dice and the piece.
    pub tray: bool,
}

impl Layout {
    /// The layout for a stage of this size, so many rivals, and so many rows of
    /// cells with those for the points.
    pub fn new(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        if height < LOW && width > height {
            Layout::low(width, height, rivals, rows)
        } else if width >= WIDE && width > 1.05 * height {
            Layout::wide(width, height, rivals, rows)
        } else {
            match Layout::tall(width, height, rivals, rows) {
                tall if tall.cell < SMALLEST => Layout::small(width, height, rivals, rows),
                tall => tall,
            }
        }
    }

    /// The same where nobody notes anything: what is said of a decision may leave
    /// little room for it on a phone.
    pub fn untouched(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let layout = Layout::new(width, height, rivals, rows);
        if layout.arrangement.is_beside() {
            return layout;
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
            columns,
            tray: true,
        }
    }

    fn wide(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        // The tray holds a piece of two by two cells.
        let across = rows as f64 + 2.6;
        let columns = if rivals > 3 { 2 } else { 1 };
        let lines = rivals.div_ceil(columns).max(1);
        let sheet = share(height - MARGIN, lines, LABEL + MARGIN);
        // What one's own sheet, the tray and the margins leave.
        let left = width - SMALLEST * across - (7.0 + columns as f64) * MARGIN;
        let sheet = sheet.min(share((width * 0.28).min(left), columns, 0.0));
        let mini = mini(sheet, (6.0, 34.0));
        let aside = match rivals {
            0 => 0.0,
            _ => columns as f64 * (SHEET * mini + MARGIN) + MARGIN,
        };
        let cell = share(height - LABEL - 2.0 * MARGIN, rows, 0.0)
            .min((width - aside - 6.0 * MARGIN) / across)
            .clamp(SMALLEST, LARGEST);
        Layout::of(Arrangement::Wide, cell, mini, columns)
    }

    /// The others' sheets are as large as one's own leaves room for.
    fn low(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let across = across_low(rows);
        let free = width - TRAY_LOW - 3.0 * MARGIN;
        let in_columns = |columns: usize| {
            let lines = rivals.div_ceil(columns).max(1);
            let wide = share(free - SMALLEST_LOW * across, columns, MARGIN);
            let high = share(height - MARGIN, lines, LABEL_LOW);
            (columns, mini(wide.min(high), (6.0, 22.0)))
        };
        let (one, two) = (in_columns(1), in_columns(2));
        let (columns, mini) = if two.1 > one.1 { two } else { one };
        let aside = match rivals {
            0 => 0.0,
            _ => columns as f64 * (SHEET * mini + MARGIN),
        };
        let cell = ((height - LABEL - 2.0 * MARGIN) / across)
            .min((free - aside) / across)
            .clamp(SMALLEST_LOW, LARGEST);
        Layout::of(Arrangement::Low, cell, mini, columns)
    }

    fn tall(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let sheet = share(width - MARGIN, rivals.max(3), MARGIN).min(height * 0.15);
        let mini = mini(sheet, (8.0, 22.0));
        let room = height - above(rivals, mini, LABEL + MARGIN) - LABEL - 3.0 * MARGIN;
        let cell = share(width - MARGIN, rows, 0.0)
            .min(room / (rows as f64 + 2.1))
            .min(LARGEST);
        Layout::of(Arrangement::Tall, cell, mini, 1)
    }

    /// The same where cells would be too small for a finger: everything else is
    /// as small as it can be.
    fn small(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let across = across_low(rows);
        let free = height - TRAY_SMALL - LABEL_SMALL - AROUND_SMALL;
        let left = free - SMALLEST_SMALL * across - LABEL_SMALL;
        let sheet = share(width - MARGIN, rivals.max(3), GAP_SMALL).min(left);
        let mini = mini(sheet, (8.0, 16.0));
        let cell = ((width - MARGIN) / across)
            .min((free - above(rivals, mini, LABEL_SMALL)) / across)
            .clamp(SMALLEST_SMALL, SMALLEST);
        Layout::of(Arrangement::Small, cell, mini, 1)
    }

    /// The same once the game has been counted: what a result leaves of a phone's
    /// stage is the sheets', whose cells nobody touches any more.
    pub fn without_tray(self, height: f64, rivals: usize, rows: usize) -> Layout {
        if self.arrangement.is_beside() || height >= SPARING {
            return self;
        }
        let above = above(rivals, self.mini, LABEL + MARGIN);
        let room = share(height - above - LABEL - 3.0 * MARGIN, rows, 0.0);
        Layout {
            cell: room.clamp(SMALLEST_OVER, self.cell.max(SMALLEST_OVER)),
            tray: false,
            ..self
        }
    }

    /// How it is written in a style attribute.
    pub fn style(&self) -> String {
        format!(
            "--cell:{};--mini:{};--columns:{}",
            Px(self.cell),
            Px(self.mini),
            self.columns
        )
    }
}

/// A cell of another's sheet with so much room, within these bounds.
fn mini(sheet: f64, (least, most): (f64, f64)) -> f64 {
    (sheet / SHEET).clamp(least, most)
}

/// The height that the others' sheets take above one's own, with so much around each.
fn above(rivals: usize, mini: f64, around: f64) -> f64 {
    match rivals {
        0 => 0.0,
        _ => (SHEET * mini).max(RIVAL_SMALL) + around,
    }
}

/// The width of a sheet with so many rows on a low or small stage, in cells.
fn across_low(rows: usize) -> f64 {
    let (end, begin) = SAVED_LOW;
    // Advanced rules have points for the diagonal on both sides.
    rows as f64 - end - if rows > SIZE + 1 { begin } else { 0.0 }
}

#[cfg(test)]
mod tests;
