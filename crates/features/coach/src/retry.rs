//! Taking a decision back and trying another, without knowing what came of the first.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use engine::{Game, Match, Record, Redraw, Seat, Seed};
use gloo_timers::callback::Timeout;
use model::session::Session;
use yew::Callback;

/// How many events are drawn anew before the page goes on: about ten milliseconds in the longest rounds.
const PART: usize = 50;

/// The timer of what is being drawn anew: whoever drops it stops that.
pub type Pending = Rc<RefCell<Option<Timeout>>>;

/// Makes a match for practice that goes on before the decision of a seat at this place of the log. What the seat did not
/// know then, and the luck to come, are the seed's. `on_done` gets its record; nothing happens while one is being made.
pub fn retry<G: Game + 'static>(
    session: &Session<G>,
    (place, seat): (usize, Seat),
    seed: Seed,
    pending: &Pending,
    on_done: Callback<String>,
) {
    if pending.borrow().is_some() {
        return;
    }
    let redraw = Redraw::new(session.play(), place, seat, seed);
    let practice = session.practice(0);
    let on_drawn = move |play| on_done.emit(record(&practice, play, seed).to_json());
    go_on(redraw, Rc::downgrade(pending), on_drawn);
}

fn go_on<G: Game + 'static>(
    mut redraw: Redraw<G>,
    pending: Weak<RefCell<Option<Timeout>>>,
    on_drawn: impl FnOnce(Match<G>) + 'static,
) {
    let Some(timer) = pending.upgrade() else {
        return;
    };
    let next = if redraw.advance(PART) {
        on_drawn(redraw.finish());
        None
    } else {
        Some(Timeout::new(0, move || go_on(redraw, pending, on_drawn)))
    };
    timer.replace(next);
}

/// The record of a match for practice at the table of this session.
fn record<G: Game>(practice: &Session<G>, play: Match<G>, seed: Seed) -> Record<G> {
    Record {
        seed,
        play,
        ..practice.record(None)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Entry, Phase, debacle, dekal, detrak, dumble};
    use model::session::{Due, Participant};
    use protocol::Level;

    use super::*;

    /// A match in which the first seat, a person's, has just decided for the `times`th time.
    fn played<G: Game>(rules: G::Rules, players: usize, times: usize) -> Session<G> {
        let participant = |seat| Participant {
            name: String::new(),
            bot: (seat > 0).then_some(Level::Regular),
        };
        let participants = (0..players).map(participant).collect();
        let mut session = Session::new(rules, participants, Seed(3)).unwrap();
        let mut left = times;
        while left > 0 {
            left -= usize::from(step(&mut session) == Some(Seat::FIRST));
        }
        session
    }

    /// Plays on; returns who has decided.
    fn step<G: Game>(session: &mut Session<G>) -> Option<Seat> {
        match session.due() {
            // Of several, the first seat decides last.
            Due::Decide(seats) => {
                let seat = seats.iter().last()?;
                let actions = session.game().legal_actions(seat);
                let place = 7 * session.play().log().len() % actions.len();
                session.act(seat, actions[place]).unwrap();
                return Some(seat);
            }
            Due::Luck => assert!(session.draw()),
            Due::NextRound => session.next_round().unwrap(),
            Due::Nothing => panic!("the match is over"),
        }
        None
    }

    /// The events to come, of the first few.
    fn luck_to_come<G: Game>(mut session: Session<G>) -> String {
        let from = session.play().log().len();
        for _ in 0..30 {
            if session.due() != Due::Nothing {
                step(&mut session);
            }
        }
        let entries = session.play().log()[from..].iter();
        let events = entries.filter(|entry| matches!(entry, Entry::Event(_)));
        events.map(ToString::to_string).collect()
    }

    fn check<G: Game>(rules: G::Rules, players: usize) {
        let session = played::<G>(rules, players, 3);
        let place = session.play().log().len() - 1;
        assert!(matches!(
            session.play().log()[place],
            Entry::Act(Seat::FIRST, _)
        ));
        let (mut luck, mut known) = (BTreeSet::new(), BTreeSet::new());
        for seed in (10..16).map(Seed) {
            let play = session.play().redrawn(place, Seat::FIRST, seed);
            let text = record(&session.practice(0), play, seed).to_json();
            let retried = Session::<G>::load(&text).unwrap();
            assert!(retried.is_practice() && !retried.is_assisted());
            assert!(
                matches!(retried.game().phase(), Phase::Decide(seats) if seats.contains(Seat::FIRST))
            );
            assert_eq!(retried.participants(), session.participants());
            known.insert(format!("{}", retried.game()));
            luck.insert(luck_to_come(retried));
        }
        assert_eq!(luck.len() > 1, G::HAS_CHANCE, "{luck:?}");
        assert_eq!(known.len() > 1, !G::PERFECT_INFORMATION, "{known:?}");
    }

    #[test]
    fn trying_again_is_practice_with_other_luck() {
        let dekal = dekal::Rules {
            players: 3,
            ..Default::default()
        };
        let detrak = detrak::Rules {
            players: 3,
            advanced: false,
        };
        check::<dekal::Dekal>(dekal, 3);
        check::<detrak::Detrak>(detrak, 3);
        check::<dumble::Dumble>(dumble::Rules::of(3), 3);
        check::<debacle::Debacle>(debacle::Rules::default(), 2);
    }
}
