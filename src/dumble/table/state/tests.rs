use super::*;
use crate::table::{Options, begin};
use engine::Seed;
use engine::dumble::Event;

fn after(state: TableState, events: impl IntoIterator<Item = TableEvent>) -> TableState {
    let state = events
        .into_iter()
        .fold(Rc::new(state), |state, event| state.reduce(event));
    (*state).clone()
}

/// Cards dealt as they are listed, to two seats in turn, then the one that is
/// turned up, with the person to start.
fn dealt(own: &str, other: &str, up: &str) -> TableState {
    let mut state = TableState::new(begin::<Dumble>(&Options::default(), Seed(1)), Sort::Rank);
    let mut play = state.session().play().clone();
    let card = |text: &str| Event::Card(text.parse().unwrap());
    play.push(Entry::Event(Event::First(PERSON))).unwrap();
    for (own, other) in own.split(' ').zip(other.split(' ')) {
        play.push(Entry::Event(card(own))).unwrap();
        play.push(Entry::Event(card(other))).unwrap();
    }
    play.push(Entry::Event(card(up))).unwrap();
    let record = engine::Record {
        players: vec![
            engine::Player {
                name: String::new(),
                bot: None,
            },
            engine::Player {
                name: "Anna".into(),
                bot: Some("regular".into()),
            },
        ],
        seed: Seed(1),
        play,
        ended: None,
    };
    state.run = Runner::new(Session::load(&record.to_json()).unwrap());
    state
}

fn table() -> TableState {
    dealt("7C 7D 2H 3H 4H QS AS", "KC KD KH KS QC QD QH", "9C")
}

fn held(text: &str) -> Held {
    Held {
        card: text.parse().unwrap(),
        copy: 0,
    }
}

fn choose(cards: &str) -> impl Iterator<Item = TableEvent> {
    cards.split(' ').map(|card| TableEvent::Toggle(held(card)))
}

#[test]
fn chosen_cards_are_judged_as_they_are_chosen() {
    assert_eq!(table().judged(), None);
    for (cards, judged) in [
        ("7C", Ok(Kind::Single)),
        ("7D 7C", Ok(Kind::OfARank)),
        ("4H 2H 3H", Ok(Kind::Run)),
        ("2H 3H", Err(NoDiscard::RunLength)),
        ("7C QS", Err(NoDiscard::Unrelated)),
    ] {
        assert_eq!(
            after(table(), choose(cards)).judged(),
            Some(judged),
            "{cards}"
        );
    }
    let unchosen = after(table(), choose("7C 7C"));
    assert_eq!(unchosen.judged(), None);
}

#[test]
fn a_discard_and_a_draw_make_a_turn() {
    let state = after(table(), choose("7C 7D"));
    let state = after(state, [TableEvent::Discard]);
    assert!(state.is_to_draw() && state.selected.is_empty());
    assert_eq!(state.hand().len(), 5);
    let state = after(state, [TableEvent::Draw(Action::Take(held("9C").card))]);
    assert_eq!(state.hand().len(), 6);
    assert!(!state.is_to_draw() && !state.is_to_discard());
}

#[test]
fn what_is_impossible_says_why_and_changes_nothing() {
    let state = table();
    let log = state.session().play().log().len();
    let nine = held("9C");
    for (event, remark) in [
        (TableEvent::Discard, Remark::NoDiscard(NoDiscard::Nothing)),
        (
            TableEvent::Draw(Action::Stock),
            Remark::Refused(Illegal::DiscardFirst),
        ),
        (
            TableEvent::Drop(Grip::Latest(nine), Zone::Hand(0)),
            Remark::Refused(Illegal::DiscardFirst),
        ),
        (TableEvent::Announce, Remark::Refused(Illegal::FirstTurn)),
    ] {
        let state = after(state.clone(), [event]);
        assert_eq!(state.remark, Some(remark));
        assert_eq!(state.session().play().log().len(), log);
    }
    let drawing = after(
        state,
        [TableEvent::Drop(Grip::Hand(held("QS")), Zone::Discards)],
    );
    assert!(drawing.is_to_draw());
    let again = after(drawing, [TableEvent::Toggle(held("AS"))]);
    assert_eq!(again.remark, Some(Remark::Refused(Illegal::DrawFirst)));
    assert!(again.selected.is_empty());
}

#[test]
fn dragging_one_of_the_chosen_cards_discards_all_of_them() {
    let state = after(table(), choose("2H 3H 4H"));
    let state = after(
        state,
        [TableEvent::Drop(Grip::Hand(held("3H")), Zone::Discards)],
    );
    assert!(state.is_to_draw());
    assert_eq!(state.hand().len(), 4);
    // A card that is not among the chosen ones goes alone.
    let state = after(table(), choose("2H 3H"));
    let state = after(
        state,
        [TableEvent::Drop(Grip::Hand(held("QS")), Zone::Discards)],
    );
    assert_eq!(state.hand().len(), 6);
}

#[test]
fn the_hand_is_arranged_as_the_person_likes() {
    let text = |state: &TableState| {
        let cards: Vec<String> = state
            .hand()
            .iter()
            .map(|held| held.card.to_string())
            .collect();
        cards.join(" ")
    };
    let state = table();
    assert_eq!(text(&state), "AS 2H 3H 4H 7C 7D QS");
    let by_suit = after(state.clone(), [TableEvent::Sort(Sort::Suit)]);
    assert_eq!(text(&by_suit), "7C 7D 2H 3H 4H AS QS");
    let own = after(
        state,
        [TableEvent::Drop(Grip::Hand(held("QS")), Zone::Hand(0))],
    );
    assert_eq!(text(&own), "QS AS 2H 3H 4H 7C 7D");
    let drawn = after(own, choose("7C"));
    let drawn = after(
        drawn,
        [
            TableEvent::Discard,
            TableEvent::Draw(Action::Take(held("9C").card)),
        ],
    );
    assert_eq!(text(&drawn), "QS AS 2H 3H 4H 7D 9C");
}

#[test]
fn a_discard_is_taken_back_until_a_card_is_drawn_from_the_stock() {
    let state = after(table(), choose("QS"));
    let state = after(state, [TableEvent::Discard]);
    assert!(state.session().can_undo(PERSON));
    let undone = after(state.clone(), [TableEvent::Run(RunEvent::Undo)]);
    assert!(undone.is_to_discard() && undone.hand().len() == 7);
    let drawn = after(state, [TableEvent::Draw(Action::Stock)]);
    let generation = drawn.run.generation;
    let drawn = after(drawn, [TableEvent::Run(RunEvent::Luck(generation))]);
    assert!(!drawn.session().can_undo(PERSON));
}

#[test]
fn whoever_looks_on_sees_all_hands_and_plays_none() {
    let mut options = Options::default();
    options.watch = true;
    options.set_players(3);
    let mut session = begin::<Dumble>(&options, Seed(2));
    while session.draw() {}
    let state = TableState::new(session.clone(), Sort::Rank);
    for seat in Seat::all(3) {
        let seen = state.seen().hand(seat);
        assert_eq!(seen.cards().count(), 7, "{seat}");
        assert_eq!(seen, state.game().hand(seat));
        // The bots themselves see no more than ever.
        if let Some(task) = session.task(seat) {
            let others = Seat::all(3).filter(|other| *other != seat);
            let shown = others.map(|other| task.view.open().hand(other).cards().count());
            assert_eq!(shown.sum::<usize>(), 0);
        }
    }
    let held = state.hand()[0];
    let tried = after(
        state.clone(),
        [TableEvent::Toggle(held), TableEvent::Discard],
    );
    assert_eq!(tried.session(), state.session());
    let tried = after(state.clone(), [TableEvent::Draw(Action::Stock)]);
    assert_eq!(tried.session(), state.session());
}

#[test]
fn a_discard_to_be_confirmed_stays_in_the_hand_and_chosen() {
    let state = table().confirming(true);
    let cards = [held("7C"), held("7D")];
    let shown = after(
        state.clone(),
        [
            TableEvent::Toggle(cards[0]),
            TableEvent::Toggle(cards[1]),
            TableEvent::Discard,
        ],
    );
    assert!(shown.is_to_discard() && shown.run.proposed.is_some());
    assert_eq!(
        (shown.selected.as_slice(), shown.hand().len()),
        (&cards[..], 7)
    );
    let dragged = after(
        state,
        [
            TableEvent::Drag(Grip::Hand(cards[0])),
            TableEvent::Drop(Grip::Hand(cards[0]), Zone::Discards),
        ],
    );
    assert_eq!(
        (dragged.selected.as_slice(), dragged.dragged),
        (&cards[..1], None)
    );
    for state in [shown, dragged] {
        let again = after(state.clone(), [TableEvent::Discard]);
        let confirmed = after(state.clone(), [TableEvent::Run(RunEvent::Confirm)]);
        assert_eq!(again, confirmed);
        assert!(again.is_to_draw() && again.selected.is_empty());
        let another = after(state, [TableEvent::Toggle(held("QS"))]);
        assert_eq!(another.run.proposed, None);
    }
}
