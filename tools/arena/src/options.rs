//! What can be said on the command line.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::Seed;
use protocol::Level;
use serde::Serialize;

use crate::bench::BenchOptions;
use crate::entrant::Entrant;
use crate::ladder::LadderOptions;
use crate::perft::PerftOptions;
use crate::program::Limits;
use crate::replay::ReplayOptions;

/// Tournaments between bots, and records told move by move.
#[derive(Parser, Debug)]
#[command(version)]
pub struct Options {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the arena can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Let bots play duplicate deals: each deal once for every rotation of the
    /// seats.
    Match(MatchOptions),
    /// Learn from nothing what Dékal's grids, Détrak's sheets, Dumble's hands or
    /// Débâcle's positions are worth.
    Train(TrainOptions),
    /// Let a level of Détrak's bots play alone, and measure its score.
    Score(ScoreOptions),
    /// Measure what the expert of Détrak, or of two players in Dékal, loses turn by
    /// turn, against exact play on the last turns and far more playouts before.
    Loss(LossOptions),
    /// Compare the chances of winning that a level of bots tells, in Débâcle or with
    /// two players in Dékal, with what comes of them.
    Calibrate(CalibrateOptions),
    /// Tell a recorded match move by move.
    Replay(ReplayOptions),
    /// Measure how strong the levels of the bots are, and what they cost.
    Ladder(LadderOptions),
    /// Measure what a decision of each level costs.
    Bench(BenchOptions),
    /// Count the ways to play on from a position of Débâcle.
    Perft(PerftOptions),
}

/// What is played, by whom, how often.
#[derive(Args, Clone, Debug, Serialize)]
pub struct MatchOptions {
    /// The game.
    #[arg(long, value_enum, default_value = "dekal")]
    pub game: GameName,
    /// Who plays, in the order of the seats: beginner, regular, strong,
    /// expert, random (any legal move), or an outside program as `exec:` and
    /// its command (see docs/bot-protocol.md), separated by commas; in Dékal
    /// also greedy (the fewest points face up), denier (less what the card would
    /// give the others), per-round (the expert, unaware of a match's totals),
    /// net:FILE (weights of `train`, at a glance) or
    /// net:FILE:CLOSELY:WITHIN:TURNS (which looks at up to CLOSELY actions, each
    /// at most WITHIN thousandths of the win worse than the best, TURNS turns
    /// ahead; with :PLAINLY after it, the other of two is taken for a plain player
    /// by so much, in percent).
    #[arg(long, value_delimiter = ',', required = true)]
    pub seats: Vec<Entrant>,
    /// How many deals; each is played once for every seat.
    #[arg(long, default_value = "1000")]
    pub deals: NonZeroU32,
    /// Play whole matches on the deals, not just their first rounds.
    #[arg(long)]
    pub matches: bool,
    /// How long outside programs may take.
    #[command(flatten)]
    pub limits: Limits,
    /// Where the luck comes from, as the app writes seeds.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Threads to play on; as many as there are cores if not given. Use 1 to
    /// measure times.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write the report, with each deal's results, as JSON to this file; with
    /// `-`, to the standard output in the place of the text.
    #[arg(long)]
    #[serde(skip)]
    pub json: Option<PathBuf>,
}

/// Which games are looked at, one after another.
#[derive(Args, Clone, Debug, Serialize)]
pub struct Games {
    /// The games, separated by commas; all if not given.
    #[arg(
        long = "game",
        value_enum,
        value_delimiter = ',',
        default_value = "dekal,detrak,dumble,debacle"
    )]
    #[serde(rename = "game")]
    pub games: Vec<GameName>,
    /// Where their luck comes from, as the app writes seeds.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
}

/// What is learned, and how long.
#[derive(Args, Clone, Debug)]
pub struct TrainOptions {
    /// The game.
    #[arg(long, value_enum, default_value = "detrak")]
    pub game: GameName,
    /// For Détrak: the rules.
    #[arg(long, value_enum)]
    pub rules: Option<RulesName>,
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
        let is_dekal = matches!(self.game, GameName::Dekal);
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
            self.rules.is_none() || matches!(self.game, GameName::Detrak),
            "--rules is for Détrak, not for {}",
            self.game.name()
        );
        Ok(())
    }
}

/// Whose score is measured.
#[derive(Args, Clone, Debug, Serialize)]
pub struct ScoreOptions {
    /// The level.
    #[arg(long, default_value = "expert")]
    pub level: Level,
    /// The rules.
    #[arg(long, value_enum)]
    pub rules: RulesName,
    /// How many games are played.
    #[arg(long, default_value = "1000")]
    pub games: NonZeroU32,
    /// Where the dice come from.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Instead of playing, look for the best that was possible with the dice,
    /// keeping so many sheets a turn.
    #[arg(long)]
    pub hindsight: Option<NonZeroUsize>,
    /// Threads to play on; as many as there are cores if not given. Use 1 to
    /// measure times.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write the report as JSON to this file.
    #[arg(long)]
    #[serde(skip)]
    pub json: Option<PathBuf>,
}

/// Whose losses are measured, and how.
#[derive(Args, Clone, Debug)]
pub struct LossOptions {
    /// The game: Détrak, or Dékal for two.
    #[arg(long, value_enum, default_value = "detrak")]
    pub game: GameName,
    /// For Détrak: the rules.
    #[arg(long, value_enum)]
    pub rules: Option<RulesName>,
    /// For Dékal: who sits opposite.
    #[arg(long, value_enum, default_value = "denier")]
    pub against: Opponent,
    /// For Dékal: for whom the playouts that choose take whoever sits opposite; for
    /// who it is if not given.
    #[arg(long, value_enum)]
    pub taken_for: Option<Opponent>,
    /// For Dékal: play what the playouts choose in the place of the expert, and tell
    /// only what that wins.
    #[arg(long)]
    pub follow: bool,
    /// For Dékal: how the expert's seat plays on in the playouts that judge.
    #[arg(long, value_enum, default_value = "glance")]
    pub look: Look,
    /// How many games are played.
    #[arg(long, default_value = "100")]
    pub games: NonZeroU32,
    /// For Détrak: the first turn that is counted out. From turn 7 it takes seconds a
    /// game, each turn before about twenty times as long.
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u8).range(6..=11))]
    pub exact_from: u8,
    /// On the turns before, in Dékal on all: how many playouts of each note or action
    /// choose, and how many more judge.
    #[arg(long, default_value = "600")]
    pub playouts: NonZeroU32,
    /// Where the dice come from.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Threads to play on; as many as there are cores if not given.
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,
}

/// Who sits opposite Dékal's expert.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[value(rename_all = "lowercase")]
pub enum Opponent {
    /// Turns over any card, and counts what lies face up, its own and the other's.
    Denier,
    /// The strong level.
    Strong,
    /// The expert.
    Expert,
}

/// How Dékal's seats play on in a head.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[value(rename_all = "lowercase")]
pub enum Look {
    /// By the network at a glance.
    Glance,
    /// By the expectation over the next turn's cards: far slower, with an eighth
    /// of the playouts.
    Turn,
}

/// Whose chances of winning are looked at.
#[derive(Args, Clone, Debug)]
pub struct CalibrateOptions {
    /// The game: Débâcle, or Dékal for two.
    #[arg(long, value_enum, default_value = "debacle")]
    pub game: GameName,
    /// The level.
    #[arg(long, default_value = "strong")]
    pub level: Level,
    /// For Dékal: how many turns one seat plays at random first.
    #[arg(long, default_value = "0", value_parser = clap::value_parser!(u8).range(..16))]
    pub random_turns: u8,
    /// How many matches it plays against itself, in Dékal of one round.
    #[arg(long, default_value = "200")]
    pub matches: NonZeroU32,
    /// Where the starts come from.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Threads to play on; as many as there are cores if not given.
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,
}

/// Détrak's rules on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RulesName {
    /// The basic rules.
    Basic,
    /// The advanced rules.
    Advanced,
}

/// The games on the command line.
#[derive(ValueEnum, Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// Dékal.
    Dekal,
    /// Détrak.
    Detrak,
    /// Dumble.
    Dumble,
    /// Débâcle.
    Debacle,
}

impl GameName {
    /// The game's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            GameName::Dekal => "dekal",
            GameName::Detrak => "detrak",
            GameName::Dumble => "dumble",
            GameName::Debacle => "debacle",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_have_their_names() {
        for game in GameName::value_variants() {
            let value = game.to_possible_value().expect("none is hidden");
            assert_eq!(value.get_name(), game.name());
        }
    }
}
