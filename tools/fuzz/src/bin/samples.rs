//! Writes samples of games into the corpora, in place of the former ones: run it whenever a format has a new
//! version. Findings, and inputs that were written by hand, have other names, and stay.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use engine::conformance::{Conformable, TestCase, walk};
use engine::detrak::{Sheet, Symbol};
use engine::{Entry, Game, GameId, Player, Record, Seat, Seed, View, with_game};
use fuzz::{Kind, Target, with_kind};
use model::analysis::{NodeId, Tree, to_link, write as write_analysis};
use model::archive::SavedGame;
use protocol::{
    Advice, Choice, DiceQuestion, DiceQuestionKind, Effort, Estimate, Expectation, JudgeTask,
    JudgedAction, Judgement, Level, Request, Response, Shard, Task, TaskError, WorkerTask, encode,
};
use serde::Serialize;

/// The prefix of the names of samples.
const PREFIX: &str = "sample-";
/// The number of variants of a game with samples.
const VARIANTS: usize = 3;
/// The longest match of a sample, in entries of its log.
const MAX_LOG: usize = 150;

fn main() -> io::Result<()> {
    for target in Target::ALL {
        fs::create_dir_all(target.folder())?;
        for (path, _) in target.corpus()? {
            let name = path.file_name().and_then(|name| name.to_str());
            if name.is_some_and(|name| name.starts_with(PREFIX)) {
                fs::remove_file(path)?;
            }
        }
    }
    for game in GameId::ALL {
        with_game!(game, G => of_game::<G>()?);
    }
    answers()
}

/// Writes all samples of a game, from one position of each chosen variant.
fn of_game<G: Conformable>() -> io::Result<()> {
    let all = G::playable();
    for (index, rules) in all.iter().step_by(all.len().div_ceil(VARIANTS)).enumerate() {
        let mut chosen: Option<TestCase<G>> = None;
        // The first position is late in a match, the second at its beginning, the third in between.
        let depth = [MAX_LOG, 5, 40][index % 3];
        walk(rules, 7 + index as u64, |case: &TestCase<G>| {
            if case.play.log().len() <= depth {
                chosen = Some(case.clone());
            }
        });
        if let Some(case) = chosen {
            of_case(&case, index)?;
        }
    }
    Ok(())
}

fn of_case<G: Game>(case: &TestCase<G>, index: usize) -> io::Result<()> {
    let name = format!("{}-{index}", G::ID.name());
    let seats = case.game().seats();
    let players = (0..seats).map(|seat| Player {
        name: ["", "Zoë", "علی\u{200c}رضا"][seat % 3].into(),
        bot: (seat > 0).then(|| Level::BASES[seat % 4].name().into()),
    });
    let record = Record {
        players: players.collect(),
        seed: Seed(case.seed),
        play: case.play.clone(),
        ended: case.play.outcome().map(|_| 1_795_270_000_000),
        practice: index == 1,
        assisted: index == 2,
    };
    let (text, game) = (record.to_json(), G::ID.name());
    let file = format!(
        r#"{{"format":"tablee-records","version":1,"settings":{{"theme":"dark"}},"records":[{text},"lost"],"results":["1795270000000 dekal 1f one own 1 .s 34,41 1,2","luck 1f points -1500"],"daily":["par 2026-11-21 dekal 34,41 1,2"],"matches":{{"{game}":{text},"{game}/2026-11-21":"lost"}},"lessons":{{"{game}":"done"}},"choices":{{"{game}":"{{}}"}},"reviews":{{"{game}":"1f 2 10500 20250\\n"}}}}"#
    );
    write("record", &name, text)?;
    write("import", &name, file)?;
    write("takeover", &name, json(&old_storage(&record, index))?)?;
    if let Some(link) = record.to_link() {
        if let Some(analysis) = analysis_of(&record) {
            write("analysis", &name, format!("{link}/{analysis}"))?;
        }
        write("link", &name, link)?;
    }
    write("position", &name, case.game().to_string())?;
    let state = json(case.game())?;
    write("state", &name, format!("{} state {state}", G::ID.name()))?;
    for viewer in case.viewers().step_by(2) {
        let view = case.game().view(viewer);
        let seat = viewer.map_or("watcher".into(), |seat| seat.to_string());
        let text = format!("{} view {}", G::ID.name(), json(&view)?);
        write("state", &format!("{name}-{seat}"), text)?;
    }
    notations(case, &name)?;
    tasks(case, &name)
}

/// An analysis of a match, as a link has it: at every seventh position, other moves than the one that was played.
fn analysis_of<G: Game>(record: &Record<G>) -> Option<String> {
    let log = record.play.log();
    let mut tree = Tree::of_line(log.iter().copied());
    let mut at = NodeId::ROOT;
    for node in tree.path(tree.end(NodeId::ROOT)).into_iter().step_by(7) {
        let before = record.play.rewound(tree.line(node).len());
        for seat in Seat::all(before.game().seats()) {
            for action in before.game().legal_actions(seat).into_iter().take(2) {
                at = tree.insert(node, Entry::Act(seat, action))?;
            }
        }
    }
    tree.set_comment(at, "besser: ½, (7)!");
    Some(to_link(&write_analysis(&tree, log, at)?))
}

/// The local storage of an earlier release: a game that was played, its result, and matches on tables.
fn old_storage<G: Game>(record: &Record<G>, index: usize) -> BTreeMap<String, String> {
    let (saved, name) = (
        SavedGame::new(record.clone(), 1_795_270_000_000),
        G::ID.name(),
    );
    let (ended, id, text) = (saved.ended(), saved.id(), saved.text());
    let line = format!("{ended} {name} {id} one daily 1 .s 34,41 1,2");
    let entries = [
        (format!("games.{ended}.{id}"), text.to_owned()),
        (format!("games.{}.2f", ended - 1), text[..40].to_owned()),
        (
            "results.2026-10".into(),
            format!("{line}\nluck {id} points -1500"),
        ),
        ("results.2026-11".into(), "a later release's".into()),
        (
            "results-owed".into(),
            format!("+2f !3f -{id}")[..[4, 8, 25][index % 3]].into(),
        ),
        (
            "daily-log.2026-11".into(),
            format!("done 2026-11-21 {line}\npar 2026-11-21 {name} 34,41 1,2\n"),
        ),
        (format!("{name}.match"), text.to_owned()),
        (format!("{name}.match.unusable"), "{".into()),
        (format!("{name}.daily.2026-11-21"), text.to_owned()),
        ("results-filled".into(), "1".into()),
    ];
    let count = entries.len() - index % 2;
    let entries = entries.into_iter().take(count);
    entries
        .map(|(key, text)| (format!("tablee.{key}"), text))
        .collect()
}

/// Writes up to three entries from the end of a log that differ in more than their digits.
fn notations<G: Game>(case: &TestCase<G>, name: &str) -> io::Result<()> {
    let mut kinds = Vec::new();
    for entry in case.play.log().iter().rev() {
        let text = entry.to_string();
        let kind: String = text
            .chars()
            .map(|sign| if sign.is_ascii_digit() { '0' } else { sign })
            .collect();
        if kinds.len() < 3 && !kinds.contains(&kind) {
            let bare = match entry {
                Entry::Act(_, action) => action.to_string(),
                Entry::Event(event) => event.to_string(),
                Entry::NextRound => String::new(),
            };
            write("notation", &format!("{name}-{}", kinds.len()), text)?;
            write("notation", &format!("{name}-{}-bare", kinds.len()), bare)?;
            kinds.push(kind);
        }
    }
    Ok(())
}

/// Writes tasks about a position, and their answers.
fn tasks<G: Game>(case: &TestCase<G>, name: &str) -> io::Result<()> {
    let views = case.viewers().map(|viewer| case.game().view(viewer));
    let Some(view) = views.into_iter().find(View::to_decide) else {
        return Ok(());
    };
    let actions = view.legal_actions();
    let decision: Task<G> = Task {
        view,
        level: Level::Expert,
        seed: u64::MAX,
        style: None,
        shard: Shard { index: 1, of: 4 },
    };
    let judge: JudgeTask<G> = JudgeTask {
        played: actions.first().map(ToString::to_string),
        ..JudgeTask::new(decision.view.clone(), Effort::STANDARD)
    };
    let judged = |&action| JudgedAction {
        action,
        expectation: Expectation {
            value: 0.5,
            score: 3.0,
        },
        error: 0.01,
        examined: 400,
        is_close: true,
    };
    let judgement = Judgement::new(actions.iter().map(judged).collect(), 0.005);
    let estimate = Estimate {
        value: 0.5,
        score: -3.25,
        win: Some(0.25),
        samples: 400,
    };
    let choices = actions
        .iter()
        .take(4)
        .map(|&action| Choice::new(action, estimate));
    let advice = Advice::new(choices.collect());
    let kind = Kind::Task(G::ID);
    message(&format!("{name}-task"), kind, &decision.to_bytes())?;
    message(&format!("{name}-judge"), kind, &judge.to_bytes())?;
    message(
        &format!("{name}-judgement"),
        Kind::Judgement(G::ID),
        &encode(&judgement),
    )?;
    message(
        &format!("{name}-advice"),
        Kind::Advice(G::ID),
        &encode(&advice),
    )
}

/// Writes the messages that do not belong to a position of a game.
fn answers() -> io::Result<()> {
    let request = Request::Search {
        id: 7,
        cap_ms: 2_000,
        is_streamed: true,
        task: vec![1, 2, 3],
    };
    message("request", Kind::Request, &encode(&request))?;
    let response = Response::Failed {
        id: Some(7),
        error: TaskError::Unreadable,
    };
    message("response", Kind::Response, &encode(&response))?;
    let dice = DiceQuestion {
        rolls: Vec::new(),
        start: Symbol::try_from(0).map_err(io::Error::other)?,
        advanced: true,
        kind: DiceQuestionKind::Played {
            level: Level::Strong,
            games: 20,
            seed: 7,
        },
    };
    message("dice", Kind::Dice, &encode(&dice))?;
    message("dice-task", Kind::Task(GameId::Detrak), &dice.to_bytes())?;
    let sheets = vec![Sheet::default()];
    message("sheets", Kind::Sheets, &encode(&sheets))
}

fn message(name: &str, kind: Kind, bytes: &[u8]) -> io::Result<()> {
    write("message", name, with_kind(kind, bytes))
}

fn json(value: &impl Serialize) -> io::Result<String> {
    serde_json::to_string(value).map_err(io::Error::other)
}

fn write(target: &str, name: &str, held: impl AsRef<[u8]>) -> io::Result<()> {
    let target = Target::named(target).ok_or_else(|| io::Error::other("no such target"))?;
    let folder = target.folder();
    fs::write(Path::new(&folder).join(format!("{PREFIX}{name}")), held)
}
