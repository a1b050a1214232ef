//! Tournaments between bots, and records told move by move.
//!
//! `arena match` plays duplicate deals: each deal's luck once for every
//! rotation of the seats, so that nobody wins by better cards. Its luck and
//! the bots' own random numbers both grow from one seed, so that the same
//! command gives the same result on every machine, but for the times.

mod adam;
mod bench;
mod calibration;
mod contest;
mod deal;
mod debacle;
mod dekal;
mod detrak;
mod diagram;
mod dumble;
mod entrant;
mod games;
mod ladder;
mod options;
mod output;
mod perft;
mod program;
mod replay;
mod report;
mod sight;
mod statistics;
mod tournament;
mod unfinished;

use anyhow::{Result, bail};
use clap::Parser;
use options::{Command, GameName, Options};

fn main() -> Result<()> {
    match Options::parse().command {
        Command::Match(options) => match options.game {
            GameName::Dekal => tournament::run::<engine::dekal::Dekal>(&options),
            GameName::Detrak => tournament::run::<engine::detrak::Detrak>(&options),
            GameName::Debacle => tournament::run::<engine::debacle::Debacle>(&options),
            GameName::Dumble => tournament::run::<engine::dumble::Dumble>(&options),
        },
        Command::Train(options) => {
            options.check()?;
            match options.game {
                GameName::Dekal => dekal::train(&options),
                GameName::Detrak => detrak::train(&options),
                GameName::Dumble => dumble::train(&options),
                GameName::Debacle => debacle::train(&options),
            }
        }
        Command::Calibrate(options) => match options.game {
            GameName::Dekal => calibration::run(&options, dekal::calibrate),
            game if options.random_turns > 0 => {
                bail!("--random-turns is for Dékal, not for {}", game.name())
            }
            GameName::Debacle => calibration::run(&options, debacle::calibrate),
            game => bail!("{} has no such measure", game.name()),
        },
        Command::Score(options) => detrak::score(&options),
        Command::Loss(options) => match options.game {
            GameName::Dekal => dekal::loss(&options),
            GameName::Detrak => detrak::loss(&options),
            game => bail!("{} has no such measure", game.name()),
        },
        Command::Ladder(options) => ladder::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Perft(options) => perft::run(&options),
        Command::Replay(options) => replay::run(&options),
    }
}
