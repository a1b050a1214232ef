//! The options of `arena train`. Each game has its own training.

use std::num::NonZeroU32;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use engine::{GameId, Seed};

use crate::options::{DetrakRules, game_parser};

/// The options of `arena train`.
#[derive(Args, Clone, Debug)]
pub struct TrainOptions {
    /// The game.
    #[arg(long, value_parser = game_parser(), default_value = "detrak")]
    pub game: GameId,
    /// For Détrak: the rules.
    #[arg(long, value_enum)]
    pub rules: Option<DetrakRules>,
    /// For Dékal: the number of players.
    #[arg(long)]
    pub players: Option<usize>,
    /// For Dékal: continue from this file of weights, with layers of full width, partly against other
    /// opponents, and with targets from a search over the next turn's cards. The result is the same on any
    /// number of threads.
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// For Dékal, with `--from`: begin three of eight rounds with up to four random turns, and do not learn from the
    /// openings of rounds against other opponents. Good players avoid the positions that weak opponents reach there,
    /// so their values would be those of weak play.
    #[arg(long, requires = "from")]
    pub random_openings: bool,
    /// The number of games (or rounds); as many as for the committed weights if not given.
    #[arg(long)]
    pub games: Option<NonZeroU32>,
    /// The seed; the same seed gives the same weights.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Where to write the weights. The checkpoint is beside it, and the next run continues from it.
    #[arg(long)]
    pub out: PathBuf,
}

impl TrainOptions {
    /// The training of a game from nothing, with seed 1 and as long as for the committed weights.
    pub fn new(game: GameId, out: PathBuf) -> TrainOptions {
        TrainOptions {
            game,
            rules: None,
            players: None,
            from: None,
            random_openings: false,
            games: None,
            seed: Seed(1),
            out,
        }
    }

    /// Refuses options that the game does not have.
    ///
    /// # Errors
    /// If an option belongs to another game.
    pub fn check(&self) -> Result<()> {
        let is_dekal = matches!(self.game, GameId::Dekal);
        ensure!(
            is_dekal || (self.players.is_none() && self.from.is_none()),
            "--players and --from are for Dékal, not for {}",
            self.game.name()
        );
        ensure!(
            self.rules.is_none() || matches!(self.game, GameId::Detrak),
            "--rules is for Détrak, not for {}",
            self.game.name()
        );
        Ok(())
    }
}
