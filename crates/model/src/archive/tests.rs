use engine::Seed;
use engine::dekal::{Dekal, Rules};
use protocol::Level;

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

#[test]
fn the_same_game_is_the_same_whenever_it_ended() {
    let session = session(1);
    let at = |now| SavedGame::new(session.record(None), now);
    assert_eq!(at(5).id(), at(6).id());
    assert_ne!(at(5).id(), game(2).id());
    assert_eq!((at(5).ended(), at(6).ended()), (5, 6));
}

#[test]
fn a_saved_match_is_the_same_game_without_a_replay() {
    let session = session(1);
    let unchecked = SavedGame::unchecked(session.save(), 5);
    assert_eq!(unchecked.id(), SavedGame::new(session.record(None), 5).id());
    assert_eq!((unchecked.ended(), unchecked.text()), (5, &*session.save()));
}

#[test]
fn a_game_that_says_when_it_ended_is_believed() {
    let session = session(1);
    let game = SavedGame::new(session.record(Some(3)), 8);
    assert_eq!(game.ended(), 3);
}

#[test]
fn a_summary_tells_what_the_list_shows() {
    let summary = Summary::read(game(5).text()).unwrap();
    assert_eq!(summary.game, engine::GameId::Dekal);
    assert_eq!(summary.seats.len(), 2);
    assert_eq!(summary.result, None);
    assert_eq!(summary.seed, Seed(5));
    assert!(!summary.practice);
    let practice = SavedGame::new(session(5).practice(0).record(None), 5);
    let practice = Summary::read(practice.text()).unwrap();
    assert!(practice.practice);
    for summary in [summary, practice] {
        let text = serde_json::to_string(&summary).unwrap();
        assert_eq!(Summary::read(&text), Some(summary));
    }
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
