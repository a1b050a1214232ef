use bots::BotGame;
use engine::dekal;
use engine::detrak;
use engine::dumble;
use engine::{Game, Phase, Seed};
use model::session::Participant;

use super::*;

/// The beginning of a match between beginners, with so many rounds.
fn played<G: BotGame>(rules: G::Rules, players: usize, rounds: usize) -> Session<G> {
    let player = Participant {
        name: "Anna".into(),
        bot: "beginner".parse().ok(),
    };
    let mut session = Session::<G>::new(rules, vec![player; players], Seed(5)).unwrap();
    while session.play().rounds().len() < rounds {
        match session.due() {
            Due::Luck => assert!(session.draw()),
            Due::NextRound => session.next_round().unwrap(),
            Due::Nothing => break,
            Due::Decide(seats) => {
                let seat = seats.first().unwrap();
                let advice = bots::advise(&session.task(seat).unwrap()).unwrap();
                session.act(seat, advice.best().unwrap()).unwrap();
            }
        }
    }
    session
}

/// The phase of the match at each stop.
fn phases<G: Game>(session: &Session<G>) -> Vec<Phase> {
    let at = |length: &usize| session.play().rewound(*length).game().phase();
    stops(session).iter().map(at).collect()
}

fn is_decided_or_over(phase: &Phase) -> bool {
    !matches!(phase, Phase::Chance)
}

#[test]
fn a_replay_begins_after_the_deal_and_no_card_that_is_dealt_is_a_step() {
    let session = played::<dumble::Dumble>(dumble::Rules::of(3), 3, 2);
    let stops = stops(&session);
    assert!(stops[0] >= 15, "five cards for each of three: {stops:?}");
    assert!(phases(&session).iter().all(is_decided_or_over));
    assert_eq!(stops.last(), Some(&session.play().log().len()));
    let decisions = session.play().log().iter();
    let decisions = decisions.filter(|entry| matches!(entry, Entry::Act(..)));
    // Besides the decisions, the beginnings of both rounds.
    assert!(stops.len() <= decisions.count() + 2);
}

#[test]
fn what_the_dice_show_belongs_to_the_notes_before() {
    let rules = detrak::Rules {
        players: 2,
        ..Default::default()
    };
    let session = played::<detrak::Detrak>(rules, 2, 1);
    assert!(phases(&session).iter().all(is_decided_or_over));
}

#[test]
fn rounds_begin_where_their_first_decision_is_due() {
    let rules = dekal::Rules {
        rounds: dekal::Rounds::ToHundred,
        ..Default::default()
    };
    let session = played::<dekal::Dekal>(rules, 2, 2);
    let stops = stops(&session);
    let rounds = rounds(&session, &stops);
    assert_eq!(rounds.len(), 2);
    assert_eq!(rounds[0], 0);
    let phase = |step: usize| session.play().rewound(stops[step]).game().phase();
    assert_eq!(phase(rounds[1] - 1), Phase::Over);
    assert!(matches!(phase(rounds[1]), Phase::Decide(_)));
}

#[test]
fn a_match_that_has_not_begun_is_shown_as_it_is() {
    let session = played::<dumble::Dumble>(dumble::Rules::of(2), 2, 0);
    assert_eq!(stops(&session), [0]);
    assert_eq!(*rounds(&session, &[0]), [0]);
}

#[test]
fn who_played_a_match_from_a_link_is_not_the_reader() {
    let mut record = played::<dekal::Dekal>(Default::default(), 2, 1).record(None);
    record.players[0].bot = None;
    record.players[0].name.clear();
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let [kept, linked] = [Source::Kept("".into()), Source::Link("".into())]
            .map(|source| source.seen(record.clone(), texts));
        assert_eq!(kept, record);
        let name = texts.table.persons[0];
        assert_eq!(
            [&*linked.players[0].name, &*linked.players[1].name],
            [name, "Anna"]
        );
        assert_eq!(linked.play, record.play);
        let session = Session::of(linked.clone()).unwrap();
        assert_eq!(session.you(), None);
        let told = [
            crate::standings::seat(engine::GameId::Dekal, &linked.players, 0, lang),
            winners(&session, texts).unwrap(),
        ];
        assert!(!told.contains(&texts.table.you.to_owned()) && told[1] != texts.table.you_win);
    }
}

#[test]
fn two_persons_at_one_screen_are_told_apart_in_lists() {
    let mut players = played::<dekal::Dekal>(Default::default(), 2, 0)
        .record(None)
        .players;
    for player in &mut players {
        player.bot = None;
        player.name.clear();
    }
    let names = [0, 1]
        .map(|index| crate::standings::seat(engine::GameId::Debacle, &players, index, Lang::En));
    assert_eq!(names, ["Player 1", "Player 2"]);
}
