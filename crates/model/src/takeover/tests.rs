use engine::Seed;
use engine::detrak::{Detrak, Rules};

use super::*;
use crate::archive::Summary;
use crate::results::{Kind, Line};
use crate::session::{Participant, Session};

/// The local storage of release 0.2.0: keys and texts. They are written by the code of that release, from games played
/// with it: one with its luck, the day's with its par, one whose page was closed before its result was written, two
/// matches under way, and a save that could not be used. (Release 0.1.0 stored nothing.)
const RELEASE_0_2: &str = include_str!("release-0.2.0.json");

/// A whole game of Détrak by one person, who always takes the first action there is.
fn game(seed: u64, ended: u64) -> SavedGame {
    let rules = Rules {
        players: 1,
        advanced: false,
    };
    let person = Participant {
        name: String::new(),
        bot: None,
    };
    let mut session = Session::<Detrak>::new(rules, vec![person], Seed(seed)).unwrap();
    while session.outcome().is_none() {
        if session.draw() {
            continue;
        }
        let seat = engine::Seat::FIRST;
        let mut first = None;
        engine::Game::actions(session.game(), seat, &mut |action| {
            first.get_or_insert(action);
        });
        session.act(seat, first.unwrap()).unwrap();
    }
    SavedGame::new(session.record(Some(ended)), 0)
}

fn storage(games: &[&SavedGame], more: &[(&str, &str)]) -> OldStorage {
    let games = games.iter().map(|game| {
        let key = format!("{GAMES}{}.{}", game.ended(), game.id());
        (key, game.text().to_owned())
    });
    let more = more.iter();
    let more = more.map(|(key, text)| ((*key).to_owned(), (*text).to_owned()));
    OldStorage(games.chain(more).collect())
}

/// The ids of the games and the kinds of the results that are added.
fn results(added: &Additions) -> Vec<(&str, Kind)> {
    added
        .results
        .iter()
        .map(|line| (&*line.id, line.kind))
        .collect()
}

#[test]
fn matches_on_tables_are_taken_over_and_unusable_ones_become_games() {
    let old = storage(
        &[],
        &[
            ("tablee.dekal.match", "the table's"),
            ("tablee.dekal.match.unusable", "{ not json"),
            ("tablee.dumble.daily.2026-11-21", "the day's"),
            ("tablee.dumble.daily.some day", "of no day"),
        ],
    );
    let day = "2026-11-21".parse().unwrap();
    let expected = [
        (SaveSlot::of(GameId::Dekal), "the table's"),
        (SaveSlot::of_day(GameId::Dumble, day), "the day's"),
    ];
    assert!(old.saves().eq(expected));
    let (added, unreadable) = old.additions(StoredData::default(), 0);
    let texts = added.games.iter().map(SavedGame::text);
    assert!(texts.eq(["{ not json", "of no day"]));
    assert!(added.results.is_empty() && unreadable.is_empty());
}

#[test]
fn the_storage_of_release_0_2_0_is_taken_over() {
    let old = OldStorage(serde_json::from_str(RELEASE_0_2).unwrap());
    assert!(old.0.keys().all(|key| is_played(key) || is_of_table(key)));
    let (added, unreadable) = old.additions(StoredData::default(), 0);
    assert!(unreadable.is_empty(), "{unreadable:?}");
    let games: Vec<(GameId, u64)> = (added.games.iter())
        .filter_map(|game| Some((Summary::read(game.text())?.game, game.ended())))
        .collect();
    let morning = 1_795_305_600_000;
    let at = |hour: u64| morning + hour * 3_600_000;
    let expected = [
        (GameId::Dekal, at(9)),
        (GameId::Detrak, at(10)),
        (GameId::Detrak, at(11)),
    ];
    assert_eq!(games, expected);
    assert_eq!(added.games.len(), 4, "and what could not be used");
    let mut kinds: Vec<(u64, Kind)> = (added.results.iter())
        .map(|line| (line.ended, line.kind))
        .collect();
    kinds.sort_by_key(|(ended, _)| *ended);
    let expected = [
        (at(9), Kind::Own),
        (at(10), Kind::Daily),
        (at(11), Kind::Own),
    ];
    assert_eq!(kinds, expected);
    assert_eq!(added.luck.len(), 1);
    assert_eq!(added.days.len(), 2, "the result and the par");
    let saves: BTreeMap<String, &str> = (old.saves())
        .map(|(slot, text)| (slot.name(), text))
        .collect();
    let tables = ["debacle/2026-11-22", "detrak/2026-11-22", "dumble"];
    assert!(saves.keys().eq(tables), "{saves:?}");
    Session::<engine::debacle::Debacle>::load(saves[tables[0]]).unwrap();
    let detrak = Session::<Detrak>::load(saves[tables[1]]).unwrap();
    assert!(detrak.outcome().is_some());
    let dumble = Session::<engine::dumble::Dumble>::load(saves[tables[2]]).unwrap();
    assert!(dumble.outcome().is_none());
    assert_eq!(dumble.play().log().len(), 24);
}

#[test]
fn games_without_results_get_them() {
    let games = [game(2, 2_000), game(1, 1_000), game(2, 3_000)];
    assert_eq!(games[0].id(), games[2].id());
    let old = storage(&[&games[0], &games[1]], &[]);
    let (added, unreadable) = old.additions(StoredData::default(), 0);
    let expected = [(games[1].id(), Kind::Own), (games[0].id(), Kind::Own)];
    assert_eq!(results(&added), expected);
    assert_eq!(added.games, [games[1].clone(), games[0].clone()]);
    assert!(unreadable.is_empty());
}

#[test]
fn release_0_2_kept_lines_by_months_and_what_it_owed() {
    let games: Vec<SavedGame> = (1..=5).map(|seed| game(seed, seed * 1_000)).collect();
    let [reset, own, counted, undone, lined] = &games[..] else {
        unreachable!("there are five")
    };
    let line = Line::of(lined.text(), lined.id(), Kind::Practice).unwrap();
    let lines = format!(
        "{line}\nluck {id} points 5\n7 chess from the future\nluck {id} points -6\n",
        id = lined.id()
    );
    let owed = format!(
        "+{} !{} +{} -{}",
        own.id(),
        counted.id(),
        undone.id(),
        undone.id()
    );
    let day = format!("done 1970-01-01 {line}");
    let days = format!("{day}\npar 1970-01-01 detrak 5 1\npar 1970-01-01 detrak 6 1\n?\n");
    let old = storage(
        &[reset, own, counted, undone, lined],
        &[
            (FILLED, "1"),
            (OWED, &owed),
            ("tablee.results.1970-01", &lines),
            ("tablee.daily-log.1970-01", &days),
        ],
    );
    let (added, unreadable) = old.additions(StoredData::default(), 0);
    let expected = [
        (lined.id(), Kind::Practice),
        (own.id(), Kind::Own),
        (counted.id(), Kind::Daily),
    ];
    assert_eq!(results(&added), expected, "what was reset stays so");
    assert_eq!(added.games, games);
    assert_eq!(added.luck.len(), 1);
    assert_eq!(added.luck[0].1.thousandths, -6, "the last word counts");
    let notes: Vec<String> = added.days.iter().map(ToString::to_string).collect();
    assert_eq!(notes, [day.as_str(), "par 1970-01-01 detrak 6 1"]);
    let expected = [
        Unreadable::Result("7 chess from the future".into()),
        Unreadable::Day("?".into()),
    ];
    assert_eq!(unreadable, expected);
}

#[test]
fn a_damaged_game_is_kept_as_it_is() {
    let damaged = SavedGame::kept("bad".into(), 5, "{ damaged".into());
    let old = storage(&[&damaged], &[("tablee.games.x", "no game")]);
    let (added, _) = old.additions(StoredData::default(), 0);
    assert_eq!((&added.games[..], added.results.len()), (&[damaged][..], 0));
}

#[test]
fn what_is_there_already_is_not_added_again() {
    let old = storage(
        &[&game(1, 1_000)],
        &[("tablee.daily-log.1970-01", "par 1970-01-01 dekal 5,6 2,1")],
    );
    let (first, _) = old.additions(StoredData::default(), 0);
    let mut stored = StoredData::default();
    stored
        .games
        .extend(first.games.iter().map(|game| game.id().to_owned()));
    stored.results.games.clone_from(&first.results);
    for note in &first.days {
        stored.days.add(note.clone());
    }
    let (again, _) = old.additions(stored, 0);
    assert!(again.is_empty() && again.known == 1, "{again:?}");
}
