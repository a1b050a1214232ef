//! Answers to questions about the dice of a game.

use std::collections::HashSet;

use engine::detrak::{Note, Roll, Sheet, TURNS};
use protocol::{DiceQuestion, DiceQuestionKind, TaskError};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::answers::evaluated;
use super::notes::notes;
use super::play::Player;
use super::value::Values;
use super::{begun_with, learned};
use crate::{AnytimeSearch, BoxedSearch};

/// Begins to answer a question about a game's dice.
pub fn answer_dice(question: &DiceQuestion) -> Result<BoxedSearch<Vec<Sheet>>, TaskError> {
    let begun = begun_with(question.start);
    let rolls: Vec<Roll> = question.rolls.iter().copied().take(TURNS.into()).collect();
    if rolls.is_empty() {
        return Err(TaskError::NothingToDecide);
    }
    Ok(match question.kind {
        DiceQuestionKind::Played { level, games, seed } => Box::new(Replays {
            player: Player::new(level, question.advanced)?,
            begun,
            rolls,
            left: games,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            sheets: Vec::new(),
        }),
        DiceQuestionKind::Best { width } => {
            let values = learned(question.advanced).ok_or(TaskError::WeightsNotLoaded)?;
            Box::new(Hindsight::new(values, begun, rolls, width as usize))
        }
    })
}

/// Games being played on the same dice.
struct Replays {
    player: Player,
    begun: Sheet,
    rolls: Vec<Roll>,
    left: u32,
    rng: Xoshiro256PlusPlus,
    sheets: Vec<Sheet>,
}

impl AnytimeSearch for Replays {
    type Answer = Vec<Sheet>;

    /// A step is a whole game, however little work is asked for.
    fn step(&mut self, _work: u32) -> bool {
        if self.left > 0 {
            self.left -= 1;
            let sheet = self.player.play(self.begun, &self.rolls, &mut self.rng);
            self.sheets.push(sheet);
        }
        self.left == 0
    }

    fn answer(&self) -> Vec<Sheet> {
        self.sheets.clone()
    }
}

/// A beam search with knowledge of all rolls (Lowerre, The Harpy Speech Recognition System, 1976): after each
/// turn the most promising sheets are kept.
pub struct Hindsight {
    values: &'static Values,
    rolls: Vec<Roll>,
    width: usize,
    turn: u8,
    /// The sheets that were kept after the previous turn, and the index of the next one to continue.
    kept: Vec<Sheet>,
    next: usize,
    /// The continuations so far: value, index of the sheet, note.
    found: Vec<(i32, u32, Note)>,
    best: Option<(i32, Sheet)>,
}

impl Hindsight {
    /// A new search with a beam of this width, at least 1.
    pub fn new(values: &'static Values, begun: Sheet, rolls: Vec<Roll>, width: usize) -> Self {
        Hindsight {
            values,
            rolls,
            width: width.max(1),
            turn: 0,
            kept: vec![begun],
            next: 0,
            found: Vec::new(),
            best: None,
        }
    }

    /// The best sheet so far; `None` before the first is finished.
    pub fn best(&self) -> Option<Sheet> {
        self.best.map(|(_, sheet)| sheet)
    }

    /// Continues one more sheet with every note of the next roll; returns whether the search is done.
    pub fn step(&mut self) -> bool {
        let Some(roll) = self.rolls.get(usize::from(self.turn)).copied() else {
            return true;
        };
        if let Some(sheet) = self.kept.get(self.next).copied() {
            let index = self.next as u32;
            self.next += 1;
            let all = notes(sheet, roll);
            let turn = self.turn + 1;
            if all.is_empty() || usize::from(turn) == self.rolls.len() {
                let after = all.iter().map(|note| sheet.noted_unchecked(roll, *note));
                after.chain([sheet]).for_each(|sheet| self.finish(sheet));
            } else {
                let judged = evaluated(self.values, sheet, roll, turn).into_iter();
                let found = judged.map(|(judged, note)| (judged, index, note));
                self.found.extend(found);
            }
        }
        if self.next == self.kept.len() {
            self.select(roll);
        }
        usize::from(self.turn) == self.rolls.len()
    }

    fn finish(&mut self, sheet: Sheet) {
        let score = sheet.score(self.values.is_advanced());
        if self.best.is_none_or(|(best, _)| best < score) {
            self.best = Some((score, sheet));
        }
    }

    /// Keeps the most promising sheets, each once.
    fn select(&mut self, roll: Roll) {
        self.found
            .sort_by_key(|(judged, index, note)| (-judged, *index, note.first, note.second));
        let mut known = HashSet::with_capacity(self.width);
        let mut kept = Vec::with_capacity(self.width);
        for (_, index, note) in self.found.drain(..) {
            let sheet = self.kept[index as usize].noted_unchecked(roll, note);
            if known.insert(<[u16; 5]>::from(sheet)) {
                kept.push(sheet);
                if kept.len() == self.width {
                    break;
                }
            }
        }
        self.kept = kept;
        self.next = 0;
        self.turn += 1;
    }
}

impl AnytimeSearch for Hindsight {
    type Answer = Vec<Sheet>;

    fn step(&mut self, work: u32) -> bool {
        /// The time for the notes on a sheet, in playouts of Dékal, roughly.
        const PLAYOUTS_A_SHEET: u32 = 4;
        (0..work.div_ceil(PLAYOUTS_A_SHEET)).any(|_| Hindsight::step(self))
    }

    fn answer(&self) -> Vec<Sheet> {
        self.best().into_iter().collect()
    }
}
