//! The arena: tournaments between bots on the command line, training of their weights, and measurements. It
//! depends on `engine`, `protocol`, `bots` and `model` (for the ratings of levels), and only runs natively.
//!
//! This file has the command line ([`run`]); each command begins in the module that has its options:
//! `tournament` (`match`), `ladder`, `judge`, `puzzles`, `gauntlet`, `bench`, `replay`, `ask`, `perft`, `training`, `weights`, and
//! `detrak::score`. The program only calls the library, so that fuzzing can call it as well.
//!
//! `game::TournamentGame` is what a tournament needs from a game. `contestant` has the players: levels of the
//! bots, `baseline` players, `opponents` of the gauntlet, and `external` programs (docs/bot-protocol.md). The
//! modules named after games train and measure the bots of that game.
//!
//! `arena match` plays duplicate deals: each deal once for every rotation of the seats, so that nobody wins by
//! better cards. The deals and the bots' own random numbers come from one seed, so the same command gives the
//! same results on every machine, except for the times.

mod adam;
mod ask;
mod baseline;
mod bench;
mod checkpoint;
mod contestant;
mod debacle;
mod dekal;
mod detrak;
mod dumble;
mod external;
mod game;
mod gauntlet;
mod interrupt;
mod judge;
mod ladder;
mod learning;
mod opponents;
mod options;
mod output;
mod parallel;
mod perft;
mod puzzles;
mod replay;
mod seeds;
mod statistics;
mod text_render;
mod tournament;
mod training;
mod view_json;
mod weights;

use anyhow::Result;
use ask::AskOptions;
use bench::BenchOptions;
use clap::{Parser, Subcommand};
use detrak::ScoreOptions;
use engine::with_game;
use game::TournamentGame;
use gauntlet::GauntletOptions;
use judge::JudgeOptions;
use ladder::LadderOptions;
use opponents::OpponentOptions;
use perft::PerftOptions;
use puzzles::PuzzleOptions;
use replay::ReplayOptions;
use tournament::MatchOptions;
use training::TrainOptions;
use weights::WeightsOptions;

pub use external::{Failure, read_answer, read_ready};

/// Tournaments between bots, training and measurements, and recorded matches move by move.
#[derive(Parser, Debug)]
#[command(version)]
struct Cli {
    /// What to do.
    #[command(subcommand)]
    command: Command,
}

/// What the arena can do.
#[derive(Subcommand, Debug)]
enum Command {
    /// Let bots play duplicate deals: each deal once for every rotation of the seats.
    Match(MatchOptions),
    /// Train the values of Dékal's grids, Détrak's sheets, Dumble's hands or Débâcle's positions from scratch.
    Train(TrainOptions),
    /// Make the bots' learned weights anew, from nothing, and compare them with the committed files.
    Weights(WeightsOptions),
    /// Measure the score of a level of Détrak's bots in games of one player.
    Score(ScoreOptions),
    /// Print a recorded match move by move.
    Replay(ReplayOptions),
    /// Tell what each level of the bots would do at a decision of a recorded match.
    Ask(AskOptions),
    /// Measure how much each level loses by its decisions.
    Judge(JudgeOptions),
    /// Find decisions with right and wrong answers, prove and rate them; or prove those of a file anew.
    Puzzles(PuzzleOptions),
    /// Measure the strength of the bots' levels, and their times.
    Ladder(LadderOptions),
    /// Play levels against opponents of other making, against which nothing was trained.
    Gauntlet(GauntletOptions),
    /// Make a file of an opponent of the gauntlet anew.
    Opponent(OpponentOptions),
    /// Measure the time of a decision of each level.
    Bench(BenchOptions),
    /// Count the sequences of actions from the start of a round of Débâcle.
    Perft(PerftOptions),
}

/// Carries out the command line.
///
/// # Errors
/// If that fails, or a program that plays failed in every game.
pub fn run() -> Result<()> {
    match Cli::parse().command {
        Command::Match(options) => with_game!(options.game, G => tournament::run::<G>(&options)),
        Command::Train(options) => {
            options.check()?;
            with_game!(options.game, G => G::train(&options))
        }
        Command::Weights(options) => weights::run(&options),
        Command::Score(options) => detrak::score(&options),
        Command::Judge(options) => judge::run(&options),
        Command::Puzzles(options) => puzzles::run(&options),
        Command::Ladder(options) => ladder::run(&options),
        Command::Gauntlet(options) => gauntlet::run(&options),
        Command::Opponent(options) => opponents::make(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Perft(options) => perft::run(&options),
        Command::Replay(options) => replay::run(&options),
        Command::Ask(options) => ask::run(&options),
    }
}
