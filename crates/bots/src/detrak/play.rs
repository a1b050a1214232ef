//! How a level decides, and plays whole games on given dice.

use engine::detrak::{Note, Roll, Sheet, TURNS};
use engine::{GameId, below};
use protocol::{Level, TaskError};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::evaluator::{Evaluator, Heuristic, PointsOnly};
use super::learned;
use super::notes::ALL_WAYS;
use super::playouts::{Playouts, RolledPosition};
use super::search::{Depth, Search};
use super::value::{UNIT, Values};

/// The evaluator of a level, for the basic or the advanced rules.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Takes the most points at once, and never turns a roll.
    PointsOnly(PointsOnly),
    /// Also avoids cells that nothing fits into.
    Heuristic(Heuristic),
    /// Also keeps cells where symbols may join, and looks at every roll that may follow.
    Ahead(Heuristic),
    /// Knows learned values of sheets, and looks at every roll that may follow.
    Learned(&'static Values),
}

impl Player {
    /// The player of a level.
    ///
    /// # Errors
    ///
    /// If it needs values that are not loaded.
    pub fn new(level: Level, advanced: bool) -> Result<Player, TaskError> {
        Ok(match level.base(GameId::Detrak) {
            Level::Beginner => Player::PointsOnly(PointsOnly { advanced }),
            Level::Regular => Player::Heuristic(Heuristic {
                advanced,
                hopes: false,
            }),
            Level::Strong => Player::Ahead(Heuristic {
                advanced,
                hopes: true,
            }),
            _ => Player::Learned(learned(advanced).ok_or(TaskError::WeightsNotLoaded)?),
        })
    }

    /// Begins the search for the note of a roll in a turn, 1 to 12.
    pub fn search(self, sheet: Sheet, roll: Roll, turn: u8) -> Decision {
        let values = match self {
            Player::Learned(values) => Some(values),
            Player::PointsOnly(_) | Player::Heuristic(_) | Player::Ahead(_) => None,
        };
        Decision {
            search: self.look(sheet, roll, turn),
            to_play_on: values.map(|values| RolledPosition {
                values,
                sheet,
                roll,
                turn,
            }),
            playouts: None,
            found: Vec::new(),
        }
    }

    /// Begins the search without playouts.
    fn look(self, sheet: Sheet, roll: Roll, turn: u8) -> Search<Player> {
        let depth = match self {
            Player::PointsOnly(_) | Player::Heuristic(_) => Depth::Note,
            Player::Ahead(_) => Depth::Roll,
            Player::Learned(_) => Depth::Rolls,
        };
        Search::new(self, depth, sheet, roll, turn)
    }

    /// Plays a solo game with the given `rolls` from the sheet `begun`, and returns its last sheet. It draws among
    /// notes that look about equally good, so that its games differ; it searches, but makes no playouts.
    pub fn play(self, begun: Sheet, rolls: &[Roll], rng: &mut Xoshiro256PlusPlus) -> Sheet {
        let mut sheet = begun;
        for (turn, roll) in (1..=TURNS).zip(rolls) {
            if !sheet.has_room() {
                break;
            }
            let mut search = self.look(sheet, *roll, turn);
            while !search.step() {}
            sheet = sheet.noted_unchecked(*roll, any_good(search.values(), rng));
        }
        sheet
    }
}

impl Evaluator for Player {
    fn evaluate(&self, sheet: Sheet, turn: u8) -> i32 {
        match self {
            Player::PointsOnly(evaluator) => evaluator.evaluate(sheet, turn),
            Player::Heuristic(evaluator) | Player::Ahead(evaluator) => {
                evaluator.evaluate(sheet, turn)
            }
            Player::Learned(values) => values.evaluate(sheet, turn),
        }
    }

    fn learned(&self) -> Option<&Values> {
        match self {
            Player::Learned(values) => Some(values),
            Player::PointsOnly(_) | Player::Heuristic(_) | Player::Ahead(_) => None,
        }
    }

    fn considers(&self, note: Note) -> bool {
        match self {
            Player::PointsOnly(evaluator) => evaluator.considers(note),
            Player::Heuristic(_) | Player::Ahead(_) | Player::Learned(_) => true,
        }
    }
}

/// How much worse a note may look and still count as equally good, in points.
pub const ABOUT: f32 = 0.2;

/// One of the notes that look about as good as the best.
fn any_good(values: &[(Note, i32)], rng: &mut Xoshiro256PlusPlus) -> Note {
    let best = values.iter().map(|(_, value)| *value).max();
    let least = best.unwrap_or_default() - (ABOUT * (ALL_WAYS * UNIT) as f32) as i32;
    let good = || values.iter().filter(|(_, value)| *value >= least);
    let place = below(rng, good().count() as u32) as usize;
    let chosen = good().nth(place);
    chosen.expect("whoever has room has a note").0
}

/// The search of a level for a note: it looks ahead, and then may compare the best notes by playouts.
pub struct Decision {
    search: Search<Player>,
    /// `None` if the level makes no playouts.
    to_play_on: Option<RolledPosition>,
    playouts: Option<Playouts>,
    /// The values by the playouts, in the order of the notes.
    found: Vec<(Note, i32)>,
}

impl Decision {
    /// The same search, but without playouts after it.
    #[must_use]
    pub fn without_playouts(self) -> Decision {
        Decision {
            to_play_on: None,
            ..self
        }
    }

    /// Searches on; returns whether the search is done.
    pub fn step(&mut self) -> bool {
        if let Some(playouts) = &mut self.playouts {
            let done = playouts.step();
            self.found = playouts.values();
            let worst = self.found.last().map_or(i32::MAX, |(_, value)| *value);
            // Notes without playouts never rank before notes with them.
            let others = self.search.values().iter().skip(self.found.len());
            let others = others.map(|(note, value)| (*note, (*value).min(worst)));
            self.found.extend(others);
            return done;
        }
        if !self.search.step() {
            return false;
        }
        self.begin_playouts();
        self.playouts.is_none()
    }

    fn begin_playouts(&mut self) {
        let values = self.search.values();
        let begun = |position: RolledPosition| Playouts::new(position, values);
        self.playouts = self.to_play_on.take().and_then(begun);
        self.found = values.to_vec();
    }

    /// The notes and their values, 36 times as large as an evaluator's, those that were examined most closely
    /// first (see [`Search::values`]).
    pub fn values(&self) -> &[(Note, i32)] {
        match self.playouts {
            Some(_) => &self.found,
            None => self.search.values(),
        }
    }

    /// The best note; `None` if there is none.
    pub fn best(&self) -> Option<Note> {
        // Of equally good notes, the first wins.
        let values = self.values().iter().rev();
        values
            .max_by_key(|(_, value)| *value)
            .map(|(note, _)| *note)
    }

    /// Whether the search has come to the playouts.
    pub fn has_played_on(&self) -> bool {
        self.playouts.is_some()
    }
}
