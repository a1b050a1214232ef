//! `arena ask` as a person runs it.

use std::fs;
use std::path::PathBuf;

use crate::support::{arena, printed, random_match, text};
use engine::{Entry, Game, Match, Record};
use protocol::Level;
use serde_json::Value;
use tempfile::TempDir;

/// A record in a file, which goes with the folder.
struct Saved {
    _folder: TempDir,
    file: PathBuf,
}

impl Saved {
    fn new<G: Game>(record: &Record<G>) -> Saved {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("record.json");
        fs::write(&file, record.to_json()).unwrap();
        Saved {
            _folder: folder,
            file,
        }
    }

    /// The arguments that ask about an entry.
    fn arguments<'a>(&'a self, entry: &'a str, more: &[&'a str]) -> Vec<&'a str> {
        let file = self.file.to_str().unwrap();
        [&["ask", file, "--entry", entry, "--searches", "2"], more].concat()
    }
}

/// The number of the last decision with several actions, from 1, and the actions.
fn last_choice<G: Game>(record: &Record<G>) -> (usize, Vec<String>) {
    let mut play = Match::<G>::new(record.play.rules().clone()).unwrap();
    let mut last = None;
    for (number, entry) in (1..).zip(record.play.log()) {
        let mut actions = Vec::new();
        if let Entry::Act(seat, _) = entry {
            play.game()
                .actions(*seat, &mut |action| actions.push(action.to_string()));
        }
        if actions.len() > 1 {
            last = Some((number, actions));
        }
        play.push(*entry).unwrap();
    }
    last.unwrap()
}

/// Asks the levels about a decision of a match, and checks what holds of every answer.
fn ask<G: Game>(rules: G::Rules, most: usize, levels: &[Level]) -> Value {
    let record = random_match::<G>(rules, most);
    let saved = Saved::new(&record);
    let (number, legal) = last_choice(&record);
    let number = number.to_string();
    let named: Vec<&str> = levels.iter().map(|level| level.name()).collect();
    let named = named.join(",");
    let json = printed(&saved.arguments(&number, &["--level", &named, "--json", "-"]));
    let json: Value = serde_json::from_str(&json).unwrap();
    let told = printed(&saved.arguments(&number, &["--level", &named]));
    assert!(told.contains("(played)"), "{told}");
    let answers = json["levels"].as_array().unwrap();
    assert_eq!(answers.len(), levels.len());
    for answer in answers {
        let choices = answer["choices"].as_array().unwrap();
        let mut actions: Vec<&str> = choices
            .iter()
            .map(|choice| choice["action"].as_str().unwrap())
            .collect();
        actions.sort_unstable();
        let mut expected: Vec<&str> = legal.iter().map(String::as_str).collect();
        expected.sort_unstable();
        assert_eq!(actions, expected, "{}", answer["level"]);
        let chances = choices
            .iter()
            .map(|choice| choice["chance"].as_f64().unwrap());
        assert!((chances.sum::<f64>() - 1.0).abs() < 1e-4);
        assert!(told.contains(&format!("\n{}\n", answer["level"].as_str().unwrap())));
    }
    json
}

#[test]
fn every_level_of_a_game_ranks_the_actions() {
    use engine::{debacle, dekal, detrak, dumble};
    let levels = &[Level::Beginner, Level::Casual, Level::Strong];
    let dekal = ask::<dekal::Dekal>(dekal::Rules::default(), 120, levels);
    assert_eq!(dekal["levels"][2]["choices"][0]["unit"], "points");
    // A beginner turns over any card.
    let begun = ask::<dekal::Dekal>(dekal::Rules::default(), 1, levels);
    assert_eq!(begun["levels"][0]["choices"][0]["unit"], "any");
    assert!(begun["levels"][0]["choices"][0]["value"].is_null());
    let rules = detrak::Rules {
        players: 2,
        advanced: false,
    };
    let detrak = ask::<detrak::Detrak>(rules, 24, levels);
    assert_eq!(detrak["levels"][2]["choices"][0]["unit"], "points");
    ask::<dumble::Dumble>(dumble::Rules::of(2), 40, levels);
    let debacle = ask::<debacle::Debacle>(debacle::Rules::default(), 30, levels);
    assert_eq!(debacle["levels"][2]["choices"][0]["unit"], "win-share");
}

#[test]
fn all_levels_are_asked_if_none_is_named_and_a_style_may_be() {
    let rules = engine::detrak::Rules {
        players: 2,
        advanced: false,
    };
    let record = random_match::<engine::detrak::Detrak>(rules, 40);
    let saved = Saved::new(&record);
    let number = last_choice(&record).0.to_string();
    let told = printed(&saved.arguments(&number, &[]));
    for level in Level::of(engine::GameId::Detrak) {
        assert!(told.contains(&format!("\n{level}\n")), "{told}");
    }
    let styled = printed(&saved.arguments(&number, &["--level", "strong:tidy"]));
    assert!(styled.contains("\nstrong:tidy\n"), "{styled}");
    assert!(styled.contains("Ada (person)") || styled.contains("Blaise (person)"));
}

#[test]
fn what_cannot_be_asked_is_told() {
    let record = random_match::<engine::dekal::Dekal>(engine::dekal::Rules::default(), 20);
    let saved = Saved::new(&record);
    let chance = record.play.log().iter();
    let chance = chance
        .take_while(|entry| matches!(entry, Entry::Act(..)))
        .count()
        + 1;
    let chance = chance.to_string();
    let refused = |arguments: &[&str], reason: &str| {
        let output = arena(arguments);
        assert!(!output.status.success());
        let error = text(&output.stderr);
        assert!(error.contains(reason), "{error}");
    };
    refused(&saved.arguments("0", &[]), "entries 1 to 20");
    refused(&saved.arguments("21", &[]), "entries 1 to 20");
    refused(&saved.arguments(&chance, &[]), "is no decision");
    let with_level = |level| saved.arguments("1", &["--level", level]);
    refused(&with_level("godlike"), "no bot has this level");
    refused(&with_level("formidable"), "Dékal has no level formidable");
    refused(&with_level("strong:loud"), "style");
    refused(&["ask", "nowhere.json", "--entry", "1"], "cannot read");
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("other.json");
    fs::write(&other, "{}").unwrap();
    let other = other.to_str().unwrap();
    refused(&["ask", other, "--entry", "1"], "not a Tablée record");
}
