//! How large things are on the table, in pixels: a pure function of the stage's
//! size and of what has to find room.

use engine::detrak::SIZE;

use table::Px;

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
/// What is lower is such a stage.
const LOW: f64 = 420.0;
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

/// The sizes on a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// Whether the sheets lie beside each other, the dice on the right.
    pub wide: bool,
    /// Whether the stage is as low as that of a phone held sideways.
    pub low: bool,
    /// Whether the stage is as small as that of a small phone.
    pub small: bool,
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
        } else if width >= 640.0 && width > 1.05 * height {
            Layout::wide(width, height, rivals, rows as f64)
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
        match Layout::new(width, height, rivals, rows) {
            Layout { wide: false, .. } => {
                let tall = Layout::tall(width, height, rivals, rows);
                Layout {
                    cell: tall.cell.max(SMALLEST_OVER),
                    ..tall
                }
            }
            beside => beside,
        }
    }

    fn wide(width: f64, height: f64, rivals: usize, rows: f64) -> Layout {
        let columns = if rivals > 3 { 2.0 } else { 1.0 };
        let lines = (rivals as f64 / columns).ceil().max(1.0);
        let mini = ((height - MARGIN) / lines - LABEL - MARGIN) / 5.0;
        // What one's own sheet, the tray and the margins leave.
        let left = width - SMALLEST * (rows + 2.6) - (7.0 + columns) * MARGIN;
        let mini = mini
            .min(width * 0.28 / columns / 5.0)
            .min(left / columns / 5.0)
            .clamp(6.0, 34.0);
        let aside = if rivals == 0 {
            0.0
        } else {
            columns * (5.0 * mini + MARGIN) + MARGIN
        };
        // The tray holds a piece of two by two cells.
        let cell = ((height - LABEL - 2.0 * MARGIN) / rows)
            .min((width - aside - 6.0 * MARGIN) / (rows + 2.6));
        Layout {
            wide: true,
            low: false,
            small: false,
            cell: cell.clamp(SMALLEST, LARGEST),
            mini,
            columns: columns as usize,
            tray: true,
        }
    }

    /// The others' sheets are as large as one's own leaves room for.
    fn low(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let across = across_low(rows);
        let free = width - TRAY_LOW - 3.0 * MARGIN;
        let mini = |columns: usize| {
            let lines = rivals.div_ceil(columns).max(1) as f64;
            let share = (free - SMALLEST_LOW * across) / columns as f64 - MARGIN;
            let tall = (height - MARGIN) / lines - LABEL_LOW;
            (share.min(tall) / SIZE as f64).clamp(6.0, 22.0)
        };
        let columns = if mini(2) > mini(1) { 2 } else { 1 };
        let aside = match rivals {
            0 => 0.0,
            _ => columns as f64 * (SIZE as f64 * mini(columns) + MARGIN),
        };
        let cell = ((height - LABEL - 2.0 * MARGIN) / across).min((free - aside) / across);
        Layout {
            wide: true,
            low: true,
            small: false,
            cell: cell.clamp(SMALLEST_LOW, LARGEST),
            mini: mini(columns),
            columns,
            tray: true,
        }
    }

    fn tall(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let beside = (rivals as f64).max(3.0);
        let mini = ((width - MARGIN) / beside - MARGIN) / 5.0;
        let mini = mini.min(height * 0.15 / 5.0).clamp(8.0, 22.0);
        let above = if rivals == 0 {
            0.0
        } else {
            (5.0 * mini).max(RIVAL_SMALL) + LABEL + MARGIN
        };
        let across = rows as f64;
        let cell = ((width - MARGIN) / across)
            .min((height - above - LABEL - 3.0 * MARGIN) / (across + 2.1));
        Layout {
            wide: false,
            low: false,
            small: false,
            cell: cell.min(LARGEST),
            mini,
            columns: 1,
            tray: true,
        }
    }

    /// The same where cells would be too small for a finger: everything else is
    /// as small as it can be.
    fn small(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let across = across_low(rows);
        let free = height - TRAY_SMALL - LABEL_SMALL - AROUND_SMALL;
        let above = |mini: f64| match rivals {
            0 => 0.0,
            _ => LABEL_SMALL + (SIZE as f64 * mini).max(RIVAL_SMALL),
        };
        let mini = ((width - MARGIN) / (rivals as f64).max(3.0) - GAP_SMALL) / SIZE as f64;
        let left = free - SMALLEST_SMALL * across - LABEL_SMALL;
        let mini = mini.min(left / SIZE as f64).clamp(8.0, 16.0);
        let cell = ((width - MARGIN) / across).min((free - above(mini)) / across);
        Layout {
            wide: false,
            low: false,
            small: true,
            cell: cell.clamp(SMALLEST_SMALL, SMALLEST),
            mini,
            columns: 1,
            tray: true,
        }
    }

    /// The same once the game has been counted: what a result leaves of a phone's
    /// stage is the sheets', whose cells nobody touches any more.
    pub fn without_tray(self, height: f64, rivals: usize, rows: usize) -> Layout {
        if self.wide || height >= SPARING {
            return self;
        }
        let above = match rivals {
            0 => 0.0,
            _ => (SIZE as f64 * self.mini).max(RIVAL_SMALL) + LABEL + MARGIN,
        };
        let room = (height - above - LABEL - 3.0 * MARGIN) / rows as f64;
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

/// The width of a sheet with so many rows on a low or small stage, in cells.
fn across_low(rows: usize) -> f64 {
    let (end, begin) = SAVED_LOW;
    // Advanced rules have points for the diagonal on both sides.
    rows as f64 - end - if rows > SIZE + 1 { begin } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_finds_room_on_usual_screens() {
        let mut wide = 0;
        for (width, height) in [
            (1010.0, 680.0),
            (1280.0, 660.0),
            (390.0, 640.0),
            (800.0, 900.0),
            (580.0, 390.0),
            (580.0, 330.0),
            (440.0, 330.0),
            (389.0, 375.0),
        ] {
            for rivals in 0..=5 {
                for rows in [6, 7] {
                    let layout = Layout::new(width, height, rivals, rows);
                    let saved = match (layout.low, rows > SIZE + 1) {
                        (false, _) => 0.0,
                        (true, false) => SAVED_LOW.0,
                        (true, true) => SAVED_LOW.0 + SAVED_LOW.1,
                    };
                    let sheet = layout.cell * (rows as f64 - saved);
                    let smallest = if height < LOW { SMALLEST_LOW } else { SMALLEST };
                    assert!(
                        layout.cell >= smallest,
                        "{width} {rivals} {rows}: {layout:?}"
                    );
                    assert!(
                        sheet + LABEL <= height,
                        "{width} {rivals} {rows}: {layout:?}"
                    );
                    assert!(sheet <= width, "{width} {rivals} {rows}: {layout:?}");
                    if layout.wide {
                        wide += 1;
                        let lines = rivals.div_ceil(layout.columns) as f64;
                        let label = if layout.low { LABEL_LOW } else { LABEL };
                        assert!(lines * (5.0 * layout.mini + label) <= height);
                        let aside = (5.0 * layout.mini + MARGIN) * layout.columns as f64;
                        let aside = if rivals == 0 { 0.0 } else { aside };
                        let tray = (2.0 * layout.cell).max(if layout.low { TRAY_LOW } else { 0.0 });
                        assert!(
                            sheet + tray + aside <= width,
                            "{width} {rivals} {rows}: {layout:?}"
                        );
                    }
                }
            }
        }
        assert!(wide > 20, "{wide}");
    }

    #[test]
    fn what_a_result_leaves_of_a_phone_shows_whole_sheets() {
        for (width, height) in [(390.0, 465.0), (391.0, 400.0)] {
            for rivals in 0..=5 {
                for rows in [6, 7] {
                    let played = Layout::new(width, height, rivals, rows);
                    let layout = played.without_tray(height, rivals, rows);
                    let above = match rivals {
                        _ if layout.wide => 0.0,
                        0 => 0.0,
                        _ => 5.0 * layout.mini + LABEL,
                    };
                    let all = above + LABEL + layout.cell * rows as f64;
                    assert!(all <= height, "{rivals} {rows}: {layout:?}");
                }
            }
        }
        let played = Layout::new(1010.0, 680.0, 3, 6);
        assert_eq!(played.without_tray(680.0, 3, 6), played);
    }

    #[test]
    fn everything_finds_room_on_a_small_phone() {
        let mut small = 0;
        for (width, height) in [(320.0, 412.0), (320.0, 424.0), (360.0, 458.0)] {
            for rivals in 0..=5 {
                for rows in [6, 7] {
                    let layout = Layout::new(width, height, rivals, rows);
                    if !layout.small {
                        assert!(layout.cell >= SMALLEST);
                        continue;
                    }
                    small += 1;
                    let sheet = layout.cell * across_low(rows);
                    let above = match rivals {
                        0 => 0.0,
                        _ => LABEL_SMALL + (5.0 * layout.mini).max(RIVAL_SMALL),
                    };
                    let all = above + LABEL_SMALL + sheet + TRAY_SMALL + AROUND_SMALL;
                    assert!(layout.cell >= SMALLEST_SMALL && sheet <= width);
                    assert!(all <= height, "{width} × {height}, {rivals}: {layout:?}");
                    let beside = rivals as f64 * (5.0 * layout.mini + GAP_SMALL);
                    assert!(beside <= width, "{width} × {height}, {rivals}: {layout:?}");
                }
            }
        }
        assert!(small > 20, "{small}");
    }

    #[test]
    fn sheets_of_three_others_can_be_read_on_a_phone_held_sideways() {
        for (width, height) in [(436.0, 375.0), (555.0, 390.0)] {
            let layout = Layout::new(width, height, 3, 7);
            assert!(layout.low && layout.mini >= 12.0, "{layout:?}");
        }
    }
}
