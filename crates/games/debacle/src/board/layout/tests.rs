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

/// Whether lines and buttons are beside the board.
fn is_beside(layout: &Layout) -> bool {
    layout.tools.x > 0.0
}

/// Layouts for all sizes and both sides, with the width and height of the stage. A stage that scrolls has the
/// height of its content.
fn stages() -> impl Iterator<Item = (Layout, f64, f64)> {
    SIZES.into_iter().flat_map(|(width, height)| {
        Side::ALL.map(|near| {
            let layout = Layout::new(width, height, near);
            let beside = is_beside(&layout);
            let least = if beside { LEAST_HEIGHT } else { LEAST_TALL };
            (layout, width, height.max(least))
        })
    })
}

#[test]
fn everything_is_on_the_stage_and_large_enough_to_touch() {
    for (layout, width, height) in stages() {
        let small = layout.is_small() || (width > height && width < 420.0);
        let least = if small { SMALLEST } else { FINGER };
        assert!(layout.cell() >= least, "{layout:?}");
        assert!(layout.board.x >= RIM, "{layout:?}");
        assert!(layout.board.right() + EDGE <= width);
        let lines = Side::ALL.map(|side| layout.line(side).y);
        assert!(lines.iter().all(|y| *y >= 0.0), "{layout:?}");
        let tools = if is_beside(&layout) {
            0.0
        } else {
            MARGIN + layout.tools.height
        };
        let bottom = layout.line(layout.near).bottom() + tools;
        let right = layout.line(layout.near).right();
        assert!(right <= width + 0.01, "{layout:?}: {right} of {width}");
        assert!(bottom <= height + 1.0, "{layout:?}: {bottom} of {height}");
    }
}

/// The stages of windows of 1280 × 800, 1920 × 1080 and 2560 × 1440 pixels.
#[test]
fn the_board_with_its_lines_fills_a_large_window() {
    for (width, height) in [(1010.0, 678.0), (1650.0, 940.0), (2290.0, 1300.0)] {
        let layout = Layout::new(width, height, Side::Red);
        let all = layout.line(Side::Red).bottom() - layout.line(Side::Black).y;
        assert!(all > 0.98 * height, "{layout:?}");
        let framed = layout.board.height + RIM + EDGE;
        assert!(framed > 0.82 * height, "{layout:?}");
        assert!(layout.is_beside() && layout.tools.width >= TOOLS_BESIDE);
        assert_eq!(layout.room_opposite(), Some(layout.board.x - RIM));
        let right = width - layout.board.right();
        assert!(
            (layout.board.x - right).abs() <= RIM,
            "in the middle: {layout:?}"
        );
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
        let layout = Layout::over(width, height, Side::Red, PlatePlace::Below);
        let tools = if layout.has_tools() {
            MARGIN + layout.tools.height
        } else {
            0.0
        };
        let bottom = layout.line(Side::Red).bottom() + tools;
        assert!(layout.line(Side::Black).y >= 0.0, "{layout:?}");
        assert!(bottom <= height + 1.0, "{layout:?}: {bottom} of {height}");
        assert!(layout.board.right() <= width);
    }
    let played = Layout::new(1010.0, 640.0, Side::Red);
    let over = Layout::over(1010.0, 640.0, Side::Red, PlatePlace::Beside);
    assert_eq!(over, played);
}

/// Stages in windows held sideways, while a round is played and since its result; and of a tablet held upright.
#[test]
fn lines_stay_beside_the_board_or_above_and_below_it_when_the_result_comes() {
    let is_beside = |layout: &Layout| layout.line(Side::Red).x > layout.board.right();
    for (width, over, height) in [
        (569.0, 502.0, 390.0),
        (436.0, 383.0, 375.0),
        (416.0, 365.0, 360.0),
    ] {
        let played = Layout::new(width, height, Side::Red);
        let over = Layout::over(over, height, Side::Red, PlatePlace::Words);
        assert!(is_beside(&played) && is_beside(&over), "{over:?}");
        assert!(over.line(Side::Red).right() <= width, "{over:?}");
    }
    let played = Layout::new(768.0, 830.0, Side::Red);
    let over = Layout::over(768.0, 400.0, Side::Red, PlatePlace::Below);
    assert!(!is_beside(&played) && !is_beside(&over), "{over:?}");
}

#[test]
fn the_near_camp_is_below_and_points_find_their_squares() {
    for (layout, ..) in stages() {
        let camp = Square::new(2, layout.near.camp_row()).unwrap();
        assert_eq!(layout.seen(camp).1, SIZE - 1);
        let far = Square::new(2, layout.near.other().camp_row()).unwrap();
        assert_eq!(layout.seen(far).1, 0);
        for square in Square::all() {
            assert_eq!(
                layout.square_at(layout.square(square).middle()),
                Some(square)
            );
        }
        assert_eq!(layout.square_at((-5.0, 3.0)), None);
    }
}

#[test]
fn captured_dice_lie_beside_each_other_on_their_captors_line() {
    for (layout, width, _) in stages() {
        for side in Side::ALL {
            let line = layout.line(side);
            let (left, top, bottom) = (line.x, line.y, line.bottom());
            let mut last = width;
            for index in 0..SIZE {
                let die = layout.place(Place::Pile(side), index);
                let (x, y, size) = (die.x, die.y, die.width);
                assert!(x >= left - 0.01 && x + size <= last, "{layout:?}");
                last = x;
                // In the line, or in a row next to it.
                assert!(y >= top - size && y + size <= bottom + size);
                assert!(is_beside(&layout) || (y >= top && y + size <= bottom));
                assert!(size >= 15.0, "{layout:?}");
            }
        }
    }
}

/// The styles of all parts of a layout.
fn styles(layout: &Layout) -> String {
    let squares = [Square::new(0, 0).unwrap(), Square::new(4, 3).unwrap()];
    let mut styles = vec![
        layout.line(Side::Red).style(),
        layout.line(Side::Black).style(),
        layout.tools().style(),
        layout.board_style(),
    ];
    styles.extend(squares.map(|square| layout.square(square).style()));
    styles.extend(squares.map(|square| layout.rim_style(square, true)));
    styles.extend(squares.map(|square| layout.rim_style(square, false)));
    for place in [
        Place::Board(squares[1]),
        Place::Pile(Side::Red),
        Place::Pile(Side::Black),
    ] {
        let die = layout.place(place, 2);
        styles.push(format!("{} {} {}", Px(die.x), Px(die.y), Px(die.width)));
    }
    let sizes = (layout.cell(), layout.die(), layout.board.width);
    styles.push(format!("{} {} {}", Px(sizes.0), Px(sizes.1), Px(sizes.2)));
    styles.join(" | ")
}

/// A snapshot: every change of a layout shows as a difference from `boxes.txt`.
#[test]
fn boxes_stay_where_they_are() {
    let mut text = String::new();
    for (width, height, plate) in [
        (1010.0, 640.0, PlatePlace::Beside),
        (768.0, 1000.0, PlatePlace::Below),
        (390.0, 640.0, PlatePlace::Below),
        (390.0, 440.0, PlatePlace::Below),
        (320.0, 412.0, PlatePlace::Below),
        (580.0, 390.0, PlatePlace::Words),
    ] {
        for near in Side::ALL {
            for (kind, layout) in [
                ("new", Layout::new(width, height, near)),
                ("over", Layout::over(width, height, near, plate)),
            ] {
                text += &format!("{width}x{height} {near:?} {kind}: {}\n", styles(&layout));
            }
        }
    }
    let expected = include_str!("boxes.txt");
    assert_eq!(text.lines().count(), expected.lines().count());
    for (line, expected) in text.lines().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
}
