use engine::dekal::{Dekal, Rules};
use engine::{Game, GameId, Phase, Seed};
use protocol::Level;

use super::*;
use crate::day::Day;
use crate::day_log::FinalScores;
use crate::evening::{Evening, Sent};
use crate::session::{Participant, Session};

const NOW: u64 = 1_796_000_000_000;
const DEKAL: SaveSlot = SaveSlot::of(GameId::Dekal);

/// A match of a person and a bot whose log has this length, or which is over.
fn session(seed: u64, length: usize) -> Session<Dekal> {
    let participants = [None, Some(Level::Regular)].map(|bot| Participant {
        name: String::new(),
        bot,
    });
    let mut session: Session<Dekal> =
        Session::new(Rules::default(), participants.into(), Seed(seed)).unwrap();
    while session.play().log().len() < length && session.outcome().is_none() {
        match session.game().phase() {
            Phase::Decide(seats) => {
                let seat = seats.first().unwrap();
                let mut first = None;
                session.game().actions(seat, &mut |action| {
                    first.get_or_insert(action);
                });
                session.act(seat, first.unwrap()).unwrap();
            }
            _ => assert!(session.draw()),
        }
    }
    session
}

fn game(session: &Session<Dekal>) -> SavedGame {
    SavedGame::new(session.record(None), 1)
}

fn saved(session: &Session<Dekal>) -> TableSave {
    TableSave {
        text: session.save(),
        game: game(session),
    }
}

/// What is stored if these matches lie on tables.
fn stored(tables: &[(SaveSlot, TableSave)]) -> StoredData {
    StoredData {
        saves: tables.to_vec(),
        ..StoredData::default()
    }
}

/// The additions of a file with these matches under way.
fn added(stored: StoredData, matches: &[(SaveSlot, &Session<Dekal>)]) -> Additions {
    let mut adding = AdditionsBuilder::new(stored, NOW);
    for (slot, session) in matches {
        adding.under_way(*slot, saved(session));
    }
    adding.end()
}

/// The matches that come to their tables, and what they replace there.
fn imported(added: &Additions) -> Vec<(&str, Option<&SavedGame>)> {
    let imported = added.matches.iter();
    imported
        .map(|imported| (imported.save.text.as_str(), imported.replaced()))
        .collect()
}

#[test]
fn a_match_under_way_comes_to_a_free_table() {
    let new = session(1, 20);
    let begun = session(2, 0);
    let over = session(3, usize::MAX);
    assert!(over.outcome().is_some());
    for stored in [
        stored(&[]),
        stored(&[(DEKAL, saved(&begun))]),
        stored(&[(DEKAL, saved(&over))]),
    ] {
        let added = added(stored, &[(DEKAL, &new)]);
        assert_eq!(imported(&added), [(new.save().as_str(), None)]);
        assert!(!added.is_empty() && added.known_matches.is_empty());
    }
}

#[test]
fn a_match_that_is_replaced_is_kept_as_a_game_even_if_it_cannot_be_read() {
    let (new, here) = (session(1, 20), session(2, 20));
    let damaged = TableSave {
        text: "{".into(),
        game: SavedGame::unchecked("{".into(), 1),
    };
    for save in [saved(&here), damaged] {
        let added = added(stored(&[(DEKAL, save.clone())]), &[(DEKAL, &new)]);
        assert_eq!(imported(&added), [(new.save().as_str(), Some(&save.game))]);
        assert_eq!(added.matches[0].before, Some(save));
    }
}

#[test]
fn a_match_that_is_here_as_far_or_further_is_skipped() {
    let further = session(1, usize::MAX);
    let here = further.rewound(30);
    for (file, skipped) in [(20, true), (30, true), (40, false)] {
        let file = further.rewound(file);
        let added = added(stored(&[(DEKAL, saved(&here))]), &[(DEKAL, &file)]);
        assert_eq!(
            (added.known_matches == [DEKAL], added.is_empty()),
            (skipped, skipped)
        );
    }
    let added = added(
        stored(&[(DEKAL, saved(&further))]),
        &[(DEKAL, &further.rewound(20))],
    );
    assert_eq!(added.known_matches, [DEKAL], "it has come to its end here");
}

#[test]
fn what_another_tab_plays_is_left_alone() {
    let (new, here) = (session(1, 20), session(2, 20));
    let stored = StoredData {
        in_other_tab: vec![DEKAL],
        ..stored(&[(DEKAL, saved(&here))])
    };
    let added = added(stored, &[(DEKAL, &new)]);
    assert_eq!(
        (added.in_other_tab.as_slice(), added.is_empty()),
        (&[DEKAL][..], true)
    );
}

#[test]
fn what_nobody_has_played_and_what_is_over_stays_in_the_file() {
    let (begun, over) = (session(1, 0), session(2, usize::MAX));
    let added = added(stored(&[]), &[(DEKAL, &begun), (DEKAL, &over)]);
    assert_eq!(added, Additions::default());
}

#[test]
fn of_several_matches_for_one_table_none_is_lost() {
    let (first, second) = (session(1, 20), session(2, 20));
    let different = added(stored(&[]), &[(DEKAL, &first), (DEKAL, &second)]);
    assert_eq!(imported(&different), [(second.save().as_str(), None)]);
    assert_eq!(different.games, [game(&first)]);
    let further = session(1, 30);
    for order in [[&first, &further], [&further, &first]] {
        let same = added(stored(&[]), &order.map(|one| (DEKAL, one)));
        assert_eq!(imported(&same), [(further.save().as_str(), None)]);
        assert!(same.games.is_empty(), "it is the same match");
    }
}

#[test]
fn only_the_first_attempt_at_a_days_game_counts() {
    let today = Day::of(NOW);
    let slot = SaveSlot::of_day(GameId::Dekal, today);
    let (new, here) = (session(1, 20), session(2, 20));
    let free = added(stored(&[(DEKAL, saved(&here))]), &[(slot, &new)]);
    assert_eq!(imported(&free), [(new.save().as_str(), None)]);
    let begun = added(stored(&[(slot, saved(&here))]), &[(slot, &new)]);
    assert_eq!(
        (begun.known_matches.as_slice(), begun.is_empty()),
        (&[slot][..], true)
    );
    let line = format!("{NOW} dekal 1f one daily 7 .s 34,41 1,2");
    let mut adding = AdditionsBuilder::new(StoredData::default(), NOW);
    assert!(adding.day(&format!("done {today} {line}")));
    adding.under_way(slot, saved(&new));
    let done = adding.end();
    assert_eq!(
        (done.known_matches.as_slice(), done.matches.len()),
        (&[slot][..], 0)
    );
    let later = SaveSlot::of_day(GameId::Dekal, today.later(4));
    let to_come = added(stored(&[]), &[(later, &new)]);
    assert_eq!((to_come.left_out, to_come.is_empty()), (1, true));
}

#[test]
fn what_is_stored_already_is_counted_by_its_kind() {
    let line = format!("{NOW} dekal 1f one daily 7 .s 34,41 1,2");
    let day = format!("done {} {line}", Day::of(NOW));
    let lessons = Preferences {
        lessons: [("dekal".to_owned(), "done".to_owned())].into(),
        reviews: [("dekal".to_owned(), "1f 12 10500 20250\n".to_owned())].into(),
        puzzles: [("dekal".to_owned(), "7 0000001f 1200 +\n".to_owned())].into(),
        ..Preferences::default()
    };
    let import = |stored: StoredData| {
        let mut adding = AdditionsBuilder::new(stored, NOW);
        adding.preferences(&lessons);
        assert!(adding.result(&line) && adding.result("luck 1f wins 5") && adding.day(&day));
        adding.end()
    };
    let new = import(StoredData::default());
    assert_eq!(new.known_lines, KnownLines::default());
    assert_eq!(
        (new.results.len(), new.luck.len(), new.done_days()),
        (1, 1, 1)
    );
    assert_eq!(new.lessons, lessons.lessons);
    assert_eq!((&new.reviews, new.reviewed()), (&lessons.reviews, 1));
    assert_eq!((&new.puzzles, new.attempts()), (&lessons.puzzles, 1));
    let mut stored = StoredData {
        preferences: lessons.clone(),
        ..StoredData::default()
    };
    stored.results.games = new.results;
    stored.results.luck = new.luck.into_iter().collect();
    for note in new.days {
        stored.days.add(note);
    }
    let again = import(stored);
    let all = KnownLines {
        results: 1,
        luck: 1,
        days: 1,
        lessons: 1,
        analyses: 0,
        reviews: 1,
        puzzles: 1,
        evenings: 0,
        mistakes: 0,
        exchanges: 0,
    };
    assert_eq!((again.known_lines, again.is_empty()), (all, true));
}

#[test]
fn what_was_played_and_sent_of_evenings_is_added_once() {
    let evening: Evening = "2026-11-20/detrak/even".parse().unwrap();
    let zoe = Sent {
        name: "Zoé".into(),
        results: core::array::from_fn(|deal| FinalScores {
            scores: vec![30 + deal as i32],
            places: vec![1],
        }),
    };
    let later: Evening = "9998-01-01/detrak/even".parse().unwrap();
    let row = |entry: String, text: &str| (entry, text.to_owned());
    let file = BTreeMap::from([
        row(evening.entry(0, Player::You), "36 1 link"),
        row(evening.entry(1, Player::You), "- link"),
        row(evening.entry(2, Player::You), "36,30 1,2 link"),
        row(evening.entry(0, Player::Member(3)), "20 1 link"),
        row(evening.own_entry(3, true), "30 1 link"),
        row(zoe.entry(&evening), &zoe.to_link(&evening)),
        row(later.entry(0, Player::You), "36 1 link"),
        row("nothing".into(), "36 1 link"),
    ]);
    let stored = StoredData {
        evenings: BTreeMap::from([
            row(evening.entry(0, Player::You), "- here"),
            row(evening.entry(1, Player::You), "- here"),
        ]),
        ..StoredData::default()
    };
    let mut adding = AdditionsBuilder::new(stored, NOW);
    adding.evenings(&file);
    // Once more from another file.
    adding.evenings(&file);
    let added = adding.added;
    let entries: Vec<&str> = added.evenings.keys().map(String::as_str).collect();
    assert_eq!(
        entries,
        [
            evening.entry(0, Player::Member(3)),
            evening.entry(0, Player::You),
            evening.own_entry(3, true),
            zoe.entry(&evening)
        ]
    );
    assert_eq!((added.deals(), added.left_out), (3, 2));
    // The deal that goes on here, twice; and what the second file has of the first.
    assert_eq!(added.known_lines.evenings, 2 + 3);
}

#[test]
fn what_goes_between_friends_is_added_where_it_is_further() {
    let key = |id: u32, row: &str| format!("duel/{id:016x}/{row}");
    let row = |id, row, text: &str| (key(id, row), text.to_owned());
    let file = BTreeMap::from([
        row(1, "given-up", "end "),
        row(2, "given-up", "end "),
        row(3, "you", "end no link"),
        ("nothing".into(), "end ".into()),
    ]);
    let stored = StoredData {
        exchanges: BTreeMap::from([row(1, "given-up", "end ")]),
        ..StoredData::default()
    };
    let mut adding = AdditionsBuilder::new(stored, NOW);
    file.iter()
        .for_each(|(key, text)| adding.exchange(key, text));
    // Once more from another file.
    file.iter()
        .for_each(|(key, text)| adding.exchange(key, text));
    let added = adding.end();
    assert!(added.exchanges.keys().eq([&key(2, "given-up")]));
    assert!(!added.is_empty());
    // That somebody gave up is no game.
    assert_eq!((added.exchanged(), added.known_lines.exchanges), (0, 0));
}
