use std::rc::Rc;

use super::*;
use engine::Seed;
use engine::debacle::{First, Rules};
use model::session::Participant;
use table::{Options, begin};
use yew::Reducible;

fn after(state: TableState, events: impl IntoIterator<Item = TableEvent>) -> TableState {
    let state = events
        .into_iter()
        .fold(Rc::new(state), |state, event| state.reduce(event));
    (*state).clone()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

/// A table of two persons at one screen; red begins.
fn two() -> TableState {
    let person = || Participant {
        name: String::new(),
        bot: None,
    };
    let rules = Rules {
        first: First::Seat(engine::Seat::FIRST),
        ..Rules::default()
    };
    let session = Session::new(rules, vec![person(), person()], Seed(1)).unwrap();
    TableState::new(session)
}

fn taps(squares: &str) -> impl Iterator<Item = TableEvent> {
    squares.split(' ').map(|text| TableEvent::Tap(square(text)))
}

#[test]
fn two_taps_roll_a_die_and_the_turn_passes_after_two_actions() {
    let state = two();
    assert_eq!(
        (state.acting(), state.viewpoint()),
        (Some(Side::Red), Side::Red)
    );
    let state = after(state, taps("c1 c2"));
    let (side, value) = state.position().board().get(square("c2")).unwrap();
    assert_eq!((side, value.get()), (Side::Red, 4));
    // The die stays chosen for the second action.
    assert_eq!(state.selected, Some(square("c2")));
    let state = after(state, taps("c3"));
    assert_eq!(
        (state.acting(), state.viewpoint()),
        (Some(Side::Black), Side::Black)
    );
    assert_eq!(state.selected, None);
}

#[test]
fn a_die_is_flipped_and_not_twice_running() {
    let state = after(two(), [TableEvent::Flip(Some(square("a1")))]);
    let value = state
        .position()
        .board()
        .get(square("a1"))
        .map(|(_, value)| value.get());
    assert_eq!(value, Some(6));
    let log = state.session().play().log().len();
    let again = after(state, [TableEvent::Flip(Some(square("a1")))]);
    let why = Refusal::Illegal(Illegal::FlippedJustNow(square("a1")));
    assert_eq!(again.refusal, Some(why));
    assert_eq!(again.session().play().log().len(), log);
}

#[test]
fn what_is_impossible_says_why_and_changes_nothing() {
    for (events, refusal) in [
        ("c3", Refusal::Illegal(Illegal::NotYours(square("c3")))),
        ("c1 c4", Refusal::TooFar),
        ("c1 d2", Refusal::TooFar),
    ] {
        let state = after(two(), taps(events));
        assert_eq!(state.refusal, Some(refusal), "{events}");
        assert_eq!(state.session().play().log().len(), 0);
    }
    let moved = after(two(), taps("c1 c2 c3"));
    let back = after(moved, taps("c6 c5 c4 c5"));
    let back = after(back, taps("c3 c2"));
    assert_eq!(back.refusal, Some(Refusal::Illegal(Illegal::Backward)));
}

#[test]
fn a_die_is_dragged_to_a_square_or_let_go_beside_the_board() {
    let (from, to) = (square("b1"), square("b2"));
    let events = [TableEvent::Drag(from), TableEvent::Drop(from, Some(to))];
    let state = after(two(), events);
    assert!(state.position().board().get(to).is_some() && state.dragged.is_none());
    let state = after(
        two(),
        [TableEvent::Drag(from), TableEvent::Drop(from, None)],
    );
    assert!(state.refusal.is_none() && state.session().play().log().is_empty());
}

#[test]
fn each_action_of_a_turn_is_taken_back_by_itself() {
    let state = after(two(), taps("c1 c2 c3"));
    let undo = || TableEvent::Run(RunEvent::Undo);
    let state = after(state, [undo()]);
    assert_eq!(state.session().play().log().len(), 1);
    assert_eq!(state.acting(), Some(Side::Red));
    let state = after(state, [undo()]);
    assert!(state.session().play().log().is_empty() && !state.run.can_undo());
}

#[test]
fn the_board_is_seen_from_the_persons_camp_and_turns() {
    let mut options = Options::<crate::choices::DebacleChoices>::default();
    options.own.people = crate::choices::People::Black;
    let state = TableState::new(begin::<DebacleUi>(&options, Seed(4)));
    assert_eq!(state.viewpoint(), Side::Black);
    assert_eq!(after(state, [TableEvent::TurnBoard]).viewpoint(), Side::Red);
}

#[test]
fn threats_are_the_dice_that_stand_beside_a_stronger_enemy() {
    assert_eq!(threatened(&two().position()), []);
    assert!(!two().threatens_nothing());
    assert!(after(two(), [TableEvent::Threats]).threatens_nothing());
    // Red's 5 becomes a 6 on e2, and black's 2 a 3 on e5. Then they roll to e3 and e4, beside each other.
    let state = after(two(), taps("e1 e2 e3"));
    let state = after(state, taps("e6 e5 e4"));
    let shown: Vec<String> = threatened(&state.position())
        .iter()
        .map(|square| {
            let (side, value) = state.position().board().get(*square).unwrap();
            format!("{square} {side:?} {}", value.get())
        })
        .collect();
    // Red's die shows 5, 6, and 1 on e3; black's 2, 3, and 4 on e4. Each of them can capture the other.
    assert_eq!(shown, ["e3 Red 1", "e4 Black 4"]);
    assert!(!after(state, [TableEvent::Threats]).threatens_nothing());
}

#[test]
fn a_move_to_be_confirmed_leaves_its_die_chosen() {
    let state = two().confirming(true);
    let shown = after(state.clone(), taps("c1 c2"));
    assert_eq!(shown.selected, Some(square("c1")));
    assert_eq!(shown.position(), state.position());
    let dragged = after(
        state.clone(),
        [
            TableEvent::Drag(square("c1")),
            TableEvent::Drop(square("c1"), Some(square("c2"))),
        ],
    );
    assert_eq!((dragged.selected, dragged.dragged), (shown.selected, None));
    assert_eq!(dragged.run.proposed, shown.run.proposed);
    let looked = after(shown.clone(), [TableEvent::Threats, TableEvent::TurnBoard]);
    assert_eq!(looked.run.proposed, shown.run.proposed);
    let done = after(shown, taps("c2"));
    assert_ne!(done.position(), state.position());
    assert_eq!(done.run.proposed, None);
}

#[test]
fn a_refusal_goes_when_the_person_does_something_else() {
    let refused = after(two(), taps("c1 d2"));
    assert!(refused.refusal.is_some());
    for event in [
        TableEvent::Threats,
        TableEvent::TurnBoard,
        TableEvent::Flip(None),
    ] {
        assert_eq!(after(refused.clone(), [event]).refusal, None);
    }
}
