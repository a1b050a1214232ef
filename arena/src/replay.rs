//! A recorded match, told move by move.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use engine::dekal::Dekal;
use engine::{Entry, Game, Match, Outcome, Record, Seat};

/// Prints a record.
///
/// # Errors
/// If the file cannot be read, or holds no record that can be replayed.
pub fn run(file: &Path) -> Result<()> {
    let name = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let record =
        Record::<Dekal>::from_json(&text).with_context(|| format!("cannot replay {name}"))?;
    print!("{}", tell(&record)?);
    Ok(())
}

/// The whole match as text.
fn tell(record: &Record<Dekal>) -> Result<String> {
    let mut out = String::new();
    writeln!(out, "Seed {}", record.seed)?;
    for (seat, player) in Seat::all(record.players.len()).zip(&record.players) {
        let level = player.bot.as_deref().unwrap_or("person");
        writeln!(out, "Seat {seat}: {} ({level})", player.name)?;
    }
    let mut play = Match::<Dekal>::new(*record.play.rules())?;
    let mut rounds = 0;
    for entry in record.play.log() {
        let turn = (play.rounds().len(), play.game().table().turn());
        play.push(*entry)?;
        writeln!(out, "{entry}")?;
        let now = (play.rounds().len(), play.game().table().turn());
        if now != turn && *entry != Entry::NextRound {
            writeln!(out, "\nAfter turn {}:", turn.1 + 1)?;
            grids(&mut out, play.game())?;
        }
        for outcome in &play.rounds()[rounds..] {
            standings(&mut out, "The round", record, outcome)?;
        }
        rounds = play.rounds().len();
    }
    match play.outcome() {
        Some(outcome) => standings(&mut out, "The match", record, &outcome)?,
        None => writeln!(out, "The match is not over.")?,
    }
    Ok(out)
}

/// The seats' grids side by side; `.` where no card is face up.
fn grids(out: &mut String, game: &Dekal) -> Result<()> {
    let grids: Vec<String> = Seat::all(game.seats())
        .map(|seat| game.table().grid(seat).to_string())
        .collect();
    let mut rows: Vec<_> = grids.iter().map(|grid| grid.lines()).collect();
    loop {
        let row: Option<Vec<&str>> = rows.iter_mut().map(Iterator::next).collect();
        let Some(row) = row else { break };
        writeln!(out, "{}", row.join("    "))?;
    }
    writeln!(out)?;
    Ok(())
}

fn standings(
    out: &mut String,
    what: &str,
    record: &Record<Dekal>,
    outcome: &Outcome,
) -> Result<()> {
    writeln!(out, "{what}:")?;
    for (player, standing) in record.players.iter().zip(outcome.standings()) {
        writeln!(
            out,
            "  {}. {}: {} points, {} cards left",
            standing.place, player.name, standing.score, standing.tie_break
        )?;
    }
    Ok(())
}
