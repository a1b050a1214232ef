//! `arena match` as a person runs it, and what it says about mistakes.

use std::fs;

use crate::support::{arena, interrupted, text};

/// Plays a small tournament and returns its JSON report without the times.
fn tournament(threads: &str) -> serde_json::Value {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report.json");
    let output = arena(&[
        "match",
        "--seats",
        "beginner,random,random",
        "--deals",
        "40",
        "--seed",
        "T1",
        "--threads",
        threads,
        "--json",
        file.to_str().unwrap(),
    ]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("40 deals x 3 rotations, seed T1"));
    assert_eq!(text(&output.stderr), "", "no progress bar into a file");
    let mut report: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    for entrant in report["entrants"].as_array_mut().unwrap() {
        let entrant = entrant.as_object_mut().unwrap();
        for time in ["median_us", "p95_us", "max_us"] {
            assert!(entrant.remove(time).unwrap().as_f64().unwrap() > 0.0);
        }
    }
    report
}

#[test]
fn a_tournament_ranks_its_entrants_and_repeats() {
    let report = tournament("1");
    let win = |index: usize| report["entrants"][index]["win"]["mean"].as_f64().unwrap();
    assert!(win(0) > 0.8, "who looks at the cards beats who does not");
    assert!((win(0) + win(1) + win(2) - 1.0).abs() < 1e-9);
    assert_eq!(report["options"]["seed"], "T1");
    assert_eq!(report["deals"].as_array().unwrap().len(), 40);
    assert_eq!(report, tournament("2"), "threads change nothing");
}

#[test]
fn a_style_is_measured() {
    let play = |seats| {
        let output = arena(&["match", "--seats", seats, "--deals", "20", "--seed", "1"]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let styled = play("strong:tidy,strong");
    let line = styled.lines().find(|line| line.contains("a tidy"));
    let shares = line.unwrap().split(": ").last().unwrap().split(", ");
    let shares: Vec<f32> = shares
        .map(|share| share.split(' ').next().unwrap().parse().unwrap())
        .collect();
    assert!(shares[0] > shares[1], "{styled}");
    assert!(!play("strong,strong").contains("tidy"));
}

#[test]
fn mistakes_are_told() {
    let alone = arena(&["match", "--seats", "beginner"]);
    assert!(!alone.status.success());
    assert!(text(&alone.stderr).contains("2 to 6 players"));
    let unknown = arena(&["match", "--seats", "beginner,genius"]);
    assert!(text(&unknown.stderr).contains("expected random, a level"));
    // So many deals would take hours.
    let many = ["--seats", "regular,regular", "--deals", "99999999"];
    let nowhere = arena(&[&["match"], &many[..], &["--json", "no/such/report.json"]].concat());
    assert!(text(&nowhere.stderr).contains("there is no folder no/such"));
    // What means nothing is not passed over.
    for (options, message) in [
        ("train --game dumble --players 3 --out x", "not for dumble"),
        (
            "train --game debacle --rules basic --out x",
            "--rules is for Détrak, not for debacle",
        ),
    ] {
        let options: Vec<&str> = options.split(' ').collect();
        let refused = arena(&options);
        assert!(!refused.status.success(), "{options:?}");
        assert!(
            text(&refused.stderr).contains(message),
            "{}",
            text(&refused.stderr)
        );
    }
    let missing = arena(&["replay", "no such file"]);
    assert!(!missing.status.success());
    assert!(text(&missing.stderr).contains("cannot read no such file"));
}

#[test]
fn players_of_other_games_are_refused() {
    for (game, seats, message) in [
        (
            "dumble",
            "regular,denier",
            "denier plays dekal only, not dumble",
        ),
        (
            "debacle",
            "per-round,regular",
            "plays dekal only, not debacle",
        ),
        (
            "detrak",
            "search:material:100",
            "plays debacle only, not detrak",
        ),
        ("debacle", "beginner,random,random", "for 2 players, not 3"),
        ("dekal", "regular,net:/nope", "cannot read /nope"),
        ("debacle", "regular,search:/nope:9", "cannot read /nope"),
    ] {
        let refused = arena(&["match", "--game", game, "--seats", seats, "--deals", "1"]);
        assert!(!refused.status.success(), "{game} {seats}");
        let error = text(&refused.stderr);
        assert!(
            error.contains(message) && !error.contains("panicked"),
            "{error}"
        );
    }
}

#[test]
fn a_match_goes_on_where_it_was_stopped() {
    let wins = |skip: &str, deals: &str| {
        let output = arena(&[
            "match",
            "--seats",
            "beginner,random",
            "--skip",
            skip,
            "--deals",
            deals,
            "--json",
            "-",
        ]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        report["deals"].as_array().unwrap().clone()
    };
    assert_eq!([wins("0", "2"), wins("2", "3")].concat(), wins("0", "5"));
}

#[test]
fn the_games_of_a_match_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("some/games");
    for game in ["dekal", "detrak", "dumble", "debacle"] {
        let records = records.join(game);
        let played = arena(&[
            "match",
            "--game",
            game,
            "--seats",
            "beginner,random",
            "--deals",
            "2",
            "--records",
            records.to_str().unwrap(),
        ]);
        assert!(played.status.success(), "{}", text(&played.stderr));
        let mut names: Vec<_> = fs::read_dir(&records).unwrap().collect();
        assert_eq!(names.len(), 4, "two deals, two rotations");
        let file = names.remove(0).unwrap().path();
        let replayed = arena(&["replay", file.to_str().unwrap()]);
        assert!(replayed.status.success(), "{}", text(&replayed.stderr));
        assert!(text(&replayed.stdout).contains("beginner (beginner)"));
    }
}

/// Who reads the output may stop when they have seen enough.
#[test]
#[cfg(unix)]
fn nobody_has_to_read_all() {
    use std::process::{Command, Stdio};
    let commands = [
        "match --seats random,random --deals 400 --json -",
        "score --rules basic --games 2 --level beginner",
    ];
    for command in commands {
        let mut played = Command::new(env!("CARGO_BIN_EXE_arena"))
            .args(command.split(' '))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(played.stdout.take());
        let output = played.wait_with_output().unwrap();
        let message = text(&output.stderr);
        assert!(
            output.status.success() && message.is_empty(),
            "{command}: {message}"
        );
    }
}

/// After an interruption there is a report of what was played, and how to go on.
#[test]
#[cfg(unix)]
fn what_was_played_before_an_interruption_is_told() {
    use std::process::{Command, Stdio};
    let folder = tempfile::tempdir().unwrap();
    let played = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args([
            "match",
            "--seats",
            "random,random",
            "--deals",
            "9999999",
            "--seed",
            "T1",
        ])
        .args(["--records", folder.path().to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // As soon as a game is kept, the match is under way.
    while fs::read_dir(folder.path()).unwrap().count() < 100 {
        std::thread::yield_now();
    }
    let (output, message) = interrupted(played);
    assert!(output.status.success());
    assert!(
        message.contains("go on with --seed T1 --skip "),
        "{message}"
    );
    assert!(text(&output.stdout).contains("deals x 2 rotations, seed T1"));
}

#[test]
fn a_record_is_told_and_a_damaged_one_refused() {
    use engine::dekal::{Dekal, Rules};
    use engine::{Match, Player, Record, Seed};

    let seed = Seed(9);
    let mut play = Match::<Dekal>::new(Rules::default()).unwrap();
    for text in ["1:flip r2c2", "2:flip r3c3"] {
        play.push(text.parse().unwrap()).unwrap();
    }
    play.draw_all(seed);
    let player = |name: &str, bot: Option<&str>| Player {
        name: name.into(),
        bot: bot.map(Into::into),
    };
    let record = Record {
        players: vec![player("Ada", None), player("Blaise", Some("expert"))],
        seed,
        play,
        ended: None,
        practice: false,
        assisted: false,
    };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    let path = file.to_str().unwrap();
    fs::write(&file, record.to_json()).unwrap();
    let message = arena(&["replay", path]);
    assert!(message.status.success(), "{}", text(&message.stderr));
    let message = text(&message.stdout);
    for expected in ["Seed 9", "Blaise (expert)", "2:flip r3c3", "is not over"] {
        assert!(message.contains(expected), "{message}");
    }

    fs::write(&file, record.to_json().replace("r3c3", "r9c3")).unwrap();
    let refused = arena(&["replay", path]);
    assert!(!refused.status.success());
    assert!(text(&refused.stderr).contains("the record is damaged"));
}
