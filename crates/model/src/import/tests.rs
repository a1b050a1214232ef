use engine::dekal::{Dekal, Rules};
use engine::{Seat, Seed, with_game};
use protocol::Level;

use super::*;
use crate::bundle::{Bundle, Lines, MAX_FILE};
use crate::daily;
use crate::preferences::Preferences;
use crate::session::Participant;

/// A match of Dékal, before its first action.
fn game(seed: u64) -> SavedGame {
    SavedGame::new(begun(Seed(seed)).record(None), seed)
}

fn begun(seed: Seed) -> Session<Dekal> {
    let bots = [None, Some(Level::default())];
    let players = bots.map(|bot| Participant {
        name: String::new(),
        bot,
    });
    Session::new(Rules::default(), players.into(), seed).unwrap()
}

/// A time in 2026 after the end of every game in these tests, in milliseconds since 1970.
const NOW: u64 = 1_796_000_000_000;

fn checks_of(game: GameId) -> Option<Checks> {
    Some(with_game!(game, G => Checks {
        check: check::<G>,
        resume: |record, slot, now| resume::<G>(record, slot, now, is_of_day::<G>),
    }))
}

/// In these tests, a match is the day's game if it has the day's seed.
fn is_of_day<G: Game>(session: &Session<G>, day: Day) -> bool {
    !session.is_practice() && session.seed() == daily::seed(G::ID, day)
}

/// The text of a bundle with these records.
fn bundle(records: &[&str], settings: &Settings, lines: &Lines) -> String {
    let (mut bundle, mut file) = Bundle::begin(settings);
    for text in records {
        file += &bundle.record(text);
    }
    file.extend(bundle.end(lines, &Extras::default()));
    file
}

/// The plan of importing a file into the database with this data.
fn plan(stored: &StoredData, text: &str, now: u64) -> Plan {
    let file = ("file".to_owned(), Ok(text.to_owned()));
    let mut import = Import::begin(vec![file], stored.clone(), now);
    while import.step(checks_of) {}
    import.end()
}

/// What is not imported, and how often.
fn failures(plan: &Plan) -> Vec<(Failure, usize)> {
    let refused = plan.refused.iter();
    refused
        .map(|one| (one.failure.clone(), one.count))
        .collect()
}

/// The data after these additions.
fn after(mut stored: StoredData, additions: Additions) -> StoredData {
    let names = additions.games.iter().map(|game| game.id().to_owned());
    stored.games.extend(names);
    stored.results.games.extend(additions.results);
    stored.results.luck.extend(additions.luck);
    for note in additions.days {
        stored.days.add(note);
    }
    stored
}

#[test]
fn a_file_of_all_games_brings_them_back_elsewhere() {
    let games = [game(1), game(2), game(3)];
    let settings = Settings {
        patterns: true,
        ..Settings::default()
    };
    let texts = games.each_ref().map(|game| game.text());
    let file = bundle(&texts, &settings, &Lines::default());
    let there = StoredData {
        games: [games[1].id().to_owned()].into(),
        ..StoredData::default()
    };
    let plan = plan(&there, &file, 99);
    assert_eq!(plan.additions.games, [games[0].clone(), games[2].clone()]);
    assert_eq!(plan.additions.known, 1);
    assert_eq!((plan.settings, plan.refused.len()), (Some(settings), 0));
}

#[test]
fn a_file_holds_the_kept_texts_as_they_are() {
    let lines = Lines {
        results: vec!["a \"b\"".into()],
        daily: vec![],
    };
    let settings = Settings::default();
    let (first, odd) = (game(1), r#"{"z":1.50,"a":[18446744073709551616]}"#);
    let file = bundle(&[first.text(), odd, "{é"], &settings, &lines);
    let expected = format!(
        r#"{{"format":"tablee-records","version":1,"settings":{},"records":[{},{odd},"{{é"],"results":["a \"b\""],"daily":[]}}"#,
        settings.encode(),
        first.text()
    );
    assert_eq!(file, expected);
}

/// A match of the game that a day has, if there is one, in which the person has made the first move.
fn under_way(day: Option<Day>) -> Session<Dekal> {
    let mut session = begun(day.map_or(Seed(9), |day| daily::seed(GameId::Dekal, day)));
    let mut first = None;
    session.game().actions(Seat::FIRST, &mut |action| {
        first.get_or_insert(action);
    });
    session.act(Seat::FIRST, first.unwrap()).unwrap();
    session
}

/// A file with these matches under way.
fn file_of(matches: &[(&str, &str)]) -> String {
    let (bundle, mut file) = Bundle::begin(&Settings::default());
    let matches = matches.iter();
    let extras = Extras {
        matches: matches
            .map(|(table, text)| ((*table).into(), (*text).into()))
            .collect(),
        ..Extras::default()
    };
    file.extend(bundle.end(&Lines::default(), &extras));
    file
}

#[test]
fn evenings_mistakes_and_duels_travel_in_a_file() {
    let card = "dekal/0123456789abcdef";
    let found = crate::mistakes::found_key(card, NOW);
    let (bundle, mut file) = Bundle::begin(&Settings::default());
    let extras = Extras {
        evenings: [("2026-11-30/mixed/even/1/you".into(), "- RECORD".into())].into(),
        mistakes: [(found.clone(), String::new())].into(),
        exchanges: [("duel/0123456789abcdef/given-up".into(), "end ".into())].into(),
        ..Extras::default()
    };
    file.extend(bundle.end(&Lines::default(), &extras));
    let stored = StoredData {
        mistakes: [card.to_owned()].into(),
        ..StoredData::default()
    };
    let added = plan(&stored, &file, NOW).additions;
    assert_eq!(added.evenings, extras.evenings);
    assert_eq!(added.mistakes, extras.mistakes);
    assert_eq!(added.exchanges, extras.exchanges);
}

#[test]
fn matches_under_way_travel_as_their_tables_save_them() {
    let day = Day::of(NOW);
    let (usual, of_day) = (under_way(None), under_way(Some(day)));
    let at_day = format!("dekal/{day}");
    let file = file_of(&[("dekal", &usual.save()), (&at_day, &of_day.save())]);
    let plan = plan(&StoredData::default(), &file, NOW);
    assert_eq!(failures(&plan), []);
    let came = plan.additions.matches.iter();
    let came: Vec<_> = came
        .map(|arrival| (arrival.slot.name(), arrival.save.text.clone()))
        .collect();
    let expected = [("dekal".to_owned(), usual.save()), (at_day, of_day.save())];
    assert_eq!(came, expected);
}

#[test]
fn a_match_comes_to_no_table_but_its_own() {
    let (day, usual) = (Day::of(NOW), under_way(None).save());
    let (today, tomorrow) = (format!("dekal/{day}"), format!("dekal/{}", day.later(1)));
    let of_day = under_way(Some(day));
    let practice = of_day.practice(1).save();
    let file = file_of(&[
        (&today, &usual),
        (&tomorrow, &of_day.save()),
        ("dekal/today", &usual),
        ("detrak", &usual),
        ("dekal", "{lost"),
    ]);
    let plan = plan(&StoredData::default(), &file, NOW);
    assert!(plan.additions.is_empty());
    let not_of_day = Failure::from(RecordError::Impossible(
        "it is not the game of its day".into(),
    ));
    // The expected failures, in the order of the tables' names, each kind once.
    let expected = [
        (RecordError::Foreign.into(), 2),
        (not_of_day.clone(), 2),
        (RecordError::OtherGame.into(), 1),
    ];
    assert_eq!(failures(&plan), expected);
    let file = file_of(&[(&today, &practice)]);
    let plan = self::plan(&StoredData::default(), &file, NOW);
    assert_eq!(failures(&plan), [(not_of_day, 1)], "practice never counts");
}

#[test]
fn lessons_choices_and_analyses_travel_too() {
    let (bundle, mut file) = Bundle::begin(&Settings::default());
    let texts = |name: &str, text: &str| [(name.to_owned(), text.to_owned())].into();
    let extras = Extras {
        preferences: Preferences {
            lessons: texts("dekal", "done"),
            choices: texts("dekal", r#"{"players":4}"#),
            analyses: texts("an opening", "#/position/dekal/MS4/"),
            reviews: texts("dekal", "1f 12 10500 20250\n"),
            puzzles: texts("dekal", "7 0000001f 1200 +\n"),
        },
        ..Extras::default()
    };
    file.extend(bundle.end(&Lines::default(), &extras));
    let plan = plan(&StoredData::default(), &file, NOW);
    assert_eq!(plan.additions.lessons, extras.preferences.lessons);
    assert_eq!(plan.choices, extras.preferences.choices);
    assert_eq!(plan.additions.analyses, extras.preferences.analyses);
    assert_eq!(plan.additions.reviews, extras.preferences.reviews);
    assert_eq!(plan.additions.puzzles, extras.preferences.puzzles);
}

#[test]
fn what_later_releases_add_is_passed_over() {
    let later =
        |text: &str| text.replacen('{', r#"{"later":[1.5,1e400,-18446744073709551617],"#, 1);
    let file = bundle(
        &[later(game(1).text()).as_str()],
        &Settings::default(),
        &Lines::default(),
    );
    let mut stored = StoredData::default();
    for (text, added) in [
        (file, 1),
        (later(game(2).text()), 1),
        (game(1).text().into(), 0),
    ] {
        let plan = plan(&stored, &later(&text), 7);
        assert_eq!(
            (plan.additions.games.len(), plan.refused.len()),
            (added, 0),
            "{text}"
        );
        let texts = plan.additions.games.iter().map(SavedGame::text);
        assert!(
            texts.clone().all(|text| !text.contains("later")),
            "what was passed over is not kept"
        );
        stored = after(stored, plan.additions);
    }
}

#[test]
fn results_and_days_travel_with_the_games() {
    let line = "1795270000000 dekal 1f one daily 7 .s 34,41 1,2";
    let lines = Lines {
        results: vec![line.into(), "luck 1f wins 5".into()],
        daily: vec![format!("done 2026-11-21 {line}")],
    };
    let file = bundle(&[], &Settings::default(), &lines);
    let first = plan(&StoredData::default(), &file, NOW);
    assert_eq!(
        (first.additions.with_results.len(), first.refused.len()),
        (1, 0),
        "one game, whatever tells of it"
    );
    let stored = after(StoredData::default(), first.additions);
    assert_eq!(stored.results.games[0].to_string(), line);
    assert_eq!(
        (stored.results.luck.len(), stored.days.done().len()),
        (1, 1)
    );
    let again = plan(&stored, &file, NOW);
    assert!(again.additions.is_empty() && again.refused.is_empty());
    let before = plan(&StoredData::default(), &file, 7).additions;
    assert_eq!(
        (before.with_results.len(), before.left_out),
        (0, 2),
        "is still to come"
    );
    let odd = r#"{"format":"tablee-records","version":1,"records":[],"results":7,"daily":["x"]}"#;
    assert_eq!(plan(&StoredData::default(), odd, 8), Plan::default());
}

#[test]
fn several_files_are_one_plan() {
    let (late, early) = (game(2), game(1));
    let files = [
        ("late", late.text()),
        ("again", late.text()),
        ("early", early.text()),
        ("bad", "{"),
    ];
    let files = files.map(|(name, text)| (name.to_owned(), Ok(text.to_owned())));
    let mut import = Import::begin(files.into(), StoredData::default(), 7);
    while import.step(checks_of) {}
    let plan = import.end();
    assert_eq!(plan.additions.games, [early, late], "in their order");
    assert_eq!(plan.additions.known, 1);
    let names: Vec<&str> = plan.refused.iter().map(|one| &*one.file).collect();
    assert_eq!(names, ["bad"]);
}

#[test]
fn one_bad_game_does_not_spoil_the_others() {
    let broken = game(2).text().replace("dekal", "chess");
    let level = game(3).text().replace(Level::default().name(), "god");
    let cut = game(4).text()[..50].to_owned();
    let file = bundle(
        &[game(1).text(), &broken, &level, &cut],
        &Settings::default(),
        &Lines::default(),
    );
    // Invalid settings count as missing.
    let file = file.replace("\"settings\":{", "\"settings\":7,\"others\":{");
    let plan = plan(&StoredData::default(), &file, 7);
    assert_eq!(
        (&plan.additions.games[..], plan.settings),
        (&[game(1)][..], None)
    );
    assert_eq!(
        failures(&plan),
        [
            (RecordError::OtherGame.into(), 1),
            (SessionError::Level("god".into()).into(), 1),
            (RecordError::Foreign.into(), 1),
        ]
    );
}

#[test]
fn of_many_bad_games_there_is_one_reason() {
    let damaged = game(1)
        .text()
        .replace(r#""log":[]"#, r#""log":["no move"]"#);
    let other = game(2)
        .text()
        .replace(r#""log":[]"#, r#""log":["nor this"]"#);
    let good = game(3);
    let records = ["1", &damaged, "{}", good.text(), &other];
    let file = bundle(&records, &Settings::default(), &Lines::default());
    let plan = plan(&StoredData::default(), &file, 7);
    assert_eq!(plan.additions.games, [good]);
    let [foreign, bad] = &plan.refused[..] else {
        panic!("{:?}", plan.refused);
    };
    assert_eq!(
        (&foreign.failure, foreign.count),
        (&RecordError::Foreign.into(), 2)
    );
    let Failure::Record(SessionError::Record(RecordError::Damaged(why))) = &bad.failure else {
        panic!("{bad:?}");
    };
    assert!(why.contains("no move"), "{why}");
    assert_eq!((&*bad.file, bad.count), ("file", 2));
}

#[test]
fn files_that_are_no_games_say_why_and_change_nothing() {
    let why = |text: &str| {
        let plan = plan(&StoredData::default(), text, 7);
        assert!(plan.additions == Additions::default());
        match plan.refused.as_slice() {
            [
                Refused {
                    failure: Failure::Record(SessionError::Record(error)),
                    ..
                },
            ] => error.clone(),
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
}

#[test]
fn a_record_is_refused_if_the_rules_of_its_game_are_not_loaded() {
    let file = ("file".to_owned(), Ok(game(1).text().to_owned()));
    let mut import = Import::begin(vec![file], StoredData::default(), NOW);
    while import.step(|_| None) {}
    let plan = import.end();
    assert_eq!(failures(&plan), [(Failure::NotLoaded, 1)]);
    assert!(plan.additions.is_empty());
}

#[test]
fn whatever_is_added_is_something() {
    let line = "1795270000000 dekal 1f one daily 7 .s 34,41 1,2";
    let stored = |lines: &Lines| {
        let file = bundle(&[], &Settings::default(), lines);
        after(
            StoredData::default(),
            plan(&StoredData::default(), &file, NOW).additions,
        )
    };
    let lines = |results: &[&str], daily: &[&str]| Lines {
        results: results.iter().map(ToString::to_string).collect(),
        daily: daily.iter().map(ToString::to_string).collect(),
    };
    let with_result = stored(&lines(&[line], &[]));
    let nothing = StoredData::default();
    for (stored, lines) in [
        (&nothing, lines(&[line], &[])),
        (&nothing, lines(&[], &["par 2026-11-21 dekal 34,41 1,2"])),
        (&with_result, lines(&["luck 1f points 5"], &[])),
    ] {
        let file = bundle(&[], &Settings::default(), &lines);
        assert!(!plan(stored, &file, NOW).additions.is_empty(), "{lines:?}");
    }
    let file = bundle(&[game(1).text()], &Settings::default(), &Lines::default());
    assert!(!plan(&nothing, &file, NOW).additions.is_empty());
    let empty = bundle(&[], &Settings::default(), &Lines::default());
    assert!(plan(&nothing, &empty, NOW).additions.is_empty());
}
