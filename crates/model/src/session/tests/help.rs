//! What a person may take back, and what is noted as help, over whole matches of every game.

use engine::debacle::{self, Debacle};
use engine::detrak::{self, Detrak};
use engine::dumble::{self, Dumble};

use super::*;

fn legal<G: Game>(session: &Session<G>, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> G::Action {
    let mut actions = Vec::new();
    session.game().actions(seat, &mut |one| actions.push(one));
    *actions.choose(rng).unwrap()
}

/// One step of the match; `false` when nothing is due. If several seats decide, any of them may be first.
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
    [2, 5].map(dumble::Rules::of).into()
}

/// A result that was shown stays, of a round as well as of the match.
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

/// How often a move was taken back without help and with it.
fn taken_back<G: Game>(rules: &[G::Rules]) -> (usize, usize) {
    let (mut plain, mut helped) = (0, 0);
    through::<G>(rules, |session| {
        let mut undone = session.clone();
        if !undone.undo(Seat::FIRST) {
            assert!(!undone.is_assisted());
            return;
        }
        // What the person sees now, beside their own decision, is what others have answered.
        let length = undone.play().log().len();
        let mut own = undone.clone();
        let Entry::Act(seat, action) = session.play().log()[length] else {
            panic!("a decision is taken back");
        };
        own.act(seat, action).unwrap();
        let others = session.play().log().len() - length - 1;
        assert!(others > 0 || !undone.is_assisted());
        let is_still_due = !session.deciding().is_empty()
            && others + session.deciding().len() == own.deciding().len();
        assert_eq!(
            undone.is_assisted(),
            others > 0 && !is_still_due,
            "{others}"
        );
        *if undone.is_assisted() {
            &mut helped
        } else {
            &mut plain
        } += 1;
        // The save remembers it, and so does the match, whatever is taken back afterwards.
        assert_eq!(Session::load(&undone.save()).unwrap(), undone);
        assert_eq!(undone.rewound(0).is_assisted(), undone.is_assisted());
        assert!(!undone.again().is_assisted() && !undone.practice(0).is_assisted());
    });
    (plain, helped)
}

#[test]
fn who_takes_a_move_back_after_the_answer_was_helped() {
    let (plain, helped) = taken_back::<Debacle>(&[debacle::Rules::default()]);
    assert!(plain > 20 && helped > 20, "{plain}, {helped}");
    let (plain, helped) = taken_back::<Dekal>(&dekal_rules());
    assert!(plain > 20 && helped > 0, "{plain}, {helped}");
    let (plain, _) = taken_back::<Detrak>(&detrak_rules());
    assert!(plain > 20, "{plain}");
    let (plain, helped) = taken_back::<Dumble>(&dumble_rules());
    assert!(plain > 20 && helped > 0, "{plain}, {helped}");
}

#[test]
fn a_hint_is_remembered_and_where_there_are_none_nothing_is() {
    let mut session = begin::<Debacle>(&debacle::Rules::default(), 1);
    let mut strict = session.clone().strict();
    let before = session.save();
    session.assist();
    assert!(session.is_assisted() && session.save() != before);
    assert!(
        Session::<Debacle>::load(&session.save())
            .unwrap()
            .is_assisted()
    );
    let mut shown = session.again().replay(0, Seat::FIRST);
    for session in [&mut strict, &mut shown] {
        session.assist();
        assert!(!session.is_assisted());
    }
}
