//! `arena ladder`: measures the strength of the levels of a game, and their times.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use engine::{GameId, Seed, with_game};
use protocol::Level;
use serde::Serialize;

use crate::contestant::Contestant;
use crate::external::Limits;
use crate::game::TournamentGame;
use crate::options::Games;
use crate::output::Json;
use crate::seeds::seed_of;
use crate::tournament::{self, Deal, MatchOptions};
use rating::Pairing;
use report::{GameReport, Report};

mod page;
mod rating;
mod report;

/// The options of `arena ladder`.
#[derive(Args, Clone, Debug, Serialize)]
pub struct LadderOptions {
    /// The games, and the seed.
    #[command(flatten)]
    #[serde(flatten)]
    pub games: Games,
    /// The number of deals of each pairing; each deal is played from both seats.
    #[arg(long, default_value = "400")]
    pub deals: NonZeroU32,
    /// Play whole matches on the deals, not just their first rounds, in every game. Dumble always plays whole
    /// matches, since a round wins nothing there.
    #[arg(long)]
    pub matches: bool,
    /// Let every level play every other, not just the one below.
    #[arg(long)]
    pub all_pairs: bool,
    /// The number of threads; one per core if not given. Times are right only if this is not more than the
    /// number of idle cores.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write each game's table into this page, between the lines that mark its place there.
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "docs/lab/ladders.md"
    )]
    #[serde(skip)]
    pub write: Option<PathBuf>,
    /// Where the report goes.
    #[command(flatten)]
    #[serde(skip)]
    pub json: Json,
}

/// The deals of two levels against each other.
struct Meeting {
    /// The indices of the levels in [`Level::of`], the stronger first.
    levels: [usize; 2],
    seed: Seed,
    /// Whether whole matches were played.
    matches: bool,
    deals: Vec<Deal>,
}

/// Measures the levels of the games and writes the reports.
///
/// # Errors
/// If a report cannot be written; as far as possible, this is checked before anything is played.
pub fn run(options: &LadderOptions) -> Result<()> {
    if let Some(path) = &options.write {
        for game in &options.games.games {
            page::check(path, game.name())?;
        }
    }
    options.json.check()?;
    let mut games = Vec::new();
    for game in &options.games.games {
        let meetings = with_game!(game, G => meetings::<G>(*game, options)?);
        let report = GameReport::new(*game, options, &meetings)
            .context("the levels of a ladder have all met")?;
        if let Some(path) = &options.write {
            page::write(path, game.name(), &report.to_string())?;
        }
        games.push(report);
    }
    options.json.write(&Report::new(options.clone(), games))
}

/// The pairings: each level against the one below, or against all below.
fn pairs(levels: usize, all: bool) -> impl Iterator<Item = [usize; 2]> {
    (1..levels).flat_map(move |upper| {
        let lowest = if all { 0 } else { upper - 1 };
        (lowest..upper).rev().map(move |lower| [upper, lower])
    })
}

/// Plays the pairings of a game.
fn meetings<G: TournamentGame>(game: GameId, options: &LadderOptions) -> Result<Vec<Meeting>> {
    let matches = options.matches || G::WON_BY_MATCHES;
    let levels = Level::of(game);
    let pairs = pairs(levels.len(), options.all_pairs);
    let meetings = (0..).zip(pairs).map(|(number, pair)| {
        // Pairings share no deals, so that their results are independent.
        let seed = seed_of(options.games.seed, number);
        let deals = tournament::play::<G>(&MatchOptions {
            skip: 0,
            records: None,
            game,
            seats: pair.map(|level| Contestant::Bot(levels[level])).into(),
            deals: options.deals,
            matches,
            limits: Limits::default(),
            seed,
            threads: options.threads,
            json: None,
        })?;
        Ok(Meeting {
            levels: pair,
            seed,
            matches,
            deals,
        })
    });
    meetings.collect()
}

impl Meeting {
    /// The data for the ratings.
    fn pairing(&self) -> Pairing {
        Pairing {
            players: self.levels,
            shares: self.deals.iter().map(|deal| deal.results[0].win).collect(),
        }
    }

    /// The times of a level's decisions, in microseconds; none if it did not take part.
    fn micros(&self, level: usize) -> impl Iterator<Item = f32> + '_ {
        let place = self.levels.iter().position(|other| *other == level);
        let deals = self.deals.iter();
        let own = deals.filter_map(move |deal| deal.results.get(place?));
        own.flat_map(|share| share.micros.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_meet_the_one_below_or_all() {
        let below: Vec<_> = pairs(4, false).collect();
        assert_eq!(below, [[1, 0], [2, 1], [3, 2]]);
        assert_eq!(pairs(4, true).count(), 6);
        assert!(
            below
                .iter()
                .all(|pair| pairs(4, true).any(|other| other == *pair))
        );
    }
}
