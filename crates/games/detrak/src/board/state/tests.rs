use super::super::hand::Hand;
use super::*;
use engine::Seed;
use table::{Options, begin};

fn after(state: TableState, events: impl IntoIterator<Item = TableEvent>) -> TableState {
    let state = events
        .into_iter()
        .fold(Rc::new(state), |state, event| state.reduce(event));
    (*state).clone()
}

/// A table of a person who plays alone, after the choice of a symbol and the first roll.
fn rolled() -> TableState {
    let mut options = Options::default();
    options.set_players(1);
    let state = TableState::new(begin::<DetrakUi>(&options, Seed(3)));
    let symbol = Symbol::all().next().unwrap();
    let state = after(state, [TableEvent::Start(symbol)]);
    assert!(state.is_to_roll() && state.piece().is_none());
    after(state, [TableEvent::Roll])
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

#[test]
fn two_taps_note_the_roll_and_a_second_on_the_same_cell_swaps() {
    let state = rolled();
    let (leading, other) = state.piece().unwrap().halves();
    let taps = [cell("r2c2"), cell("r2c3")].map(TableEvent::Tap);
    let sheet = after(state.clone(), taps).own_sheet();
    assert_eq!(sheet.get(cell("r2c2")), Some(leading));
    assert_eq!(sheet.get(cell("r2c3")), Some(other));
    let taps = ["r2c2", "r2c2", "r3c2"].map(|at| TableEvent::Tap(cell(at)));
    let sheet = after(state, taps).own_sheet();
    assert_eq!(sheet.get(cell("r2c2")), Some(other));
    assert_eq!(sheet.get(cell("r3c2")), Some(leading));
}

#[test]
fn a_note_to_be_confirmed_lies_on_the_sheet_and_not_in_it() {
    let state = rolled().confirming(true);
    let taps = || [cell("r2c2"), cell("r2c3")].map(TableEvent::Tap);
    let shown = after(state.clone(), taps());
    assert_eq!(shown.own_sheet(), state.own_sheet());
    let note = shown.in_hand(None).unwrap();
    let places = [note.first, note.second];
    assert!(places.contains(&cell("r2c2")) && places.contains(&cell("r2c3")));
    let looked = after(
        shown.clone(),
        [TableEvent::Point(Some((cell("r4c4"), true)))],
    );
    assert_eq!(
        looked.in_hand(None),
        Some(note),
        "pointing elsewhere keeps it"
    );
    let dropped = after(state, [TableEvent::Drag, TableEvent::Drop(Some(note))]);
    assert_eq!(
        (dropped.in_hand(None), dropped.dragged),
        (Some(note), false)
    );
    for last in [
        TableEvent::Tap(cell("r2c3")),
        TableEvent::Run(RunEvent::Confirm),
    ] {
        let done = after(shown.clone(), [last]);
        assert_ne!(done.own_sheet(), shown.own_sheet());
    }
    let turned = after(shown, [TableEvent::Turn]);
    assert_eq!(turned.run.proposed, None);
}

#[test]
fn a_tap_elsewhere_moves_the_first_half_there() {
    let taps = ["r2c2", "r5c5", "r5c4"].map(|at| TableEvent::Tap(cell(at)));
    let state = after(rolled(), taps);
    assert!(state.own_sheet().is_free(cell("r2c2")));
    assert!(!state.own_sheet().is_free(cell("r5c5")));
}

#[test]
fn what_is_impossible_says_why_and_changes_nothing() {
    let state = rolled();
    let log = state.session().play().log().len();
    let tries = [
        (
            TableEvent::Tap(cell("r1c1")),
            Remark::Refused(Illegal::Taken(cell("r1c1"))),
        ),
        (
            TableEvent::Lay(cell("r1c1")),
            Remark::Refused(Illegal::Taken(cell("r1c1"))),
        ),
        (TableEvent::Lay(cell("r3c5")), Remark::Off),
        (TableEvent::Drop(None), Remark::Off),
    ];
    for (event, remark) in tries {
        let state = after(state.clone(), [event]);
        assert_eq!(state.remark, Some(remark));
        assert_eq!(state.session().play().log().len(), log);
    }
}

#[test]
fn a_note_is_taken_back_until_the_next_roll() {
    let state = after(rolled(), [TableEvent::Lay(cell("r2c2"))]);
    assert!(state.is_to_roll() && state.session().can_undo(PERSON));
    let undone = after(state.clone(), [TableEvent::Run(RunEvent::Undo)]);
    assert!(undone.own_sheet().is_free(cell("r2c2")) && undone.piece().is_some());
    let rolled = after(state, [TableEvent::Roll]);
    assert!(!rolled.session().can_undo(PERSON));
}

#[test]
fn a_cell_without_a_free_neighbour_is_refused() {
    // Notes on all neighbours of r1c3.
    let mut state = rolled();
    for lay in [["r1c2", "r2c2"], ["r1c4", "r2c4"], ["r2c3", "r3c3"]] {
        state = after(state, lay.map(|at| TableEvent::Tap(cell(at))));
        state = after(state, [TableEvent::Roll]);
    }
    let state = after(state, [TableEvent::Tap(cell("r1c3"))]);
    assert_eq!(state.remark, Some(Remark::Alone(cell("r1c3"))));
}

#[test]
fn a_watched_sheet_shows_nothing_before_the_others() {
    let mut options = Options::default();
    options.watch = true;
    let mut session = begin::<DetrakUi>(&options, Seed(3));
    for (seat, symbol) in Seat::all(2).zip(Symbol::all()) {
        session.act(seat, Action::Start(symbol)).unwrap();
    }
    assert!(session.draw());
    let note = Action::Note("r2c2 r2c3".parse().unwrap());
    session.act(PERSON, note).unwrap();
    let state = TableState::new(session);
    assert_eq!(state.sealed(), None);
    assert!(state.own_sheet().is_free(cell("r2c2")));
    assert!(!state.is_to_roll() && state.piece().is_none());
    assert_eq!(
        after(state.clone(), [TableEvent::Tap(cell("r3c3"))]).session(),
        state.session()
    );
}

#[test]
fn a_dragged_piece_shows_on_the_cells_it_is_over_and_nowhere_else() {
    let state = rolled();
    let note = state.piece().unwrap().at(cell("r2c2"));
    let shown = |state: &TableState, over| -> Vec<Cell> {
        let hand = Hand::new(state);
        let shows = |cell: &Cell| hand.on(*cell, over).symbol.is_some();
        Cell::all().filter(shows).collect()
    };
    assert_eq!(shown(&state, note), [], "nothing is dragged");
    let state = after(state, [TableEvent::Drag]);
    let note = note.unwrap();
    let mut both = [note.first, note.second];
    both.sort();
    assert_eq!(shown(&state, Some(note)), both);
    assert_eq!(shown(&state, None), []);
}
