//! The result of a gauntlet, as a table in Markdown and as JSON.

use std::fmt;

use protocol::Level;
use serde::Serialize;

use super::GauntletOptions;
use crate::opponents::Opponent;
use crate::output::Time;
use crate::statistics::{Mean, quantile, ratio};
use crate::tournament::Deal;

/// The results of levels against opponents.
#[derive(Serialize)]
pub struct Report {
    version: &'static str,
    options: GauntletOptions,
    /// Whether whole matches were played.
    matches: bool,
    rows: Vec<Row>,
    summaries: Vec<Summary>,
}

/// The result of a level against an opponent.
#[derive(Serialize)]
pub struct Row {
    level: Level,
    #[serde(serialize_with = "named")]
    opponent: Opponent,
    /// The number of deals played; fewer than asked for after Ctrl-C.
    deals: usize,
    /// The level's share of the wins.
    win: Mean,
    /// The same without luck; absent where that cannot be computed.
    without_luck: Option<Mean>,
    /// The level's share of the rounds of the matches; absent if no matches were played.
    rounds: Option<Mean>,
    /// The level's points minus the opponents' mean; absent if no game was finished.
    points: Option<Mean>,
    /// The times of the level's decisions, in microseconds.
    median_us: Option<f32>,
    p95_us: Option<f32>,
}

/// What a level is judged by.
#[derive(Serialize)]
struct Summary {
    level: Level,
    /// The mean share over the opponents, and the least.
    mean: f64,
    worst: f64,
    #[serde(serialize_with = "named")]
    worst_opponent: Opponent,
}

fn named<S: serde::Serializer>(opponent: &Opponent, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(opponent)
}

impl Row {
    /// The row of these deals, in which the level is the first contestant; `None` if there are none.
    pub fn new(level: Level, opponent: Opponent, deals: &[Deal]) -> Option<Row> {
        if deals.is_empty() {
            return None;
        }
        let own = deals.iter().map(|deal| &deal.results[0]);
        let mut micros: Vec<f32> = own
            .clone()
            .flat_map(|own| own.micros.iter().copied())
            .collect();
        micros.sort_by(f32::total_cmp);
        let without: Option<Vec<f64>> = own.clone().map(|own| own.without_luck).collect();
        let rounds: Vec<(f64, f64)> = deals
            .iter()
            .map(|deal| (deal.results[0].rounds, deal.rounds as f64))
            .collect();
        let points = deals.iter().filter_map(points_ahead);
        let points: Vec<f64> = points.collect();
        Some(Row {
            level,
            opponent,
            deals: deals.len(),
            win: Mean::of(own.map(|own| own.win)),
            without_luck: without.map(|shares| Mean::of(shares.into_iter())),
            rounds: ratio(&rounds),
            points: (!points.is_empty()).then(|| Mean::of(points.into_iter())),
            median_us: quantile(&micros, 0.5),
            p95_us: quantile(&micros, 0.95),
        })
    }

    /// The share by which the level is judged: without luck if that is known, since its interval is narrower.
    fn judged(&self) -> f64 {
        self.without_luck.unwrap_or(self.win).mean
    }
}

/// The first contestant's points minus the mean of the others'.
fn points_ahead(deal: &Deal) -> Option<f64> {
    let (own, others) = deal.results.split_first()?;
    let sum: Option<f64> = others.iter().map(|other| other.score).sum();
    Some(own.score? - sum? / others.len() as f64)
}

impl Report {
    /// The report on these rows; those of a level come together.
    pub fn new(options: &GauntletOptions, matches: bool, rows: Vec<Row>) -> Report {
        let summaries = rows.chunk_by(|one, other| one.level == other.level);
        Report {
            version: env!("CARGO_PKG_VERSION"),
            options: options.clone(),
            matches,
            summaries: summaries.filter_map(Summary::of).collect(),
            rows,
        }
    }

    /// Whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

impl Summary {
    fn of(rows: &[Row]) -> Option<Summary> {
        let worst = rows
            .iter()
            .min_by(|one, other| one.judged().total_cmp(&other.judged()))?;
        Some(Summary {
            level: worst.level,
            mean: rows.iter().map(Row::judged).sum::<f64>() / rows.len() as f64,
            worst: worst.judged(),
            worst_opponent: worst.opponent,
        })
    }
}

/// Formats a share as a percentage; nothing where there is none.
struct Percent(Option<Mean>);

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(Mean { mean, plus_minus }) => {
                write!(f, "{:.1} % ± {:.1}", 100.0 * mean, 100.0 * plus_minus)
            }
            None => f.write_str("–"),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wins = if self.matches { "matches" } else { "wins" };
        writeln!(
            f,
            "| level | opponent | deals | {wins} | without luck | rounds | points ahead | a decision, median | 95 % |"
        )?;
        writeln!(f, "|---|---|---:|---:|---:|---:|---:|---:|---:|")?;
        for row in &self.rows {
            let points = row.points.map_or("–".to_owned(), |points| {
                format!("{:.2} ± {:.2}", points.mean, points.plus_minus)
            });
            writeln!(
                f,
                "| {} | {} | {} | {} | {} | {} | {points} | {} | {} |",
                row.level,
                row.opponent,
                row.deals,
                Percent(Some(row.win)),
                Percent(row.without_luck),
                Percent(row.rounds),
                Time(row.median_us),
                Time(row.p95_us),
            )?;
        }
        let seats = self.options.seats.get();
        writeln!(
            f,
            "\n{seats} seats, even is {:.1} %; intervals are 95 %, over deals.",
            100.0 / seats as f64
        )?;
        for summary in &self.summaries {
            writeln!(
                f,
                "{}: mean {:.1} %, worst {:.1} % ({})",
                summary.level,
                100.0 * summary.mean,
                100.0 * summary.worst,
                summary.worst_opponent
            )?;
        }
        Ok(())
    }
}
