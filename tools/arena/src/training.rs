//! The options of `arena train`. Each game trains in its own way.

use std::num::NonZeroU32;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use engine::{GameId, Seed};

use crate::options::{DetrakRules, game_parser};

/// What is learned, and how long.
#[derive(Args, Clone, Debug)]
pub struct TrainOptions {
    /// The game.
    #[arg(long, value_parser = game_parser(), default_value = "detrak")]
    pub game: GameId,
    /// For Détrak: the rules.
    #[arg(long, value_enum)]
    pub rules: Option<DetrakRules>,
    /// For Dékal: how many sit at the table.
    #[arg(long)]
    pub players: Option<usize>,
    /// For Dékal: go on from this file of weights, now with layers of full width,
    /// partly against others, and learning from what a look at the next turn's cards
    /// expects; the same on any number of threads.
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// For Dékal, with `--from`: begin three of eight rounds with up to four turns at
    /// random, and learn from no beginning of those against others: so what is seldom
    /// done is not taken for as bad as those who do it.
    #[arg(long, requires = "from")]
    pub loose: bool,
    /// The games (or rounds) to play; as many as the committed weights took if
    /// not given.
    #[arg(long)]
    pub games: Option<NonZeroU32>,
    /// Where the luck comes from; the same gives the same weights.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Where to write the weights. What is not finished is kept beside it, and
    /// gone on with the next time.
    #[arg(long)]
    pub out: PathBuf,
}

impl TrainOptions {
    /// Refuses what means nothing for the game.
    ///
    /// # Errors
    /// If there is anything of another game's.
    pub fn check(&self) -> Result<()> {
        let is_dekal = matches!(self.game, GameId::Dekal);
        ensure!(
            is_dekal || (self.players.is_none() && self.from.is_none()),
            "--players and --from are for Dékal, not for {}",
            self.game.name()
        );
        ensure!(
            !self.loose || self.players == Some(2),
            "--loose is for two --players"
        );
        ensure!(
            self.rules.is_none() || matches!(self.game, GameId::Detrak),
            "--rules is for Détrak, not for {}",
            self.game.name()
        );
        Ok(())
    }
}
