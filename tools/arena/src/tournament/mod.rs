//! `arena match`: plays many deals on many threads.

mod deal;
mod liking;
mod records;
mod report;

use std::num::{NonZeroU32, NonZeroUsize};
use std::ops::Not;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use engine::{GameId, Seed};
use serde::Serialize;

use crate::contestant::Contestant;
use crate::external::{Limits, ProgramPools};
use crate::game::{Length, TournamentGame, check_seats};
use crate::interrupt;
use crate::options::game_parser;
use crate::output::{self, write};
use crate::parallel::Games;
use crate::seeds::seed_of;
pub use deal::{Deal, MAX_DECISIONS};
use records::Records;
pub use report::Endless;
use report::Report;

/// The options of `arena match`.
#[derive(Args, Clone, Debug, Serialize)]
pub struct MatchOptions {
    /// The game.
    #[arg(long, value_parser = game_parser(), default_value = "dekal")]
    pub game: GameId,
    /// The contestants, in the order of the seats and separated by commas: levels, or LEVEL:STYLE (see docs/bots.md),
    /// random (any legal move), or an outside program as `exec:` and its command (see docs/bot-protocol.md). In
    /// Dékal also greedy (the fewest points face up), denier (less what the card would give the others),
    /// per-round (the expert, but unaware of a match's totals), net:FILE (weights of `train`, without search)
    /// or net:FILE:CLOSELY:WITHIN:TURNS (with a search of up to CLOSELY actions, each at most WITHIN
    /// thousandths of the win worse than the best, TURNS turns ahead; with :PLAINLY after it, the opponent of
    /// two is assumed to be a plain player to that extent, in percent). In Débâcle also search:material:NODES,
    /// search:learned:NODES or search:FILE:NODES (a search of that many positions, by the points on the board,
    /// by the built-in weights or by those of a file). After search: there may be varied: (each decision has another
    /// budget, or the rounds of a match of two searches repeat each other), then blind: (it is told nothing of
    /// earlier rounds), then, before a file, raw: (the network itself sees the totals, as it did up to 2026).
    #[arg(long, value_delimiter = ',', required = true)]
    pub seats: Vec<Contestant>,
    /// The number of deals; each is played once for every seat.
    #[arg(long, default_value = "1000")]
    pub deals: NonZeroU32,
    /// The number of the seed's deals to skip, to continue a match that was stopped with Ctrl-C.
    #[arg(long, default_value_t = 0)]
    #[serde(skip_serializing_if = "is_zero")]
    pub skip: u32,
    /// Play whole matches on the deals, not just their first rounds.
    #[arg(long)]
    pub matches: bool,
    /// Play by the advanced rules (Détrak).
    #[arg(long)]
    #[serde(skip_serializing_if = "Not::not")]
    pub advanced: bool,
    /// The time limits of outside programs.
    #[command(flatten)]
    pub limits: Limits,
    /// The seed, in the notation of the app.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// The number of threads; one per core if not given. Use 1 to measure times.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write each game as a record for `replay` into this folder, named by the number of the deal and the
    /// rotation; also games in which a program failed, but not those that did not end.
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip)]
    pub records: Option<PathBuf>,
    /// Write the report, with each deal's results, as JSON to this file; with `-`, to the standard output
    /// instead of the text. In JSON, seats are numbered from 0, as for outside programs; in texts and in the
    /// notation of moves, from 1.
    #[arg(long)]
    #[serde(skip)]
    pub json: Option<PathBuf>,
}

/// Whether serde leaves the field out.
pub fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl MatchOptions {
    fn deals_to_play(&self) -> Games {
        Games {
            skip: self.skip,
            count: self.deals,
            name: "deals",
            threads: self.threads,
        }
    }
}

/// Plays a tournament and writes the report; after Ctrl-C, on what was played.
///
/// # Errors
/// If the game cannot have this many players or these contestants, the report or a record cannot be written,
/// nothing was played, or a program failed in every game.
pub fn run<G: TournamentGame>(options: &MatchOptions) -> Result<()> {
    output::check(options.json.as_deref())?;
    interrupt::note()?;
    let deals = play::<G>(options)?;
    options.deals_to_play().tell(deals.len(), options.seed)?;
    let report = Report::new(options, &deals);
    write(&report, options.json.as_deref())?;
    match report.failed_always() {
        None => Ok(()),
        Some(program) => bail!("{program} failed in every game"),
    }
}

/// The rules that a game is played by: the default ones, or the advanced.
///
/// # Errors
/// If the game has no advanced rules.
pub fn rules<G: TournamentGame>(seats: usize, length: Length, advanced: bool) -> Result<G::Rules> {
    let rules = G::usual_rules(seats, length);
    if !advanced {
        return Ok(rules);
    }
    let name = G::ID.name();
    G::advanced(rules).with_context(|| format!("{name} has no advanced rules"))
}

/// Plays all deals, or those before Ctrl-C, and returns them in the order of their numbers.
///
/// # Errors
/// If the game cannot have this many players or these contestants, a program cannot start, or a record cannot
/// be written.
pub fn play<G: TournamentGame>(options: &MatchOptions) -> Result<Vec<Deal>> {
    let seats = options.seats.len();
    check_seats::<G>(seats)?;
    options.seats.iter().try_for_each(|c| c.check(G::ID))?;
    options.records.as_deref().map(records::make).transpose()?;
    let length = if options.matches {
        Length::Match
    } else {
        Length::Round
    };
    let rules = rules::<G>(seats, length, options.advanced)?;
    G::new(&rules)?;
    let programs = options.seats.iter().map(Contestant::program);
    let programs = ProgramPools::start::<G>(programs, &rules, length, options.limits)?;
    options.deals_to_play().play(|number| {
        let seed = seed_of(options.seed, number);
        let folder = options.records.as_deref();
        let records = folder.map(|folder| Records::of(folder, number));
        let deal = deal::play::<G>(&rules, length, &options.seats, &programs, seed, records)?;
        // Ctrl-C also ends programs, which is not their failure.
        let spoiled = interrupt::is_noted() && !deal.forfeits.is_empty();
        Ok(Some(deal).filter(|_| !spoiled))
    })
}
