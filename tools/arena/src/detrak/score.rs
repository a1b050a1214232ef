//! `arena score`: measures the mean score of a level in games of one player.

use std::fs;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result};
use bots::detrak::notes::ALL_WAYS;
use bots::detrak::play::Player;
use bots::detrak::search::{best, expected};
use bots::detrak::{UNIT, Values, learned};
use clap::Args;
use engine::Seed;
use engine::detrak::{Roll, Sheet, TURNS};
use protocol::Level;
use serde::Serialize;

use super::dice::Dice;
use crate::options::DetrakRules;
use crate::output::outln;
use crate::parallel::Games;
use crate::seeds::seed_of;
use crate::statistics::{Mean, quantile};
use crate::tournament::is_zero;

/// The options of `arena score`.
#[derive(Args, Clone, Debug, Serialize)]
pub struct ScoreOptions {
    /// The level.
    #[arg(long, default_value = "expert")]
    pub level: Level,
    /// The rules.
    #[arg(long, value_enum)]
    pub rules: DetrakRules,
    /// The number of games.
    #[arg(long, default_value = "1000")]
    pub games: NonZeroU32,
    /// The number of the seed's games to skip, to continue a measurement that was stopped with Ctrl-C.
    #[arg(long, default_value_t = 0)]
    #[serde(skip_serializing_if = "is_zero")]
    pub skip: u32,
    /// The seed of the dice.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// The number of threads; one per core if not given. Use 1 to measure times.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write the report as JSON to this file.
    #[arg(long)]
    #[serde(skip)]
    pub json: Option<PathBuf>,
}

/// The lowest score of a grand master (Alone).
const GRAND_MASTER: f64 = 30.0;

/// The result of one game.
struct Game {
    score: f64,
    /// How much more the dice gave than they give on average.
    luck: f64,
    /// The time of each decision, in microseconds.
    micros: Vec<f32>,
}

/// The results of all games.
#[derive(Serialize)]
struct Report {
    options: ScoreOptions,
    /// The number of games played; fewer than asked for after Ctrl-C.
    games: usize,
    score: Mean,
    /// The score with the luck of the dice subtracted: the same mean, but a narrower interval.
    adjusted: Mean,
    spread: f64,
    grand_masters: f64,
    median_us: Option<f32>,
    p95_us: Option<f32>,
}

/// Plays the games and writes the report.
///
/// # Errors
/// If the report cannot be written, or nothing was played before Ctrl-C.
pub fn run(options: &ScoreOptions) -> Result<()> {
    let advanced = options.rules == DetrakRules::Advanced;
    let to_play = Games {
        skip: options.skip,
        count: options.games,
        name: "games",
        threads: options.threads,
    };
    let games: Vec<Game> = to_play.measure(options.seed, |number| {
        let dice = Dice::new(seed_of(options.seed, number));
        play(&dice, options.level, advanced)
    })?;
    let report = Report::new(options, &games);
    report.print()?;
    if let Some(path) = &options.json {
        let json = serde_json::to_string_pretty(&report)?;
        fs::write(path, json).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Plays a game.
fn play(dice: &Dice, level: Level, advanced: bool) -> Game {
    let player = Player::new(level, advanced).expect("native bots have learned everything");
    let values = learned(advanced).expect("native bots have learned everything");
    let mut sheet = dice.begun();
    let mut game = Game {
        score: 0.0,
        luck: 0.0,
        micros: Vec::new(),
    };
    for (turn, roll) in (1..=TURNS).zip(dice.rolls) {
        if !sheet.has_room() {
            break;
        }
        game.luck += luck(values, sheet, roll, turn);
        let begun = Instant::now();
        let mut decision = player.search(sheet, roll, turn);
        while !decision.step() {}
        let note = decision.best().expect("there is room");
        game.micros.push(begun.elapsed().as_secs_f32() * 1e6);
        sheet = sheet.noted_unchecked(roll, note);
    }
    game.score = f64::from(sheet.score(advanced));
    game
}

/// How much more a roll gives than rolls give on average, in points, if it is answered by the learned values.
/// Its mean is 0 for any player, so subtracting it from a score does not change the mean (a control variate, in
/// the manner of Burch, Schmid, Moravčík, Morrill and Bowling, AIVAT, 2018).
fn luck(values: &Values, sheet: Sheet, roll: Roll, turn: u8) -> f64 {
    let here = ALL_WAYS * best(values, sheet, roll, turn);
    f64::from(here - expected(values, sheet, turn)) / f64::from(ALL_WAYS * UNIT)
}

impl Report {
    fn new(options: &ScoreOptions, games: &[Game]) -> Report {
        let count = games.len() as f64;
        let score = Mean::of(games.iter().map(|game| game.score));
        let squares: f64 = games
            .iter()
            .map(|game| (game.score - score.mean).powi(2))
            .sum();
        let high = games.iter().filter(|game| game.score >= GRAND_MASTER);
        let mut micros: Vec<f32> = games.iter().flat_map(|game| game.micros.clone()).collect();
        micros.sort_by(f32::total_cmp);
        Report {
            options: options.clone(),
            games: games.len(),
            score,
            adjusted: Mean::of(games.iter().map(|game| game.score - game.luck)),
            spread: (squares / count).sqrt(),
            grand_masters: high.count() as f64 / count,
            median_us: quantile(&micros, 0.5),
            p95_us: quantile(&micros, 0.95),
        }
    }

    fn print(&self) -> Result<()> {
        let Mean { mean, plus_minus } = self.score;
        outln!(
            "{} games, seed {}; intervals are 95 %",
            self.games,
            self.options.seed
        )?;
        outln!(
            "mean score       {mean:.3} ± {plus_minus:.3}, spread {:.2}",
            self.spread
        )?;
        let Mean { mean, plus_minus } = self.adjusted;
        outln!("without luck     {mean:.3} ± {plus_minus:.3}")?;
        outln!("30 or more       {:.1} %", 100.0 * self.grand_masters)?;
        let millis = |micros: Option<f32>| micros.unwrap_or(f32::NAN) / 1_000.0;
        let (median, late) = (millis(self.median_us), millis(self.p95_us));
        outln!("time             {median:.3} ms median, {late:.3} ms at 95 %")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn luck_is_nothing_on_average() {
        // Exactly, over all rolls, on a sheet in the middle of a game.
        for advanced in [false, true] {
            let dice = Dice::new(Seed(5));
            let values = learned(advanced).unwrap();
            let player = Player::new(Level::Beginner, advanced).unwrap();
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(1);
            let sheet = player.play(dice.begun(), &dice.rolls[..5], rng);
            let all: f64 = Roll::all()
                .map(|roll| {
                    let ways = f64::from(bots::detrak::notes::weight(roll));
                    ways * luck(values, sheet, roll, 6)
                })
                .sum();
            assert!(all.abs() < 1e-6, "{all}");
        }
    }

    #[test]
    fn taking_luck_off_keeps_every_mean_exactly() {
        // All possible dice of the last two turns, with levels that answer differently from the learned values.
        const TURN: u8 = TURNS - 1;
        let begun = Dice::new(Seed(8));
        for (advanced, level) in [(false, Level::Beginner), (true, Level::Regular)] {
            let values = learned(advanced).unwrap();
            let player = Player::new(level, advanced).unwrap();
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(2);
            let before = player.play(begun.begun(), &begun.rolls[..usize::from(TURN) - 1], rng);
            assert!(before.has_room());
            let (mut scores, mut adjusted, mut some_luck) = (0.0, 0.0, 0.0f64);
            for first in Roll::all() {
                for second in Roll::all() {
                    let ways = [first, second].map(bots::detrak::notes::weight);
                    let ways = f64::from(ways[0] * ways[1]);
                    let (mut sheet, mut lucky) = (before, 0.0);
                    for (turn, roll) in [(TURN, first), (TURNS, second)] {
                        if sheet.has_room() {
                            lucky += luck(values, sheet, roll, turn);
                            let mut decision = player.search(sheet, roll, turn);
                            while !decision.step() {}
                            sheet = sheet.noted_unchecked(roll, decision.best().unwrap());
                        }
                    }
                    let score = f64::from(sheet.score(advanced));
                    scores += ways * score;
                    adjusted += ways * (score - lucky);
                    some_luck = some_luck.max(lucky.abs());
                }
            }
            assert!((scores - adjusted).abs() < 1e-6, "{scores} and {adjusted}");
            assert!(some_luck > 0.5, "the dice matter: {some_luck}");
        }
    }

    #[test]
    fn taking_luck_off_narrows_the_interval_and_keeps_the_mean() {
        let options = ScoreOptions {
            level: Level::Beginner,
            rules: DetrakRules::Basic,
            games: 300.try_into().unwrap(),
            skip: 0,
            seed: Seed(1),
            threads: None,
            json: None,
        };
        let games: Vec<Game> = (0..300)
            .map(|number| {
                let dice = Dice::new(seed_of(Seed(1), number));
                play(&dice, Level::Beginner, false)
            })
            .collect();
        let report = Report::new(&options, &games);
        let (plain, adjusted) = (report.score, report.adjusted);
        assert!(adjusted.plus_minus < 0.9 * plain.plus_minus);
        assert!((adjusted.mean - plain.mean).abs() < 2.0 * plain.plus_minus);
    }
}
