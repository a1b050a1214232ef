use super::*;

fn apart(a: Rect, b: Rect) -> bool {
    a.x + a.width <= b.x + 0.01
        || b.x + b.width <= a.x + 0.01
        || a.y + a.height <= b.y + 0.01
        || b.y + b.height <= a.y + 0.01
}

#[test]
fn what_a_result_leaves_of_a_phone_is_the_grids() {
    for (width, height) in [(390.0, 465.0), (390.0, 390.0), (360.0, 360.0)] {
        for seats in 2..=6 {
            let layout = Layout::over(width, height, seats, true, PlatePlace::Below);
            let cells: Vec<Rect> = Seat::all(seats)
                .flat_map(|seat| Cell::all().map(move |cell| (seat, cell)))
                .map(|(seat, cell)| layout.cell(seat, cell))
                .chain(Seat::all(seats).map(|seat| layout.name(seat)))
                .collect();
            for (index, rect) in cells.iter().enumerate() {
                let (right, bottom) = (rect.x + rect.width, rect.y + rect.height);
                let inside = rect.x >= -0.01 && rect.y >= -0.01;
                assert!(
                    inside && right <= width + 0.01 && bottom <= height + 0.01,
                    "{seats} seats on {width} x {height}: {rect:?}"
                );
                assert!(cells[index + 1..].iter().all(|other| apart(*rect, *other)));
            }
            let rivals = layout.cell(Seat::all(seats).last().unwrap(), Cell::LAST);
            let before = Layout::without_edges(width, height, seats);
            let smaller = before.cell(Seat::all(seats).last().unwrap(), Cell::LAST);
            assert!(
                rivals.width >= smaller.width && rivals.width >= 13.0,
                "{layout:?}"
            );
        }
    }
}

#[test]
fn where_the_stage_stays_as_it_is_everything_stays_in_its_place() {
    for (width, height) in [(1010.0, 640.0), (820.0, 640.0), (768.0, 650.0)] {
        for seats in 2..=6 {
            let over = |edges| Layout::over(width, height, seats, edges, PlatePlace::Elsewhere);
            assert_eq!(over(true), Layout::new(width, height, seats));
            assert_eq!(over(false), Layout::without_edges(width, height, seats));
        }
    }
}

/// The stage of a window, and what is left of it once the plate with the scores has its place.
fn stages((width, height): (f64, f64)) -> [(f64, f64); 2] {
    let (played, over) = match plate_of((width, height)) {
        PlatePlace::Words => {
            let left = |least, part: f64, most| width - 64.0 - (part * width).clamp(least, most);
            let (played, over) = (left(150.0, 0.25, 230.0), left(196.0, 0.33, 320.0));
            ((played, height), (over, height))
        }
        PlatePlace::Below => {
            let high = height - 173.0;
            ((width, high), (width, high - 0.35 * height))
        }
        PlatePlace::Beside => {
            let (wide, high) = (width - 270.0, height - 121.0);
            let plate = (0.28 * wide).clamp(272.0, 416.0) + 12.0;
            ((wide, high), (wide - plate, high))
        }
        PlatePlace::Over | PlatePlace::Elsewhere => unreachable!("the stage stays as it is"),
    };
    [played, over]
}

fn plate_of((width, height): (f64, f64)) -> PlatePlace {
    match (width, height) {
        (1100.0.., 661.0..) => PlatePlace::Beside,
        (560.0.., ..=520.0) => PlatePlace::Words,
        _ => PlatePlace::Below,
    }
}

/// On which side of the near grid a rival's grid is: left, right or above.
fn side(layout: &Layout, seat: Seat) -> &'static str {
    let (near, rival) = (layout.area(Seat::FIRST), layout.area(seat));
    match () {
        () if rival.bottom() <= near.y => "above",
        () if rival.right() <= near.x => "left",
        () if rival.x >= near.right() => "right",
        () => "on it",
    }
}

#[test]
fn every_rival_stays_on_its_side_when_the_result_comes() {
    for window in [
        (2560.0, 1440.0),
        (1920.0, 1080.0),
        (1440.0, 900.0),
        (1280.0, 800.0),
        (1280.0, 720.0),
        (1100.0, 900.0),
        (1100.0, 700.0),
        (932.0, 430.0),
        (844.0, 390.0),
        (740.0, 360.0),
        (667.0, 375.0),
        (768.0, 1024.0),
        (390.0, 844.0),
    ] {
        let ([(width, height), over], plate) = (stages(window), plate_of(window));
        for seats in 2..=6 {
            for edges in [true, false] {
                let played = match edges {
                    true => Layout::new(width, height, seats),
                    false => Layout::without_edges(width, height, seats),
                };
                let over = Layout::over(over.0, over.1, seats, edges, plate);
                for seat in Seat::all(seats).skip(1) {
                    let (before, after) = (side(&played, seat), side(&over, seat));
                    assert_eq!(before, after, "{seats} seats in {window:?}: {seat}");
                }
            }
        }
    }
}

#[test]
fn what_a_result_leaves_has_whole_grids_apart_from_each_other() {
    for window in [
        (1920.0, 1080.0),
        (1280.0, 800.0),
        (1100.0, 700.0),
        (844.0, 390.0),
        (740.0, 360.0),
        (667.0, 375.0),
        (768.0, 1024.0),
    ] {
        let [_, (width, height)] = stages(window);
        for seats in 2..=6 {
            let layout = Layout::over(width, height, seats, true, plate_of(window));
            let seats = || Seat::all(layout.rivals.len() + 1);
            let grids = seats().map(|seat| layout.area(seat));
            let names = seats().skip(1).map(|seat| layout.name(seat));
            let all: Vec<Rect> = grids.chain(names).collect();
            for (index, rect) in all.iter().enumerate() {
                let inside = rect.x >= -0.01 && rect.y >= -0.01;
                let ends = rect.right() <= width + 0.01 && rect.bottom() <= height + 0.01;
                assert!(inside && ends, "{window:?}: {rect:?} of {layout:?}");
                for other in &all[index + 1..] {
                    assert!(apart(*rect, *other), "{window:?}: {rect:?}, {other:?}");
                }
            }
            let card = |seat| layout.cell(seat, Cell::LAST).width;
            assert!(card(Seat::FIRST) >= 35.0, "{window:?}: {layout:?}");
            assert!(
                card(Seat::new(1).unwrap()) >= 11.0,
                "{window:?}: {layout:?}"
            );
        }
    }
}

#[test]
fn nothing_overlaps_and_nothing_leaves_the_stage() {
    for (width, height) in [
        (2290.0, 1319.0),
        (1650.0, 959.0),
        (1000.0, 690.0),
        (640.0, 560.0),
        (500.0, 419.0),
        (390.0, 700.0),
        (360.0, 560.0),
        (800.0, 1000.0),
        (580.0, 390.0),
        (580.0, 330.0),
        (436.0, 375.0),
        (420.0, 330.0),
        (389.0, 375.0),
        (352.0, 320.0),
        (320.0, 380.0),
        (320.0, 412.0),
        (320.0, 424.0),
        (360.0, 440.0),
    ] {
        for seats in 2..=6 {
            let over = Layout::without_edges(width, height, seats);
            assert!(over.card_width() >= Layout::new(width, height, seats).card_width());
            let layout = Layout::new(width, height, seats);
            let cells = Seat::all(seats)
                .flat_map(|seat| Cell::all().map(move |cell| (seat, cell)))
                .map(|(seat, cell)| layout.cell(seat, cell));
            let entries = Push::all().map(|push| layout.entry(push));
            let names = Seat::all(seats).skip(1).map(|seat| layout.name(seat));
            let centre = (0..seats).map(|slot| layout.centre(slot));
            let all: Vec<Rect> = cells.chain(entries).chain(centre).chain(names).collect();
            for (index, rect) in all.iter().enumerate() {
                assert!(
                    rect.x >= -0.01
                        && rect.y >= -0.01
                        && rect.x + rect.width <= width + 0.01
                        && rect.y + rect.height <= height + 0.01,
                    "{seats} seats on {width} x {height}: {rect:?} leaves the stage"
                );
                for other in &all[index + 1..] {
                    assert!(
                        apart(*rect, *other),
                        "{seats} seats on {width} x {height}: {rect:?} and {other:?}"
                    );
                }
            }
        }
    }
}

/// The stages of windows from 2560 × 1440 pixels down to a phone held sideways.
const WIDE_STAGES: [(f64, f64); 6] = [
    (2290.0, 1319.0),
    (1650.0, 959.0),
    (1170.0, 779.0),
    (1096.0, 647.0),
    (1010.0, 679.0),
    (569.0, 390.0),
];

#[test]
fn the_near_grid_fills_a_wide_stage_and_stands_in_its_middle() {
    for (width, height) in WIDE_STAGES {
        for seats in 2..=6 {
            let layout = Layout::new(width, height, seats);
            let entries: Vec<Rect> = Push::all().map(|push| layout.entry(push)).collect();
            let top = entries.iter().map(|entry| entry.y);
            let bottom = entries.iter().map(|entry| entry.bottom());
            let (top, bottom) = (
                top.fold(f64::INFINITY, f64::min),
                bottom.fold(0.0, f64::max),
            );
            let part = (bottom - top) / height;
            assert!(part >= 0.85, "{part} of {width} x {height}: {layout:?}");
            let first = layout.cell(Seat::FIRST, Cell::new(0, 0).unwrap());
            let all = first.to(layout.cell(Seat::FIRST, Cell::LAST)).middle();
            assert!((all.0 - width / 2.0).abs() < 0.01, "{layout:?}");
            let name = layout.name(Seat::FIRST);
            let (above, below) = (name.y, height - bottom);
            assert!((above - below).abs() < 0.01, "{layout:?}");
        }
    }
}

#[test]
fn rivals_stand_clockwise_in_a_column_on_either_side() {
    for (width, height) in WIDE_STAGES {
        for seats in 2..=6 {
            let layout = Layout::new(width, height, seats);
            let cell = |seat| layout.cell(seat, Cell::LAST);
            let rivals: Vec<Rect> = Seat::all(seats).skip(1).map(cell).collect();
            let (left, right): (Vec<_>, Vec<_>) =
                rivals.iter().partition(|cell| cell.x < width / 2.0);
            assert!(right.is_empty() || left.len() - right.len() <= 1);
            assert_eq!(rivals[..left.len()], left, "the left side comes first");
            assert!(left.is_sorted_by(|one, next| one.x == next.x && one.y > next.y));
            assert!(right.is_sorted_by(|one, next| one.x == next.x && one.y < next.y));
            let size = rivals[0].width;
            assert!(rivals.iter().all(|cell| (cell.width - size).abs() < 0.01));
        }
    }
    let on_right = |seats| {
        let last = Seat::new(seats - 1).unwrap();
        Layout::new(1650.0, 959.0, seats).cell(last, Cell::LAST).x > 825.0
    };
    assert_eq!(
        [2, 3, 4, 5, 6].map(on_right),
        [false, true, true, true, true]
    );
}

#[test]
fn rivals_can_be_read_on_a_phone_held_sideways() {
    for (seats, own, rival) in [
        (2, 32.0, 24.0),
        (3, 32.0, 24.0),
        (4, 37.0, 14.0),
        (6, 27.0, 13.0),
    ] {
        let layout = Layout::new(436.0, 375.0, seats);
        let cell = |seat| layout.cell(seat, Cell::LAST).width;
        let cards = (cell(Seat::FIRST), cell(Seat::new(1).unwrap()));
        assert!(cards.0 > own && cards.1 > rival, "{seats} seats: {cards:?}");
    }
}

#[test]
fn whoever_sits_nearest_has_the_large_grid_and_the_others_follow() {
    let layout = Layout::new(1000.0, 690.0, 4);
    for near in Seat::all(4) {
        let seen = layout.clone().seen_by(near);
        for place in 0..4 {
            let seat = Seat::new((near.index() + place) % 4).unwrap();
            let usual = Seat::new(place).unwrap();
            assert_eq!(seen.cell(seat, Cell::LAST), layout.cell(usual, Cell::LAST));
            assert_eq!(seen.name(seat), layout.name(usual));
        }
    }
}

#[test]
fn the_only_rivals_cards_can_be_read_on_a_phone() {
    let layout = Layout::new(390.0, 690.0, 2);
    let card = layout.cell(Seat::FIRST.next(2), Cell::LAST);
    assert!(card.width >= 30.0, "{card:?}");
}

#[test]
fn slots_are_wide_enough_for_a_finger() {
    let layout = Layout::new(390.0, 700.0, 2);
    for push in Push::all() {
        let entry = layout.entry(push);
        assert!(entry.width >= 44.0 && entry.height >= 44.0, "{entry:?}");
    }
}

#[test]
fn windows_however_small_are_laid_out_for_all_seats() {
    for side in [0.0, 250.0, 300.0, 305.0] {
        for seats in 2..=6 {
            let layout = Layout::new(side, side, seats);
            assert!(layout.card_width() > 8.0, "{layout:?}");
        }
    }
}

/// The boxes of a layout, to a tenth of a pixel.
fn numbers(layout: &Layout, seats: usize) -> String {
    let first = Cell::new(0, 0).unwrap();
    let rects = Seat::all(seats)
        .map(|seat| layout.cell(seat, first))
        .chain([layout.cell(Seat::FIRST, Cell::LAST)])
        .chain(Seat::all(seats).map(|seat| layout.name(seat)))
        .chain((0..seats).map(|slot| layout.centre(slot)))
        .chain(Push::all().step_by(5).map(|push| layout.entry(push)));
    let numbers = rects.flat_map(|rect| [rect.x, rect.y, rect.width, rect.height]);
    let numbers: Vec<String> = numbers.map(|number| format!("{number:.1}")).collect();
    numbers.join(" ")
}

/// A snapshot: every change of a layout shows as a difference from `boxes.txt`.
#[test]
fn boxes_stay_where_they_are() {
    let mut text = String::new();
    for (width, height, plate) in [
        (1010.0, 640.0, PlatePlace::Elsewhere),
        (768.0, 1000.0, PlatePlace::Beside),
        (390.0, 640.0, PlatePlace::Below),
        (390.0, 465.0, PlatePlace::Below),
        (320.0, 412.0, PlatePlace::Below),
        (580.0, 390.0, PlatePlace::Words),
    ] {
        for seats in [2, 4, 6] {
            for (kind, layout) in [
                ("new", Layout::new(width, height, seats)),
                ("over", Layout::over(width, height, seats, true, plate)),
            ] {
                let numbers = numbers(&layout, seats);
                text += &format!("{width}x{height} {seats} {kind}: {numbers}\n");
            }
        }
    }
    let expected = include_str!("boxes.txt");
    assert_eq!(text.lines().count(), expected.lines().count());
    for (line, expected) in text.lines().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
}
