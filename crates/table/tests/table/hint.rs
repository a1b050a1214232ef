//! What a hint is about.

use dekal::DekalUi;
use detrak::DetrakUi;
use engine::{Game, Seat, Seed};
use pool::PoolError;
use table::hint::DecisionKey;
use table::{ActionOf, Options, Playable, RunEvent, Runner, begin};

/// What a seat may do first; whoever is to decide may do something.
fn any_action<G: Playable>(run: &Runner<G>, seat: Seat) -> ActionOf<G> {
    let mut first = None;
    let game = run.session.game();
    game.actions(seat, &mut |action| first = first.or(Some(action)));
    first.unwrap()
}

/// Lets everybody but the person go on until several decide at once.
fn all_decide<G: Playable>() -> Runner<G> {
    let mut options = Options::default();
    options.set_players(3);
    let mut run = Runner::new(begin::<G>(&options, Seed(7)));
    while run.session.deciding().len() < 3 {
        match (run.actor(), run.bot_to_ask()) {
            (Some(seat), _) => run.act(any_action(&run, seat)).unwrap(),
            (None, Some(seat)) => bot_decides(&mut run, seat),
            (None, None) => run.handle(RunEvent::Luck(run.generation)),
        }
    }
    run
}

fn bot_decides<G: Playable>(run: &mut Runner<G>, seat: Seat) {
    let action = any_action(run, seat);
    run.handle(RunEvent::Bot(seat, run.decisions(seat), action));
}

fn who_decides_at_the_same_time_changes_nothing<G: Playable>() {
    let mut run = all_decide::<G>();
    let decision = DecisionKey::of(&run).unwrap();
    run.handle(RunEvent::BotsFailed(PoolError::TooSlow));
    run.handle(RunEvent::TryAgain);
    let length = run.session.play().log().len();
    while let Some(seat) = run.bot_to_ask() {
        bot_decides(&mut run, seat);
        assert_eq!(DecisionKey::of(&run), Some(decision));
    }
    assert_eq!(run.session.play().log().len(), length + 2);
    run.act(any_action(&run, decision.seat)).unwrap();
    assert_ne!(DecisionKey::of(&run), Some(decision));
    let mut undone = all_decide::<G>();
    undone.act(any_action(&undone, decision.seat)).unwrap();
    undone.handle(RunEvent::Undo);
    let again = DecisionKey::of(&undone).unwrap();
    assert_ne!(again, decision, "who takes back begins anew");
}

#[test]
fn a_decision_stays_the_same_while_others_decide_unseen() {
    who_decides_at_the_same_time_changes_nothing::<DekalUi>();
    who_decides_at_the_same_time_changes_nothing::<DetrakUi>();
}
