//! `arena weights`: makes the bots' learned weights anew, from nothing, and compares them with the committed files.

use std::fs;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use engine::{GameId, Seed, with_game};

use crate::game::TournamentGame;
use crate::options::DetrakRules;
use crate::output::outln;
use crate::training::TrainOptions;

/// A file of learned weights.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsFile {
    /// Dékal for two.
    #[value(name = "dekal-2")]
    Dekal2,
    /// Dékal for three.
    #[value(name = "dekal-3")]
    Dekal3,
    /// Dékal for four.
    #[value(name = "dekal-4")]
    Dekal4,
    /// Dékal for five.
    #[value(name = "dekal-5")]
    Dekal5,
    /// Dékal for six.
    #[value(name = "dekal-6")]
    Dekal6,
    /// Détrak by the basic rules.
    DetrakBasic,
    /// Détrak by the advanced rules.
    DetrakAdvanced,
    /// Dumble.
    Dumble,
    /// Débâcle.
    Debacle,
}

/// The options of `arena weights`.
#[derive(Args, Clone, Debug)]
pub struct WeightsOptions {
    /// The files; all if not given.
    #[arg(value_enum, value_name = "FILE")]
    pub files: Vec<WeightsFile>,
    /// The folder for what is made, and for the steps on the way to it, from which an interrupted run goes on.
    #[arg(long, value_name = "FOLDER", default_value = "target/weights")]
    pub out: PathBuf,
    /// The folder of the committed files.
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots/weights")]
    pub committed: PathBuf,
}

/// A training of Dékal that goes on from the weights of the one before.
struct Further {
    rounds: NonZeroU32,
    seed: Seed,
    random_openings: bool,
}

/// A training on a search over the next turn's cards, of this many rounds.
const fn further(rounds: u32) -> Further {
    Further {
        rounds: NonZeroU32::new(rounds).expect("a training has rounds"),
        seed: Seed(1),
        random_openings: false,
    }
}

/// The last training, which also plays rare openings.
const fn last(rounds: u32) -> Further {
    Further {
        random_openings: true,
        ..further(rounds)
    }
}

impl WeightsFile {
    /// The name of the file, without the ending `.bin`.
    fn name(self) -> String {
        let value = self.to_possible_value().expect("no file is skipped");
        value.get_name().to_owned()
    }

    /// The trainings behind the committed file, one after the other. The last writes it into this folder, those before
    /// what the next goes on from.
    fn trainings(self, folder: &Path) -> Vec<TrainOptions> {
        let dekal = |players, steps: &[Further]| self.dekal(folder, players, steps);
        let once = |game, rules| {
            vec![TrainOptions {
                rules,
                ..TrainOptions::new(game, self.path(folder))
            }]
        };
        match self {
            Self::Dekal2 => dekal(2, &[further(240_000), further(400_000), last(240_000)]),
            Self::Dekal3 => dekal(3, &[last(100_000)]),
            Self::Dekal4 => {
                let second = Further {
                    seed: Seed(2),
                    ..further(160_000)
                };
                dekal(4, &[further(120_000), second, last(100_000)])
            }
            Self::Dekal5 => dekal(5, &[last(80_000)]),
            Self::Dekal6 => dekal(6, &[]),
            Self::DetrakBasic => once(GameId::Detrak, Some(DetrakRules::Basic)),
            Self::DetrakAdvanced => once(GameId::Detrak, Some(DetrakRules::Advanced)),
            Self::Dumble => once(GameId::Dumble, None),
            Self::Debacle => once(GameId::Debacle, None),
        }
    }

    /// Dékal's trainings: the first from nothing, then these.
    fn dekal(self, folder: &Path, players: usize, steps: &[Further]) -> Vec<TrainOptions> {
        let out = |step: usize| {
            if step == steps.len() {
                self.path(folder)
            } else {
                folder.join(format!("{}-step-{}.bin", self.name(), step + 1))
            }
        };
        let training = |step| TrainOptions {
            players: Some(players),
            ..TrainOptions::new(GameId::Dekal, out(step))
        };
        let further = (1..).zip(steps).map(|(step, further)| TrainOptions {
            from: Some(out(step - 1)),
            random_openings: further.random_openings,
            games: Some(further.rounds),
            seed: further.seed,
            ..training(step)
        });
        [training(0)].into_iter().chain(further).collect()
    }

    /// The path of the file in a folder.
    fn path(self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.bin", self.name()))
    }
}

/// Makes the files, and compares each with the committed one.
///
/// # Errors
/// If a file cannot be read or written, or differs from the committed one.
pub fn run(options: &WeightsOptions) -> Result<()> {
    let all = WeightsFile::value_variants();
    let files = if options.files.is_empty() {
        all
    } else {
        &options.files
    };
    let folder = &options.out;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut different = Vec::new();
    for &file in files {
        let (name, started) = (file.name(), Instant::now());
        let committed = file.path(&options.committed);
        let bytes = read(&committed)?;
        make(&file.trainings(folder))?;
        let is_same = read(&file.path(folder))? == bytes;
        let verdict = if is_same {
            "the same bytes as"
        } else {
            "other bytes than"
        };
        let (committed, minutes) = (committed.display(), started.elapsed().as_secs() / 60);
        outln!("{name}: {verdict} {committed}, {minutes} minutes")?;
        if !is_same {
            different.push(name);
        }
    }
    ensure!(different.is_empty(), "{} changed", different.join(", "));
    Ok(())
}

/// Carries out the trainings of a file, one after the other. What those before the last have written is only needed on the
/// way: a run that was interrupted goes on from it, and a finished one removes it.
fn make(trainings: &[TrainOptions]) -> Result<()> {
    let train = |training: &TrainOptions| with_game!(training.game, G => G::train(training));
    let (last, steps) = trainings.split_last().context("a file has a training")?;
    for step in steps {
        if step.out.exists() {
            outln!("Going on from {}.", step.out.display())?;
        } else {
            train(step)?;
        }
    }
    train(last)?;
    steps
        .iter()
        .try_for_each(|step| Ok(fs::remove_file(&step.out)?))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::BotGame;

    #[test]
    fn all_files_that_bots_have_can_be_made() {
        let mut names = Vec::new();
        for game in GameId::ALL {
            let files = with_game!(game, G => G::WEIGHTS);
            names.extend(files.iter().map(|file| file.name().to_owned()));
        }
        let made = WeightsFile::value_variants().iter().map(|file| file.name());
        assert_eq!(made.collect::<Vec<_>>(), names);
    }

    #[test]
    fn each_training_goes_on_from_the_one_before_and_the_last_writes_the_file() {
        let folder = Path::new("weights");
        for &file in WeightsFile::value_variants() {
            let trainings = file.trainings(folder);
            let written = trainings.iter().map(|training| Some(&training.out));
            let continued = trainings.iter().map(|training| training.from.as_ref());
            assert!(
                [None]
                    .into_iter()
                    .chain(written)
                    .zip(continued)
                    .all(|(w, c)| w == c)
            );
            assert_eq!(
                trainings.last().map(|last| &last.out),
                Some(&file.path(folder))
            );
            for training in &trainings {
                training.check().unwrap();
            }
        }
    }
}
