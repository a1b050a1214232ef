//! The result of a benchmark, as text and as JSON.

use std::fmt;

use engine::GameId;
use protocol::Level;
use serde::Serialize;

use super::{BenchOptions, LevelCosts};
use crate::options::Games;
use crate::output::Time;
use crate::statistics::quantile;

/// The result for all games.
#[derive(Serialize)]
pub struct Report {
    version: &'static str,
    options: BenchOptions,
    games: Vec<GameReport>,
}

/// The result for one game.
#[derive(Serialize)]
pub struct GameReport {
    game: GameId,
    /// What a decision is counted in, if in anything: playouts or positions.
    counted: Option<&'static str>,
    /// The levels that were measured.
    pub levels: Vec<Row>,
}

/// The result of a level.
#[derive(Serialize)]
pub struct Row {
    level: Level,
    decisions: usize,
    /// The median time per decision, in microseconds.
    median_us: Option<f32>,
    p95_us: Option<f32>,
    max_us: Option<f32>,
    /// Playouts or positions per decision, and per second on one thread; absent if the level makes none.
    per_decision: Option<f64>,
    per_second: Option<f64>,
}

impl Report {
    /// The report on all games.
    pub fn new(options: &BenchOptions, games: Vec<GameReport>) -> Report {
        Report {
            version: env!("CARGO_PKG_VERSION"),
            options: options.clone(),
            games,
        }
    }
}

impl GameReport {
    /// The report on one game, from the costs of the levels' decisions.
    pub fn new(game: GameId, counted: Option<&'static str>, measured: &[LevelCosts]) -> GameReport {
        GameReport {
            game,
            counted,
            levels: measured.iter().map(Row::new).collect(),
        }
    }
}

impl Row {
    fn new(measured: &LevelCosts) -> Row {
        let costs = &measured.costs;
        let mut micros: Vec<f32> = costs.iter().map(|cost| cost.micros).collect();
        micros.sort_by(f32::total_cmp);
        let seconds: f64 = micros.iter().map(|micros| f64::from(*micros) / 1e6).sum();
        let examined: u64 = costs.iter().map(|cost| cost.examined).sum();
        let examined = (examined > 0).then_some(examined as f64);
        Row {
            level: measured.level,
            decisions: costs.len(),
            median_us: quantile(&micros, 0.5),
            p95_us: quantile(&micros, 0.95),
            max_us: micros.last().copied(),
            per_decision: examined.map(|examined| examined / costs.len() as f64),
            per_second: examined.map(|examined| examined / seconds.max(1e-9)),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BenchOptions {
            decisions,
            players,
            games: Games { seed, .. },
            threads,
            ..
        } = &self.options;
        writeln!(
            f,
            "{decisions} decisions of a table of {players}, seed {seed}, on {threads} {}",
            if threads.get() == 1 {
                "thread"
            } else {
                "threads"
            }
        )?;
        self.games.iter().try_for_each(|game| game.fmt(f))
    }
}

impl fmt::Display for GameReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = self.counted.unwrap_or_default();
        let name = self.game.name();
        write!(
            f,
            "\n{name:<10} {:>12} {:>12} {:>12}",
            "median", "p95", "max"
        )?;
        match self.counted {
            Some(_) => writeln!(f, " {counted:>12} {:>14}", format!("{counted}/s"))?,
            None => writeln!(f)?,
        }
        for row in &self.levels {
            let [median, p95, max] = [row.median_us, row.p95_us, row.max_us].map(Time);
            write!(
                f,
                "{:<10} {median:>12} {p95:>12} {max:>12}",
                row.level.name()
            )?;
            if let Some((each, speed)) = row.per_decision.zip(row.per_second) {
                write!(f, " {each:>12.0} {speed:>14.0}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
