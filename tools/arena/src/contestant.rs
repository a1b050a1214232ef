//! The contestants of a tournament.

use std::fmt;
use std::str::FromStr;

use anyhow::{Result, ensure};
use engine::{GameId, Luck, RngStream, Seed};
use protocol::{Advice, Answer, Level, Shard, Style, Task, WorkerTask};
use serde::{Serialize, Serializer};

use crate::baseline::debacle::FixedSearch;
use crate::baseline::dekal::{Baseline, BaselineError};
use crate::external::{self, Program};
use crate::game::{TournamentGame, any_action};
use crate::opponents::Opponent;

/// A player in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A baseline that picks among the legal actions, uniformly at random.
    Random,
    /// A bot of this level, with a style or without.
    Bot(Level, Option<Style>),
    /// A search for Débâcle that is not a level.
    FixedSearch(FixedSearch),
    /// A baseline for one of the games.
    Baseline(Baseline),
    /// An opponent of the gauntlet.
    Opponent(Opponent),
    /// An outside program.
    Program(Program),
}

impl Contestant {
    /// The outside program, if the contestant is one.
    pub fn program(&self) -> Option<&Program> {
        match self {
            Contestant::Program(program) => Some(program),
            _ => None,
        }
    }

    /// Checks whether the contestant can play a game.
    ///
    /// # Errors
    /// If it only plays another game.
    pub fn check(&self, game: GameId) -> Result<()> {
        let only = match self {
            Contestant::FixedSearch(_) => GameId::Debacle,
            Contestant::Baseline(_) => GameId::Dekal,
            Contestant::Opponent(opponent) => opponent.game(),
            Contestant::Random | Contestant::Bot(..) | Contestant::Program(_) => return Ok(()),
        };
        let (only_name, name) = (only.name(), game.name());
        ensure!(game == only, "{self} plays {only_name} only, not {name}");
        Ok(())
    }

    /// The contestant's action; `seed` is for its own random numbers.
    ///
    /// # Panics
    /// If another seat has to decide; if the contestant is an outside program, which has to be asked through
    /// the [`ExternalBot`](crate::external::ExternalBot) of its table; or if [`Contestant::check`] refuses the
    /// game.
    pub fn decide<G: TournamentGame>(&self, view: &G::View, seed: u64) -> G::Action {
        let (level, style) = match self {
            Contestant::Random => {
                let start = RngStream {
                    round: 0,
                    turn: 0,
                    slot: 0,
                };
                return any_action::<G>(view, &mut Luck::new(Seed(seed), start));
            }
            Contestant::Program(program) => panic!("{program} has to be asked at its table"),
            Contestant::FixedSearch(search) => {
                return G::searched(search, view, seed).expect("the game is searched, and goes on");
            }
            Contestant::Baseline(baseline) => {
                return G::baseline(baseline, view, seed).expect("the game has such a player");
            }
            Contestant::Opponent(opponent) => {
                return G::oppose(*opponent, view, seed).expect("it plays the game, which goes on");
            }
            Contestant::Bot(level, style) => (*level, *style),
        };
        let advice = advice::<G>(view, level, style, seed);
        advice.chosen().expect("advice is never empty")
    }
}

/// The whole advice of a bot, merged from its shards; `seed` is for its own random numbers.
///
/// # Panics
/// If another seat has to decide.
pub fn advice<G: TournamentGame>(
    view: &G::View,
    level: Level,
    style: Option<Style>,
    seed: u64,
) -> Advice<G::Action> {
    let task = Task::<G> {
        view: view.clone(),
        level,
        seed,
        style,
        shard: Shard::WHOLE,
    };
    let of = task.shards();
    let shards = (0..of).map(|index| {
        let shard = task.clone().with_shard(Shard { index, of });
        bots::advise(&shard).expect("whoever is asked has something to decide")
    });
    Answer::merge(shards).expect("a search has a shard")
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Random => f.write_str("random"),
            Contestant::Bot(level, None) => level.fmt(f),
            Contestant::Bot(level, Some(style)) => write!(f, "{level}:{style}"),
            Contestant::FixedSearch(search) => search.fmt(f),
            Contestant::Baseline(baseline) => baseline.fmt(f),
            Contestant::Opponent(opponent) => opponent.fmt(f),
            Contestant::Program(program) => program.fmt(f),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        if text == "random" {
            return Ok(Contestant::Random);
        }
        if text.starts_with(external::PREFIX) {
            let program = text.parse().map(Contestant::Program);
            return program.map_err(|error: &str| error.into());
        }
        if let Some(search) = text.strip_prefix("search:") {
            return search.parse().map(Contestant::FixedSearch);
        }
        if let Ok(level) = text.parse() {
            return Ok(Contestant::Bot(level, None));
        }
        if let Some((level, style)) = text.split_once(':')
            && let (Ok(level), Ok(style)) = (level.parse(), style.parse())
        {
            return Ok(Contestant::Bot(level, Some(style)));
        }
        if let Ok(opponent) = text.parse() {
            return Ok(Contestant::Opponent(opponent));
        }
        let baseline = text.parse().map(Contestant::Baseline);
        baseline.map_err(|error| match error {
            BaselineError::Net(why) => why,
            BaselineError::Name => {
                "expected random, a level of docs/bots.md, LEVEL:STYLE, an opponent of the gauntlet or \
                 exec:COMMAND; in Dékal also greedy, denier, per-round, net:FILE or \
                 net:FILE:CLOSELY:WITHIN:TURNS[:PLAINLY]; in Débâcle also search:material:NODES, \
                 search:learned:NODES or search:FILE:NODES"
                    .into()
            }
        })
    }
}

impl Serialize for Contestant {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
