//! The mechanism of confirmation, at a table that has nothing else.

use dekal::DekalUi;
use engine::dekal::{Action, Cell, Dekal, Illegal};
use engine::{Game, Seat, Seed};
use model::session::{Due, Session};
use std::cell::RefCell;
use std::rc::Rc;
use table::{Options, RunEvent, Runner, TableReducer, begin, decide, table_parts, table_state};
use yew::{Callback, Reducible};

/// What can happen at the plain table.
#[derive(Clone)]
enum Event {
    Run(RunEvent<DekalUi>),
    Turn(Cell),
    Look,
    Point,
    Cancel,
}

/// Why the plain table refuses something.
#[derive(Clone, PartialEq)]
enum Refusal {
    Illegal(Illegal),
}

#[derive(Clone)]
struct Plain {
    run: Runner<DekalUi>,
    pending: Option<Event>,
    settled: u32,
    refusal: Option<Refusal>,
}

table_state!(Plain, DekalUi);

impl TableReducer for Plain {
    table_parts!(DekalUi, Event, Refusal);

    fn only_views(event: &Event) -> bool {
        matches!(event, Event::Look)
    }

    fn is_no_decision(event: &Event) -> bool {
        matches!(event, Event::Point)
    }

    fn settle(&mut self) {
        self.settled += 1;
    }

    fn apply(&mut self, event: Event) {
        match event {
            Event::Run(event) => self.run.handle(event),
            Event::Turn(cell) => {
                self.play(Action::Reveal(cell));
            }
            Event::Look | Event::Point | Event::Cancel => {}
        }
    }
}

fn plain(confirms: bool) -> Plain {
    let table = Plain {
        run: Runner::new(begin::<DekalUi>(&Options::default(), Seed(4))),
        pending: None,
        settled: 0,
        refusal: None,
    };
    table.confirming(confirms)
}

fn cell(index: usize) -> Cell {
    Cell::all().nth(index).unwrap()
}

fn length(table: &Plain) -> usize {
    table.run.session.play().log().len()
}

fn after(table: &Plain, events: impl IntoIterator<Item = Event>) -> Plain {
    let table = table.clone();
    events
        .into_iter()
        .fold(table, |table, event| decide(&table, event))
}

#[test]
fn without_confirmation_a_move_is_done_at_once() {
    let table = after(&plain(false), [Event::Turn(cell(0))]);
    assert_eq!(length(&table), 1);
    assert_eq!(table.run.proposed, None);
}

#[test]
fn a_move_is_shown_and_done_when_it_is_confirmed_or_done_again() {
    let shown = after(&plain(true), [Event::Turn(cell(0))]);
    assert_eq!((length(&shown), shown.settled), (0, 1));
    assert_eq!(shown.run.proposed, Some(Action::Reveal(cell(0))));
    for last in [Event::Turn(cell(0)), Event::Run(RunEvent::Confirm)] {
        let done = after(&shown, [last]);
        assert_eq!(length(&done), 1);
        assert_eq!(done.run.proposed, None);
        assert!(done.pending.is_none());
        let twice = after(&done, [Event::Run(RunEvent::Confirm)]);
        assert_eq!(length(&twice), 1, "there is nothing left to confirm");
    }
}

#[test]
fn another_move_is_shown_instead_and_what_is_withdrawn_is_not_done() {
    let shown = after(&plain(true), [Event::Turn(cell(0)), Event::Turn(cell(3))]);
    assert_eq!(length(&shown), 0);
    assert_eq!(shown.run.proposed, Some(Action::Reveal(cell(3))));
    for last in [Event::Cancel, Event::Run(RunEvent::Withdraw)] {
        let withdrawn = after(&shown, [last, Event::Run(RunEvent::Confirm)]);
        assert_eq!(length(&withdrawn), 0);
        assert_eq!(withdrawn.run.proposed, None);
    }
    let looked = after(&shown, [Event::Look, Event::Run(RunEvent::Confirm)]);
    assert_eq!(length(&looked), 1);
}

#[test]
fn what_the_rules_refuse_is_not_asked_about() {
    let done = after(&plain(true), [Event::Turn(cell(0)), Event::Turn(cell(0))]);
    let again = after(&done, [Event::Turn(cell(1))]);
    assert_eq!(
        again.run.proposed, None,
        "one card is turned over each turn"
    );
    assert_eq!(length(&again), length(&done));
}

#[test]
fn bots_go_on_meanwhile_and_the_question_stays() {
    let shown = after(&plain(true), [Event::Turn(cell(5))]);
    let bot = shown.run.bot_to_ask().unwrap();
    let mut actions = Vec::new();
    let game = shown.run.session.game();
    game.actions(bot, &mut |action| actions.push(action));
    let decision = shown.run.decisions(bot);
    let event = RunEvent::Bot(bot, decision, actions[0]);
    let later = after(&shown, [Event::Run(event)]);
    assert_eq!(length(&later), 1);
    assert_eq!(later.run.proposed, Some(Action::Reveal(cell(5))));
    let done = after(&later, [Event::Run(RunEvent::Confirm)]);
    assert_eq!(length(&done), 2);
    assert!(!matches!(done.run.session.due(), Due::Decide(seats) if seats.contains(Seat::FIRST)));
}

#[test]
fn a_refusal_goes_when_a_move_is_shown() {
    let mut refused = plain(true);
    refused.refuse(Illegal::NotYourTurn);
    let shown = after(&refused, [Event::Turn(cell(0))]);
    assert!(shown.run.proposed.is_some() && shown.refusal.is_none());
}

#[test]
fn a_refusal_goes_with_the_next_thing_that_the_person_does() {
    let done = after(&plain(false), [Event::Turn(cell(0))]);
    let refused = after(&done, [Event::Turn(cell(1))]);
    assert!(refused.refusal.is_some());
    for own in [Event::Look, Event::Cancel, Event::Run(RunEvent::Skip)] {
        assert!(after(&refused, [own]).refusal.is_none());
    }
    let bot = refused.run.bot_to_ask().unwrap();
    let failed = Event::Run(RunEvent::BotsFailed(pool::PoolError::Crashed));
    for other in [Event::Point, failed] {
        assert!(after(&refused, [other]).refusal.is_some());
    }
    // A bot's move and luck bring the person's turn. The refusal that asked the person to wait goes.
    let mut first = None;
    let game = refused.run.session.game();
    game.actions(bot, &mut |action| first = first.or(Some(action)));
    let decision = refused.run.decisions(bot);
    let mut later = after(
        &refused,
        [Event::Run(RunEvent::Bot(bot, decision, first.unwrap()))],
    );
    assert!(later.refusal.is_some());
    while !later.run.is_to_decide() {
        let luck = RunEvent::Luck(later.run.generation);
        let event = match later.run.bot_to_ask() {
            None => luck,
            Some(bot) => {
                let mut first = None;
                let game = later.run.session.game();
                game.actions(bot, &mut |action| first = first.or(Some(action)));
                RunEvent::Bot(bot, later.run.decisions(bot), first.unwrap())
            }
        };
        later = after(&later, [Event::Run(event)]);
    }
    assert!(later.refusal.is_none());
}

#[test]
fn each_change_is_reported_once_when_its_event_is_handled() {
    let reported = Rc::new(RefCell::new(Vec::new()));
    let mut table = plain(true);
    let seen = reported.clone();
    table.run.on_change = Some(Callback::from(move |session: Session<Dekal>| {
        seen.borrow_mut().push(session.play().log().len());
    }));
    let events = [
        (Event::Look, vec![]),
        (Event::Turn(cell(0)), vec![]),
        (Event::Run(RunEvent::Confirm), vec![1]),
        (Event::Point, vec![]),
        (Event::Run(RunEvent::Undo), vec![0]),
    ];
    let mut table = Rc::new(table);
    for (event, lengths) in events {
        table = table.reduce(event);
        assert_eq!(reported.take(), lengths);
    }
}
