//! What a tournament found out, as text and as JSON.

use std::fmt;

use serde::Serialize;

use crate::deal::Deal;
use crate::entrant::Entrant;
use crate::options::MatchOptions;
use crate::statistics::{Mean, quantile};

/// A tournament's results, and what it takes to repeat it.
#[derive(Serialize, Debug)]
pub struct Report {
    /// The version of the program.
    version: &'static str,
    /// What was played.
    options: MatchOptions,
    /// The results, in the order of the seats given.
    entrants: Vec<Row>,
    /// Each deal's results.
    deals: Vec<DealRow>,
}

#[derive(Serialize, Debug)]
struct Row {
    entrant: Entrant,
    /// Its share of the wins. The interval is over deals, whose rotations
    /// depend on each other.
    win: Mean,
    /// Its points at the end.
    score: Mean,
    /// Its decisions that had a choice.
    decisions: usize,
    /// Microseconds per decision; absent if it had none.
    median_us: Option<f32>,
    p95_us: Option<f32>,
    max_us: Option<f32>,
}

#[derive(Serialize, Debug)]
struct DealRow {
    seed: String,
    win: Vec<f64>,
    score: Vec<f64>,
}

impl Report {
    /// Sums up the deals of a tournament.
    pub fn new(options: &MatchOptions, deals: &[Deal]) -> Report {
        Report {
            version: env!("CARGO_PKG_VERSION"),
            options: options.clone(),
            entrants: (0..options.seats.len())
                .map(|index| Row::new(options.seats[index].clone(), index, deals))
                .collect(),
            deals: deals.iter().map(DealRow::new).collect(),
        }
    }
}

impl Row {
    fn new(entrant: Entrant, index: usize, deals: &[Deal]) -> Row {
        let results = deals.iter().map(|deal| &deal.results[index]);
        let mut micros: Vec<f32> = results
            .clone()
            .flat_map(|result| result.micros.iter().copied())
            .collect();
        micros.sort_by(f32::total_cmp);
        Row {
            entrant,
            win: Mean::of(results.clone().map(|result| result.win)),
            score: Mean::of(results.map(|result| result.score)),
            decisions: micros.len(),
            median_us: quantile(&micros, 0.5),
            p95_us: quantile(&micros, 0.95),
            max_us: micros.last().copied(),
        }
    }
}

impl DealRow {
    fn new(deal: &Deal) -> DealRow {
        DealRow {
            seed: deal.seed.to_string(),
            win: deal.results.iter().map(|result| result.win).collect(),
            score: deal.results.iter().map(|result| result.score).collect(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rotations = self.options.seats.len();
        writeln!(
            f,
            "{} deals x {rotations} rotations, seed {}; intervals are 95 %, over deals",
            self.options.deals, self.options.seed
        )?;
        writeln!(
            f,
            "{:<10} {:>16} {:>16} {:>12} {:>12}",
            "", "win share", "points", "median", "p95"
        )?;
        for row in &self.entrants {
            writeln!(
                f,
                "{:<10} {:>8.1} % ± {:>3.1} {:>9.2} ± {:>4.2} {:>12} {:>12}",
                row.entrant.to_string(),
                row.win.mean * 100.0,
                row.win.plus_minus * 100.0,
                row.score.mean,
                row.score.plus_minus,
                Time(row.median_us),
                Time(row.p95_us),
            )?;
        }
        if let [first, _] = &self.entrants[..] {
            writeln!(f, "{}", Elo(first.win))?;
        }
        Ok(())
    }
}

/// By how many points of Elo's scale the first of two is better: where it wins
/// 10 times as often as the other, 400.
struct Elo(Mean);

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mean { mean, plus_minus } = self.0;
        let elo = |share: f64| 400.0 * (share / (1.0 - share)).log10();
        let within = |share: f64| elo(share.clamp(0.0, 1.0));
        write!(
            f,
            "Elo of the first over the second: {:.0} ({:.0} to {:.0})",
            within(mean),
            within(mean - plus_minus),
            within(mean + plus_minus)
        )
    }
}

/// Microseconds, for people.
struct Time(Option<f32>);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.pad("-"),
            Some(micros) if micros < 1_000.0 => f.pad(&format!("{micros:.1} µs")),
            Some(micros) => f.pad(&format!("{:.2} ms", micros / 1_000.0)),
        }
    }
}
