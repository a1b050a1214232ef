use super::*;

/// Layouts for phones, tablets and desktops, with the sizes of their stages.
fn stages() -> impl Iterator<Item = (Layout, f64, f64)> {
    const SIZES: [(f64, f64); 13] = [
        (320.0, 394.0),
        (320.0, 412.0),
        (360.0, 430.0),
        (580.0, 390.0),
        (580.0, 330.0),
        (420.0, 330.0),
        (360.0, 480.0),
        (390.0, 590.0),
        (768.0, 760.0),
        (1010.0, 640.0),
        (1010.0, 679.0),
        (1650.0, 959.0),
        (2290.0, 1319.0),
    ];
    SIZES.into_iter().flat_map(|(width, height)| {
        (1..8).map(move |rivals| (Layout::new(width, height, rivals), width, height))
    })
}

#[test]
fn nothing_lies_over_anything_else_or_off_the_stage() {
    for (layout, width, height) in stages() {
        let (card, high) = layout.card();
        let last = layout.rival(layout.rivals - 1);
        let centre = layout.stock().y;
        assert!(last.y + last.height <= centre + 1.0, "{layout:?}");
        assert!(centre + high <= layout.buttons().y + 1.0, "{layout:?}");
        let hand = layout.hand(0, 7, true);
        let buttons = layout.buttons();
        assert!(buttons.y + buttons.height <= hand.y + 12.0, "{layout:?}");
        assert!(layout.hand(6, 7, false).y + high <= height + 2.0);
        assert!(layout.stock().x >= 0.0);
        assert!(layout.laid(3).x + card <= width + 1.0, "{layout:?}");
        let laid = layout.laid(0);
        assert!(layout.latest(3).x + card <= if layout.is_below { width } else { laid.x + 1.0 });
        assert!(laid.y + high <= buttons.y + 1.0, "{layout:?}");
        assert!(!layout.is_below || centre + high <= laid.y, "{layout:?}");
        for rival in 0..layout.rivals {
            let rect = layout.rival(rival);
            assert!(rect.x >= 0.0 && rect.x + rect.width <= width + 1.0);
            for (hidden, shown) in [(7, 0), (0, 7), (3, 4), (1, 0)] {
                let card = layout.rivals_card(rival, hidden + shown - 1, hidden, shown);
                assert!(card.x + layout.mini <= rect.x + rect.width, "{layout:?}");
            }
        }
    }
}

#[test]
fn only_what_a_result_leaves_of_a_phone_is_too_low_for_the_middle() {
    assert!(Layout::over(390.0, 300.0, 7, PlatePlace::Below).is_crowded());
    assert!(!Layout::over(390.0, 300.0, 1, PlatePlace::Below).is_crowded());
    assert!(stages().all(|(layout, ..)| !layout.is_crowded()));
}

#[test]
fn cards_grow_with_the_window_and_the_piles_lie_in_its_middle() {
    let off_the_middle = |layout: &Layout, width: f64| {
        let right = layout.latest(0).x + layout.card;
        (layout.stock().x + right - width).abs() / 2.0
    };
    for (layout, width, _) in stages().filter(|(layout, ..)| layout.is_below) {
        let most = if width < 350.0 { 0.4 } else { 0.2 };
        assert!(
            off_the_middle(&layout, width) < most * layout.card,
            "{layout:?}"
        );
    }
    let large = stages().filter(|(_, width, height)| *width > 1000.0 && *height > 670.0);
    for (layout, width, height) in large {
        let (_, high) = layout.card();
        let all = layout.rival(0).height + 2.0 * high + layout.buttons().height + layout.lift;
        assert!(
            all >= 0.7 * height,
            "{} of {height}: {layout:?}",
            all / height
        );
        assert!(off_the_middle(&layout, width) < 1.0, "{layout:?}");
        let least = if layout.rivals < 6 { 0.08 } else { 0.05 };
        assert!(layout.mini >= least * height, "{layout:?}");
    }
}

#[test]
fn what_a_result_leaves_of_a_phone_shows_all_hands() {
    for (width, height, plate) in [
        (390.0, 465.0, PlatePlace::Below),
        (390.0, 390.0, PlatePlace::Below),
        (360.0, 360.0, PlatePlace::Below),
        (440.0, 360.0, PlatePlace::Words),
    ] {
        for rivals in 1..8 {
            let layout = Layout::over(width, height, rivals, plate);
            let (_, high) = layout.card();
            let last = layout.rival(rivals - 1);
            let (stock, lines) = (layout.stock().y, layout.buttons());
            assert!(last.y + last.height <= stock + 1.0, "{layout:?}");
            assert!(stock + high <= lines.y + 1.0, "{layout:?}");
            let hand = layout.hand(6, 7, false).y;
            assert!(lines.y + lines.height <= hand + 1.0, "{layout:?}");
            assert!(hand + high <= height + 1.0, "{layout:?}");
        }
    }
    let (width, height) = (1010.0, 640.0);
    assert_eq!(
        Layout::over(width, height, 3, PlatePlace::Elsewhere),
        Layout::new(width, height, 3)
    );
}

/// Stages while a round is played, and what its result leaves of them.
#[test]
fn rivals_stay_in_their_rows_when_the_result_comes() {
    for (played, over, plate) in [
        ((1010.0, 679.0), (685.0, 679.0), PlatePlace::Beside),
        ((830.0, 579.0), (530.0, 579.0), PlatePlace::Beside),
        ((569.0, 390.0), (502.0, 390.0), PlatePlace::Words),
        ((436.0, 375.0), (383.0, 375.0), PlatePlace::Words),
        ((390.0, 671.0), (390.0, 440.0), PlatePlace::Below),
        ((320.0, 412.0), (320.0, 412.0), PlatePlace::Over),
    ] {
        for rivals in 1..8 {
            let before = Layout::new(played.0, played.1, rivals).columns;
            let layout = Layout::over(over.0, over.1, rivals, plate);
            assert_eq!(layout.columns, before, "{rivals} on {played:?}: {layout:?}");
        }
    }
}

#[test]
fn cards_of_the_hand_are_large_enough_to_touch() {
    for (layout, width, _) in stages() {
        for cards in 1..=7 {
            for place in 0..cards {
                let touch = layout.touch(place, cards, false);
                // On the narrowest phones the cards of a full hand are closer together.
                let least = match width {
                    ..350.0 => 38.0,
                    ..380.0 => 42.0,
                    _ => 44.0,
                };
                assert!(touch.width >= least && touch.height >= 44.0, "{layout:?}");
            }
        }
    }
}

#[test]
fn a_card_is_dropped_where_it_lies() {
    for (layout, ..) in stages() {
        for place in 0..5 {
            let pose = layout.hand(place, 5, false);
            assert_eq!(
                layout.zone(layout.rect(pose).middle(), 5),
                Zone::Hand(place)
            );
        }
        for pose in [layout.latest(0), layout.laid(2), layout.stock()] {
            assert_eq!(layout.zone(layout.rect(pose).middle(), 5), Zone::Discards);
        }
        let away = layout.rivals_card(0, 0, 7, 0);
        assert_eq!(layout.zone(layout.rect(away).middle(), 5), Zone::Elsewhere);
    }
}

/// The boxes and places of a layout, as a line of numbers.
fn numbers(layout: &Layout, rivals: usize) -> String {
    let rects = (0..rivals)
        .map(|rival| layout.rival(rival))
        .chain([layout.buttons(), layout.touch(1, 5, true)]);
    let rects = rects.flat_map(|rect| [rect.x, rect.y, rect.width, rect.height]);
    let poses = [
        layout.stock(),
        layout.latest(2),
        layout.older(1),
        layout.laid(1),
        layout.hand(0, 7, false),
        layout.hand(2, 4, true),
        layout.rivals_card(rivals - 1, 2, 3, 4),
    ];
    let poses = poses.map(|pose| [pose.x, pose.y, pose.turn, pose.scale]);
    let (width, height) = layout.card();
    let numbers = rects
        .chain(poses.into_iter().flatten())
        .chain([width, height]);
    let numbers: Vec<String> = numbers.map(|number| format!("{number:.1}")).collect();
    numbers.join(" ")
}

/// A snapshot: every change of a layout shows as a difference from `boxes.txt`.
#[test]
fn boxes_stay_where_they_are() {
    let mut text = String::new();
    for (width, height, plate) in [
        (1010.0, 640.0, PlatePlace::Beside),
        (768.0, 1000.0, PlatePlace::Below),
        (390.0, 640.0, PlatePlace::Below),
        (390.0, 465.0, PlatePlace::Below),
        (320.0, 412.0, PlatePlace::Over),
        (580.0, 390.0, PlatePlace::Words),
    ] {
        for rivals in [1, 4, 7] {
            for (kind, layout) in [
                ("new", Layout::new(width, height, rivals)),
                ("over", Layout::over(width, height, rivals, plate)),
            ] {
                let numbers = numbers(&layout, rivals);
                text += &format!("{width}x{height} {rivals} {kind}: {numbers}\n");
            }
        }
    }
    let expected = include_str!("boxes.txt");
    assert_eq!(text.lines().count(), expected.lines().count());
    for (line, expected) in text.lines().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
}
