use engine::dekal::Cell;

use super::*;

#[test]
fn another_action_is_shown_in_place_of_the_one_that_was_taken() {
    let session = played(3);
    let log = session.play().log();
    let (mut sealed, mut others) = (0, 0);
    for (length, entry) in log.iter().enumerate() {
        let Entry::Act(seat, played) = *entry else {
            assert!(
                session
                    .instead(length, Seat::FIRST, Action::Reveal(Cell::LAST))
                    .is_none()
            );
            continue;
        };
        let before = session.rewound(length);
        // The action that was taken leads to what followed, with all that was decided at the same time.
        let same = session.instead(length, seat, played).unwrap();
        let after = same.play().log().len();
        assert!(same.play() == &session.play().rewound(after));
        sealed += usize::from(after > length + 1);
        before.game().actions(seat, &mut |action| {
            let shown = session.instead(length, seat, action).unwrap();
            assert_eq!(shown.play().log()[length], Entry::Act(seat, action));
            others += usize::from(action != played);
        });
        let stranger = Seat::all(3).find(|other| !before.game().view(Some(*other)).to_decide());
        assert!(stranger.is_none_or(|other| session.instead(length, other, played).is_none()));
    }
    assert!(sealed > 0 && others > 0, "{sealed} and {others}");
}

/// At Dékal everybody knows the same, but each has a grid of their own.
#[test]
fn an_analysis_is_seen_from_the_seat_that_decides() {
    let session = played(3);
    let log = session.play().log();
    let mut seats = SeatSet::EMPTY;
    for length in 0..log.len() {
        let entries = log[..length].iter().copied();
        let shown = session.analysis(entries, session.seed()).unwrap();
        if let Some(seat) = shown.persons_to_decide().first() {
            assert_eq!(shown.viewpoint(), seat);
            seats = seats.with(seat);
        }
    }
    assert_eq!(seats.len(), 3);
}
