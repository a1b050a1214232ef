//! `arena gauntlet`: plays levels against a frozen set of opponents of different making, against which nothing that
//! the page has was trained or tuned. So it measures strength against strangers. A level is judged by the mean over
//! the opponents and by the worst of them.

mod report;
#[cfg(test)]
mod tests;

use std::num::{NonZeroU32, NonZeroUsize};

use anyhow::{Result, ensure};
use clap::Args;
use engine::{GameId, Seed, with_game};
use protocol::Level;
use serde::Serialize;

use crate::contestant::Contestant;
use crate::external::Limits;
use crate::game::TournamentGame;
use crate::interrupt;
use crate::opponents::Opponent;
use crate::options::game_parser;
use crate::output::Json;
use crate::seeds::seed_of;
use crate::tournament::{self, MatchOptions};
use report::{Report, Row};

/// The options of `arena gauntlet`.
#[derive(Args, Clone, Debug, Serialize)]
pub struct GauntletOptions {
    /// The game.
    #[arg(long, value_parser = game_parser())]
    pub game: GameId,
    /// The number of seats: one for the level, all others for copies of the same opponent.
    #[arg(long, default_value = "2")]
    pub seats: NonZeroUsize,
    /// The levels, separated by commas.
    #[arg(long = "level", value_delimiter = ',', default_value = "expert")]
    #[serde(rename = "level")]
    pub levels: Vec<Level>,
    /// Only these opponents, separated by commas; all of the game if not given.
    #[arg(long = "opponent", value_delimiter = ',', value_parser = opponent_parser)]
    #[serde(skip)]
    pub opponents: Vec<Opponent>,
    /// The number of deals against each opponent; each is played once for every seat of the level.
    #[arg(long, default_value = "400")]
    pub pairs: NonZeroU32,
    /// Play whole matches on the deals, not just their first rounds. Dumble and Débâcle always play whole
    /// matches.
    #[arg(long)]
    pub matches: bool,
    /// The seed, in the notation of the app.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// The number of threads; one per core if not given.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Where the report goes.
    #[command(flatten)]
    #[serde(skip)]
    pub json: Json,
}

fn opponent_parser(text: &str) -> Result<Opponent, String> {
    text.parse().map_err(|()| {
        let names: Vec<&str> = Opponent::ALL.map(Opponent::name).into();
        format!("the opponents are {}", names.join(", "))
    })
}

/// Plays the levels against the opponents and writes the report; after Ctrl-C, on what was played.
///
/// # Errors
/// If an opponent or the number of seats is not of this game, nothing was played, or the report cannot be written.
pub fn run(options: &GauntletOptions) -> Result<()> {
    options.json.check()?;
    for opponent in &options.opponents {
        Contestant::Opponent(*opponent).check(options.game)?;
    }
    ensure!(options.seats.get() > 1, "an opponent needs a seat, too");
    interrupt::note()?;
    let report = with_game!(options.game, G => played::<G>(options))?;
    ensure!(!report.is_empty(), "stopped before a deal was over");
    options.json.write(&report)
}

/// Plays all levels asked for against all opponents asked for.
fn played<G: TournamentGame>(options: &GauntletOptions) -> Result<Report> {
    let asked =
        |opponent: &Opponent| options.opponents.is_empty() || options.opponents.contains(opponent);
    let matches = options.matches || G::WON_BY_MATCHES;
    let mut rows = Vec::new();
    for level in &options.levels {
        // Every level plays the same deals, every opponent has others.
        for (number, opponent) in (0..).zip(Opponent::of(options.game)) {
            if !asked(&opponent) {
                continue;
            }
            let mut seats = vec![Contestant::Opponent(opponent); options.seats.get()];
            seats[0] = Contestant::Bot(*level, None);
            let deals = tournament::play::<G>(&MatchOptions {
                game: options.game,
                seats,
                deals: options.pairs,
                skip: 0,
                advanced: false,
                matches,
                limits: Limits::default(),
                seed: seed_of(options.seed, number),
                threads: options.threads,
                records: None,
                json: None,
            })?;
            rows.extend(Row::new(*level, opponent, &deals));
        }
    }
    Ok(Report::new(options, matches, rows))
}
