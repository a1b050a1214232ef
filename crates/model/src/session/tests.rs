use engine::dekal::{Action, Dekal, Rounds, Rules};
use engine::{Phase, Seat, View};
use protocol::Style;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;

mod help;
mod replays;
mod shared;

fn participants(players: usize) -> Vec<Participant> {
    (0..players)
        .map(|index| Participant {
            name: format!("Seat {index}"),
            bot: (index > 0).then_some(Level::Regular),
        })
        .collect()
}

fn session(players: u8, rounds: Rounds) -> Session<Dekal> {
    let rules = Rules {
        players,
        rounds,
        ..Rules::default()
    };
    Session::new(rules, participants(players.into()), Seed(7)).unwrap()
}

fn any_action(session: &Session<Dekal>, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Action {
    let mut actions = Vec::new();
    session
        .game()
        .actions(seat, &mut |action| actions.push(action));
    *actions.choose(rng).unwrap()
}

/// One step of the match, whatever is due; `false` when nothing is.
fn step(session: &mut Session<Dekal>, rng: &mut Xoshiro256PlusPlus) -> bool {
    match session.due() {
        Due::Decide(seats) => {
            let seat = seats.first().unwrap();
            let action = any_action(session, seat, rng);
            session.act(seat, action).unwrap();
        }
        Due::Luck => assert!(session.draw()),
        Due::NextRound => session.next_round().unwrap(),
        Due::Nothing => return false,
    }
    true
}

#[test]
fn every_step_of_a_match_survives_saving() {
    let mut session = session(3, Rounds::ToHundred);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    loop {
        assert_eq!(Session::load(&session.save()).unwrap(), session);
        if !step(&mut session, &mut rng) {
            break;
        }
    }
    assert!(session.outcome().is_some());
}

#[test]
fn a_line_played_on_is_practice_through_saves_and_moves_taken_back() {
    let whole = played(3);
    let mut line = whole.practice(12);
    assert!(!whole.is_practice() && line.is_practice());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut taken_back = 0;
    loop {
        line = Session::load(&line.save()).unwrap();
        if line.can_undo(Seat::FIRST) && taken_back < 3 {
            assert!(line.undo(Seat::FIRST));
            taken_back += 1;
        }
        let log = line.play().log().len();
        assert!(line.is_practice() && line.replay(log, Seat::FIRST).is_practice());
        if !step(&mut line, &mut rng) {
            break;
        }
    }
    assert!(taken_back > 0 && line.outcome().is_some());
    let again = line.again();
    assert!(!again.is_practice() && again.play().log().is_empty());
    assert_eq!(again, whole.rewound(0));
}

#[test]
fn undo_takes_back_a_draft_and_the_answers_but_never_a_reveal() {
    let mut session = session(2, Rounds::One);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    while !session.game().table().centre().count().eq(&2) || session.due() == Due::Luck {
        step(&mut session, &mut rng);
    }
    assert!(!session.can_undo(Seat::FIRST), "cards have come to light");
    let before = loop {
        let before = session.clone();
        let person = session.persons_to_decide().contains(Seat::FIRST);
        step(&mut session, &mut rng);
        if person {
            break before;
        }
    };
    while session.bots_to_decide() != SeatSet::EMPTY && session.game().table().turn() == 0 {
        step(&mut session, &mut rng);
    }
    assert!(session.can_undo(Seat::FIRST));
    assert!(
        !session.can_undo(Seat::new(1).unwrap()),
        "bots take nothing back"
    );
    assert!(session.undo(Seat::FIRST));
    assert_eq!(session.play(), before.play());
    assert!(session.is_assisted(), "the answers were seen");
}

#[test]
fn what_has_ended_is_not_taken_back() {
    let mut session = session(2, Rounds::One);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    while session.outcome().is_none() {
        step(&mut session, &mut rng);
    }
    let last = session.last_person().expect("a person has played");
    assert!(
        session.play().undo_point(last).is_some(),
        "nothing was hidden"
    );
    assert!(!session.can_undo(last) && !session.clone().undo(last));
}

#[test]
fn nothing_is_taken_back_and_no_hint_given_where_that_is_not_allowed() {
    let mut session = session(2, Rounds::One);
    assert!(session.hint().is_some());
    assert!(session.clone().strict().hint().is_none());
    let action = any_action(
        &session,
        Seat::FIRST,
        &mut Xoshiro256PlusPlus::seed_from_u64(5),
    );
    session.act(Seat::FIRST, action).unwrap();
    let mut strict = session.clone().strict();
    assert!(session.can_undo(Seat::FIRST));
    assert!(!strict.can_undo(Seat::FIRST));
    assert!(!strict.undo(Seat::FIRST));
    assert_eq!(strict, session.strict(), "and nothing has changed");
}

#[test]
fn taking_back_never_rolls_the_luck_again() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let luck = |session: &Session<Dekal>| {
        let events = session.play().log().iter();
        events
            .filter(|entry| matches!(entry, Entry::Event(_)))
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    let mut session = session(2, Rounds::One);
    let mut twin = session.clone();
    let mut undone = 0;
    while step(&mut session, &mut rng) && luck(&session).len() <= 20 {
        if rng.random_ratio(1, 4) {
            undone += usize::from(session.undo(Seat::FIRST));
        }
    }
    assert!(undone > 0, "nothing was taken back");
    while step(&mut twin, &mut rng) {}
    let seen = luck(&session);
    assert!(!seen.is_empty());
    assert_eq!(seen, luck(&twin)[..seen.len()]);
}

#[test]
fn a_bot_plays_in_the_style_of_its_name() {
    let mut participants = participants(3);
    participants[2].name = "Denis".into();
    let rules = Rules {
        players: 3,
        ..Rules::default()
    };
    let session = Session::<Dekal>::new(rules, participants, Seed(7)).unwrap();
    let style = |seat| session.task(Seat::new(seat).unwrap()).unwrap().style;
    assert_eq!((style(1), style(2)), (None, Some(Style::Denier)));
}

#[test]
fn a_bot_is_given_its_view_and_nothing_else() {
    let mut session = session(4, Rounds::One);
    let seat = Seat::new(2).unwrap();
    let task = session.task(seat).unwrap();
    assert_eq!(task.view.seat(), Some(seat));
    let person = any_action(
        &session,
        Seat::FIRST,
        &mut Xoshiro256PlusPlus::seed_from_u64(4),
    );
    session.act(Seat::FIRST, person).unwrap();
    let later = session.task(seat).unwrap();
    assert_eq!(later.seed, task.seed, "who chooses first changes nothing");
    assert_eq!(
        session.task(Seat::FIRST),
        None,
        "nobody thinks for the person"
    );
}

#[test]
fn what_cannot_be_used_says_why() {
    let two = participants(2);
    let rules = Rules {
        players: 9,
        ..Rules::default()
    };
    assert!(matches!(
        Session::<Dekal>::new(rules, two.clone(), Seed(1)),
        Err(SessionError::Rules(_))
    ));
    let rules = Rules {
        players: 3,
        ..Rules::default()
    };
    assert_eq!(
        Session::<Dekal>::new(rules, two, Seed(1)),
        Err(SessionError::Participants {
            participants: 2,
            seats: 3
        })
    );
    let text = session(2, Rounds::One).save().replace("regular", "godlike");
    assert_eq!(
        Session::<Dekal>::load(&text),
        Err(SessionError::Level("godlike".into()))
    );
    assert!(matches!(
        Session::<Dekal>::load("{}"),
        Err(SessionError::Record(RecordError::Foreign))
    ));
}

/// A match that is played to its end.
fn played(players: u8) -> Session<Dekal> {
    let mut session = session(players, Rounds::One);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    while step(&mut session, &mut rng) {}
    session
}

#[test]
fn a_match_that_is_only_shown_asks_nobody() {
    let session = played(3);
    for length in 0..=session.play().log().len() {
        let shown = session.replay(length, Seat::FIRST);
        assert!(shown.mode().is_replay() && !session.mode().is_replay());
        assert_eq!(shown.play(), &session.play().rewound(length));
        assert_eq!(shown.persons_to_decide(), SeatSet::EMPTY);
        assert_eq!(shown.bots_to_decide(), SeatSet::EMPTY);
        assert!(shown.hint().is_none());
        assert!(Seat::all(3).all(|seat| !shown.can_undo(seat) && shown.task(seat).is_none()));
    }
}

#[test]
fn the_first_seat_is_nearest_unless_another_looks_on() {
    let session = played(3);
    assert_eq!(
        (
            session.viewpoint(),
            session.replay(9, Seat::FIRST).viewpoint()
        ),
        (Seat::FIRST, Seat::FIRST)
    );
    for seat in Seat::all(3) {
        let shown = session.replay(9, seat);
        assert_eq!((shown.viewpoint(), shown.mode().is_replay()), (seat, true));
        assert_eq!(shown.play(), session.replay(9, Seat::FIRST).play());
    }
}

#[test]
fn moments_lead_from_the_beginning_to_the_end() {
    let session = played(3);
    let log = session.play().log();
    let moments = session.moments(|_| true);
    assert_eq!((moments[0], *moments.last().unwrap()), (0, log.len()));
    assert!(moments.is_sorted_by(|a, b| a < b));
    // Cards that come up together are one moment, and somebody decides after each.
    let all = session.moments(|_| false);
    assert!(all.len() > moments.len());
    let before = |length: &usize| session.play().rewound(*length);
    for length in &moments[1..moments.len() - 1] {
        let phase = before(length).game().phase();
        assert!(matches!(phase, Phase::Decide(_)), "{length}: {phase:?}");
    }
}

#[test]
fn the_moments_of_a_match_under_way_end_where_it_stands() {
    let whole = played(2);
    for length in 0..whole.play().log().len() {
        let moments = whole.replay(length, Seat::FIRST).moments(|_| true);
        assert_eq!(moments.last(), Some(&length));
    }
}

#[test]
fn a_saved_match_tells_whether_it_is_over() {
    let mut session = session(2, Rounds::One);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    while session.outcome().is_none() {
        assert!(!is_over(&session.save()));
        assert!(step(&mut session, &mut rng));
    }
    assert!(is_over(&session.save()));
}

#[test]
fn what_players_are_called_does_not_end_a_match() {
    let mut record = session(2, Rounds::One).record(None);
    record.players[0].name = r#"","result":{}"#.into();
    assert!(!is_over(&record.to_json()));
}

#[test]
fn a_mode_says_who_leads_the_match_and_what_help_there_is() {
    let session = session(2, Rounds::One);
    let script = Script::new([].into(), 0);
    let rules = *session.play().rules();
    let lesson = Session::lesson(rules, participants(2), script, 0).unwrap();
    let modes = [
        (session.clone(), (true, true)),
        (session.clone().strict(), (true, false)),
        (lesson.clone(), (false, false)),
        (session.replay(0, Seat::FIRST), (false, false)),
    ];
    for (session, (is_live, has_help)) in modes {
        let mode = session.mode();
        assert_eq!((mode.is_live(), mode.has_help()), (is_live, has_help));
        assert_eq!(session.rewound(0).mode(), mode);
        assert_eq!(session.is_at_stop(), session == lesson);
        assert!(!session.is_spectated(), "who sits there is another matter");
    }
}

#[test]
fn a_lesson_goes_by_its_script_up_to_its_stop() {
    let whole = played(2);
    let log: Vec<_> = whole.play().log().to_vec();
    let until = log.len() / 2;
    let script = Script::new(log.clone().into(), until);
    let rules = *whole.play().rules();
    let mut lesson = Session::lesson(rules, participants(2), script, 0).unwrap();
    let (mut judged, mut refused) = (0, 0);
    for entry in &log[..until] {
        assert!(!lesson.is_at_stop());
        let Entry::Act(seat, action) = *entry else {
            assert!(Seat::all(2).all(|seat| lesson.scripted(seat).is_none()));
            assert!(lesson.draw());
            continue;
        };
        assert!(!lesson.draw(), "a decision is no event");
        let other = seat.ahead(1, 2);
        let seats = [seat, other].map(|seat| lesson.scripted(seat));
        assert_eq!(seats, [Some(action), None]);
        let due =
            lesson.persons_to_decide().contains(seat) || lesson.bots_to_decide().contains(seat);
        assert!(due && !lesson.persons_to_decide().contains(other));
        assert_eq!(lesson.check_script(seat, action), ScriptCheck::Passes);
        assert_eq!(lesson.check_script(other, action), ScriptCheck::NothingDue);
        for wrong in lesson.game().legal_actions(seat) {
            let is_right = wrong == action;
            let check = lesson.check_script(seat, wrong);
            assert_eq!(check == ScriptCheck::OffScript, !is_right, "{wrong}");
            judged += u32::from(!is_right);
        }
        lesson.act(seat, action).unwrap();
        // The rules say why they refuse what was just done.
        let is_legal = lesson.game().legal_actions(seat).contains(&action);
        if lesson.scripted(seat).is_some() && !is_legal {
            assert_eq!(lesson.check_script(seat, action), ScriptCheck::Passes);
            refused += 1;
        }
    }
    assert!(judged > 10 && refused > 0 && lesson.is_at_stop());
    assert!(Seat::all(2).all(|seat| lesson.scripted(seat).is_none()));
}

#[test]
fn decisions_that_nobody_sees_yet_are_one_moment() {
    let mut session = session(2, Rounds::One);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    while session.deciding().len() < 2 {
        assert!(step(&mut session, &mut rng));
    }
    let together = |_: &Dekal| false;
    let begun = session.play().log().len();
    let both = session.deciding();
    assert!(!session.is_mid_moment(both, together), "as many decide");
    step(&mut session, &mut rng);
    assert!(session.is_mid_moment(both, together));
    while session.deciding() == both {
        step(&mut session, &mut rng);
    }
    let after_one = session.play().log().len();
    while !session.deciding().is_empty() {
        step(&mut session, &mut rng);
    }
    let moments = session.moments(together);
    assert!(moments.contains(&begun) && !moments.contains(&after_one));
}

#[test]
fn a_session_knows_who_sits_where_and_has_played() {
    let session = session(2, Rounds::ToHundred);
    assert_eq!(session.participants(), participants(2));
    assert_eq!(session.name(Seat::FIRST), "Seat 0");
    assert_eq!(session.name(Seat::FIRST.ahead(4, 5)), "");
    let mut bots = participants(2);
    bots[0].bot = Some(Level::Regular);
    let watched = Session::<Dekal>::new(*session.play().rules(), bots, Seed(7)).unwrap();
    assert!(watched.is_spectated() && !session.is_spectated());

    let mut rounds = 0;
    for seed in 0..8 {
        let (mut session, mut by_person) = (session.clone(), false);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        loop {
            assert_eq!(session.has_person_played(), by_person);
            let due = session.due();
            if !step(&mut session, &mut rng) {
                break;
            }
            match due {
                Due::Decide(seats) => by_person |= seats.first() == Some(Seat::FIRST),
                Due::NextRound => {
                    by_person = false;
                    rounds += 1;
                }
                Due::Luck | Due::Nothing => {}
            }
        }
    }
    assert!(rounds > 0);
}

#[test]
fn every_decision_of_a_bot_has_random_numbers_of_its_own() {
    let mut session = session(3, Rounds::One);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut seeds = std::collections::BTreeSet::new();
    let mut decisions = 0;
    loop {
        if let Due::Decide(seats) = session.due() {
            let seat = seats.first().unwrap();
            if let Some(task) = session.task(seat) {
                decisions += 1;
                assert!(seeds.insert(task.seed), "a bot's seed comes again");
                let length = session.play().log().len();
                let again = session.clone().rewound(length).task(seat);
                assert_eq!(again.map(|task| task.seed), Some(task.seed));
            }
        }
        if !step(&mut session, &mut rng) {
            break;
        }
    }
    assert!(decisions > 20);
}
