//! `arena replay`: prints a recorded match move by move.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use engine::{
    Entry, GameId, Match, Outcome, Player, Record, Seat, Seed, Standing, game_of, with_game,
};
use serde::Serialize;

use crate::output::Json;
use crate::text_render::TextRender;
use crate::view_json::ViewJson;

/// The options of `arena replay`.
#[derive(Args, Clone, Debug)]
pub struct ReplayOptions {
    /// The record: a JSON file as the app exports it.
    pub file: PathBuf,
    /// Where the report goes.
    #[command(flatten)]
    pub json: Json,
}

/// A match, step by step.
#[derive(Serialize)]
#[serde(bound = "")]
struct Report<G: ViewJson> {
    version: &'static str,
    game: GameId,
    rules: G::Rules,
    seats: Vec<Player>,
    seed: Seed,
    steps: Vec<Step<G>>,
    /// The outcomes of the finished rounds.
    rounds: Vec<Outcome>,
    /// The outcome of the match.
    result: Option<Outcome>,
}

/// One entry of the log, and its effect. In the text, entries are numbered from 1, for `arena ask`.
#[derive(Serialize)]
#[serde(bound = "")]
struct Step<G: ViewJson> {
    entry: String,
    /// The number of actions that the seat could choose from; absent for events.
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<usize>,
    /// The view of a spectator after the entry.
    table: G::Json,
    /// The table at the end of a turn, including what is hidden from the seats.
    #[serde(skip)]
    picture: Option<String>,
    /// The outcome of the round, if the entry ends it.
    #[serde(skip)]
    outcome: Option<Outcome>,
}

/// Prints a record.
///
/// # Errors
/// If the file cannot be read, or has no record that can be replayed.
pub fn run(options: &ReplayOptions) -> Result<()> {
    let text = read(&options.file)?;
    let result = with_game!(game_in(&text), G => print_replay::<G>(&text, &options.json));
    result.with_context(|| format!("cannot replay {}", options.file.display()))
}

/// The text of a file with a record.
///
/// # Errors
/// If it cannot be read.
pub fn read(file: &Path) -> Result<String> {
    let name = file.display();
    fs::read_to_string(file)
        .with_context(|| format!("cannot read {name}: name a file with a record"))
}

/// The game of a record. If the text names none, reading it as a record of any game says what is wrong with it.
pub fn game_in(text: &str) -> GameId {
    game_of(text).unwrap_or(GameId::Dekal)
}

fn print_replay<G: TextRender>(text: &str, json: &Json) -> Result<()> {
    let record = Record::<G>::from_json(text)?;
    json.write(&Report::new(record))
}

impl<G: TextRender> Report<G> {
    fn new(record: Record<G>) -> Report<G> {
        let mut play = Match::<G>::new(record.play.rules().clone())
            .expect("the record was played by these rules");
        let steps = record.play.log().iter();
        let steps = steps.map(|entry| step(&mut play, *entry)).collect();
        Report {
            version: env!("CARGO_PKG_VERSION"),
            game: G::ID,
            rules: play.rules().clone(),
            seats: record.players,
            seed: record.seed,
            steps,
            rounds: play.rounds().to_vec(),
            result: play.outcome(),
        }
    }
}

/// Applies an entry to the match.
fn step<G: TextRender>(play: &mut Match<G>, entry: Entry<G>) -> Step<G> {
    let choices = match entry {
        Entry::Act(seat, _) => {
            let mut count = 0;
            play.game().actions(seat, &mut |_| count += 1);
            Some(count)
        }
        Entry::Event(_) | Entry::NextRound => None,
    };
    let (before, rounds) = (play.game().stage(), play.rounds().len());
    play.push(entry)
        .expect("the record was replayed when it was read");
    let now = play.game().stage();
    let is_over = play.rounds().len() > rounds;
    let picture = (now != before || is_over)
        .then_some(now)
        .flatten()
        .filter(|_| entry != Entry::NextRound)
        .map(|stage| format!("{stage}\n{}", play.game().picture()));
    Step {
        entry: entry.to_string(),
        choices,
        table: G::view_json(&play.game().view(None)),
        picture,
        outcome: play.rounds().get(rounds).cloned(),
    }
}

impl<G: TextRender> fmt::Display for Report<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Seed {}", self.seed)?;
        for (seat, player) in Seat::all(self.seats.len()).zip(&self.seats) {
            let level = player.bot.as_deref().unwrap_or("person");
            writeln!(f, "Seat {seat}: {} ({level})", player.name)?;
        }
        for (number, step) in (1..).zip(&self.steps) {
            writeln!(f, "{number:>4}  {}", step.entry)?;
            if let Some(picture) = &step.picture {
                writeln!(f, "\n{picture}")?;
            }
            if let Some(outcome) = &step.outcome {
                self.standings(f, "The round", outcome)?;
            }
        }
        match &self.result {
            Some(outcome) => self.standings(f, "The match", outcome),
            None => writeln!(f, "The match is not over."),
        }
    }
}

impl<G: TextRender> Report<G> {
    fn standings(&self, f: &mut fmt::Formatter<'_>, what: &str, outcome: &Outcome) -> fmt::Result {
        writeln!(f, "{what}:")?;
        for (player, standing) in self.seats.iter().zip(outcome.standings()) {
            let Standing {
                score,
                tie_break,
                place,
            } = standing;
            write!(f, "  {place}. {}: {score} points", player.name)?;
            match G::TIE_BREAK {
                Some(what) => writeln!(f, ", {tie_break} {what}")?,
                None => writeln!(f)?,
            }
        }
        Ok(())
    }
}
