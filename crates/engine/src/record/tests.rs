use super::*;
use crate::dekal::{Dekal, Rules};
use crate::detrak::Detrak;
use crate::game::Phase;

fn record() -> Record<Dekal> {
    let rules = Rules::default();
    let seat = |bot: Option<&str>| Player {
        name: "É\"\\".into(),
        bot: bot.map(Into::into),
    };
    let mut play = Match::<Dekal>::new(rules).unwrap();
    while play.log().len() < 5 {
        let Phase::Decide(seats) = play.game().phase() else {
            play.draw(Seed(7)).unwrap();
            continue;
        };
        let (seat, mut first) = (seats.first().unwrap(), None);
        play.game()
            .actions(seat, &mut |one| first = first.or(Some(one)));
        play.act(seat, first.unwrap()).unwrap();
    }
    Record {
        players: vec![seat(None), seat(Some("regular"))],
        seed: Seed(7),
        play,
        ended: Some(u64::MAX),
        practice: false,
        assisted: false,
    }
}

/// A record with a part of its text replaced.
fn with(part: &str, other: &str) -> String {
    let text = record().to_json();
    assert!(text.contains(part), "{text}");
    text.replacen(part, other, 1)
}

fn is_damaged(text: &str) -> bool {
    matches!(
        Record::<Dekal>::from_json(text),
        Err(RecordError::Damaged(_))
    )
}

#[test]
fn the_fields_stand_in_their_order_without_spaces() {
    let text = record().to_json();
    let start = concat!(
        r#"{"format":"tablee-record","version":1,"game":"dekal","#,
        r#""rules":{"players":2,"rounds":"one","first":"lowest"},"#,
        r#""seats":[{"name":"É\"\\"},{"name":"É\"\\","bot":"regular"}],"#,
        r#""seed":"7","log":["1:flip r1c1",""#,
    );
    assert!(text.starts_with(start), "{text}");
    assert!(
        text.ends_with(r#"],"ended":18446744073709551615}"#),
        "{text}"
    );
}

#[test]
fn practice_and_help_are_told_and_nothing_is_said_of_what_is_not() {
    let practice = Record {
        practice: true,
        ..record()
    };
    let assisted = Record {
        assisted: true,
        ..record()
    };
    for (told, field) in [(practice, "practice"), (assisted, "assisted")] {
        let text = told.to_json();
        assert!(text.ends_with(&format!(r#","{field}":true}}"#)), "{text}");
        assert_eq!(Record::from_json(&text), Ok(told));
        assert!(!record().to_json().contains(field));
        let denied = text.replace("true", "false");
        assert_eq!(Record::from_json(&denied), Ok(record()));
        assert!(is_damaged(&text.replace("true", "\"yes\"")));
    }
}

#[test]
fn fields_of_later_releases_are_passed_over() {
    for value in [
        "1.5",
        "-0.0",
        "1e400",
        "18446744073709551616",
        "-99999999999999999999",
        r#"{"a":[1.5,{"seed":7}]}"#,
        "null",
    ] {
        for part in [r#""seed":"#, r#""name":"#, r#""players":2"#] {
            let text = with(part, &format!("\"later\":{value},{part}"));
            assert_eq!(Record::from_json(&text), Ok(record()), "{text}");
        }
    }
}

#[test]
fn a_version_of_any_size_is_a_later_one() {
    for (version, reported) in [
        ("2", 2),
        ("4294967295", u32::MAX),
        ("18446744073709551616", u32::MAX),
        ("100000000000000000000000000000000000000000", u32::MAX),
    ] {
        let text = with(r#""version":1"#, &format!("\"version\":{version}"));
        let newer = RecordError::Newer(reported);
        assert_eq!(Record::<Dekal>::from_json(&text), Err(newer.clone()));
        assert_eq!(game_of(&text), Err(newer));
    }
    for version in ["1.5", "-1", "\"1\"", "null", "[1]"] {
        let text = with(r#""version":1"#, &format!("\"version\":{version}"));
        let none = RecordError::Damaged("it has no version".into());
        assert_eq!(Record::<Dekal>::from_json(&text), Err(none), "{version}");
    }
}

#[test]
fn there_was_no_version_0() {
    let text = with(r#""version":1"#, r#""version":0"#);
    let zero = RecordError::Damaged("its version is 0, and the first one was 1".into());
    assert_eq!(Record::<Dekal>::from_json(&text), Err(zero.clone()));
    assert_eq!(game_of(&text), Err(zero));
}

#[test]
fn levels_are_words_that_can_be_printed() {
    for level in ["", "\\u001b[2J", "\\u200b", &"x".repeat(500_000)] {
        assert!(is_damaged(&with("regular", level)), "{level:.20}");
    }
    let unknown = Record::<Dekal>::from_json(&with("regular", "grandmaster"));
    assert_eq!(
        unknown.unwrap().players[1].bot.as_deref(),
        Some("grandmaster")
    );
}

#[test]
fn what_is_told_of_damage_is_printable() {
    for (part, other) in [
        ("1:flip r1c1", "\\u001b[2J".repeat(1_000)),
        (
            r#""lowest""#,
            format!("\"\\u001b[2J{}\"", "x".repeat(9_999)),
        ),
    ] {
        let Err(RecordError::Damaged(why)) = Record::<Dekal>::from_json(&with(part, &other)) else {
            panic!("{part} is read");
        };
        assert!(
            !why.contains('\u{1b}') && why.chars().count() < 400,
            "{why}"
        );
    }
}

#[test]
fn numbers_that_are_not_whole_or_too_large_are_damage_where_they_count() {
    for ended in ["18446744073709551616", "-1", "1.0", "1e3", "\"1\""] {
        let text = with("18446744073709551615", ended);
        assert!(is_damaged(&text), "{ended}");
    }
    for players in ["2.0", "2e0", "256", "-2", "\"2\"", "null"] {
        let text = with(r#""players":2"#, &format!("\"players\":{players}"));
        assert!(is_damaged(&text), "{players}");
    }
}

#[test]
fn damage_is_told_with_its_place() {
    let read = Record::<Dekal>::from_json(&with(r#""seed":"7","#, ""));
    let Err(RecordError::Damaged(why)) = read else {
        panic!("{read:?}");
    };
    assert!(
        why.starts_with("missing field `seed` at line 1 column "),
        "{why}"
    );
}

#[test]
fn what_is_told_twice_is_damage() {
    assert!(is_damaged(&with(r#""seed":"#, r#""seed":"8","seed":"#)));
    assert!(is_damaged(&with(
        r#""players":2"#,
        r#""players":2,"players":2"#
    )));
}

#[test]
fn what_is_no_object_is_foreign() {
    for text in ["[]", "7", "null", r#""tablee-record""#, r#"{"format":1}"#] {
        let foreign = Err(RecordError::Foreign);
        assert_eq!(Record::<Dekal>::from_json(text), foreign, "{text}");
    }
    // The fields' values in a list, without their names.
    let list = r#"["tablee-record",1,"dekal",{},[],"7",[]]"#;
    assert_eq!(game_of(list), Err(RecordError::Foreign));
}

#[test]
fn another_game_is_told() {
    let read = Record::<Detrak>::from_json(&record().to_json());
    assert_eq!(read, Err(RecordError::OtherGame));
    for game in [r#""game":"chess""#, r#""game":7"#, r#""other":"dekal""#] {
        let text = with(r#""game":"dekal""#, game);
        assert_eq!(game_of(&text), Err(RecordError::OtherGame), "{game}");
    }
}

#[test]
fn deep_and_long_texts_exhaust_nothing() {
    const DEEP: usize = 200_000;
    assert!(is_damaged(&"[".repeat(DEEP)));
    assert!(is_damaged(&r#"{"format":"#.repeat(DEEP / 4)));
    let nested = format!("{}{}", "[".repeat(DEEP), "]".repeat(DEEP));
    assert!(is_damaged(&with(
        r#""seed":"7""#,
        &format!("\"seed\":{nested}")
    )));
    let later = with(r#""seed":"#, &format!("\"later\":{nested},\"seed\":"));
    assert_eq!(Record::from_json(&later), Ok(record()));
    let long = " ".repeat(MAX_TEXT + 1);
    assert_eq!(
        Record::<Dekal>::from_json(&long),
        Err(RecordError::Enormous)
    );
}

#[test]
fn endless_logs_are_refused_before_they_are_read() {
    let read = |entries: usize| {
        let more = "\"\",".repeat(entries - record().play.log().len());
        Record::<Dekal>::from_json(&with("\"log\":[", &format!("\"log\":[{more}")))
    };
    assert!(matches!(read(MAX_ENTRIES), Err(RecordError::Damaged(_))));
    for entries in [MAX_ENTRIES + 1, 2 * MAX_ENTRIES] {
        assert_eq!(read(entries), Err(RecordError::Enormous), "{entries}");
    }
}
