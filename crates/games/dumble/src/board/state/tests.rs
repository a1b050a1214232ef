mod shared;

use std::rc::Rc;

use super::*;
use crate::DumbleUi;
use engine::Seed;
use engine::dumble::Event;
use model::session::Due;
use table::PERSON;
use table::{Options, Pace, Playable, begin};
use yew::Reducible;

fn after(state: TableState, events: impl IntoIterator<Item = TableEvent>) -> TableState {
    let state = events
        .into_iter()
        .fold(Rc::new(state), |state, event| state.reduce(event));
    (*state).clone()
}

/// A table of two after the deal. The cards are given in the order of the deal, the person's and the other's;
/// `up` is the card that is turned up. The person starts.
fn dealt(own: &str, other: &str, up: &str) -> TableState {
    let mut state = TableState::new(begin::<DumbleUi>(&Options::default(), Seed(1)), Sort::Rank);
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
        practice: false,
        assisted: false,
    };
    state.run = Runner::new(Session::load(&record.to_json()).unwrap());
    state
}

fn table() -> TableState {
    dealt("7C 7D 2H 3H 4H QS AS", "KC KD KH KS QC QD QH", "9C")
}

fn held(text: &str) -> HeldCard {
    HeldCard {
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
    for (event, refusal) in [
        (TableEvent::Discard, Refusal::NoDiscard(NoDiscard::Nothing)),
        (
            TableEvent::Draw(Action::Stock),
            Refusal::Illegal(Illegal::DiscardFirst),
        ),
        (
            TableEvent::Drop(DragSource::Latest(nine), Zone::Hand(0)),
            Refusal::Illegal(Illegal::DiscardFirst),
        ),
        (TableEvent::Call, Refusal::Illegal(Illegal::FirstTurn)),
    ] {
        let state = after(state.clone(), [event]);
        assert_eq!(state.refusal, Some(refusal));
        assert_eq!(state.session().play().log().len(), log);
    }
    let drawing = after(
        state,
        [TableEvent::Drop(
            DragSource::Hand(held("QS")),
            Zone::Discards,
        )],
    );
    assert!(drawing.is_to_draw());
    let again = after(drawing, [TableEvent::Toggle(held("AS"))]);
    assert_eq!(again.refusal, Some(Refusal::Illegal(Illegal::DrawFirst)));
    assert!(again.selected.is_empty());
}

#[test]
fn dragging_one_of_the_chosen_cards_discards_all_of_them() {
    let state = after(table(), choose("2H 3H 4H"));
    let state = after(
        state,
        [TableEvent::Drop(
            DragSource::Hand(held("3H")),
            Zone::Discards,
        )],
    );
    assert!(state.is_to_draw());
    assert_eq!(state.hand().len(), 4);
    // A card that is not chosen is discarded alone.
    let state = after(table(), choose("2H 3H"));
    let state = after(
        state,
        [TableEvent::Drop(
            DragSource::Hand(held("QS")),
            Zone::Discards,
        )],
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
        [TableEvent::Drop(
            DragSource::Hand(held("QS")),
            Zone::Hand(0),
        )],
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

/// The card that it would go on with may no longer be there.
#[test]
fn a_drag_does_not_survive_an_undo() {
    let state = after(table(), choose("QS"));
    let state = after(state, [TableEvent::Discard]);
    let dragged = after(state, [TableEvent::Drag(DragSource::Stock)]);
    assert_eq!(dragged.dragged, Some(DragSource::Stock));
    let undone = after(dragged, [TableEvent::Run(RunEvent::Undo)]);
    assert_eq!((undone.dragged, undone.selected.len()), (None, 0));
}

#[test]
fn whoever_looks_on_sees_all_hands_and_plays_none() {
    let mut options = Options::default();
    options.watch = true;
    options.set_players(3);
    let mut session = begin::<DumbleUi>(&options, Seed(2));
    while session.draw() {}
    let state = TableState::new(session.clone(), Sort::Rank);
    let mut asked = 0;
    for seat in Seat::all(3) {
        let seen = state.seen().hand(seat);
        assert_eq!(seen.cards().count(), 7, "{seat}");
        assert_eq!(seen, state.game().hand(seat));
        // The bots still see only their own hands.
        if let Some(task) = session.task(seat) {
            let others = Seat::all(3).filter(|other| *other != seat);
            let shown = others.map(|other| task.view.open().hand(other).cards().count());
            assert_eq!(shown.sum::<usize>(), 0);
            asked += 1;
        }
    }
    assert_eq!(asked, 1, "one of them is to play");
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
            TableEvent::Drag(DragSource::Hand(cards[0])),
            TableEvent::Drop(DragSource::Hand(cards[0]), Zone::Discards),
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

/// The action of a seat that always discards as many points as possible. It calls Dumble only if it
/// `calls`.
fn plain_choice(game: &Dumble, seat: Seat, calls: bool) -> Action {
    let mut actions = Vec::new();
    game.actions(seat, &mut |action| actions.push(action));
    let worth = |action: &Action| match action {
        Action::Call if calls => 1_000,
        Action::Discard(cards) => cards
            .as_slice()
            .iter()
            .map(|card| u16::from(card.points()))
            .sum(),
        Action::Stock => 1,
        _ => 0,
    };
    actions.into_iter().max_by_key(worth).unwrap()
}

/// Lets the match go on by one action or event. A new round may only begin by itself.
fn go_on(run: &mut Runner<DumbleUi>) {
    let event = match run.session.due() {
        Due::Decide(_) => match (run.actor(), run.bot_to_ask()) {
            (Some(seat), _) => {
                let action = plain_choice(run.session.game(), seat, false);
                return run.act(action).unwrap();
            }
            (None, Some(bot)) => {
                let action = plain_choice(run.session.game(), bot, true);
                RunEvent::Bot(bot, run.decisions(bot), action)
            }
            (None, None) => unreachable!("somebody decides"),
        },
        Due::Luck => RunEvent::Luck(run.generation),
        Due::NextRound => {
            assert!(run.advances_by_itself());
            RunEvent::NextRound
        }
        Due::Nothing => return,
    };
    run.handle(event);
}

/// A table of three at which the person has just been eliminated.
fn eliminated() -> Runner<DumbleUi> {
    let mut options = Options::default();
    options.set_players(3);
    for seed in 0..50 {
        let mut run = Runner::<DumbleUi>::new(begin::<DumbleUi>(&options, Seed(seed)));
        while run.session.due() != Due::Nothing {
            if run.session.due() == Due::NextRound {
                if DumbleUi::is_out(&run.session) {
                    return run;
                }
                assert!(!run.plays_itself() && !run.advances_by_itself());
                run.handle(RunEvent::NextRound);
            }
            go_on(&mut run);
        }
    }
    panic!("somebody is the first to go, and it is the person sometimes");
}

#[test]
fn once_the_person_is_eliminated_the_others_play_by_themselves() {
    let mut run = eliminated();
    assert!(run.plays_itself() && !run.session.is_spectated());
    assert!(
        !run.advances_by_itself(),
        "the result of their last round is theirs to leave"
    );
    run.handle(RunEvent::NextRound);
    let mut rounds = 0;
    while run.session.due() != Due::Nothing {
        assert!(run.plays_itself() && !run.is_to_decide());
        rounds += u32::from(run.session.due() == Due::NextRound);
        go_on(&mut run);
    }
    assert!(run.session.outcome().is_some() && rounds > 0);
}

#[test]
fn the_rest_is_played_at_once_when_asked_and_the_record_is_whole() {
    let mut run = eliminated();
    let mut slow = run.clone();
    run.handle(RunEvent::Playback(run.playback.to_end()));
    assert!(run.is_fast_forwarding() && run.advances_by_itself() && !run.is_paused());
    assert_eq!(run.pace(Pace(700)), Pace(0));
    while run.session.due() != Due::Nothing {
        go_on(&mut run);
    }
    slow.handle(RunEvent::NextRound);
    while slow.session.due() != Due::Nothing {
        go_on(&mut slow);
    }
    assert_eq!(run.session.save(), slow.session.save());
    let playback = run.playback.toggled();
    run.handle(RunEvent::Playback(playback));
    assert!(
        run.is_paused() && !run.is_fast_forwarding(),
        "it can be held up"
    );
}

#[test]
fn neither_a_lifted_card_nor_a_refusal_stays_on_a_rounds_result() {
    let state = dealt("7C 7D 2H 3H 4H QS KS", "AC AD AH AS 2C 2D 2S", "9C");
    let bot = |decision, action: &str| {
        let seat = Seat::new(1).unwrap();
        TableEvent::Run(RunEvent::Bot(seat, decision, action.parse().unwrap()))
    };
    let turn = |discard: &str, take: &str| {
        let take = TableEvent::Draw(Action::Take(held(take).card));
        [TableEvent::Toggle(held(discard)), TableEvent::Discard, take]
    };
    let state = after(state, turn("2H", "9C"));
    let state = after(state, [bot(0, "2C"), bot(1, "take 2H")]);
    let state = after(state, turn("KS", "2C"));
    let state = after(state, choose("QS").chain([TableEvent::Discard]));
    assert_eq!(state.selected, [held("QS")]);
    assert_eq!(
        state.refusal,
        Some(Refusal::Illegal(Illegal::NotYourTurn)),
        "the other is to play"
    );
    let over = after(state, [bot(2, "dumble")]);
    assert!(matches!(over.game().step(), Step::Over(_)));
    assert_eq!((over.selected.len(), over.refusal), (0, None));
    let pressed = after(over, [TableEvent::Discard, TableEvent::Call]);
    assert_eq!(pressed.refusal, None, "a result refuses nothing");
}

#[test]
fn a_hand_that_is_not_turned_over_yet_shows_what_was_known_before_the_call() {
    let mut state = dealt("KC KD KH KS AH AS 2H", "QC QD QH QS JC JD JH", "3C");
    let other = Seat::new(1).unwrap();
    let cards = |text: &str| {
        let cards: Vec<Card> = text.split(' ').map(|card| held(card).card).collect();
        Action::Discard(Cards::new(&cards).unwrap())
    };
    let mut record = state.session().record(None);
    for (seat, action) in [
        (PERSON, cards("KC KD KH KS")),
        (PERSON, Action::Take(held("3C").card)),
        (other, cards("QC QD QH QS")),
        (other, Action::Take(held("KC").card)),
    ] {
        record.play.act(seat, action).unwrap();
    }
    state.run = Runner::new(Session::load(&record.to_json()).unwrap());
    let faces = |state: &TableState| state.shown_hand(other).cards().count();
    assert_eq!(faces(&state), 1, "the king was taken openly");
    let state = after(state, [TableEvent::Call]);
    assert_eq!(state.scoring().map(|stage| stage.hands), Some(1));
    assert_eq!((faces(&state), state.shown_hand(other).len()), (1, 4));
    let turned = after(state, [TableEvent::Run(RunEvent::Counted(1))]);
    assert_eq!(faces(&turned), 4);
}
