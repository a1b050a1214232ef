//! `arena bench`: the time of a decision of each level, on the same positions.

use std::num::{NonZeroU32, NonZeroUsize};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::{Args, builder::RangedU64ValueParser};
use engine::{GameId, MAX_SEATS, with_game};
use indicatif::ProgressBar;
use protocol::{Advice, Answer, Level, Shard, Task, WorkerTask};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde::Serialize;

use crate::game::{Length, TournamentGame, check_seats};
use crate::interrupt;
use crate::options::Games;
use crate::output::{Json, progress};
use report::{GameReport, Report, Row};

mod positions;
mod report;

/// The options of `arena bench`.
#[derive(Args, Clone, Debug, Serialize)]
pub struct BenchOptions {
    /// The games, and the seed.
    #[command(flatten)]
    #[serde(flatten)]
    pub games: Games,
    /// The levels, separated by commas.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "beginner,regular,strong,expert"
    )]
    pub level: Vec<Level>,
    /// The number of players.
    #[arg(long, default_value = "2", value_parser = RangedU64ValueParser::<usize>::new().range(1..=MAX_SEATS as u64))]
    pub players: usize,
    /// The number of decisions of each level. All levels decide in the same positions, from games of the
    /// regular level against itself.
    #[arg(long, default_value = "200")]
    pub decisions: NonZeroU32,
    /// The number of threads, each with a decision of its own. Times are right only if this is not more than
    /// the number of idle cores.
    #[arg(long, default_value = "1")]
    pub threads: NonZeroUsize,
    /// Where the report goes.
    #[command(flatten)]
    #[serde(skip)]
    pub json: Json,
}

/// The cost of a decision.
struct Cost {
    /// The time on one thread, in microseconds.
    micros: f32,
    /// The number of playouts or positions.
    examined: u64,
}

/// The costs of a level's decisions.
struct LevelCosts {
    level: Level,
    costs: Vec<Cost>,
}

/// Measures the levels of the games and writes the report; after Ctrl-C, on the levels that were measured before.
///
/// # Errors
/// If a game cannot have this many players, no level was measured, or the report cannot be written.
pub fn run(options: &BenchOptions) -> Result<()> {
    options.json.check()?;
    interrupt::note()?;
    let threads = options.threads.get();
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let (mut games, mut left) = (Vec::new(), Vec::new());
    for game in &options.games.games {
        let measured = with_game!(game, G => measure::<G>(*game, options, &pool)?);
        if let Some(levels) = unmeasured(options, &measured.levels) {
            left.push(format!(
                "    arena bench --game {} --level {levels} --players {} --decisions {} --seed {}",
                game.name(),
                options.players,
                options.decisions,
                options.games.seed
            ));
        }
        games.push(measured);
    }
    games.retain(|game| !game.levels.is_empty());
    ensure!(!games.is_empty(), "stopped before a level was measured");
    options.json.write(&Report::new(options, games))?;
    if !left.is_empty() {
        eprintln!(
            "Stopped; these commands measure what is left:\n{}",
            left.join("\n")
        );
    }
    Ok(())
}

/// The levels that were not measured before Ctrl-C, separated by commas; `None` if there are none.
fn unmeasured(options: &BenchOptions, measured: &[Row]) -> Option<String> {
    let left = options.level.get(measured.len()..).unwrap_or_default();
    let names: Vec<&str> = left.iter().map(|level| level.name()).collect();
    (!names.is_empty()).then(|| names.join(","))
}

fn measure<G: TournamentGame>(
    game: GameId,
    options: &BenchOptions,
    pool: &ThreadPool,
) -> Result<GameReport> {
    let length = if G::WON_BY_MATCHES {
        Length::Match
    } else {
        Length::Round
    };
    check_seats::<G>(options.players).with_context(|| {
        let players = options.players;
        format!(
            "{} is not played by {players}: name other --players, or other games",
            game.name()
        )
    })?;
    let rules = G::usual_rules(options.players, length);
    let count = options.decisions.get() as usize;
    let views = positions::of::<G>(&rules, length, options.games.seed, count);
    ensure!(
        views.len() == count,
        "no game of {} has a choice",
        game.name()
    );
    let bar = progress((count * options.level.len()) as u64, "decisions")?;
    let measured = options.level.iter().map_while(|level| {
        let task = |(view, seed): &(G::View, u64)| Task {
            view: view.clone(),
            level: *level,
            seed: *seed,
            style: None,
            shard: Shard::WHOLE,
        };
        let tasks: Vec<Task<G>> = views.iter().map(task).collect();
        let costs = pool.install(|| all_costs(&tasks, &bar))?;
        Some(LevelCosts {
            level: *level,
            costs,
        })
    });
    let report = GameReport::new(game, G::EXAMINED, &measured.collect::<Vec<_>>());
    bar.finish_and_clear();
    Ok(report)
}

/// The cost of each of these decisions; `None` after Ctrl-C, since levels are compared on the same decisions.
fn all_costs<G: TournamentGame>(tasks: &[Task<G>], bar: &ProgressBar) -> Option<Vec<Cost>> {
    // A level unpacks its weights at its first decision; that is not measured.
    if let Some(first) = tasks.first() {
        cost(first);
    }
    let costs = tasks.par_iter().map(|task| {
        let cost = (!interrupt::is_noted()).then(|| cost(task));
        bar.inc(1);
        cost
    });
    costs.collect()
}

/// Makes a decision: all shards of it one after the other, as a single worker does.
fn cost<G: TournamentGame>(task: &Task<G>) -> Cost {
    let of = task.shards();
    let mut examined = 0;
    let start = Instant::now();
    let shards = (0..of).map(|index| {
        let shard = task.clone().with_shard(Shard { index, of });
        let mut search = G::search(&shard).expect("the position has a choice");
        while !search.step(1_000) {}
        examined += search.examined();
        search.answer()
    });
    let advice: Option<Advice<_>> = Answer::merge(shards);
    let micros = start.elapsed().as_secs_f32() * 1e6;
    drop(advice);
    Cost { micros, examined }
}
