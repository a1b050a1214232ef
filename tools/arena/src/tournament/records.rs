//! The games of a match as records, for `arena replay`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use engine::{MAX_NAME, Match, Player, Record, Seat, Seed};

use crate::contestant::Contestant;
use crate::game::TournamentGame;

/// The folder for the games of a deal.
#[derive(Clone, Copy, Debug)]
pub struct Records<'a> {
    /// The folder; it exists.
    folder: &'a Path,
    /// The number of the deal, from 0.
    deal: u32,
}

/// Creates the folder for records, unless it exists.
///
/// # Errors
/// If it cannot be created.
pub fn make(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {} for records", folder.display()))
}

impl<'a> Records<'a> {
    /// The records of a deal.
    pub fn of(folder: &'a Path, deal: u32) -> Records<'a> {
        Records { folder, deal }
    }

    /// Writes a game, which may be unfinished. `seats` has the seats of the contestants; `rotation` counts from
    /// 0.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep<G: TournamentGame>(
        self,
        play: Match<G>,
        seed: Seed,
        contestants: &[Contestant],
        seats: &[Seat],
        rotation: usize,
    ) -> Result<()> {
        let mut players: Vec<(Seat, Player)> = seats
            .iter()
            .zip(contestants)
            .map(|(seat, contestant)| (*seat, player(contestant)))
            .collect();
        players.sort_by_key(|(seat, _)| *seat);
        let record = Record {
            players: players.into_iter().map(|(_, player)| player).collect(),
            seed,
            play,
            ended: None,
            practice: false,
            assisted: false,
        };
        let path = self.file(rotation);
        fs::write(&path, record.to_json())
            .with_context(|| format!("cannot write the record {}", path.display()))
    }

    fn file(self, rotation: usize) -> PathBuf {
        let (deal, rotation) = (self.deal + 1, rotation + 1);
        self.folder.join(format!("deal-{deal:06}-{rotation}.json"))
    }
}

/// A contestant as a player of a record; a long name is cut.
fn player(contestant: &Contestant) -> Player {
    let shown = |sign: &char| !sign.is_control();
    let name = contestant.to_string();
    Player {
        name: name.chars().filter(shown).take(MAX_NAME).collect(),
        bot: match contestant {
            Contestant::Bot(level, _) => Some(level.name().into()),
            _ => None,
        },
    }
}
