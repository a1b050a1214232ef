use std::rc::Rc;

use super::super::hand::Hand;
use super::*;
use engine::Seed;
use model::lang::Lang;
use protocol::{Expectation, JudgedAction, Judgement};
use table::PERSON;
use table::{Options, TableModel, begin};
use ui::i18n::Translated;
use yew::Reducible;

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

/// The note in hand, as notation.
fn shown(state: &TableState) -> Option<String> {
    state.in_hand(None).map(|note| note.to_string())
}

#[test]
fn one_click_notes_both_symbols_where_the_mouse_or_the_focus_shows_them() {
    let state = after(rolled(), [TableEvent::Point(Some(cell("r2c2")))]);
    assert_eq!(shown(&state).as_deref(), Some("r2c2 r2c3"));
    let (first, second) = state.roll().unwrap().symbols();
    let sheet = after(state.clone(), [TableEvent::Tap(cell("r2c2"))]).own_sheet();
    assert_eq!(sheet.get(cell("r2c2")), Some(first));
    assert_eq!(sheet.get(cell("r2c3")), Some(second));
    let left = after(state, [TableEvent::Point(None)]);
    assert_eq!(shown(&left), None);
}

#[test]
fn a_piece_that_is_turned_to_fit_is_shown_so_and_the_prompt_says_why() {
    let prompt = |state: &TableState| {
        let texts = super::super::super::texts::texts(Lang::En);
        state.sentence(texts, ui::i18n::Texts::of(Lang::En))
    };
    let tap = |at| {
        after(
            rolled(),
            [TableEvent::Tap(cell(at)), TableEvent::Point(None)],
        )
    };
    let as_held = tap("r2c2");
    assert!(!as_held.is_turned_to_fit());
    assert!(!prompt(&as_held).contains("turned"), "{}", prompt(&as_held));
    let turned = tap("r2c5");
    assert_eq!(shown(&turned).as_deref(), Some("r2c5 r3c5"));
    assert!(turned.is_turned_to_fit() && turned.own_sheet() == rolled().own_sheet());
    assert!(
        prompt(&turned).contains("only if it is turned"),
        "{}",
        prompt(&turned)
    );
}

#[test]
fn a_finger_notes_with_a_second_tap_on_the_same_cell() {
    let tap = |at| TableEvent::Tap(cell(at));
    let state = after(rolled(), [tap("r2c2"), TableEvent::Point(None)]);
    assert_eq!(shown(&state).as_deref(), Some("r2c2 r2c3"));
    assert!(state.own_sheet().is_free(cell("r2c2")));
    // Also if that cell would have the other symbol.
    let state = after(state, [tap("r2c3")]);
    assert_eq!(shown(&state).as_deref(), Some("r2c3 r2c4"));
    let noted = after(state.clone(), [tap("r2c3")]);
    assert!(noted.piece().is_none() && !noted.own_sheet().is_free(cell("r2c4")));
    let cancelled = after(state.clone(), [TableEvent::Cancel]);
    assert_eq!(shown(&cancelled), None);
    // A mouse beside the finger counts from then on.
    let moved = after(state, [TableEvent::Point(Some(cell("r4c4")))]);
    assert_eq!(shown(&moved).as_deref(), Some("r4c4 r4c5"));
}

#[test]
fn the_piece_turns_to_the_next_direction_in_which_it_fits_where_it_is_shown() {
    let mut state = after(rolled(), [TableEvent::Tap(cell("r5c5"))]);
    for wanted in ["r5c5 r5c4", "r5c5 r4c5", "r5c5 r5c4"] {
        assert_eq!(shown(&state).as_deref(), Some(wanted));
        state = after(state, [TableEvent::Turn]);
    }
    // Nothing is shown on a sheet while the piece is dragged over none.
    let dragged = after(state, [TableEvent::Drag, TableEvent::Turn]);
    assert_eq!(shown(&dragged), None);
}

#[test]
fn a_note_to_be_confirmed_lies_on_the_sheet_and_not_in_it() {
    let state = rolled().confirming(true);
    let shown = after(state.clone(), [TableEvent::Tap(cell("r2c2"))]);
    assert_eq!(shown.own_sheet(), state.own_sheet());
    let note = shown.in_hand(None).unwrap();
    let places = [note.first, note.second];
    assert!(places.contains(&cell("r2c2")) && places.contains(&cell("r2c3")));
    let looked = after(shown.clone(), [TableEvent::Point(Some(cell("r4c4")))]);
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
        TableEvent::Tap(cell("r2c2")),
        TableEvent::Run(RunEvent::Confirm),
    ] {
        let done = after(shown.clone(), [last]);
        assert_ne!(done.own_sheet(), shown.own_sheet());
    }
    assert!(!shown.is_turned_to_fit());
    let turned = after(shown, [TableEvent::Turn]);
    assert_eq!(turned.run.proposed, None);
    assert_eq!(super::tests::shown(&turned).as_deref(), Some("r2c2 r3c2"));
}

#[test]
fn what_is_impossible_says_why_and_changes_nothing() {
    let state = rolled();
    let log = state.session().play().log().len();
    let tries = [
        (
            TableEvent::Tap(cell("r1c1")),
            Refusal::Illegal(Illegal::Taken(cell("r1c1"))),
        ),
        (
            TableEvent::Lay(cell("r1c1")),
            Refusal::Illegal(Illegal::Taken(cell("r1c1"))),
        ),
        (TableEvent::Drop(None), Refusal::Off),
    ];
    for (event, refusal) in tries {
        let state = after(state.clone(), [event]);
        assert_eq!(state.refusal, Some(refusal));
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
        let note = lay.join(" ").parse().unwrap();
        let drop = TableEvent::Drop(Some(note));
        state = after(state, [TableEvent::Drag, drop, TableEvent::Roll]);
    }
    let state = after(state, [TableEvent::Tap(cell("r1c3"))]);
    assert_eq!(state.refusal, Some(Refusal::Alone(cell("r1c3"))));
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
        let hand = Hand::new(state, false);
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

#[test]
fn a_note_that_isolates_a_cell_is_warned_of_only_with_a_judgement() {
    // Then r2c4 is the last free neighbour of r1c4.
    let mut state = rolled();
    for lay in ["r1c3 r2c3", "r1c5 r2c5"] {
        let drop = TableEvent::Drop(Some(lay.parse().unwrap()));
        state = after(state, [TableEvent::Drag, drop, TableEvent::Roll]);
    }
    let state = after(state, [TableEvent::Drag]);
    let note: Note = "r2c4 r3c4".parse().unwrap();
    let endangered = |warns| -> Vec<Cell> {
        let hand = Hand::new(&state, warns);
        let is_it = |cell: &Cell| hand.on(*cell, Some(note)).is_endangered;
        Cell::all().filter(is_it).collect()
    };
    assert_eq!(endangered(false), []);
    assert_eq!(endangered(true), [cell("r1c4")]);

    let texts = crate::texts::texts(Lang::En);
    let judged = JudgedAction {
        action: Action::Note(note),
        expectation: Expectation {
            value: 1.0,
            score: 1.0,
        },
        error: 0.0,
        examined: 1,
        is_close: true,
    };
    let judgement = Judgement::new(vec![judged], 0.2);
    let unasked = state.forecast(Some(note), None, texts).unwrap();
    let asked = state.forecast(Some(note), Some(&judgement), texts).unwrap();
    let warning = (texts.would_isolate)(1);
    assert!(!unasked.contains(&warning), "{unasked}");
    assert!(asked.contains(&warning), "{asked}");
}

#[test]
fn what_one_of_several_persons_notes_is_shown_to_nobody_before_all_have_noted() {
    let mut options = Options::default();
    options.set_players(3);
    for seat in [0, 1] {
        let seat = engine::Seat::new(seat).unwrap();
        options.change(table::Change::Person(seat, Some(format!("Seat {seat}"))));
    }
    let mut state = TableState::new(begin::<DetrakUi>(&options, Seed(3)));
    let bot_acts = |state: &TableState, seat| {
        let mut first = None;
        state
            .game()
            .actions(seat, &mut |action| first = first.or(Some(action)));
        RunEvent::Bot(seat, state.run.decisions(seat), first.unwrap())
    };
    while state.roll().is_none() {
        let event = match (state.run.actor(), state.run.bot_to_ask()) {
            (Some(seat), _) => {
                let mut symbols = Symbol::all();
                let used = |symbol: &Symbol| {
                    let log = state.session().play().log();
                    log.iter().any(|entry| {
                        matches!(entry, Entry::Act(_, Action::Start(other)) if other == symbol)
                    })
                };
                let symbol = symbols.find(|symbol| !used(symbol)).unwrap();
                assert_eq!(state.session().viewpoint(), seat);
                TableEvent::Start(symbol)
            }
            (None, Some(bot)) => TableEvent::Run(bot_acts(&state, bot)),
            (None, None) => TableEvent::Roll,
        };
        state = after(state, [event]);
    }
    let mut noted = 0;
    while let (true, Some(seat)) = (state.roll().is_some(), state.run.actor()) {
        assert_eq!(state.session().viewpoint(), seat);
        let free = |cell: &Cell| state.note_on(*cell).is_ok();
        let place = Cell::all().find(free).unwrap();
        state = after(state, [TableEvent::Lay(place)]);
        noted += 1;
        if state.roll().is_some() {
            assert_eq!((state.sealed(), state.last_note(seat)), (None, None));
            let near = state.session().viewpoint();
            assert_eq!(state.own_sheet(), state.game().sheet(near));
        }
    }
    assert_eq!(noted, 2);
    let bot = state.run.bot_to_ask().unwrap();
    let event = bot_acts(&state, bot);
    let told = after(state, [TableEvent::Run(event)]);
    assert!(engine::Seat::all(3).all(|seat| told.last_note(seat).is_some()));
}
