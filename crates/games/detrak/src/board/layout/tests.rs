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
                let saved = match (layout.arrangement == Arrangement::Low, rows > SIZE + 1) {
                    (false, _) => 0.0,
                    (true, false) => SAVED_LOW.0,
                    (true, true) => SAVED_LOW.0 + SAVED_LOW.1,
                };
                let sheet = layout.cell * (rows as f64 - saved);
                let smallest = if height < LOW { SMALLEST_LOW } else { FINGER };
                assert!(
                    layout.cell >= smallest,
                    "{width} {rivals} {rows}: {layout:?}"
                );
                assert!(
                    sheet + LABEL <= height,
                    "{width} {rivals} {rows}: {layout:?}"
                );
                assert!(sheet <= width, "{width} {rivals} {rows}: {layout:?}");
                if layout.arrangement.is_beside() {
                    wide += 1;
                    let lines = rivals.div_ceil(layout.columns) as f64;
                    let low = layout.arrangement == Arrangement::Low;
                    let label = if low { LABEL_LOW } else { LABEL };
                    assert!(lines * (5.0 * layout.mini + label) <= height);
                    let aside = (5.0 * layout.mini + MARGIN) * layout.columns as f64;
                    let aside = if rivals == 0 { 0.0 } else { aside };
                    let tray = (2.0 * layout.cell).max(if low { TRAY_LOW } else { 0.0 });
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

/// The stages of windows of 1920 × 1080 and 2560 × 1440 pixels.
#[test]
fn the_near_sheet_fills_a_large_window() {
    for (width, height) in [(1650.0, 940.0), (2290.0, 1300.0)] {
        for rivals in 0..=5 {
            for rows in [6, 7] {
                let layout = Layout::new(width, height, rivals, rows);
                let sheet = LABEL + layout.cell * rows as f64;
                let part = sheet / height;
                assert!(
                    (0.84..=FILL).contains(&part),
                    "{part} of {width}: {layout:?}"
                );
            }
        }
    }
}

#[test]
fn what_a_result_leaves_of_a_phone_shows_whole_sheets() {
    for (width, height) in [(390.0, 465.0), (391.0, 400.0)] {
        for rivals in 0..=5 {
            for rows in [6, 7] {
                let played = Layout::new(width, height, rivals, rows);
                let layout = played.without_tray((width, height), rivals, rows, false);
                let above = match rivals {
                    _ if layout.arrangement.is_beside() => 0.0,
                    0 => 0.0,
                    _ => 5.0 * layout.mini + LABEL,
                };
                let all = above + LABEL + layout.cell * rows as f64;
                assert!(all <= height, "{rivals} {rows}: {layout:?}");
            }
        }
    }
    let played = Layout::new(1010.0, 680.0, 3, 6);
    assert_eq!(played.without_tray((1010.0, 680.0), 3, 6, true), played);
}

#[test]
fn the_sheet_of_a_rival_who_has_won_can_be_read_on_a_phone() {
    for (width, height, least) in [
        (390.0, 440.0, 20.0),
        (390.0, 352.0, 17.0),
        (320.0, 412.0, 16.0),
    ] {
        for rivals in 1..=5 {
            for rows in [6, 7] {
                let played = Layout::upright(width, height, rivals, rows);
                let layout = played.without_tray((width, height), rivals, rows, true);
                let sheets = 5.0 * (layout.winner + (rivals - 1) as f64 * layout.mini);
                let across = sheets + (rivals - 1) as f64 * GAP_SMALL;
                let all = 5.0 * layout.winner + 2.0 * LABEL + MARGIN + layout.cell * rows as f64;
                assert!(
                    layout.winner >= least,
                    "{width} {rivals} {rows}: {layout:?}"
                );
                assert!(
                    across <= width && all <= height,
                    "{rivals} {rows}: {layout:?}"
                );
            }
        }
    }
}

/// The stages of windows of 1280 × 800, 1440 × 900 and 1920 × 1080 pixels, without the log and the plate, and one that is
/// higher than wide.
#[test]
fn sheets_beside_each_other_stay_so_when_the_result_comes() {
    for (width, height) in [(690.0, 680.0), (796.0, 780.0), (1222.0, 960.0)] {
        for rivals in 0..=5 {
            for rows in [6, 7] {
                let layout = Layout::new(width, height, rivals, rows);
                let layout = layout.beside_plate(width, height, rivals, rows);
                let sheet = layout.cell * rows as f64;
                let aside = match rivals {
                    0 => 0.0,
                    _ => (5.0 * layout.mini + GAP) * layout.columns as f64,
                };
                assert!(layout.arrangement.is_beside(), "{layout:?}");
                assert!(sheet + LABEL <= height && sheet + aside <= width);
                assert!(layout.cell >= FINGER, "{width} {rivals}: {layout:?}");
            }
        }
    }
    let upright = Layout::new(700.0, 1000.0, 3, 6);
    assert_eq!(upright.beside_plate(700.0, 1000.0, 3, 6), upright);
}

#[test]
fn everything_finds_room_on_a_small_phone() {
    let mut small = 0;
    for (width, height) in [(320.0, 412.0), (320.0, 424.0), (360.0, 458.0)] {
        for rivals in 0..=5 {
            for rows in [6, 7] {
                let layout = Layout::new(width, height, rivals, rows);
                if layout.arrangement != Arrangement::Small {
                    assert!(layout.cell >= FINGER);
                    continue;
                }
                small += 1;
                let sheet = layout.cell * across_low(rows);
                let above = match rivals {
                    0 => 0.0,
                    _ => LABEL_SMALL + (5.0 * layout.mini).max(FINGER),
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
        assert!(
            layout.arrangement == Arrangement::Low && layout.mini >= 12.0,
            "{layout:?}"
        );
    }
}

#[test]
fn up_to_three_sheets_beside_the_near_one_stand_in_one_column() {
    for (width, height) in [
        (436.0, 375.0),
        (580.0, 390.0),
        (1010.0, 680.0),
        (2290.0, 1300.0),
    ] {
        let columns = |rivals| Layout::new(width, height, rivals, 7).columns;
        assert_eq!([1, 2, 3].map(columns), [1, 1, 1], "{width} × {height}");
    }
}

/// A snapshot: every change of a layout shows as a difference from `sizes.txt`.
#[test]
fn sizes_stay_as_they_are() {
    let mut text = String::new();
    for (width, height) in [
        (1010.0, 640.0),
        (768.0, 1000.0),
        (390.0, 640.0),
        (390.0, 465.0),
        (320.0, 412.0),
        (580.0, 390.0),
    ] {
        for (rivals, rows) in [(0, 6), (1, 6), (3, 7), (5, 7)] {
            let new = Layout::new(width, height, rivals, rows);
            for (kind, layout) in [
                ("new", new),
                ("untouched", new.untouched(width, height, rivals, rows)),
                (
                    "over",
                    new.without_tray((width, height), rivals, rows, false),
                ),
            ] {
                text += &format!(
                    "{width}x{height} {rivals} {rows} {kind}: {}\n",
                    layout.style()
                );
            }
        }
    }
    let expected = include_str!("sizes.txt");
    assert_eq!(text.lines().count(), expected.lines().count());
    for (line, expected) in text.lines().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
}
