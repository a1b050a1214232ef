//! How a level decides, and plays whole games on given dice.

use engine::below;
use engine::detrak::{Note, Roll, Sheet, TURNS};
use protocol::{Level, TaskError};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::evaluator::{Evaluator, Heuristic, PointsOnly};
use super::learned;
use super::notes::ALL_WAYS;
use super::playouts::{Playouts, RolledPosition};
use super::search::{Depth, Search};
use super::value::{UNIT, Values};

/// A level's way to play by some rules.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Takes the most points at once, and never turns a roll.
    PointsOnly(PointsOnly),
    /// Also avoids cells that nothing fits into.
    Heuristic(Heuristic),
    /// Also looks after what may join, and at every roll that may follow.
    Ahead(Heuristic),
    /// Knows what sheets become, and looks at every roll that may follow.
    Learned(&'static Values),
}

impl Player {
    /// A level's way to play.
    ///
    /// # Errors
    /// If it takes something learned that is not there.
    pub fn new(level: Level, advanced: bool) -> Result<Player, TaskError> {
        Ok(match level {
            Level::Beginner => Player::PointsOnly(PointsOnly { advanced }),
            Level::Regular => Player::Heuristic(Heuristic {
                advanced,
                hopes: false,
            }),
            Level::Strong => Player::Ahead(Heuristic {
                advanced,
                hopes: true,
            }),
            Level::Expert => Player::Learned(learned(advanced).ok_or(TaskError::NotLearned)?),
        })
    }

    /// Begins to think about how to note a roll of a turn, 1 to 12.
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

    /// Begins to look ahead, without playing on.
    fn look(self, sheet: Sheet, roll: Roll, turn: u8) -> Search<Player> {
        let depth = match self {
            Player::PointsOnly(_) | Player::Heuristic(_) => Depth::Note,
            Player::Ahead(_) => Depth::Roll,
            Player::Learned(_) => Depth::Rolls,
        };
        Search::new(self, depth, sheet, roll, turn)
    }

    /// The sheet that comes of a game alone on these dice. Among notes that
    /// look about as good it draws one, so that its games differ; it looks
    /// ahead, but does not play on in its head.
    pub fn play(self, begun: Sheet, rolls: &[Roll], rng: &mut Xoshiro256PlusPlus) -> Sheet {
        let mut sheet = begun;
        for (turn, roll) in (1..=TURNS).zip(rolls) {
            if !sheet.has_room() {
                break;
            }
            let mut search = self.look(sheet, *roll, turn);
            while !search.step() {}
            sheet = sheet.noted(*roll, any_good(search.values(), rng));
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

/// How much less good a note may look to be as good, in points.
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

/// A level thinking about a note: it looks ahead, and then may play on the
/// notes that look best.
pub struct Decision {
    search: Search<Player>,
    /// Nothing if the level does not play on in its head.
    to_play_on: Option<RolledPosition>,
    playouts: Option<Playouts>,
    /// What the playouts have found out about all notes, in their order.
    found: Vec<(Note, i32)>,
}

impl Decision {
    /// Thinks on a little; whether nothing more is to be found out.
    pub fn step(&mut self) -> bool {
        if let Some(playouts) = &mut self.playouts {
            let done = playouts.step();
            self.found = playouts.values();
            let worst = self.found.last().map_or(i32::MAX, |(_, value)| *value);
            // What was not played on never ranks before what was.
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

    /// The notes and their values, 36 times as much as an evaluator says, those that
    /// were looked at most closely first (see [`Search::values`]).
    pub fn values(&self) -> &[(Note, i32)] {
        match self.playouts {
            Some(_) => &self.found,
            None => self.search.values(),
        }
    }

    /// The best note; `None` if there is none.
    pub fn best(&self) -> Option<Note> {
        // The first of equal ones.
        let values = self.values().iter().rev();
        values
            .max_by_key(|(_, value)| *value)
            .map(|(note, _)| *note)
    }

    /// Whether the notes that look best are being played on, or have been.
    pub fn has_played_on(&self) -> bool {
        self.playouts.is_some()
    }

    /// What a note is worth, looked at as closely as the most promising ones
    /// before they are played on, 36 times as much as an evaluator says.
    pub fn closely(&self, note: Note) -> i32 {
        self.search.closely(note)
    }
}
