use engine::dekal::{self, Dekal};
use engine::detrak::{self, Detrak};
use engine::{Fields, Game, GameId, Phase, Record, Seed};
use protocol::Level;

use super::*;
use crate::archive::memory::Memory;
use crate::archive::{SavedGame, keep};
use crate::session::{Participant, Session};

/// A moment after all that is imported here.
const NOW: u64 = 1_796_000_000_000;

/// A match that begins, with a person on the first seat and bots on the others.
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

/// A whole game in which everybody takes the first action there is.
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

fn noted(store: &Memory, game: &SavedGame) {
    note(store, game.text(), game.id(), false).unwrap();
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
    assert_eq!((line.players(), line.level()), (3, Company::Mixed));
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
        ("advanced", Company::Nobody)
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
        (SHARES / 2, 1, 30)
    );
    let line = read("5 debacle 1f standard own 9 b. 30,12 1,2");
    assert_eq!((line.share(), line.figure(), line.seat), (0, -18, 1));
    assert_eq!(line.level(), Company::Level(Level::Beginner));
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
fn a_game_counts_once_and_its_luck_played_again_is_practice() {
    let store = Memory::new(100_000);
    let first = dekal(5, 1_000);
    noted(&store, &first);
    noted(&store, &first);
    let again = kept::<Dekal>(dekal_rules(3), &[Level::Expert; 2], 5, 2_000);
    noted(&store, &again);
    noted(
        &store,
        &kept::<Dekal>(dekal_rules(2), &[Level::Regular], 5, 3_000),
    );
    let kinds: Vec<Kind> = all(&store)
        .unwrap()
        .games
        .iter()
        .map(|line| line.kind)
        .collect();
    assert_eq!(kinds, [Kind::Own, Kind::Practice, Kind::Own]);
    forget(&store, again.id()).unwrap();
    assert_eq!(all(&store).unwrap().games.len(), 2);
}

#[test]
fn a_days_game_counts_as_such_or_is_practice() {
    let store = Memory::new(100_000);
    let day = daily::FIRST.later(10);
    let Seed(seed) = daily::seed(GameId::Detrak, day);
    let counted = kept::<Detrak>(detrak_rules(false), &[], seed, day.begins() + 1);
    note(&store, counted.text(), counted.id(), true).unwrap();
    let other = Memory::new(100_000);
    noted(&other, &counted);
    let kind = |store: &Memory| all(store).unwrap().games[0].kind;
    assert_eq!((kind(&store), kind(&other)), (Kind::Daily, Kind::Practice));
}

#[test]
fn the_archive_is_gone_through_once() {
    let store = Memory::new(100_000);
    for seed in 1..4 {
        keep(&store, &dekal(seed, seed * 1_000), true).unwrap();
    }
    assert_eq!(all(&store).unwrap().games.len(), 3);
    reset(&store).unwrap();
    assert_eq!(all(&store).unwrap(), Results::default(), "and not again");
    noted(&store, &dekal(4, 4_000));
    assert_eq!(all(&store).unwrap().games.len(), 1);
    assert_eq!(archive::slots(&store).unwrap().len(), 3, "games stay");
}

#[test]
fn results_travel_in_files() {
    let (here, there) = (Memory::new(100_000), Memory::new(100_000));
    for seed in 1..4 {
        noted(&here, &dekal(seed, seed * 1_000));
    }
    let id = dekal(1, 1_000).id().to_owned();
    note_luck(&here, &id, -0.12).unwrap();
    let file = export(&here).unwrap();
    let take = || {
        let lines = file.iter().map(String::as_str).chain(["garbage"]);
        import(&there, lines, NOW).unwrap().names.len()
    };
    assert_eq!((take(), take()), (3, 0));
    assert_eq!(all(&there).unwrap(), all(&here).unwrap());
}

/// The last word on a game's luck.
fn luck_of(results: &Results, id: &str) -> Option<Luck> {
    let found = results.luck.iter().rev().find(|(other, _)| other == id);
    found.map(|(_, luck)| *luck)
}

#[test]
fn luck_is_known_of_some_games_and_the_last_word_counts() {
    let store = Memory::new(100_000);
    let game = dekal(1, 1_000);
    noted(&store, &game);
    for amount in [0.5, 0.5, -0.25] {
        note_luck(&store, game.id(), amount).unwrap();
    }
    note_luck(&store, "abc", 1.0).unwrap();
    let results = all(&store).unwrap();
    let luck = Luck {
        scale: Scale::Wins,
        thousandths: -250,
    };
    assert_eq!(results.luck, [(game.id().to_owned(), luck)]);
    assert_eq!(
        (luck_of(&results, game.id()), luck_of(&results, "abc")),
        (Some(luck), None)
    );
    forget(&store, game.id()).unwrap();
    assert_eq!(all(&store), Ok(Results::default()));
}

#[test]
fn luck_that_finds_no_room_leaves_what_was_known() {
    let text = dekal(1, 1_000).text().to_owned();
    for room in 0..400 {
        let store = Memory::new(room);
        if note(&store, &text, "a", false).is_err() || note_luck(&store, "a", 0.1).is_err() {
            continue;
        }
        if note_luck(&store, "a", 0.2).is_err() {
            let known = luck_of(&all(&store).unwrap(), "a").unwrap();
            assert_eq!(known.thousandths, 100);
            return;
        }
    }
    panic!("it was never full");
}

#[test]
fn every_kind_of_game_has_one_scale_of_luck() {
    let line = |game: &str, variant: &str| -> Line {
        let text = format!("5 {game} a {variant} own K7 .s 30,41 1,2");
        text.parse().unwrap()
    };
    let told = |game, variant| {
        let luck = Luck::of(&line(game, variant), -1.25);
        let text = luck::write("a", luck);
        assert_eq!(luck::read(&text), Some(("a".into(), luck)), "{text}");
        text
    };
    assert_eq!(told("dekal", "one"), "luck a wins -1250");
    assert_eq!(told("dekal", "hundred"), "luck a wins -1250");
    assert_eq!(told("detrak", "basic"), "luck a points -1250");
    assert_eq!(told("detrak", "advanced"), "luck a points -1250");
    assert_eq!(told("dumble", "match"), "luck a wins -1250");
    assert_eq!(told("debacle", "standard"), "luck a wins -1250");
    let wild = Luck::of(&line("dumble", "match"), f64::INFINITY);
    assert!(luck::read(&luck::write("a", wild)).is_some());
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
        assert_eq!(luck::read(bad), None, "{bad}");
    }
}

#[test]
fn luck_is_imported_with_its_game_wherever_it_stands_in_the_file() {
    let store = Memory::new(100_000);
    let game = "1795258805123 dekal 1f one own K7 .s 30,41 1,2";
    let lines = ["luck 1f wins 5", game, "luck 1f wins 6", "luck 2f wins 7"];
    assert_eq!(import(&store, lines, NOW).unwrap().names.len(), 1);
    let results = all(&store).unwrap();
    assert_eq!((results.luck.len(), results.unreadable), (1, 0));
    assert_eq!(luck_of(&results, "1f").unwrap().thousandths, 5);
    assert_eq!(import(&store, lines, NOW).unwrap().names.len(), 0);
    assert_eq!(all(&store).unwrap(), results);
    let keys = store.keys("tablee.results.").unwrap();
    assert_eq!(keys, ["tablee.results.2026-11"], "it stands by its game");
}

#[test]
fn what_cannot_be_read_is_counted_and_stays() {
    let store = Memory::new(100_000);
    store
        .write(
            "tablee.results.1970-01",
            "7 chess from the future\nluck x y z\n",
        )
        .unwrap();
    noted(&store, &dekal(1, 1_000));
    let results = all(&store).unwrap();
    assert_eq!((results.games.len(), results.unreadable), (1, 2));
    assert!(
        export(&store)
            .unwrap()
            .contains(&"7 chess from the future".to_owned())
    );
}

#[test]
fn what_a_table_owes_is_settled_before_anything_is_read() {
    let store = Memory::new(1_000_000);
    let (old, own, daily, undone) = (
        dekal(1, 1_000),
        dekal(2, 2_000),
        dekal(3, 3_000),
        dekal(4, 4_000),
    );
    for game in [&old, &own, &daily, &undone] {
        keep(&store, game, true).unwrap();
    }
    for (game, counted) in [(&own, false), (&daily, true), (&undone, false)] {
        owe(&store, game.id(), Debt::Note { counted }).unwrap();
    }
    owe(&store, undone.id(), Debt::Forget).unwrap();
    let games = all(&store).unwrap().games;
    let kinds: Vec<(&str, Kind)> = games.iter().map(|line| (&*line.id, line.kind)).collect();
    let expected = [
        (old.id(), Kind::Own),
        (own.id(), Kind::Own),
        (daily.id(), Kind::Daily),
    ];
    assert_eq!(kinds, expected);
    let held = store.held.borrow().clone();
    settle(&store).unwrap();
    assert_eq!(*store.held.borrow(), held, "nothing is owed any more");
}

#[test]
fn what_is_owed_stays_so_while_there_is_no_room() {
    let game = dekal(1, 1_000);
    let store = Memory::new(game.text().len() + 40);
    keep(&store, &game, true).unwrap();
    owe(&store, game.id(), Debt::Note { counted: false }).unwrap();
    assert_eq!(settle(&store), Err(StorageError::Full));
    assert_eq!(owed::owed(&store).unwrap().len(), 1);
}

#[test]
fn results_that_are_reset_are_not_owed() {
    let store = Memory::new(1_000_000);
    let game = dekal(1, 1_000);
    keep(&store, &game, true).unwrap();
    owe(&store, game.id(), Debt::Note { counted: false }).unwrap();
    reset(&store).unwrap();
    assert!(all(&store).unwrap().games.is_empty());
}
