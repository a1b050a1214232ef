//! Bots choose the same natively and in the browser: these tests run in both (`cargo test -p bots`, and
//! `cargo xtask test --only wasm`), and compare the advice of all bots in the same positions with one golden
//! list.
//!
//! `TABLEE_REWRITE_GOLDENS=1 cargo test -p bots --test choices` rewrites the list, for intended changes of
//! choices.

use std::fmt::{self, Debug, Display, Formatter, Write};

use bots::detrak::answer_dice;
use bots::{BotGame, Weights, advise, finish};
use engine::debacle::{self, Debacle};
use engine::dekal::{self, Dekal};
use engine::detrak::{self, Detrak, Roll, Sheet, Symbol};
use engine::dumble::{self, Dumble};
use engine::{Game, Luck, Match, Phase, RngStream, Seat, Seed, below};
use protocol::{
    Advice, DiceQuestion, DiceQuestionKind, Effort, JudgeTask, Level, Shard, Style, Task,
    WorkerTask,
};
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[cfg(target_family = "wasm")]
wasm_bindgen_test_configure!(run_in_browser);

/// The files of weights, which the browser loads.
const FILES: [(&str, &[u8]); 9] = [
    ("dekal-2", include_bytes!("../weights/dekal-2.bin")),
    ("dekal-3", include_bytes!("../weights/dekal-3.bin")),
    ("dekal-4", include_bytes!("../weights/dekal-4.bin")),
    ("dekal-5", include_bytes!("../weights/dekal-5.bin")),
    ("dekal-6", include_bytes!("../weights/dekal-6.bin")),
    (
        "detrak-basic",
        include_bytes!("../weights/detrak-basic.bin"),
    ),
    (
        "detrak-advanced",
        include_bytes!("../weights/detrak-advanced.bin"),
    ),
    ("dumble", include_bytes!("../weights/dumble.bin")),
    ("debacle", include_bytes!("../weights/debacle.bin")),
];

/// The weights of all games.
fn all_weights() -> Vec<Weights> {
    [
        Dekal::WEIGHTS,
        Detrak::WEIGHTS,
        Dumble::WEIGHTS,
        Debacle::WEIGHTS,
    ]
    .concat()
}

/// The environment variable that rewrites the list.
#[cfg(not(target_family = "wasm"))]
const REWRITE: &str = "TABLEE_REWRITE_GOLDENS";

/// A match with random actions: its decisions, each with its seat.
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
        let stream = RngStream {
            round: 1,
            turn: all.len() as u16,
            slot: 0,
        };
        let place = below(&mut Luck::new(Seed(!seed), stream), actions.len() as u32);
        all.push((play.clone(), seat));
        play.act(seat, actions[place as usize])
            .expect("it is legal");
    }
}

/// The advice of all levels in a few positions of a match, and what a style chooses instead, by turns.
fn choices<G: BotGame>(
    name: &str,
    rules: G::Rules,
    (most, positions): (usize, usize),
) -> Vec<String> {
    let seed = 7 + most as u64;
    let all = decisions::<G>(rules, seed, most);
    let every = all.len().div_ceil(positions).max(1);
    let mut lines = Vec::new();
    for (number, (play, seat)) in all.iter().enumerate().skip(every / 2).step_by(every) {
        for &level in Level::of(G::ID) {
            let mut task = Task::<G> {
                view: play.game().view(Some(*seat)),
                level,
                seed: seed ^ number as u64,
                style: None,
                shard: Shard::WHOLE,
            };
            // One of the shards represents all.
            let of = task.shards();
            task = task.with_shard(Shard { index: of - 1, of });
            let advice = advise(&task).expect("there is something to decide");
            let mut digest = Digest::new();
            let best = digest.advice(&advice);
            let mut line = digest.line(&format!("{name} {number} {level}"), &best);
            if let Some(chosen) = advice.chosen().filter(|_| advice.chosen() != advice.best()) {
                // Writing to a string cannot fail.
                let _ = write!(line, ", plays {chosen}");
            }
            let styles = Style::ALL.into_iter();
            let mut styles = styles.filter(|style| G::about_equal(*style, level).is_some());
            let count = styles.clone().count().max(1);
            if let Some(style) = styles.nth(lines.len() % count) {
                task.style = Some(style);
                let styled = advise(&task).expect("there is something to decide");
                if let Some(chosen) = styled
                    .chosen()
                    .filter(|_| styled.chosen() != advice.chosen())
                {
                    let _ = write!(line, ", a {style} {chosen}");
                }
            }
            lines.push(line);
        }
    }
    lines
}

/// FNV-1a.
struct Digest(u64);

impl Digest {
    fn new() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }

    /// The answer to a task as a line: the best action, and the digest of the whole advice.
    fn line(&self, name: &str, best: &str) -> String {
        format!("{name}: {best} ({:016x})", self.0)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Adds all choices with their estimates to the digest; returns the best.
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

/// A value in the words of a derived `Debug`: the digests of the golden file are of that text, while the engine's
/// own `Debug` shows notation.
struct Derived<T>(T);

impl Debug for Derived<Sheet> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (mut columns, mut diagonal, mut taken) = ([0u16; 5], 0u16, 0u32);
        for cell in detrak::Cell::all() {
            if let Some(symbol) = self.0.get(cell) {
                let code = symbol.index() as u16 + 1;
                columns[cell.column()] |= code << (3 * cell.row());
                if cell.row() + cell.column() == 4 {
                    diagonal |= code << (3 * cell.column());
                }
                taken |= 1 << cell.index();
            }
        }
        f.debug_struct("Sheet")
            .field("rows", &self.0.packed())
            .field("columns", &columns)
            .field("diagonal", &diagonal)
            .field("taken", &taken)
            .finish()
    }
}

/// The same dice for every question about dice.
fn dice_questions() -> Vec<String> {
    let rolls: Vec<Roll> = Roll::all().step_by(2).take(12).collect();
    let start = Symbol::all().nth(1).expect("there are symbols");
    let mut lines = Vec::new();
    for advanced in [false, true] {
        let played = Level::BASES.map(|level| DiceQuestionKind::Played {
            level,
            games: 3,
            seed: 5,
        });
        for kind in played
            .into_iter()
            .chain([DiceQuestionKind::Best { width: 40 }])
        {
            let question = DiceQuestion {
                rolls: rolls.clone(),
                start,
                advanced,
                kind,
            };
            let sheets = finish(answer_dice(&question).expect("there are dice"));
            let mut digest = Digest::new();
            let sheets: Vec<_> = sheets.into_iter().map(Derived).collect();
            digest.add(format!("{sheets:?}").as_bytes());
            let count = format!("{} sheets", sheets.len());
            lines.push(digest.line(&format!("study {advanced} {kind:?}"), &count));
        }
    }
    lines
}

/// The judgements of a few positions of a match.
fn judgements<G: BotGame>(
    name: &str,
    rules: G::Rules,
    (most, positions): (usize, usize),
) -> Vec<String> {
    let all = decisions::<G>(rules, 3, most);
    let every = all.len().div_ceil(positions).max(1);
    let judge = |(number, (play, seat)): (usize, &(Match<G>, Seat))| {
        let task = JudgeTask::<G>::new(play.game().view(Some(*seat)), Effort(20));
        let found = finish(G::judge(&task).expect("there is something to decide"));
        let mut digest = Digest::new();
        for one in found.actions() {
            digest.add(one.action.to_string().as_bytes());
            for number in [one.expectation.value, one.expectation.score, one.error] {
                digest.add(&number.to_bits().to_le_bytes());
            }
        }
        let best = found.best().map(|best| best.action.to_string());
        digest.line(
            &format!("judgement {name} {number}"),
            &best.unwrap_or_default(),
        )
    };
    let all = all.iter().enumerate().skip(every / 2).step_by(every);
    all.map(judge).collect()
}

/// The judgements of all games.
fn all_judgements() -> Vec<String> {
    let of_four = dekal::Rules {
        players: 4,
        ..dekal::Rules::default()
    };
    [
        judgements::<Dekal>("dekal-2", dekal::Rules::default(), (32, 4)),
        judgements::<Dekal>("dekal-4", of_four, (64, 3)),
        judgements::<Detrak>("detrak", detrak::Rules::default(), (13, 4)),
        judgements::<Dumble>("dumble-3", dumble::Rules { players: 3 }, (60, 4)),
        judgements::<Debacle>("debacle", debacle::Rules::default(), (60, 3)),
    ]
    .concat()
}

fn dekal() -> Vec<String> {
    let game = |players: u8| {
        let rules = dekal::Rules {
            players,
            ..dekal::Rules::default()
        };
        let name = format!("dekal-{players}");
        choices::<Dekal>(&name, rules, (32 * usize::from(players), 3))
    };
    (2..=6).flat_map(game).collect()
}

fn detrak() -> Vec<String> {
    let game = |(players, advanced)| {
        let rules = detrak::Rules { players, advanced };
        let name = format!("detrak-{players}-{advanced}");
        choices::<Detrak>(&name, rules, (26, 4))
    };
    [(1, false), (2, true)].into_iter().flat_map(game).collect()
}

fn dumble() -> Vec<String> {
    let game = |players| {
        let rules = dumble::Rules::of(players);
        choices::<Dumble>(&format!("dumble-{players}"), rules, (60, 4))
    };
    [2, 4, 7].into_iter().flat_map(game).collect()
}

fn debacle() -> Vec<String> {
    let rules = debacle::Rules {
        start: debacle::Start::Shuffled,
        ..debacle::Rules::default()
    };
    choices::<Debacle>("debacle", rules, (150, 6))
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_test)]
#[cfg_attr(not(target_family = "wasm"), test)]
fn every_bot_chooses_the_same_everywhere() {
    for weights in all_weights() {
        let file = FILES.iter().find(|(name, _)| *name == weights.name());
        let (_, file) = file.expect("the file is here");
        weights.load(file).expect("the file is whole");
    }
    let parts = [
        dekal(),
        detrak(),
        dice_questions(),
        dumble(),
        debacle(),
        all_judgements(),
    ];
    let mut actual = String::new();
    for line in parts.iter().flatten() {
        // Writing to a string cannot fail.
        let _ = writeln!(actual, "{line}");
    }
    #[cfg(not(target_family = "wasm"))]
    if std::env::var_os(REWRITE).is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens/choices.txt");
        return std::fs::write(file, actual).unwrap();
    }
    let kept = include_str!("goldens/choices.txt").replace('\r', "");
    let differing: Vec<_> = actual
        .lines()
        .zip(kept.lines())
        .filter(|(a, b)| a != b)
        .collect();
    assert!(differing.is_empty(), "chosen, and expected: {differing:#?}");
    assert_eq!(actual.lines().count(), kept.lines().count());
}

#[test]
#[cfg(not(target_family = "wasm"))]
fn no_weights_are_left_out() {
    let mut names: Vec<&str> = all_weights().iter().map(Weights::name).collect();
    let mut files: Vec<&str> = FILES.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    files.sort_unstable();
    assert_eq!(names, files);
}

#[test]
#[cfg(not(target_family = "wasm"))]
fn all_weights_are_built_in_and_other_bytes_are_refused() {
    for weights in all_weights() {
        assert!(weights.is_loaded(), "{weights:?}");
        assert!(weights.load(&[]).is_err(), "{weights:?}");
    }
}
