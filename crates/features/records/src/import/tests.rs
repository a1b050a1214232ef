use ::dekal::DekalUi;
use engine::dekal::Dekal;
use engine::{GameId, RecordError, Seed};
use lazy::Part;
use protocol::Level;

use super::*;
use crate::RecordPart;
use model::archive::memory::Memory;
use model::archive::{self, SavedGame, slots};
use model::session::{Session, SessionError};
use model::settings::Settings;
use table::{Options, begin};

fn game(seed: u64) -> SavedGame {
    let session: Session<Dekal> = begin::<DekalUi>(&Options::default(), Seed(seed));
    SavedGame::new(session.record(None), seed)
}

/// A moment of 2026, after all that is imported here.
const NOW: u64 = 1_796_000_000_000;

lazy::part!(DEKAL: RecordPart = more, RecordPart::of::<DekalUi>());

/// All records here are Dékal's.
fn parts(game: GameId) -> &'static Part<RecordPart> {
    assert_eq!(game, GameId::Dekal);
    &DEKAL
}

/// Imports a whole file at once.
fn import(store: &Memory, text: &str, now: u64) -> Report {
    RECORD_PARTS.provide(parts);
    let mut import = Import::begin(store, text, now);
    while import.step(store) {}
    import.end(store)
}

fn ended(store: &Memory) -> Vec<u64> {
    let slots = slots(store).unwrap();
    slots.iter().map(|slot| slot.ended).collect()
}

#[test]
fn a_file_of_all_games_brings_them_back_elsewhere() {
    let (here, there) = (Memory::new(usize::MAX), Memory::new(usize::MAX));
    let games = [game(1), game(2), game(3)];
    for game in &games {
        keep(&here, game, true).unwrap();
    }
    keep(&there, &games[1], true).unwrap();
    let settings = Settings {
        patterns: true,
        ..Settings::default()
    };
    let texts = games.iter().map(SavedGame::text);
    let file = bundle(texts, &settings, &Lines::default());
    let report = import(&there, &file, 99);
    let wanted = Report {
        added: 2,
        known: 1,
        settings: Some(settings),
        ..Report::default()
    };
    assert_eq!(report, wanted);
    assert_eq!(ended(&there), ended(&here));
    let held = |store: &Memory| {
        let mut held = store.held.borrow().clone();
        held.retain(|key, _| key.starts_with("tablee.games."));
        held
    };
    assert_eq!(held(&there), held(&here));
}

#[test]
fn a_file_holds_the_kept_texts_as_they_are() {
    let lines = Lines {
        results: vec!["a \"b\"".into()],
        daily: vec![],
    };
    let settings = Settings::default();
    let (first, odd) = (game(1), r#"{"z":1.50,"a":[18446744073709551616]}"#);
    let file = bundle([first.text(), odd, "{é"], &settings, &lines);
    let expected = format!(
        r#"{{"format":"tablee-records","version":1,"settings":{},"records":[{},{odd},"{{é"],"results":["a \"b\""],"daily":[]}}"#,
        settings.encode(),
        first.text()
    );
    assert_eq!(file, expected);
}

#[test]
fn what_later_releases_add_is_passed_over() {
    let store = Memory::new(usize::MAX);
    let later =
        |text: &str| text.replacen('{', r#"{"later":[1.5,1e400,-18446744073709551617],"#, 1);
    let file = bundle(
        [later(game(1).text()).as_str()],
        &Settings::default(),
        &Lines::default(),
    );
    for (text, added) in [
        (file, 1),
        (later(game(2).text()), 1),
        (game(1).text().into(), 0),
    ] {
        let report = import(&store, &later(&text), 7);
        assert_eq!((report.added, report.failures.len()), (added, 0), "{text}");
    }
    assert_eq!(ended(&store), [2, 1]);
    assert_eq!(
        archive::read(&store, game(1).id()),
        Ok(Some(game(1).text().into())),
        "what was passed over is not kept"
    );
}

#[test]
fn games_of_a_file_are_added_one_at_a_time() {
    let store = Memory::new(usize::MAX);
    let games = [game(2), game(1)];
    let texts = games.iter().map(SavedGame::text);
    let file = bundle(texts, &Settings::default(), &Lines::default());
    let mut import = Import::begin(&store, &file, 7);
    assert_eq!(ended(&store), [0; 0]);
    assert!(import.step(&store));
    assert_eq!(ended(&store), [2]);
    // What else happens meanwhile is no trouble.
    keep(&store, &games[1], true).unwrap();
    assert!(import.step(&store) && !import.step(&store));
    let report = import.end(&store);
    assert_eq!((report.added, report.known), (1, 1));
}

#[test]
fn results_and_days_travel_with_the_games() {
    let (here, there) = (Memory::new(usize::MAX), Memory::new(usize::MAX));
    let line = "1795270000000 dekal 1f one daily 7 .s 34,41 1,2";
    let done = format!("done 2026-11-21 {line}");
    model::results::import(&here, [line], NOW).unwrap();
    daily::import(&here, [done.as_str()], NOW).unwrap();
    let lines = Lines::kept(&here).unwrap();
    assert_eq!((lines.results.len(), lines.daily.len()), (1, 1));
    let file = bundle([], &Settings::default(), &lines);
    let report = import(&there, &file, NOW);
    assert_eq!(
        (report.results, report.failures.len()),
        (1, 0),
        "one game, whatever tells of it"
    );
    assert_eq!(Lines::kept(&there), Ok(lines));
    assert_eq!(
        import(&there, &file, NOW),
        Report {
            settings: Some(Settings::default()),
            ..Report::default()
        },
        "nothing is new"
    );
    let before = import(&Memory::new(usize::MAX), &file, 7);
    assert_eq!(
        (before.results, before.left_out),
        (0, 2),
        "is still to come"
    );
    let odd = r#"{"format":"tablee-records","version":1,"records":[],"results":7,"daily":["x"]}"#;
    assert_eq!(import(&there, odd, 8), Report::default());
    let full = Memory::new(3);
    assert_eq!(
        import(&full, &file, NOW).failures,
        [Failure::Storage(StorageError::Full)]
    );
}

#[test]
fn one_bad_game_does_not_spoil_the_others() {
    let store = Memory::new(usize::MAX);
    let broken = game(2).text().replace("dekal", "chess");
    let level = game(3).text().replace(Level::default().name(), "god");
    let cut = game(4).text()[..50].to_owned();
    let file = bundle(
        [game(1).text(), &broken, &level, &cut],
        &Settings::default(),
        &Lines::default(),
    );
    // Settings that are none are as if they were not there.
    let file = file.replace("\"settings\":{", "\"settings\":7,\"others\":{");
    let report = import(&store, &file, 7);
    assert_eq!((report.added, report.settings), (1, None));
    assert_eq!(
        report.failures,
        [
            Failure::from(RecordError::OtherGame),
            Failure::Record(SessionError::Level("god".into())),
            Failure::from(RecordError::Foreign),
        ]
    );
    assert_eq!(ended(&store), [1]);
}

#[test]
fn files_that_are_no_games_say_why_and_change_nothing() {
    let store = Memory::new(usize::MAX);
    let why = |text: &str| {
        let report = import(&store, text, 7);
        assert_eq!((report.added, report.known), (0, 0));
        match report.failures.as_slice() {
            [Failure::Record(SessionError::Record(error))] => error.clone(),
            other => panic!("{text:.40}: {other:?}"),
        }
    };
    assert!(matches!(why("{ not json"), RecordError::Damaged(_)));
    let deep = "[".repeat(200_000);
    assert!(matches!(why(&deep), RecordError::Damaged(_)));
    let deep = format!("{deep}{}", "]".repeat(200_000));
    assert_eq!(why(&deep), RecordError::Foreign);
    assert_eq!(why("[]"), RecordError::Foreign);
    assert_eq!(why(r#"{"format":"png"}"#), RecordError::Foreign);
    let newer = r#"{"format":"tablee-record","version":2}"#;
    assert_eq!(why(newer), RecordError::Newer(2));
    let newer = r#"{"format":"tablee-records","version":7,"records":[]}"#;
    assert_eq!(why(newer), RecordError::Newer(7));
    let newer = r#"{"format":"tablee-records","version":18446744073709551616,"records":[]}"#;
    assert_eq!(why(newer), RecordError::Newer(u32::MAX));
    let lists = r#"{"format":"tablee-records","version":1}"#;
    assert!(matches!(why(lists), RecordError::Damaged(_)));
    assert_eq!(why(&" ".repeat(MAX_FILE + 1)), RecordError::Enormous);
    let impossible = game(1).text().replace(r#""log":[]"#, r#""log":["next"]"#);
    assert!(matches!(why(&impossible), RecordError::Impossible(_)));
    let endless = vec![r#""next""#; 60_000].join(",");
    let endless = game(1).text().replace("[]", &format!("[{endless}]"));
    assert_eq!(why(&endless), RecordError::Enormous);
    assert!(ended(&store).is_empty());
}
