//! Bots choose the same natively and in the browser: these tests run in both
//! (`cargo test -p bots`, and `cargo xtask test --only wasm`), and hold what
//! every bot makes of the same positions against one list.
//!
//! `TABLEE_REWRITE_GOLDENS=1 cargo test -p bots --test choices` writes the list
//! anew, when bots are meant to choose otherwise.

use std::fmt::{Display, Write};

use bots::{Weights, advise};
use engine::debacle::{self, Debacle};
use engine::dekal::{self, Dekal};
use engine::detrak::{self, Detrak, Roll, Symbol};
use engine::dumble::{self, Dumble};
use engine::{Game, Luck, Match, Phase, RngStream, Seat, Seed, below};
use protocol::{Advice, Analysis, AnyAdvice, AnyTask, Level, Question, Share, Study, Task};
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[cfg(target_family = "wasm")]
wasm_bindgen_test_configure!(run_in_browser);

/// What was learned, as the browser loads it.
const FILES: [(Weights, &[u8]); 9] = [
    (Weights::Dekal(2), include_bytes!("../weights/dekal-2.bin")),
    (Weights::Dekal(3), include_bytes!("../weights/dekal-3.bin")),
    (Weights::Dekal(4), include_bytes!("../weights/dekal-4.bin")),
    (Weights::Dekal(5), include_bytes!("../weights/dekal-5.bin")),
    (Weights::Dekal(6), include_bytes!("../weights/dekal-6.bin")),
    (
        Weights::DetrakBasic,
        include_bytes!("../weights/detrak-basic.bin"),
    ),
    (
        Weights::DetrakAdvanced,
        include_bytes!("../weights/detrak-advanced.bin"),
    ),
    (Weights::Dumble, include_bytes!("../weights/dumble.bin")),
    (Weights::Debacle, include_bytes!("../weights/debacle.bin")),
];

/// What to do so that the list is written rather than compared.
#[cfg(not(target_family = "wasm"))]
const REWRITE: &str = "TABLEE_REWRITE_GOLDENS";

/// A match played by actions that are drawn: the positions in which somebody
/// decides, and who does.
fn decisions<G: Game>(rules: G::Rules, seed: u64, most: usize) -> Vec<(Match<G>, Seat)> {
    let mut play = Match::<G>::new(rules).expect("rules that can be played");
    let mut all = Vec::new();
    loop {
        play.draw_all(Seed(seed));
        let Phase::Decide(seats) = play.game().phase() else {
            return all;
        };
        if all.len() == most {
            return all;
        }
        let seat = seats.iter().next().expect("somebody decides");
        let mut actions = Vec::new();
        play.game()
            .actions(seat, &mut |action| actions.push(action));
        let spot = RngStream {
            round: 1,
            turn: all.len() as u16,
            slot: 0,
        };
        let place = below(&mut Luck::new(Seed(!seed), spot), actions.len() as u32);
        all.push((play.clone(), seat));
        play.act(seat, actions[place as usize])
            .expect("it is legal");
    }
}

/// What bots of all levels make of a few positions of a match.
fn choices<G: Game>(
    name: &str,
    rules: G::Rules,
    (most, positions): (usize, usize),
    wrap: impl Fn(Task<G>) -> AnyTask,
) -> Vec<String> {
    let seed = 7 + most as u64;
    let all = decisions::<G>(rules, seed, most);
    let every = all.len().div_ceil(positions).max(1);
    let mut lines = Vec::new();
    for (number, (play, seat)) in all.iter().enumerate().skip(every / 2).step_by(every) {
        for level in Level::ALL {
            let mut task = wrap(Task {
                view: play.game().view(Some(*seat)),
                level,
                seed: seed ^ number as u64,
                share: Share::WHOLE,
            });
            // One of the shares stands for all.
            let of = task.shares();
            task = task.with_share(Share { index: of - 1, of });
            lines.push(told(&format!("{name} {number} {level}"), &task));
        }
    }
    lines
}

/// What a task is answered with, in a line: the best, and a digest of all.
fn told(name: &str, task: &AnyTask) -> String {
    let advice = advise(task).expect("there is something to decide");
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    let best = match advice {
        AnyAdvice::Dekal(advice) => digest.advice(&advice),
        AnyAdvice::Detrak(advice) => digest.advice(&advice),
        AnyAdvice::Dumble(advice) => digest.advice(&advice),
        AnyAdvice::Debacle(advice) => digest.advice(&advice),
        AnyAdvice::DetrakStudy(sheets) => {
            let text = format!("{sheets:?}");
            digest.add(text.as_bytes());
            format!("{} sheets", sheets.len())
        }
        AnyAdvice::DebacleAnalysis(found) => {
            let text = format!("{found:?}");
            digest.add(text.as_bytes());
            found
                .line
                .first()
                .map(ToString::to_string)
                .unwrap_or_default()
        }
        AnyAdvice::Appraisal(finding) => {
            digest.add(format!("{finding:?}").as_bytes());
            finding.best
        }
    };
    format!("{name}: {best} ({:016x})", digest.0)
}

/// FNV-1a.
struct Digest(u64);

impl Digest {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Takes in all choices with their estimates; the best.
    fn advice<A: Copy + PartialEq + Display>(&mut self, advice: &Advice<A>) -> String {
        for choice in advice.choices() {
            let estimate = choice.estimate;
            self.add(choice.action.to_string().as_bytes());
            let win = estimate.win.unwrap_or(-1.0);
            for number in [estimate.value, estimate.score, win] {
                self.add(&number.to_bits().to_le_bytes());
            }
            self.add(&estimate.samples.to_le_bytes());
        }
        advice
            .best()
            .map(|best| best.to_string())
            .unwrap_or_default()
    }
}

/// The same dice for every question about dice.
fn studies() -> Vec<String> {
    let rolls: Vec<Roll> = Roll::all().step_by(2).take(12).collect();
    let start = Symbol::all().nth(1).expect("there are symbols");
    let mut lines = Vec::new();
    for advanced in [false, true] {
        let played = Level::ALL.map(|level| Question::Played {
            level,
            games: 3,
            seed: 5,
        });
        for question in played.into_iter().chain([Question::Best { width: 40 }]) {
            let task = AnyTask::DetrakStudy(Study {
                rolls: rolls.clone(),
                start,
                advanced,
                question,
            });
            lines.push(told(&format!("study {advanced} {question:?}"), &task));
        }
    }
    lines
}

fn analyses() -> Vec<String> {
    let all = decisions::<Debacle>(debacle::Rules::default(), 3, 60);
    let analysis = |(number, (play, seat)): (usize, &(Match<Debacle>, Seat))| {
        let view = play.game().view(Some(*seat));
        let task = AnyTask::DebacleAnalysis(Analysis {
            view,
            nodes: 20_000,
        });
        told(&format!("analysis {number}"), &task)
    };
    all.iter().enumerate().step_by(20).map(analysis).collect()
}

fn dekal() -> Vec<String> {
    let game = |players: u8| {
        let rules = dekal::Rules {
            players,
            ..dekal::Rules::default()
        };
        let name = format!("dekal-{players}");
        choices::<Dekal>(&name, rules, (32 * usize::from(players), 3), AnyTask::Dekal)
    };
    (2..=6).flat_map(game).collect()
}

fn detrak() -> Vec<String> {
    let game = |(players, advanced)| {
        let rules = detrak::Rules { players, advanced };
        let name = format!("detrak-{players}-{advanced}");
        choices::<Detrak>(&name, rules, (26, 4), AnyTask::Detrak)
    };
    [(1, false), (2, true)].into_iter().flat_map(game).collect()
}

fn dumble() -> Vec<String> {
    let game = |players| {
        let rules = dumble::Rules { players };
        choices::<Dumble>(
            &format!("dumble-{players}"),
            rules,
            (60, 4),
            AnyTask::Dumble,
        )
    };
    [2, 4, 7].into_iter().flat_map(game).collect()
}

fn debacle() -> Vec<String> {
    let rules = debacle::Rules {
        start: debacle::Start::Shuffled,
        ..debacle::Rules::default()
    };
    choices::<Debacle>("debacle", rules, (150, 6), AnyTask::Debacle)
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_test)]
#[cfg_attr(not(target_family = "wasm"), test)]
fn every_bot_chooses_the_same_everywhere() {
    for (lesson, file) in FILES {
        lesson.load(file).expect("the file is whole");
    }
    let parts = [
        dekal(),
        detrak(),
        studies(),
        dumble(),
        debacle(),
        analyses(),
    ];
    let mut told = String::new();
    for line in parts.iter().flatten() {
        // Writing to a string cannot fail.
        let _ = writeln!(told, "{line}");
    }
    #[cfg(not(target_family = "wasm"))]
    if std::env::var_os(REWRITE).is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens/choices.txt");
        return std::fs::write(file, told).unwrap();
    }
    let kept = include_str!("goldens/choices.txt").replace('\r', "");
    let differing: Vec<_> = told
        .lines()
        .zip(kept.lines())
        .filter(|(a, b)| a != b)
        .collect();
    assert!(differing.is_empty(), "chosen, and expected: {differing:#?}");
    assert_eq!(told.lines().count(), kept.lines().count());
}

#[test]
#[cfg(not(target_family = "wasm"))]
fn no_lesson_is_left_out() {
    let given = FILES.map(|(lesson, _)| lesson);
    assert!(Weights::ALL.iter().all(|lesson| given.contains(lesson)));
}
