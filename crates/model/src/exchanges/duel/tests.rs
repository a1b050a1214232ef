use engine::detrak::{Detrak, Rules};
use engine::{Seat, Seed};
use protocol::Level;

use super::super::{Progress, is_sound, row_text};
use super::*;
use crate::session::{Due, Participant};

/// Détrak with so many bots, under this name; every decision is the first or the last legal one.
fn played(name: &str, bots: usize, seed: u64, is_last: bool, decisions: usize) -> Record<Detrak> {
    let rules = Rules {
        players: bots as u8 + 1,
        ..Rules::default()
    };
    let bot = |_| Participant {
        name: "Anna".into(),
        bot: Some(Level::Regular),
    };
    let person = Participant {
        name: name.into(),
        bot: None,
    };
    let people = core::iter::once(person).chain((0..bots).map(bot));
    let mut session = Session::<Detrak>::new(rules, people.collect(), Seed(seed)).unwrap();
    let mut left = decisions;
    while left > 0 {
        match session.due() {
            Due::Decide(seats) => {
                let seat = seats.first().unwrap();
                let legal = session.game().legal_actions(seat);
                let place = if is_last { legal.len() - 1 } else { 0 };
                session.act(seat, legal[place]).unwrap();
                left -= 1;
            }
            Due::Luck => assert!(session.draw()),
            Due::NextRound => panic!("Détrak has one round"),
            Due::Nothing => break,
        }
    }
    session.record(Some(1_000))
}

fn link(name: &str, bots: usize, seed: u64, is_last: bool) -> String {
    played(name, bots, seed, is_last, usize::MAX)
        .to_link()
        .unwrap()
}

#[test]
fn both_sides_of_a_duel_have_one_id_and_other_matches_another() {
    let id = |link: &str| id_of_link(link).unwrap();
    let sent = link("Zoé", 1, 7, false);
    let answer = link("Max", 1, 7, true);
    assert_ne!(sent, answer);
    assert_eq!(id(&sent), id(&answer));
    assert_ne!(id(&sent), id(&link("Zoé", 1, 8, false)), "other luck");
    assert_ne!(id(&sent), id(&link("Zoé", 2, 7, false)), "other rules");
    let mut other = played("Zoé", 1, 7, false, usize::MAX);
    other.players[1].bot = Some("expert".into());
    assert_ne!(id(&sent), id(&other.to_link().unwrap()), "another level");
}

#[test]
fn a_duel_is_accepted_from_its_beginning_under_no_name() {
    for bots in [0, 2] {
        let sent = read::<Detrak>(&link("Zoé", bots, 7, false)).unwrap();
        let mine = accepted(&sent).unwrap();
        assert_eq!(mine.you(), Some(Seat::FIRST));
        assert_eq!(
            (mine.seed(), mine.play().rules()),
            (sent.seed, sent.play.rules())
        );
        assert_eq!(mine.play().log(), []);
        assert!(!mine.mode().has_help() && !mine.is_assisted());
        assert_eq!(mine.record(None).players[1..], sent.players[1..]);
        assert_eq!(named(&sent, "Max").players[0].name, "Max");
    }
}

#[test]
fn a_match_that_is_sent_twice_is_kept_once() {
    let record = played("Zoé", 1, 7, false, usize::MAX);
    let sent = record.to_link().unwrap();
    let mut again = record.clone();
    again.ended = Some(2_000);
    let again = again.to_link().unwrap();
    assert_ne!(sent, again);
    assert!(is_same_match(&sent, &again));
    let id = id_of_link(&sent).unwrap();
    assert_eq!(key_of_link(&id, &sent), key_of_link(&id, &again));
    for other in [link("Zoé", 1, 7, true), link("Max", 1, 7, false)] {
        assert!(!is_same_match(&sent, &other));
        assert_ne!(key_of_link(&id, &sent), key_of_link(&id, &other));
    }
    assert!(!is_same_match("LINK", "KNIL") && is_same_match("LINK", "LINK"));
}

#[test]
fn what_cannot_be_a_duel_is_refused() {
    let whole = played("Zoé", 1, 7, false, usize::MAX);
    let refused = |record: &Record<Detrak>| read::<Detrak>(&record.to_link().unwrap()).unwrap_err();
    let begun = played("Zoé", 1, 7, false, 5);
    assert_eq!(refused(&begun), DuelError::NotOver);
    let mut practice = whole.clone();
    practice.practice = true;
    assert_eq!(refused(&practice), DuelError::Practice);
    for bots in [[true, true], [false, false], [true, false]] {
        let mut other = whole.clone();
        for (player, is_bot) in other.players.iter_mut().zip(bots) {
            player.bot = is_bot.then(|| "regular".to_owned());
        }
        assert_eq!(refused(&other), DuelError::Persons);
    }
    let text = whole.to_link().unwrap();
    for end in 0..text.len() {
        let error = read::<Detrak>(&text[..end]).unwrap_err();
        assert!(matches!(error, DuelError::Record(_)), "{end}: {error}");
    }
}

#[test]
fn a_file_brings_only_rows_that_the_page_would_write() {
    let (sent, other) = (link("Zoé", 1, 7, false), link("Zoé", 1, 8, false));
    let id = id_of_link(&sent).unwrap();
    let begun_record = played("", 1, 7, false, 5);
    let entries = begun_record.play.log().len();
    let begun_link = begun_record.to_link().unwrap();
    let json = played("", 1, 7, false, usize::MAX).to_json();
    let other_json = played("", 1, 8, false, usize::MAX).to_json();
    let mut practice = played("", 1, 7, false, usize::MAX);
    practice.practice = true;
    let practice = practice.to_link().unwrap();
    let (end, begun) = (Progress::End, Progress::Entries(entries));
    let you = key(&id, Row::You);
    let from = key_of_link(&id, &sent);
    for (key, progress, rest, is_good) in [
        (&you, end, &*sent, true),
        (&you, begun, &*begun_link, true),
        (&you, begun, &*begun_record.to_json(), true),
        (&you, Progress::Entries(entries + 1), &*begun_link, false),
        (&you, end, &*begun_link, false),
        (&you, begun, &*sent, false),
        (&you, end, &*practice, false),
        (&you, end, &*json, true),
        (&you, end, &*other_json, false),
        (&you, end, "{}", false),
        (&you, end, &*other, false),
        (&you, end, "LINK", false),
        (&from, end, &*sent, true),
        (&from, begun, &*sent, false),
        (&key_of_link(&id, &begun_link), end, &*begun_link, false),
        (&key_of_link(&id, &json), end, &*json, false),
        (&from, end, &*other, false),
        (&key(&id, Row::GivenUp), end, "", true),
        (&key(&id, Row::GivenUp), end, &*sent, false),
        (&"duel/0/you".to_owned(), end, &*sent, false),
        (&format!("duel/{id}/other"), end, &*sent, false),
    ] {
        assert_eq!(is_sound(key, &row_text(progress, rest)), is_good, "{key}");
    }
    for row in [Row::You, Row::GivenUp, Row::From("0123456789abcdef")] {
        assert_eq!(read_key(&key(&id, row)), Some((&*id, row)));
    }
}
