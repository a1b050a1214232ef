//! `arena ladder`: measures the strength of the levels of a game, and their times.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use engine::{GameId, Seed, with_game};
use protocol::Level;
use serde::Serialize;

use crate::contestant::Contestant;
use crate::external::Limits;
use crate::game::{Length, TournamentGame};
use crate::interrupt;
use crate::options::Games;
use crate::output::{self, Json};
use crate::seeds::seed_of;
use crate::tournament::{self, Deal, MatchOptions};
use rating::Pairing;
use report::{GameReport, Report};

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
    /// Play whole matches on the deals, not just their first rounds, in every game. Dumble and Débâcle always play whole
    /// matches, since a round wins nothing there.
    #[arg(long)]
    pub matches: bool,
    /// Play by the advanced rules (Détrak), which have a page of their own.
    #[arg(long)]
    pub advanced: bool,
    /// Let every level play every other, not just the one below.
    #[arg(long)]
    pub all_pairs: bool,
    /// The number of threads; one per core if not given. Times are right only if this is not more than the
    /// number of idle cores.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write a page with the table of each game into this folder.
    #[arg(
        long,
        value_name = "FOLDER",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "docs/lab/ladders"
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

/// Measures the levels of the games and writes the reports; after Ctrl-C, on what was played.
///
/// # Errors
/// If nothing was played, or a report cannot be written; as far as possible, that is checked before anything is played.
pub fn run(options: &LadderOptions) -> Result<()> {
    output::check_folder(options.write.as_deref())?;
    for game in &options.games.games {
        with_game!(*game, G => tournament::rules::<G>(2, Length::Round, options.advanced).map(drop)?);
    }
    options.json.check()?;
    interrupt::note()?;
    let (mut games, mut left) = (Vec::new(), Vec::new());
    for game in &options.games.games {
        let meetings = with_game!(game, G => meetings::<G>(*game, options)?);
        let left_before = left.len();
        left.extend(
            meetings
                .iter()
                .filter_map(|meeting| meeting.left(*game, options)),
        );
        let report = GameReport::new(*game, options, &meetings);
        // A page gets whole tables only.
        let folder = options.write.as_ref().filter(|_| left.len() == left_before);
        if let Some((folder, report)) = folder.zip(report.as_ref()) {
            output::write_page(folder, *game, options.advanced, &report.page())?;
        }
        games.extend(report);
    }
    ensure!(!games.is_empty(), "stopped before a deal was over");
    options.json.write(&Report::new(options.clone(), games))?;
    if !left.is_empty() {
        eprintln!(
            "Stopped; these commands play what is left:\n{}",
            left.join("\n")
        );
    }
    Ok(())
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
            advanced: options.advanced,
            records: None,
            game,
            seats: pair
                .map(|level| Contestant::Bot(levels[level], None))
                .into(),
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
    /// The command that plays the deals that Ctrl-C has left; `None` if all were played.
    fn left(&self, game: GameId, options: &LadderOptions) -> Option<String> {
        let (seed, played) = (self.seed, self.deals.len() as u32);
        let deals = options
            .deals
            .get()
            .checked_sub(played)
            .filter(|left| *left > 0)?;
        let [one, other] = self.levels.map(|place| Level::of(game)[place]);
        let game = game.name();
        let matches = if self.matches { " --matches" } else { "" };
        let rules = if options.advanced { " --advanced" } else { "" };
        Some(format!(
            "    arena match --game {game} --seats {one},{other} --seed {seed} --skip {played} --deals {deals}{matches}{rules}"
        ))
    }

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
    fn what_a_stopped_ladder_has_left_is_told_as_commands() {
        let options = LadderOptions {
            games: Games {
                games: vec![GameId::Detrak],
                seed: Seed(1),
            },
            deals: NonZeroU32::MIN,
            matches: false,
            advanced: false,
            all_pairs: false,
            threads: None,
            write: None,
            json: Json::default(),
        };
        let mut all = meetings::<engine::detrak::Detrak>(GameId::Detrak, &options).unwrap();
        let left = |all: &[Meeting]| -> Vec<String> {
            let left = |meeting: &Meeting| meeting.left(GameId::Detrak, &options);
            all.iter().filter_map(left).collect()
        };
        let rated = |all: &[Meeting]| {
            let report = GameReport::new(GameId::Detrak, &options, all);
            report.map_or(0, |report| report.to_string().lines().count())
        };
        assert!(left(&all).is_empty());
        let whole = rated(&all);
        for meeting in &mut all[1..] {
            meeting.deals.clear();
        }
        assert_eq!(left(&all).len(), all.len() - 1);
        let [one, other] = all[1].levels.map(|place| Level::of(GameId::Detrak)[place]);
        let begin = format!("arena match --game detrak --seats {one},{other} --seed ");
        let first = left(&all).swap_remove(0);
        assert!(
            first.trim().starts_with(&begin) && first.ends_with(" --skip 0 --deals 1"),
            "{first}"
        );
        let advanced = LadderOptions {
            advanced: true,
            ..options.clone()
        };
        let command = all[1].left(GameId::Detrak, &advanced).unwrap();
        assert!(command.ends_with(" --deals 1 --advanced"), "{command}");
        assert_eq!(rated(&all), whole + 2 - Level::of(GameId::Detrak).len());
        all[0].deals.clear();
        assert_eq!(rated(&all), 0);
    }

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
