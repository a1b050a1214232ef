//! How large things are on the table, in pixels: a pure function of the stage's
//! size and of what has to find room.

use crate::table::Px;

/// The largest cell that still looks like one.
const LARGEST: f64 = 92.0;
/// The smallest that a finger can hit.
const SMALLEST: f64 = 44.0;
/// The smallest on a stage as low as that of a phone held sideways.
const SMALLEST_LOW: f64 = 38.0;
/// What is lower is such a stage.
const LOW: f64 = 420.0;
/// The height of a name above a sheet.
const LABEL: f64 = 30.0;
/// The room between the parts of the table.
const MARGIN: f64 = 12.0;

/// The sizes on a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// Whether the sheets lie beside each other, the dice on the right.
    pub wide: bool,
    /// A cell of one's own sheet.
    pub cell: f64,
    /// A cell of another's sheet.
    pub mini: f64,
}

impl Layout {
    /// The layout for a stage of this size, so many rivals, and so many rows of
    /// cells with those for the points.
    pub fn new(width: f64, height: f64, rivals: usize, rows: usize) -> Layout {
        let wide = width > 1.05 * height && (width >= 640.0 || height < LOW);
        if wide {
            Layout::wide(width, height, rivals, rows as f64)
        } else {
            Layout::tall(width, height, rivals, rows as f64)
        }
    }

    fn wide(width: f64, height: f64, rivals: usize, rows: f64) -> Layout {
        let smallest = if height < LOW { SMALLEST_LOW } else { SMALLEST };
        let columns = if rivals > 3 { 2.0 } else { 1.0 };
        let lines = (rivals as f64 / columns).ceil().max(1.0);
        let mini = ((height - MARGIN) / lines - LABEL - MARGIN) / 5.0;
        // What one's own sheet, the tray and the margins leave.
        let left = width - smallest * (rows + 2.6) - (7.0 + columns) * MARGIN;
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
            cell: cell.clamp(smallest, LARGEST),
            mini,
        }
    }

    fn tall(width: f64, height: f64, rivals: usize, rows: f64) -> Layout {
        let across = (rivals as f64).max(3.0);
        let mini = ((width - MARGIN) / across - MARGIN) / 5.0;
        let mini = mini.min(height * 0.15 / 5.0).clamp(8.0, 22.0);
        let above = if rivals == 0 {
            0.0
        } else {
            5.0 * mini + LABEL + MARGIN
        };
        let cell =
            ((width - MARGIN) / rows).min((height - above - LABEL - 3.0 * MARGIN) / (rows + 2.1));
        Layout {
            wide: false,
            cell: cell.clamp(SMALLEST, LARGEST),
            mini,
        }
    }

    /// How it is written in a style attribute.
    pub fn style(&self) -> String {
        format!("--cell:{};--mini:{}", Px(self.cell), Px(self.mini))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_finds_room_on_usual_screens() {
        for (width, height) in [
            (1010.0, 680.0),
            (1280.0, 660.0),
            (390.0, 640.0),
            (800.0, 900.0),
            (580.0, 390.0),
            (580.0, 330.0),
            (440.0, 330.0),
        ] {
            for rivals in 0..=5 {
                for rows in [6, 7] {
                    let layout = Layout::new(width, height, rivals, rows);
                    let sheet = layout.cell * rows as f64;
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
                        let columns = if rivals > 3 { 2.0 } else { 1.0 };
                        let lines = (rivals as f64 / columns).ceil();
                        assert!(lines * (5.0 * layout.mini + LABEL) <= height);
                        let aside = (5.0 * layout.mini + MARGIN) * columns;
                        let aside = if rivals == 0 { 0.0 } else { aside };
                        assert!(sheet + 2.0 * layout.cell + aside <= width);
                    }
                }
            }
        }
    }
}
