//! `arena ask`: what each level of the bots would do at a decision of a recorded match, and how it values the actions.
//!
//! A bot gets the view of the seat that decided, as it was before the decision, and nothing else.

use std::fmt;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use engine::{Entry, GameId, Player, Record, Seat, with_game};
use protocol::{Advice, Estimate, Level, Style, StyleError};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::contestant::advice;
use crate::game::TournamentGame;
use crate::output::Json;
use crate::replay::{game_in, read};

/// The options of `arena ask`.
#[derive(Args, Clone, Debug)]
pub struct AskOptions {
    /// The record: a JSON file as the app exports it.
    pub file: PathBuf,
    /// The number of the entry, from 1, as `arena replay` prints it. It has to be a decision.
    #[arg(long, value_name = "N")]
    pub entry: usize,
    /// The levels, separated by commas, with a style of the cast or without (`strong:tidy`); all of the game if not
    /// given.
    #[arg(long = "level", value_name = "LEVEL[:STYLE]", value_delimiter = ',')]
    pub levels: Vec<Asked>,
    /// The number of searches of each level, each with random numbers of its own: values and chances are the means.
    #[arg(long, default_value = "20", value_name = "N")]
    pub searches: NonZeroU32,
    /// Where the report goes.
    #[command(flatten)]
    pub json: Json,
}

/// A level that is asked, with the style that decides where it finds actions about equal.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    level: Level,
    style: Option<Style>,
}

impl FromStr for Asked {
    type Err = String;

    fn from_str(text: &str) -> Result<Asked, String> {
        let (level, style) = match text.split_once(':') {
            Some((level, style)) => (level, Some(style)),
            None => (text, None),
        };
        let known = Level::ALL.map(Level::name).join(", ");
        let level = level
            .parse()
            .map_err(|_| format!("no bot has this level; there are {known}"))?;
        let style = style.map(str::parse).transpose();
        let style = style.map_err(|error: StyleError| error.to_string())?;
        Ok(Asked { level, style })
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            None => self.level.fmt(f),
            Some(style) => write!(f, "{}:{style}", self.level),
        }
    }
}

/// What the levels say about a decision.
#[derive(Serialize)]
struct Report {
    version: &'static str,
    game: GameId,
    /// The number of the entry, from 1, and that of all entries.
    entry: usize,
    entries: usize,
    /// The seat that decided, and who sat there.
    seat: Seat,
    player: Player,
    /// The action of the record, in the game's notation.
    played: String,
    levels: Vec<LevelAdvice>,
}

/// The ranking of a level.
#[derive(Serialize)]
struct LevelAdvice {
    /// The name of the level, with the style if it has one.
    level: String,
    /// Best first.
    choices: Vec<Judged>,
}

/// An action by a level's judgement.
#[derive(Serialize)]
struct Judged {
    /// In the game's notation.
    action: String,
    /// The value by which the level ranks, in its unit; more is better. `None` if it has none.
    value: Option<f32>,
    unit: Unit,
    /// How likely the level plays it, 0 to 1.
    chance: f32,
}

/// The unit of a level's values.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Unit {
    /// The expected share of the win of the match, 0 to 1.
    WinShare,
    /// Points of the game, as the level reckons them: more is better also where the fewest points win.
    Points,
    /// No value: the level takes any action.
    Any,
    /// No value: the level has given the action up before it tried it.
    GivenUp,
}

/// More points than any game has. Where a level takes any action, it ranks by random numbers that are greater.
const TOO_MANY: f32 = 1_000.0;

/// Asks the levels, and prints what they say.
///
/// # Errors
/// If the file cannot be read or has no record, its log has no such entry, this is no decision, or the game has no such
/// level.
pub fn run(options: &AskOptions) -> Result<()> {
    options.json.check()?;
    let text = read(&options.file)?;
    let report = with_game!(game_in(&text), G => Report::new::<G>(&text, options));
    let report = report.with_context(|| format!("cannot ask about {}", options.file.display()))?;
    options.json.write(&report)
}

impl Report {
    fn new<G: TournamentGame>(text: &str, options: &AskOptions) -> Result<Report> {
        let record = Record::<G>::from_json(text)?;
        let log = record.play.log();
        let entry = options.entry.checked_sub(1);
        let entry = entry.and_then(|before| Some((before, log.get(before)?)));
        let Some((before, entry)) = entry else {
            bail!(
                "there is no entry {}: the record has entries 1 to {}",
                options.entry,
                log.len()
            );
        };
        let Entry::Act(seat, played) = *entry else {
            bail!(
                "entry {} is no decision, but {entry}: name one that a seat has made",
                options.entry
            );
        };
        let view = record.play.rewound(before).game().view(Some(seat));
        let levels = levels(G::ID, &options.levels)?.into_par_iter();
        let ask = |asked| LevelAdvice::new::<G>(&view, asked, options.searches);
        Ok(Report {
            version: env!("CARGO_PKG_VERSION"),
            game: G::ID,
            entry: options.entry,
            entries: log.len(),
            seat,
            player: record.players[seat.index()].clone(),
            played: played.to_string(),
            levels: levels.map(ask).collect(),
        })
    }
}

/// The levels that are asked: those that are named, or all of the game.
fn levels(game: GameId, named: &[Asked]) -> Result<Vec<Asked>> {
    let all = Level::of(game);
    for Asked { level, .. } in named {
        let names: Vec<&str> = all.iter().map(|level| level.name()).collect();
        ensure!(
            all.contains(level),
            "{} has no level {level}: it has {}",
            game.title(),
            names.join(", ")
        );
    }
    if !named.is_empty() {
        return Ok(named.to_vec());
    }
    let plain = |&level| Asked { level, style: None };
    Ok(all.iter().map(plain).collect())
}

impl LevelAdvice {
    fn new<G: TournamentGame>(view: &G::View, asked: Asked, searches: NonZeroU32) -> LevelAdvice {
        let searches: Vec<Advice<G::Action>> = (0..searches.get())
            .map(|seed| advice::<G>(view, asked.level, asked.style, seed.into()))
            .collect();
        let mean = Advice::merged(searches.iter().cloned());
        let is_drawn =
            |estimate: Estimate| estimate.value.abs() > TOO_MANY && estimate.win.is_none();
        let takes_any = mean
            .choices()
            .iter()
            .any(|choice| is_drawn(choice.estimate));
        let judged = mean.choices().iter().map(|choice| {
            let chances = searches.iter().map(|advice| {
                let all = advice.choices().iter().zip(advice.chances());
                let own = all.filter(|(other, _)| other.action == choice.action);
                own.map(|(_, chance)| chance).sum::<f32>()
            });
            let (value, unit) = value(choice.estimate, takes_any);
            Judged {
                action: choice.action.to_string(),
                value,
                unit,
                chance: chances.sum::<f32>() / searches.len() as f32,
            }
        });
        LevelAdvice {
            level: asked.to_string(),
            choices: judged.collect(),
        }
    }
}

/// The value by which a level ranks an action, and its unit.
fn value(estimate: Estimate, takes_any: bool) -> (Option<f32>, Unit) {
    match estimate.win {
        Some(win) => (Some(win), Unit::WinShare),
        None if takes_any => (None, Unit::Any),
        None if estimate.samples == 0 => (None, Unit::GivenUp),
        None => (Some(estimate.value), Unit::Points),
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Player { name, bot } = &self.player;
        let who = bot.as_deref().unwrap_or("person");
        writeln!(
            f,
            "{}, entry {} of {}: seat {}, {name} ({who}), has played {}",
            self.game.title(),
            self.entry,
            self.entries,
            self.seat,
            self.played
        )?;
        for LevelAdvice { level, choices } in &self.levels {
            writeln!(f, "\n{level}")?;
            for choice in choices {
                let mark = if choice.action == self.played {
                    "  (played)"
                } else {
                    ""
                };
                writeln!(f, "{choice}{mark}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value.unwrap_or_default();
        let value = match self.unit {
            Unit::WinShare => format!("{:.2} % of the win", 100.0 * value),
            Unit::Points => format!("{value:.2} points"),
            Unit::Any => "takes any".to_owned(),
            Unit::GivenUp => "given up".to_owned(),
        };
        let (action, chance) = (&self.action, 100.0 * self.chance);
        write!(f, "  {action:<24} {value:>20}  chosen {chance:>5.1} %")
    }
}
