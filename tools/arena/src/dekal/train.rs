//! `arena train --game dekal`: trains the network from scratch and writes its weights.

use std::fs;
use std::num::NonZeroU32;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use bots::dekal::net::Net;
use bots::dekal::table::Table;
use engine::Seed;
use engine::dekal::{MAX_PLAYERS, MIN_PLAYERS};
use indicatif::{ProgressBar, ProgressStyle};

use super::learner::Learner;
use super::schedule::Schedule;
use super::table_learner;
use crate::checkpoint::{TrainingId, beside, finish, other_training};
use crate::training::TrainOptions;

/// The number of chunks between two checkpoints.
const SAVED_EVERY: u32 = 5;
/// The number of rounds in a chunk.
const CHUNK: u32 = 4_000;

/// Trains, and writes the weights.
///
/// # Errors
/// If a file cannot be read or written, or the checkpoint belongs to another training.
pub fn run(options: &TrainOptions) -> Result<()> {
    let players = options
        .players
        .context("say for how many --players it is to learn")?;
    ensure!(
        (MIN_PLAYERS..=MAX_PLAYERS).contains(&players),
        "Dékal is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}"
    );
    let games = options.games.map_or(games(players), NonZeroU32::get);
    let seed = options.seed;
    let training = TrainingId { seed, games };
    let unfinished = beside(&options.out);
    let schedule = Schedule {
        random_openings: options.random_openings,
        ..schedule(players, games, options.from.is_some())
    };
    let mut learner = match &options.from {
        Some(file) => Learner::widened(schedule, read(file)?, seed),
        None => Learner::new(schedule, table(players, seed)?, seed),
    };
    if unfinished.exists() {
        let (played, snapshot) = training.load(&unfinished)?;
        let resumed = learner.resumed(&snapshot, played);
        learner = resumed.with_context(|| other_training(&unfinished))?;
        eprintln!("Going on after {played} rounds.");
    }
    let style = "{bar:40} {pos}/{len} rounds, {eta} left, mean of the last {msg}";
    let bar = ProgressBar::new(games.into())
        .with_style(ProgressStyle::with_template(style)?)
        .with_position(learner.played().into());
    while let Some(mean) = learner.play_chunk(seed) {
        bar.set_position(learner.played().into());
        bar.set_message(format!("{mean:.2}"));
        if (learner.played() / CHUNK).is_multiple_of(SAVED_EVERY) {
            let (snapshot, played) = learner.snapshot();
            training.save(played, &snapshot, &unfinished)?;
            if bar.is_hidden() {
                eprintln!("{played} of {games} rounds, mean of the last {mean:.2}");
            }
        }
    }
    bar.finish();
    finish(&options.out, &learner.net().to_bytes())
}

/// Reads a network from a file.
fn read(file: &Path) -> Result<Net> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    Net::from_bytes(&bytes).with_context(|| format!("cannot go on from {}", file.display()))
}

/// Trains the table, in the form that the network's file has. This takes less than a minute, so there is no
/// checkpoint.
fn table(players: usize, seed: Seed) -> Result<Table> {
    let style = "{bar:40} {pos}/{len} rounds for points, {eta} left";
    let games = TABLE_GAMES * 2 / players as u32;
    let bar = ProgressBar::new(games.into()).with_style(ProgressStyle::with_template(style)?);
    let schedule = table_learner::Schedule {
        players,
        games,
        rate: (0.3, 0.01),
        explore: 0.02,
    };
    let table = table_learner::learn(&schedule, seed, |played| {
        if played.is_multiple_of(CHUNK) {
            bar.set_position(played.into());
        }
    });
    bar.finish_and_clear();
    Ok(table.rounded())
}

/// The number of rounds of two for the table; with more players, there are fewer rounds for as many grids.
const TABLE_GAMES: u32 = 600_000;

/// The number of rounds behind the committed weights.
fn games(players: usize) -> u32 {
    match players {
        2 => 300_000,
        3 => 150_000,
        4 => 160_000,
        5 => 80_000,
        _ => 60_000,
    }
}

/// The hyperparameters of the committed weights, for this many rounds; `goes_on` if the training continues from
/// trained weights.
fn schedule(players: usize, games: u32, goes_on: bool) -> Schedule {
    Schedule {
        players,
        games,
        chunk: CHUNK,
        batch: if goes_on { 8 } else { 2 },
        rate: if goes_on {
            (0.001, 0.000_02)
        } else {
            (0.002, 0.000_05)
        },
        lambda: 0.85,
        looks_ahead: goes_on,
        explore: 0.02,
        random_openings: false,
        points: 0.3,
    }
}
