//! What a person may take back, over whole matches of every game.

use engine::debacle::{self, Debacle};
use engine::detrak::{self, Detrak};
use engine::dumble::{self, Dumble};

use super::*;

fn legal<G: Game>(session: &Session<G>, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> G::Action {
    let mut actions = Vec::new();
    session.game().actions(seat, &mut |one| actions.push(one));
    *actions.choose(rng).unwrap()
}

/// One step of the match; `false` when nothing is due. Of several who decide, anybody may be first.
fn go_on<G: Game>(session: &mut Session<G>, rng: &mut Xoshiro256PlusPlus) -> bool {
    match session.due() {
        Due::Decide(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = *seats.choose(rng).unwrap();
            let action = legal(session, seat, rng);
            session.act(seat, action).unwrap();
        }
        Due::Luck => assert!(session.draw()),
        Due::NextRound => session.next_round().unwrap(),
        Due::Nothing => return false,
    }
    true
}

fn begin<G: Game>(rules: &G::Rules, seed: u64) -> Session<G> {
    let seats = Match::<G>::new(rules.clone()).unwrap().game().seats();
    Session::new(rules.clone(), participants(seats), Seed(seed)).unwrap()
}

/// Calls `each` before every step of matches of this game.
fn through<G: Game>(rules: &[G::Rules], mut each: impl FnMut(&Session<G>)) {
    for (rules, seed) in rules
        .iter()
        .flat_map(|rules| (0..3).map(move |seed| (rules, seed)))
    {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut session = begin::<G>(rules, seed);
        each(&session);
        while go_on(&mut session, &mut rng) {
            each(&session);
        }
    }
}

fn dekal_rules() -> Vec<Rules> {
    let rules = |players, rounds| Rules {
        players,
        rounds,
        ..Rules::default()
    };
    vec![
        rules(2, Rounds::One),
        rules(3, Rounds::ToHundred),
        rules(6, Rounds::ToHundred),
    ]
}

fn detrak_rules() -> Vec<detrak::Rules> {
    let rules = |players, advanced| detrak::Rules { players, advanced };
    vec![rules(1, false), rules(3, true)]
}

fn dumble_rules() -> Vec<dumble::Rules> {
    [2, 5].map(|players| dumble::Rules { players }).into()
}

/// A result that was shown is the result, of a round as well as of the match.
#[test]
fn nothing_is_taken_back_once_a_round_is_over() {
    fn check<G: Game>(rules: &[G::Rules]) -> usize {
        let mut between = 0;
        through::<G>(rules, |session| {
            if session.game().phase() == Phase::Over {
                between += usize::from(session.outcome().is_none());
                let mut tried = session.clone();
                let all = Seat::all(session.participants().len());
                assert!(
                    all.into_iter()
                        .all(|seat| !tried.can_undo(seat) && !tried.undo(seat))
                );
                assert_eq!(&tried, session);
            }
        });
        between
    }
    assert!(check::<Dekal>(&dekal_rules()) > 0);
    assert!(check::<Dumble>(&dumble_rules()) > 0);
    check::<Detrak>(&detrak_rules());
    check::<Debacle>(&[debacle::Rules::default()]);
}
