//! Par: the result of a bot in the person's place, in a day's game with the same luck and the same other bots.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use engine::{Outcome, Seat};
use yew::Callback;

use model::daily::{options, par_level};
use model::day::Day;
use model::session::{Due, Participant, Session};
use pool::{Pool, Ticket};
use table::{Options, Playable, begin};

/// A day's game that bots play among themselves; dropping it ends the game.
pub struct ParComputation {
    _ticket: Rc<RefCell<Option<Ticket>>>,
}

/// The day's game with a bot on the person's seat; `None` if its options are not valid, which a test excludes.
fn with_bot<G: Playable>(day: Day) -> Option<Session<G::Game>> {
    let options = Options::<G::Choices>::decode(&options(G::ID, day));
    let session = begin::<G>(&options, options.seed().ok().flatten()?);
    let level = par_level(G::ID, day);
    let sit = |participant: &Participant| Participant {
        bot: participant.bot.or(Some(level)),
        ..participant.clone()
    };
    let participants = session.participants().iter().map(sit).collect();
    Session::new(options.rules(), participants, session.seed()).ok()
}

/// Has bots play the day's game; calls back with the outcome, or with `None` if the bots cannot answer.
pub fn play<G: Playable>(
    day: Day,
    pool: &Pool,
    on_done: Callback<Option<Outcome>>,
) -> ParComputation {
    let ticket = Rc::new(RefCell::new(None));
    match with_bot::<G>(day) {
        Some(session) => go_on::<G>(session, pool.clone(), Rc::downgrade(&ticket), on_done),
        None => on_done.emit(None),
    }
    ParComputation { _ticket: ticket }
}

fn go_on<G: Playable>(
    mut session: Session<G::Game>,
    pool: Pool,
    held: Weak<RefCell<Option<Ticket>>>,
    on_done: Callback<Option<Outcome>>,
) {
    let Some(seat) = next_bot::<G>(&mut session) else {
        return on_done.emit(session.outcome());
    };
    let (Some(place), Some(task)) = (held.upgrade(), session.task(seat)) else {
        return;
    };
    let asked = pool.clone();
    let ticket = asked.ask(&task, move |advice| {
        let chosen = advice.ok().and_then(|advice| advice.chosen());
        match chosen.map(|action| session.act(seat, action)) {
            Some(Ok(())) => go_on::<G>(session, pool, held, on_done),
            _ => on_done.emit(None),
        }
    });
    place.replace(Some(ticket));
}

/// Advances the match until a bot has to decide; `None` at its end.
fn next_bot<G: Playable>(session: &mut Session<G::Game>) -> Option<Seat> {
    loop {
        let goes_on = match session.due() {
            Due::Luck => session.draw(),
            Due::NextRound => session.next_round().is_ok(),
            Due::Decide(_) => return session.bots_to_decide().first(),
            Due::Nothing => false,
        };
        if !goes_on {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::debacle::DebacleUi;
    use ::dekal::DekalUi;
    use ::detrak::DetrakUi;
    use ::dumble::DumbleUi;
    use model::daily::FIRST;
    use protocol::Level;

    fn check<G: Playable>() {
        for day in (0..7).map(|days| FIRST.later(days)) {
            let mut session = with_bot::<G>(day).unwrap();
            assert!(session.persons().is_empty());
            let options = Options::<G::Choices>::decode(&options(G::ID, day));
            let own = begin::<G>(&options, options.seed().unwrap().unwrap());
            assert_eq!(session.seed(), own.seed());
            assert_eq!(session.play().rules(), own.play().rules());
            assert_eq!(session.participants()[1..], own.participants()[1..]);
            assert!(next_bot::<G>(&mut session).is_some());
        }
    }

    #[test]
    fn a_bot_sits_in_the_persons_place_and_all_else_is_as_it_was() {
        check::<DekalUi>();
        check::<DetrakUi>();
        check::<DumbleUi>();
        check::<DebacleUi>();
    }

    #[test]
    fn par_is_above_what_is_played_against() {
        let level = |game, date: &str| par_level(game, date.parse().unwrap());
        use engine::GameId::*;
        let on = |date| [Dekal, Detrak, Dumble, Debacle].map(|game| level(game, date));
        let (expert, strong) = (Level::Expert, Level::Strong);
        assert_eq!(on("2026-11-16"), [expert, expert, expert, Level::Regular]);
        assert_eq!(on("2026-11-18"), [expert, expert, expert, strong]);
        assert_eq!(on("2026-11-22"), [expert; 4]);
    }
}
