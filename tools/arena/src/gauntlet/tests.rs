//! What every opponent has to satisfy.

use engine::conformance::{Conformable, TestCase, walk};
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Game, Phase, View};
use rand_core::Rng;

use crate::game::TournamentGame;
use crate::opponents::Opponent;

/// The positions of a match that are examined, and the most seats that decide in each: playouts for all of them would
/// take minutes.
const EXAMINED: usize = 2;
const SEATS: usize = 2;

/// Every opponent of a game decides legally in positions of random matches, alike if asked again, and alike when all
/// that is hidden from it is drawn anew.
fn check<G: TournamentGame + Conformable>() {
    let mut decided = 0;
    for (index, rules) in G::playable().iter().enumerate() {
        let mut examined = 0;
        walk::<G>(rules, 77 + index as u64, |case: &TestCase<G>| {
            let Phase::Decide(seats) = case.game().phase() else {
                return;
            };
            if examined == EXAMINED || !case.is_sample() {
                return;
            }
            examined += 1;
            let mut rng = case.rng();
            for seat in seats.iter().take(SEATS) {
                let (view, seed) = (case.game().view(Some(seat)), rng.next_u64());
                let other = case.game().with_hidden_drawn_anew(Some(seat), &mut rng);
                let mut legal = Vec::new();
                view.actions(&mut |action| legal.push(action));
                for opponent in Opponent::of(G::ID) {
                    let action = G::oppose(opponent, &view, seed);
                    assert!(
                        action.is_some_and(|action| legal.contains(&action)),
                        "{opponent}: {action:?}{case}"
                    );
                    let again = G::oppose(opponent, &other.view(Some(seat)), seed);
                    assert_eq!(action, again, "{opponent}{case}");
                    decided += 1;
                }
            }
        });
    }
    assert!(decided > 20, "{decided}");
}

#[test]
fn dekals_opponents_play_by_the_rules_and_by_what_they_see() {
    check::<Dekal>();
}

#[test]
fn detraks_opponents_play_by_the_rules_and_by_what_they_see() {
    check::<Detrak>();
}

#[test]
fn dumbles_opponents_play_by_the_rules_and_by_what_they_see() {
    check::<Dumble>();
}

#[test]
fn debacles_opponents_play_by_the_rules_and_by_what_they_see() {
    check::<Debacle>();
}

#[test]
fn every_name_is_read_as_it_is_written_and_these_games_have_three() {
    for opponent in Opponent::ALL {
        assert_eq!(opponent.name().parse(), Ok(opponent));
    }
    for game in [Dekal::ID, Detrak::ID, Dumble::ID, Debacle::ID] {
        assert!(Opponent::of(game).count() >= 3, "{}", game.name());
    }
}
