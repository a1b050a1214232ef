//! The result of a tournament, as text and as JSON.

use std::fmt;

use engine::Seat;
use serde::Serialize;

use super::MatchOptions;
use super::deal::{Deal, MAX_DECISIONS};
use super::liking::Liking;
use crate::contestant::Contestant;
use crate::output::Time;
use crate::statistics::{Mean, quantile};

/// The results of a tournament, with the options that repeat it.
#[derive(Serialize, Debug)]
pub struct Report {
    /// The version of the arena.
    version: &'static str,
    /// The options of the tournament.
    options: MatchOptions,
    /// The results, in the order of the contestants.
    #[serde(rename = "entrants")]
    contestants: Vec<Row>,
    /// How much each style at the table likes what is decided.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    likings: Vec<Liking>,
    /// The number of games that did not end and count as ties.
    endless: usize,
    /// The games that outside programs lost by a failure.
    forfeits: Vec<ForfeitRow>,
    /// The results of each deal.
    deals: Vec<DealRow>,
}

#[derive(Serialize, Debug)]
struct Row {
    #[serde(rename = "entrant")]
    contestant: Contestant,
    /// The share of the wins. The interval is over deals, since the rotations of a deal depend on each other.
    win: Mean,
    /// The share of the wins minus its luck (see [`Share`](super::deal::Share)); absent where that cannot be
    /// computed.
    without_luck: Option<Mean>,
    /// The points at the end of finished games.
    score: Mean,
    /// The number of games lost by a failure.
    forfeits: usize,
    /// The number of decisions with a choice.
    decisions: usize,
    /// The median time per decision, in microseconds; absent if there were no decisions.
    median_us: Option<f32>,
    p95_us: Option<f32>,
    max_us: Option<f32>,
}

#[derive(Serialize, Debug)]
struct DealRow {
    seed: String,
    win: Vec<f64>,
    /// Absent where luck is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    without_luck: Option<Vec<f64>>,
    score: Vec<Option<f64>>,
}

#[derive(Serialize, Debug)]
struct ForfeitRow {
    /// The index of the contestant, from 0.
    #[serde(rename = "entrant")]
    contestant: usize,
    /// The deal's seed.
    seed: String,
    /// The seat, from 0.
    seat: Seat,
    /// The failure, in words.
    reason: String,
}

impl Report {
    /// The report on the deals of a tournament.
    pub fn new(options: &MatchOptions, deals: &[Deal]) -> Report {
        Report {
            version: env!("CARGO_PKG_VERSION"),
            options: options.clone(),
            contestants: (0..options.seats.len())
                .map(|index| Row::new(options.seats[index].clone(), index, deals))
                .collect(),
            likings: Liking::all(&options.seats, |index| {
                deals
                    .iter()
                    .map(|deal| deal.results[index].likings)
                    .collect()
            }),
            endless: deals.iter().map(|deal| deal.endless).sum(),
            forfeits: deals.iter().flat_map(ForfeitRow::of).collect(),
            deals: deals.iter().map(DealRow::new).collect(),
        }
    }
}

impl Row {
    fn new(contestant: Contestant, index: usize, deals: &[Deal]) -> Row {
        let results = deals.iter().map(|deal| &deal.results[index]);
        let mut micros: Vec<f32> = results
            .clone()
            .flat_map(|result| result.micros.iter().copied())
            .collect();
        micros.sort_by(f32::total_cmp);
        let scores: Vec<f64> = results.clone().filter_map(|result| result.score).collect();
        let without: Option<Vec<f64>> = results.clone().map(|result| result.without_luck).collect();
        let failed = deals.iter().flat_map(|deal| &deal.forfeits);
        Row {
            contestant,
            win: Mean::of(results.map(|result| result.win)),
            without_luck: without.map(|shares| Mean::of(shares.into_iter())),
            score: Mean::of(scores.into_iter()),
            forfeits: failed.filter(|forfeit| forfeit.contestant == index).count(),
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
            without_luck: deal.results.iter().map(|r| r.without_luck).collect(),
            score: deal.results.iter().map(|result| result.score).collect(),
        }
    }
}

impl ForfeitRow {
    fn of(deal: &Deal) -> impl Iterator<Item = ForfeitRow> {
        deal.forfeits.iter().map(|forfeit| ForfeitRow {
            contestant: forfeit.contestant,
            seed: deal.seed.to_string(),
            seat: forfeit.seat,
            reason: forfeit.failure.to_string(),
        })
    }
}

impl Report {
    /// A contestant that lost every game by a failure, if there is one.
    pub fn failed_always(&self) -> Option<&Contestant> {
        let games = self.deals.len() * self.contestants.len();
        let mut rows = self.contestants.iter();
        let failed = rows.find(|row| row.forfeits == games);
        failed.map(|row| &row.contestant)
    }
}

/// The most failures of a contestant in the text; the JSON report has all.
const MAX_FAILURES: usize = 5;

impl Report {
    /// Writes which games a contestant lost by a failure, and why.
    fn failures(&self, f: &mut fmt::Formatter<'_>, contestant: usize) -> fmt::Result {
        let row = &self.contestants[contestant];
        if row.forfeits == 0 {
            return Ok(());
        }
        let games = self.deals.len() * self.contestants.len();
        let (name, failed) = (&row.contestant, row.forfeits);
        writeln!(
            f,
            "{name} failed in {failed} of {games} games, and lost them:"
        )?;
        let own = self
            .forfeits
            .iter()
            .filter(|row| row.contestant == contestant);
        for ForfeitRow {
            seed, seat, reason, ..
        } in own.take(MAX_FAILURES)
        {
            writeln!(f, "  deal {seed}, seat {seat}: {reason}")?;
        }
        match failed.saturating_sub(MAX_FAILURES) {
            0 => Ok(()),
            more => writeln!(f, "  and {more} more; --json FILE has all of them"),
        }
    }
}

impl Report {
    /// Writes the win shares without luck, where they are known.
    fn without_luck(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.contestants.iter().filter_map(|row| {
            let Mean { mean, plus_minus } = row.without_luck?;
            let (mean, plus_minus) = (mean * 100.0, plus_minus * 100.0);
            Some(format!("{} {mean:.1} % ± {plus_minus:.1}", row.contestant))
        });
        let known: Vec<String> = known.collect();
        if known.is_empty() {
            Ok(())
        } else {
            writeln!(f, "Without the luck of the cards: {}", known.join(", "))
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rotations = self.options.seats.len();
        writeln!(
            f,
            "{} deals x {rotations} rotations, seed {}; intervals are 95 %, over deals",
            self.deals.len(),
            self.options.seed
        )?;
        let names = self
            .contestants
            .iter()
            .map(|row| row.contestant.to_string());
        let width = names.map(|name| name.chars().count()).max();
        let width = width.unwrap_or_default().max(10);
        writeln!(
            f,
            "{:<width$} {:>16} {:>16} {:>12} {:>12}",
            "", "win share", "points", "median", "p95"
        )?;
        for row in &self.contestants {
            writeln!(
                f,
                "{:<width$} {:>8.1} % ± {:>3.1} {:>16} {:>12} {:>12}",
                row.contestant.to_string(),
                row.win.mean * 100.0,
                row.win.plus_minus * 100.0,
                Points(row.score).to_string(),
                Time(row.median_us),
                Time(row.p95_us),
            )?;
        }
        self.without_luck(f)?;
        self.likings
            .iter()
            .try_for_each(|liking| writeln!(f, "{liking}"))?;
        if self.endless > 0 {
            writeln!(f, "{}", Endless(self.endless))?;
        }
        if let [first, _] = &self.contestants[..] {
            writeln!(f, "{}", Elo(first.without_luck.unwrap_or(first.win)))?;
        }
        (0..self.contestants.len()).try_for_each(|contestant| self.failures(f, contestant))
    }
}

/// Formats the number of games that did not end.
pub struct Endless(pub usize);

impl fmt::Display for Endless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games were not over after {MAX_DECISIONS} decisions, and count as ties.",
            self.0
        )
    }
}

/// Formats mean points; there are none if no game was finished.
struct Points(Mean);

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mean { mean, plus_minus } = self.0;
        if mean.is_nan() {
            f.write_str("-")
        } else {
            write!(f, "{mean:.2} ± {plus_minus:>4.2}")
        }
    }
}

/// Formats the difference in strength of two contestants in Elo points: 400 if the first wins 10 times as often
/// as the second.
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
