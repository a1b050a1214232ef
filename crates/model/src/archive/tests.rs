use engine::Seed;
use engine::dekal::{Dekal, Rules};
use protocol::Level;

use super::memory::Memory;
use super::*;
use crate::session::{Participant, Session};

/// A match of a person and a bot that begins.
fn session(seed: u64) -> Session<Dekal> {
    let participants = [None, Some(Level::Regular)].map(|bot| Participant {
        name: String::new(),
        bot,
    });
    Session::new(Rules::default(), participants.into(), Seed(seed)).unwrap()
}

fn game(seed: u64) -> SavedGame {
    let session = session(seed);
    SavedGame::new(session.record(None), seed)
}

/// A text of this size instead of a record's.
fn heavy(ended: u64, size: usize) -> SavedGame {
    SavedGame {
        slot: Slot {
            ended,
            id: id_of(&ended.to_string()),
        },
        text: "x".repeat(size),
    }
}

fn ended(store: &Memory) -> Vec<u64> {
    let slots = slots(store).unwrap();
    slots.iter().map(|slot| slot.ended).collect()
}

#[test]
fn games_are_listed_the_latest_first_and_read_by_their_names() {
    let store = Memory::new(usize::MAX);
    store.write("tablee.dekal.match", "something else").unwrap();
    for seed in [9, 100, 20] {
        assert_eq!(keep(&store, &game(seed), true), Ok(Kept::Added(0)));
    }
    assert_eq!(ended(&store), [100, 20, 9]);
    let wanted = game(20);
    assert_eq!(read(&store, wanted.id()), Ok(Some(wanted.text().into())));
    remove(&store, wanted.id()).unwrap();
    assert_eq!(read(&store, wanted.id()), Ok(None));
    assert_eq!(ended(&store), [100, 9]);
}

#[test]
fn the_same_game_is_kept_once_whenever_it_ended() {
    let store = Memory::new(usize::MAX);
    let session = session(1);
    let at = |now| SavedGame::new(session.record(None), now);
    assert_eq!(keep(&store, &at(5), true), Ok(Kept::Added(0)));
    assert_eq!(keep(&store, &at(6), true), Ok(Kept::Known));
    assert_eq!(ended(&store), [5]);
}

#[test]
fn a_game_that_says_when_it_ended_is_believed() {
    let session = session(1);
    let store = Memory::new(usize::MAX);
    keep(&store, &SavedGame::new(session.record(Some(3)), 8), true).unwrap();
    assert_eq!(ended(&store), [3]);
}

#[test]
fn the_oldest_go_when_there_are_too_many() {
    let store = Memory::new(usize::MAX);
    for number in 0..MAX_GAMES as u64 {
        assert_eq!(keep(&store, &heavy(number, 1), true), Ok(Kept::Added(0)));
    }
    let next = heavy(5_000, 1);
    assert_eq!(keep(&store, &next, false), Ok(Kept::NoRoom));
    assert_eq!(ended(&store).len(), MAX_GAMES);
    assert_eq!(keep(&store, &next, true), Ok(Kept::Added(1)));
    assert_eq!(ended(&store).len(), MAX_GAMES);
    assert!(!ended(&store).contains(&0) && ended(&store).contains(&5_000));
}

#[test]
fn the_oldest_go_when_they_are_too_large() {
    let store = Memory::new(usize::MAX);
    for number in 0..4 {
        keep(&store, &heavy(number, MAX_SIZE / 4), true).unwrap();
    }
    let next = heavy(9, MAX_SIZE / 2);
    assert_eq!(keep(&store, &next, true), Ok(Kept::Added(2)));
    assert_eq!(ended(&store), [9, 3, 2]);
}

#[test]
fn the_oldest_go_when_the_browser_has_no_more_room() {
    let store = Memory::new(100);
    for number in 0..3 {
        keep(&store, &heavy(number, 30), true).unwrap();
    }
    assert_eq!(keep(&store, &heavy(3, 30), false), Ok(Kept::NoRoom));
    assert_eq!(keep(&store, &heavy(3, 30), true), Ok(Kept::Added(1)));
    assert_eq!(ended(&store), [3, 2, 1]);
    let other = Memory::new(10);
    assert_eq!(keep(&other, &heavy(4, 30), true), Err(StorageError::Full));
}

#[test]
fn a_summary_tells_what_the_list_shows() {
    let summary = Summary::read(game(5).text()).unwrap();
    assert_eq!(summary.game, engine::GameId::Dekal);
    assert_eq!(summary.seats.len(), 2);
    assert_eq!(summary.result, None);
    assert_eq!(summary.seed, Seed(5));
    assert_eq!(Summary::read("{"), None);
    assert_eq!(Summary::read(&game(5).text().replace("dekal", "x")), None);
}

#[test]
fn a_game_that_was_only_watched_is_nobodys() {
    for watch in [true, false] {
        let participants = [watch, true].map(|is_bot| Participant {
            name: String::new(),
            bot: is_bot.then_some(Level::Regular),
        });
        let session =
            Session::<Dekal>::new(Rules::default(), participants.into(), Seed(1)).unwrap();
        let kept = SavedGame::new(session.record(None), 1);
        let summary = Summary::read(kept.text()).unwrap();
        assert_eq!(summary.has_person(), !watch);
        assert_eq!(summary.seats.len(), 2);
    }
}
