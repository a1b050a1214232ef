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
            let layout = Layout::over(width, height, seats, true);
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
    for (width, height, most) in [(1010.0, 640.0, 2), (820.0, 640.0, 6), (768.0, 650.0, 6)] {
        for seats in 2..=most {
            let played = Layout::new(width, height, seats);
            assert_eq!(Layout::over(width, height, seats, true), played);
            let watched = Layout::without_edges(width, height, seats);
            assert_eq!(Layout::over(width, height, seats, false), watched);
        }
    }
}

#[test]
fn where_the_plate_lies_on_the_right_are_no_rivals_once_the_round_is_over() {
    for (width, height) in [(1010.0, 679.0), (1650.0, 959.0), (2290.0, 1319.0)] {
        for seats in 3..=6 {
            let (played, over) = (
                Layout::new(width, height, seats),
                Layout::over(width, height, seats, true),
            );
            let cell = |layout: &Layout, seat| layout.cell(seat, Cell::LAST);
            assert_eq!(cell(&over, Seat::FIRST), cell(&played, Seat::FIRST));
            let mut rivals = Seat::all(seats).skip(1);
            assert!(
                rivals.all(|seat| {
                    let (name, card) = (over.name(seat), cell(&over, seat));
                    let is_left = name.right().max(card.right()) <= over.name(Seat::FIRST).x;
                    is_left && name.x >= 0.0 && card.width >= 0.65 * cell(&played, seat).width
                }),
                "{seats} seats on {width} x {height}: {over:?}"
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
    for (width, height) in [
        (1010.0, 640.0),
        (768.0, 1000.0),
        (390.0, 640.0),
        (390.0, 465.0),
        (320.0, 412.0),
        (580.0, 390.0),
    ] {
        for seats in [2, 4, 6] {
            for (kind, layout) in [
                ("new", Layout::new(width, height, seats)),
                ("over", Layout::over(width, height, seats, true)),
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
