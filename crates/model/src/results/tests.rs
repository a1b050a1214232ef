use engine::dekal::{self, Dekal};
use engine::detrak::{self, Detrak};
use engine::{Fields, Game, GameId, Phase, Record, Seed};
use protocol::Level;

use super::*;
use crate::additions::{Additions, AdditionsBuilder, StoredData};
use crate::archive::SavedGame;
use crate::session::{Participant, Session};

/// A time after the end of all games in these tests, in milliseconds since 1970.
const NOW: u64 = 1_796_000_000_000;

/// A new match with a person on the first seat and bots on the others.
fn begin<G: Game>(rules: G::Rules, bots: &[Level], seed: Seed) -> Session<G> {
    let person = core::iter::once(None);
    let bots = person.chain(bots.iter().copied().map(Some));
    let participant = |bot: Option<Level>| Participant {
        name: bot.map_or("", Level::name).into(),
        bot,
    };
    Session::new(rules, bots.map(participant).collect(), seed).unwrap()
}

fn dekal_rules(players: u8) -> dekal::Rules {
    dekal::Rules {
        players,
        ..dekal::Rules::default()
    }
}

fn detrak_rules(advanced: bool) -> detrak::Rules {
    detrak::Rules {
        players: 1,
        advanced,
    }
}

/// A whole match in which every seat takes the first legal action.
fn played<G: Game>(rules: G::Rules, bots: &[Level], seed: Seed) -> Session<G> {
    let mut session: Session<G> = begin(rules, bots, seed);
    while session.outcome().is_none() {
        match session.game().phase() {
            Phase::Chance => assert!(session.draw()),
            Phase::Over => session.next_round().unwrap(),
            Phase::Decide(seats) => {
                let seat = seats.first().unwrap();
                let mut first = None;
                session.game().actions(seat, &mut |action| {
                    first.get_or_insert(action);
                });
                session.act(seat, first.unwrap()).unwrap();
            }
        }
    }
    session
}

fn kept<G: Game>(rules: G::Rules, bots: &[Level], seed: u64, ended: u64) -> SavedGame {
    let session = played::<G>(rules, bots, Seed(seed));
    SavedGame::new(session.record(Some(ended)), 0)
}

fn dekal(seed: u64, ended: u64) -> SavedGame {
    kept::<Dekal>(dekal_rules(3), &[Level::Strong, Level::Expert], seed, ended)
}

/// The additions of importing these games and lines.
fn added(stored: StoredData, games: &[(&SavedGame, Attempt)], lines: &[&str]) -> Additions {
    let mut adding = AdditionsBuilder::new(stored, NOW);
    for text in lines {
        adding.result(text);
    }
    for (game, attempt) in games {
        adding.game((*game).clone(), Some(*attempt));
    }
    adding.end()
}

fn kinds(added: &Additions) -> Vec<Kind> {
    added.results.iter().map(|line| line.kind).collect()
}

#[test]
fn a_line_tells_what_the_record_does() {
    let game = dekal(5, 1_000);
    let record = Record::<Dekal>::from_json(game.text()).unwrap();
    let outcome = record.play.outcome().unwrap();
    let line = Line::of(game.text(), game.id(), Kind::Own).unwrap();
    assert_eq!((line.ended, line.game), (1_000, GameId::Dekal));
    assert_eq!((line.seat, line.seed), (0, Seed(5)));
    assert_eq!(
        line.levels,
        [None, Some(Level::Strong), Some(Level::Expert)]
    );
    assert_eq!((line.players(), line.level()), (3, Opponents::Mixed));
    let standings = outcome.standings();
    assert_eq!(
        line.scores,
        standings.iter().map(|own| own.score).collect::<Vec<_>>()
    );
    assert_eq!(line.place(), standings[0].place);
    assert_eq!(line.figure(), standings[0].score);
    assert_eq!(line.variant, "one");
    assert_eq!(line.to_string().parse(), Ok(line));
}

#[test]
fn every_game_and_every_kind_of_rules_has_its_line() {
    let detrak = kept::<Detrak>(detrak_rules(true), &[], 1, 2);
    let line = Line::of(detrak.text(), "a1", Kind::Daily).unwrap();
    assert_eq!(
        (line.variant.as_str(), line.level()),
        ("advanced", Opponents::Nobody)
    );
    assert_eq!(line.to_string().parse(), Ok(line));
    let rules = |game, text: &str| line::variant(game, &Fields::of(text).unwrap());
    for (game, text, expected) in [
        (GameId::Dekal, r#"{"rounds":"to_hundred"}"#, "hundred"),
        (GameId::Detrak, r#"{"advanced":false}"#, "basic"),
        (GameId::Dumble, r#"{"players":4}"#, "match"),
        (
            GameId::Debacle,
            r#"{"start":"standard","symmetry":"point"}"#,
            "standard",
        ),
        (
            GameId::Debacle,
            r#"{"start":"standard","symmetry":"mirror"}"#,
            "facing",
        ),
        (
            GameId::Debacle,
            r#"{"start":"shuffled","symmetry":"point"}"#,
            "shuffled",
        ),
        (
            GameId::Debacle,
            r#"{"start":{"given":"123456"}}"#,
            "shuffled",
        ),
    ] {
        assert_eq!(rules(game, text), expected);
    }
}

#[test]
fn what_is_not_over_or_nobody_played_is_no_result() {
    let session: Session<Dekal> = begin(dekal_rules(2), &[Level::Regular], Seed(1));
    let open = SavedGame::new(session.record(Some(1)), 1);
    assert_eq!(Line::of(open.text(), "a", Kind::Own), None);
    let mut record = Record::<Dekal>::from_json(dekal(1, 1).text()).unwrap();
    record.players[0].bot = Some("strong".into());
    assert_eq!(
        Line::of(&record.to_json(), "a", Kind::Own),
        None,
        "watched bots"
    );
    record.players[0].bot = None;
    record.players[1].bot = None;
    assert_eq!(
        Line::of(&record.to_json(), "a", Kind::Own),
        None,
        "two persons"
    );
    record.players[1].bot = Some("grandmaster".into());
    assert_eq!(Line::of(&record.to_json(), "a", Kind::Own), None);
}

#[test]
fn shares_and_figures_are_those_of_the_person() {
    let read = |text: &str| text.parse::<Line>().unwrap();
    let line = read("5 dekal 1f one own 9 .bs 30,30,41 1,1,3");
    assert_eq!(
        (line.share(), line.place(), line.figure()),
        (WHOLE_WIN / 2, 1, 30)
    );
    let line = read("5 debacle 1f standard own 9 b. 30,12 1,2");
    assert_eq!((line.share(), line.figure(), line.seat), (0, -18, 1));
    assert_eq!(line.level(), Opponents::Level(Level::Beginner));
}

#[test]
fn damaged_lines_are_refused() {
    let good = "5 dekal 1f one own 9 .bs 30,30,41 1,1,3";
    assert!(good.parse::<Line>().is_ok());
    for (from, to) in [
        ("5 ", "x "),
        ("dekal", "chess"),
        ("1f", "<b>"),
        ("one", ""),
        ("own", "stolen"),
        (" 9 ", " u "),
        (".bs", ".."),
        (".bs", ".b"),
        (".bs", ".xz"),
        ("30,30,41", "30,30"),
        ("41", "4x"),
        ("41", "999999"),
        ("41", "-2147483648"),
        ("1,1,3", "1,1,9"),
        ("1,1,3", "0,1,3"),
        (" 1,1,3", ""),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_eq!(bad.parse::<Line>(), Err(LineError), "{bad}");
    }
}

#[test]
fn what_somebody_else_played_is_no_result() {
    let mut record = Record::<Dekal>::from_json(dekal(5, 1_000).text()).unwrap();
    assert!(Line::of(&record.to_json(), "a", Kind::Own).is_some());
    record.players[0].name = "Player 1".into();
    assert_eq!(Line::of(&record.to_json(), "a", Kind::Own), None);
}

#[test]
fn a_game_counts_once_and_its_luck_played_again_is_practice() {
    let first = dekal(5, 1_000);
    let again = kept::<Dekal>(dekal_rules(3), &[Level::Expert; 2], 5, 2_000);
    let other = kept::<Dekal>(dekal_rules(2), &[Level::Regular], 5, 3_000);
    let games = [&first, &first, &again, &other].map(|game| (game, Attempt::Any));
    let added = added(StoredData::default(), &games, &[]);
    assert_eq!(kinds(&added), [Kind::Own, Kind::Practice, Kind::Own]);
    assert_eq!((added.games.len(), added.known), (3, 1));
}

/// The same game, as a game for practice.
fn for_practice(game: &SavedGame) -> SavedGame {
    let mut record = Record::<Dekal>::from_json(game.text()).unwrap();
    record.practice = true;
    SavedGame::new(record, 0)
}

#[test]
fn a_line_played_on_is_practice_whatever_is_stored() {
    let game = for_practice(&dekal(5, 1_000));
    for (attempt, asked) in [(Attempt::Any, Kind::Own), (Attempt::Counted, Kind::Daily)] {
        let line = Line::of(game.text(), game.id(), asked).unwrap();
        assert_eq!(line.kind, Kind::Practice);
        assert_eq!(line.as_attempt(attempt, false).kind, Kind::Practice);
        let added = added(StoredData::default(), &[(&game, attempt)], &[]);
        assert_eq!(
            kinds(&added),
            [Kind::Practice],
            "the original has no result"
        );
    }
}

#[test]
fn a_game_with_help_stays_one_unless_its_luck_was_known() {
    let assisted = |ended| {
        let mut record = Record::<Dekal>::from_json(dekal(5, ended).text()).unwrap();
        record.assisted = true;
        SavedGame::new(record, 0)
    };
    let (first, later) = (assisted(1_000), assisted(3_000));
    assert_ne!(
        first.id(),
        dekal(5, 1_000).id(),
        "though the moves are the same"
    );
    for (attempt, asked) in [(Attempt::Any, Kind::Own), (Attempt::Counted, Kind::Daily)] {
        let line = Line::of(first.text(), first.id(), asked).unwrap();
        assert_eq!(line.to_string().parse(), Ok(line.clone()));
        assert_eq!(line.kind, Kind::Assisted);
        assert_eq!(line.as_attempt(attempt, false).kind, Kind::Assisted);
    }
    let again = dekal(5, 2_000);
    for (games, expected) in [
        ([&first, &again], [Kind::Assisted, Kind::Practice]),
        ([&again, &later], [Kind::Own, Kind::Practice]),
    ] {
        let games = games.map(|game| (game, Attempt::Any));
        assert_eq!(kinds(&added(StoredData::default(), &games, &[])), expected);
    }
}

/// Lines of releases that did not note help are read as before.
#[test]
fn a_line_says_of_help_only_in_its_kind() {
    for kind in Kind::ALL {
        let text = format!(
            "1795258805123 dekal 1f one {} K72M .se 30,30,41 1,1,3",
            kind.name()
        );
        let line: Line = text.parse().unwrap();
        assert_eq!((line.kind, line.to_string()), (kind, text));
    }
}

#[test]
fn a_line_played_on_is_another_game_and_its_luck_is_known_from_then_on() {
    let original = dekal(5, 1_000);
    let line = for_practice(&dekal(5, 2_000));
    let later = dekal(5, 3_000);
    assert_ne!(original.id(), line.id(), "though the moves are the same");
    let games = [(&line, Attempt::Any), (&later, Attempt::Any)];
    let added = added(StoredData::default(), &games, &[]);
    assert_eq!(kinds(&added), [Kind::Practice, Kind::Practice]);
}

#[test]
fn luck_that_was_known_before_is_practice_and_later_is_not() {
    let game = dekal(5, 2_000);
    for (other, kind) in [(1_000, Kind::Practice), (3_000, Kind::Own)] {
        let line = Line::of(dekal(5, other).text(), "a", Kind::Own).unwrap();
        let stored = StoredData {
            results: Results {
                games: vec![line],
                ..Results::default()
            },
            ..StoredData::default()
        };
        assert_eq!(kinds(&added(stored, &[(&game, Attempt::Any)], &[])), [kind]);
    }
}

#[test]
fn a_days_game_counts_as_such_or_is_practice() {
    let day = daily::FIRST.later(10);
    let Seed(seed) = daily::seed(GameId::Detrak, day);
    let game = kept::<Detrak>(detrak_rules(false), &[], seed, day.begins() + 1);
    for (attempt, kind) in [
        (Attempt::Counted, Kind::Daily),
        (Attempt::Any, Kind::Practice),
    ] {
        assert_eq!(
            kinds(&added(StoredData::default(), &[(&game, attempt)], &[])),
            [kind]
        );
    }
}

#[test]
fn a_line_knows_better_than_its_game() {
    let game = dekal(1, 1_000);
    let line = Line::of(game.text(), game.id(), Kind::Practice).unwrap();
    let text = line.to_string();
    let added = added(
        StoredData::default(),
        &[(&game, Attempt::Any)],
        &[&text, &text, "garbage"],
    );
    assert_eq!(added.results, [line]);
    assert_eq!((added.games.len(), added.with_results.len()), (1, 1));
}

#[test]
fn what_is_about_days_to_come_is_left_out() {
    let line = |ended: u64| format!("{ended} dekal {ended:x} one own K7 .s 30,41 1,2");
    let day = 86_400_000;
    let lines = [line(NOW), line(NOW + 2 * day), line(NOW + 2 * day + 1)];
    let added = added(
        StoredData::default(),
        &[],
        &lines.each_ref().map(String::as_str),
    );
    assert_eq!((added.results.len(), added.left_out), (2, 1));
}

#[test]
fn luck_comes_with_its_game_wherever_it_stands_among_the_lines() {
    let game = "1795258805123 dekal 1f one own K7 .s 30,41 1,2";
    let lines = ["luck 1f wins 5", game, "luck 1f wins 6", "luck 2f wins 7"];
    let new = added(StoredData::default(), &[], &lines);
    let luck = Luck {
        scale: Scale::Wins,
        thousandths: 5,
    };
    assert_eq!(new.luck, [("1f".to_owned(), luck)]);
    let stored = StoredData {
        results: Results {
            games: new.results,
            luck: new.luck.into_iter().collect(),
            unreadable: 0,
        },
        ..StoredData::default()
    };
    assert!(added(stored, &[], &lines).is_empty());
}

#[test]
fn every_kind_of_game_has_one_scale_of_luck() {
    let line = |game: &str, variant: &str| -> Line {
        let text = format!("5 {game} a {variant} own K7 .s 30,41 1,2");
        text.parse().unwrap()
    };
    let line_of = |game, variant| {
        let luck = Luck::of(&line(game, variant), -1.25);
        let text = luck_line("a", luck);
        assert_eq!(read_luck(&text), Some(("a".into(), luck)), "{text}");
        text
    };
    assert_eq!(line_of("dekal", "one"), "luck a wins -1250");
    assert_eq!(line_of("dekal", "hundred"), "luck a wins -1250");
    assert_eq!(line_of("detrak", "basic"), "luck a points -1250");
    assert_eq!(line_of("detrak", "advanced"), "luck a points -1250");
    assert_eq!(line_of("dumble", "match"), "luck a wins -1250");
    assert_eq!(line_of("debacle", "standard"), "luck a wins -1250");
    let wild = Luck::of(&line("dumble", "match"), f64::INFINITY);
    assert!(read_luck(&luck_line("a", wild)).is_some());
}

#[test]
fn damaged_luck_is_none() {
    for bad in [
        "luck",
        "luck a",
        "luck a wins",
        "luck a wins x",
        "luck a wins 1 2",
        "luck a wins 1000000",
        "luck a wins -2147483648",
        "luck a cows 1",
        "bad a wins 1",
    ] {
        assert_eq!(read_luck(bad), None, "{bad}");
    }
}
