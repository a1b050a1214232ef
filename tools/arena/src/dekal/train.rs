//! `arena train --game dekal`: from nothing to a file of weights.

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
use crate::checkpoint::{TrainingId, beside, finish, foreign};
use crate::training::TrainOptions;

/// How many lots are played between two savings.
const SAVED_EVERY: u32 = 5;
/// How many rounds a lot has.
const LOT: u32 = 4_000;

/// Learns, and writes what was learned.
///
/// # Errors
/// If a file cannot be read or written, or an unfinished one is of another
/// training.
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
        loose: options.loose,
        ..schedule(players, games, options.from.is_some())
    };
    let mut learner = match &options.from {
        Some(file) => Learner::widened(schedule, read(file)?, seed),
        None => Learner::new(schedule, table(players, seed)?, seed),
    };
    if unfinished.exists() {
        let (played, memory) = training.load(&unfinished)?;
        let resumed = learner.resumed(&memory, played);
        learner = resumed.with_context(|| foreign(&unfinished))?;
        eprintln!("Going on after {played} rounds.");
    }
    let style = "{bar:40} {pos}/{len} rounds, {eta} left, mean of the last {msg}";
    let bar = ProgressBar::new(games.into())
        .with_style(ProgressStyle::with_template(style)?)
        .with_position(learner.played().into());
    while let Some(mean) = learner.play_lot(seed) {
        bar.set_position(learner.played().into());
        bar.set_message(format!("{mean:.2}"));
        if (learner.played() / LOT).is_multiple_of(SAVED_EVERY) {
            let (memory, played) = learner.memory();
            training.save(played, &memory, &unfinished)?;
            if bar.is_hidden() {
                eprintln!("{played} of {games} rounds, mean of the last {mean:.2}");
            }
        }
    }
    bar.finish();
    finish(&options.out, &learner.net().to_bytes())
}

/// A network from a file.
fn read(file: &Path) -> Result<Net> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    Net::from_bytes(&bytes).with_context(|| format!("cannot go on from {}", file.display()))
}

/// Learns what grids score, as the network's file will have it: in less than a
/// minute, so that this is not kept in between.
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
        if played.is_multiple_of(LOT) {
            bar.set_position(played.into());
        }
    });
    bar.finish_and_clear();
    Ok(table.rounded())
}

/// How many rounds of two the table takes; others take as many grids.
const TABLE_GAMES: u32 = 600_000;

/// How many rounds the committed weights took.
fn games(players: usize) -> u32 {
    match players {
        2 => 300_000,
        3 => 150_000,
        4 => 160_000,
        5 => 80_000,
        _ => 60_000,
    }
}

/// How the committed weights were learned, over so many rounds: from nothing, or
/// from what was learned so.
fn schedule(players: usize, games: u32, goes_on: bool) -> Schedule {
    Schedule {
        players,
        games,
        lot: LOT,
        batch: if goes_on { 8 } else { 2 },
        rate: if goes_on {
            (0.001, 0.000_02)
        } else {
            (0.002, 0.000_05)
        },
        lambda: 0.85,
        looks_ahead: goes_on,
        explore: 0.02,
        loose: false,
        points: 0.3,
    }
}
