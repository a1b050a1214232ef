//! What decided a round: the call.

use engine::Seat;
use engine::dumble::{Dumble, Step};

use crate::texts::texts;
use model::lang::Lang;
use model::session::Session;
use ui::i18n::{Texts, Translated};

/// Who called with how many points, and who had fewer, or as few; `None` while the round is played.
pub fn decided_by(session: &Session<Dumble>, lang: Lang) -> Option<String> {
    let game = session.game();
    let Step::Over(caller) = game.step() else {
        return None;
    };
    let points = |seat: Seat| game.hand(seat).points();
    let name = |seat| table::name(session, seat, Texts::of(lang));
    let others = game.playing().iter().filter(|seat| *seat != caller);
    let lowest = others.min_by_key(|seat| points(*seat));
    let lower = lowest.filter(|seat| points(*seat) <= points(caller));
    let lower = lower.map(|seat| (name(seat), points(seat)));
    Some((texts(lang).decided)(name(caller), points(caller), lower))
}

#[cfg(test)]
mod tests {
    use engine::dumble::{Action, Rules};
    use engine::{Game, Seed};
    use model::session::{Due, Participant};

    use super::*;

    /// The end of a round of two who discard as many points as they can, draw from the stock, and call as soon as they may.
    fn played(seed: Seed) -> Session<Dumble> {
        let person = |name: &str| Participant {
            name: name.into(),
            bot: None,
        };
        let people = vec![person("Ada"), person("Anna")];
        let mut session = Session::<Dumble>::new(Rules::of(2), people, seed).unwrap();
        loop {
            match session.due() {
                Due::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    let actions = session.game().legal_actions(seat);
                    let worth = |action: &Action| match action {
                        Action::Call => u16::MAX,
                        Action::Stock => 1,
                        Action::Take(_) => 0,
                        Action::Discard(cards) => {
                            let cards = cards.as_slice().iter();
                            cards.map(|card| u16::from(card.points())).sum()
                        }
                    };
                    session
                        .act(seat, actions.into_iter().max_by_key(worth).unwrap())
                        .unwrap();
                }
                Due::Luck => drop(session.draw()),
                Due::NextRound | Due::Nothing => return session,
            }
        }
    }

    #[test]
    fn a_tie_with_the_caller_is_explained() {
        let mut told = [0; 3];
        for seed in 0..400 {
            let session = played(Seed(seed));
            let Step::Over(caller) = session.game().step() else {
                panic!("a call ends the round");
            };
            let said = decided_by(&session, Lang::En).unwrap();
            let points = |seat| session.game().hand(seat).points();
            let order = points(caller.next(2)).cmp(&points(caller));
            // "On a tie for the lowest with the announcer, the announcer alone wins and scores 0" (Dumble).
            let wins = session
                .game()
                .outcome()
                .unwrap()
                .standing(caller)
                .unwrap()
                .place
                == 1;
            assert_eq!(wins, order.is_ge());
            let end = [
                "but ",
                "has as few, but whoever calls wins a tie",
                "nobody has less",
            ];
            let place = (order as i8 + 1) as usize;
            assert!(said.contains(end[place]), "{said}");
            told[place] += 1;
        }
        assert!(told.iter().all(|times| *times > 0), "{told:?}");
    }
}
