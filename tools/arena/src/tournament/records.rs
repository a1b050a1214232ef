//! The games of a match as records, for `arena replay`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use engine::{MAX_NAME, Match, Player, Record, Seat, Seed};

use crate::contestant::Contestant;
use crate::game::TournamentGame;

/// Where the games of a deal are kept.
#[derive(Clone, Copy, Debug)]
pub struct Records<'a> {
    /// The folder, which exists.
    folder: &'a Path,
    /// The deal's number, from 0.
    deal: u32,
}

/// Makes the folder that records are to be kept in, unless it is there.
///
/// # Errors
/// If it cannot be made.
pub fn make(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {} for records", folder.display()))
}

impl<'a> Records<'a> {
    /// Those of a deal.
    pub fn of(folder: &'a Path, deal: u32) -> Records<'a> {
        Records { folder, deal }
    }

    /// Keeps a game, which may have been broken off. `seats` has the seats of
    /// the contestants, `rotation` is from 0.
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

/// A contestant as records name players: the beginning of a long name.
fn player(contestant: &Contestant) -> Player {
    let shown = |sign: &char| !sign.is_control();
    let name = contestant.to_string();
    Player {
        name: name.chars().filter(shown).take(MAX_NAME).collect(),
        bot: match contestant {
            Contestant::Bot(level) => Some(level.name().into()),
            _ => None,
        },
    }
}
