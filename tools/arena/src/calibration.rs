//! `arena calibrate`: compares the chances of winning that bots estimate with the results.

use std::fmt;

use std::num::{NonZeroU32, NonZeroUsize};

use anyhow::Result;
use clap::Args;
use engine::{GameId, Match, Seat, Seed};
use protocol::{Level, Shard, Task};

use crate::game::TournamentGame;
use crate::options::game_parser;
use crate::output::outln;
use crate::parallel::Games;
use crate::seeds::seed_of;

/// The options of `arena calibrate`.
#[derive(Args, Clone, Debug)]
pub struct CalibrateOptions {
    /// The game: Débâcle, or Dékal for two.
    #[arg(long, value_parser = game_parser(), default_value = "debacle")]
    pub game: GameId,
    /// The level.
    #[arg(long, default_value = "strong")]
    pub level: Level,
    /// For Dékal: the number of turns that one seat first plays at random.
    #[arg(long, default_value = "0", value_parser = clap::value_parser!(u8).range(..16))]
    pub random_turns: u8,
    /// The number of matches that the level plays against itself, of one round in Dékal.
    #[arg(long, default_value = "200")]
    pub matches: NonZeroU32,
    /// The number of the seed's matches to skip, to continue a measurement that was stopped with Ctrl-C.
    #[arg(long, default_value_t = 0)]
    pub skip: u32,
    /// The seed for the starts of the games.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// The number of threads; one per core if not given.
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,
}

/// The number of classes of chances.
const CLASSES: usize = 10;

/// An estimated chance of winning, and the share of the win that followed.
pub type Forecast = (f32, f64);

/// Plays matches, and compares the chances that were estimated in them with their results. Each match gets a
/// seed and a number of its own.
///
/// # Errors
/// If no threads can be started, or nothing was played before Ctrl-C.
pub fn run(
    options: &CalibrateOptions,
    play: fn(&CalibrateOptions, Seed, u32) -> Vec<Forecast>,
) -> Result<()> {
    let matches = Games {
        skip: options.skip,
        count: options.matches,
        name: "matches",
        threads: options.threads,
    };
    let predicted: Vec<Vec<Forecast>> = matches.measure(options.seed, |number| {
        play(options, seed_of(options.seed, number), number)
    })?;
    outln!("{}", Table::of(&predicted.concat()))
}

/// The best action by a level, and the chance of winning that it estimates.
///
/// # Panics
/// If another seat has to decide.
pub fn best<G: TournamentGame>(
    play: &Match<G>,
    seat: Seat,
    options: &CalibrateOptions,
    seed: Seed,
) -> (G::Action, f32) {
    let task = Task::<G> {
        view: play.game().view(Some(seat)),
        level: options.level,
        seed: seed.0,
        style: None,
        shard: Shard::WHOLE,
    };
    let advice = bots::advise(&task).expect("whoever decides is advised");
    let best = advice.choices().first().expect("there is a choice");
    (best.action, best.estimate.win.unwrap_or(0.5))
}

/// A class of forecasts with similar chances.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Class {
    count: u32,
    predicted: f64,
    observed: f64,
}

#[derive(Clone, PartialEq, Debug)]
struct Table {
    classes: [Class; CLASSES],
    /// The Brier score: the mean square of the chance minus the result.
    brier: f64,
    /// The calibration error: the mean distance between chance and result over the classes, weighted by size.
    off: f64,
}

impl Table {
    fn of(predicted: &[Forecast]) -> Table {
        let mut classes = [Class::default(); CLASSES];
        let mut brier = 0.0;
        for (win, observed) in predicted {
            let win = f64::from(*win);
            let class = &mut classes[((win * CLASSES as f64) as usize).min(CLASSES - 1)];
            class.count += 1;
            class.predicted += win;
            class.observed += observed;
            brier += (win - observed).powi(2);
        }
        let all = predicted.len().max(1) as f64;
        let off: f64 = classes
            .iter()
            .map(|c| (c.predicted - c.observed).abs())
            .sum();
        Table {
            classes,
            brier: brier / all,
            off: off / all,
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:>10} {:>11} {:>11}",
            "decisions", "estimated", "observed"
        )?;
        for class in self.classes.iter().filter(|class| class.count > 0) {
            let mean = |sum: f64| 100.0 * sum / f64::from(class.count);
            let (predicted, observed) = (mean(class.predicted), mean(class.observed));
            writeln!(
                f,
                "{:>10} {predicted:>9.1} % {observed:>9.1} %",
                class.count
            )?;
        }
        let off = 100.0 * self.off;
        write!(
            f,
            "off by {off:.1} % on average; Brier score {:.3}",
            self.brier
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_true_is_not_off() {
        let fair: Vec<Forecast> = (0..100)
            .map(|n| (0.25, f64::from(u8::from(n % 4 == 0))))
            .collect();
        let table = Table::of(&fair);
        assert!(table.off < 1e-9 && (table.brier - 0.1875).abs() < 1e-9);
        let boast: Vec<Forecast> = fair.iter().map(|(_, observed)| (0.95, *observed)).collect();
        let table = Table::of(&boast);
        assert!((table.off - 0.7).abs() < 1e-6);
        assert_eq!(table.classes[9].count, 100);
    }
}
