//! A search over every roll that may follow and the best answer to it (expectimax: Michie, Game-Playing and
//! Game-Learning Automata, 1966).

use arrayvec::ArrayVec;
use engine::detrak::{Note, Roll, Sheet, TURNS};

use super::answers;
use super::evaluator::Evaluator;
use super::notes::{ALL_WAYS, MAX_NOTES, notes, rolls};
use super::value::UNIT;

/// The best value of the notes of a roll; that of the sheet as it is if nothing can be noted.
pub fn best(evaluator: &impl Evaluator, sheet: Sheet, roll: Roll, turn: u8) -> i32 {
    let after = |note: &Note| evaluator.evaluate(sheet.noted_unchecked(roll, *note), turn);
    let best = notes(sheet, roll).iter().map(after).max();
    best.unwrap_or_else(|| evaluator.evaluate(sheet, TURNS))
}

/// The value of a sheet before a turn is rolled: the sum over the 36 outcomes of the best answers' values.
pub fn expected(evaluator: &impl Evaluator, sheet: Sheet, turn: u8) -> i32 {
    if let Some(values) = evaluator.learned() {
        return answers::expected(values, sheet, turn);
    }
    one_by_one(evaluator, sheet, turn)
}

/// [`expected`] for any evaluator: evaluates every sheet by itself.
pub(super) fn one_by_one(evaluator: &impl Evaluator, sheet: Sheet, turn: u8) -> i32 {
    if turn > TURNS || !sheet.has_room() {
        return ALL_WAYS * evaluator.evaluate(sheet, TURNS);
    }
    let rolls = rolls(sheet).into_iter();
    rolls
        .map(|(roll, ways)| ways * best(evaluator, sheet, roll, turn))
        .sum()
}

/// Every note of a roll, in the order of [`notes`], with the value of the sheet after it.
fn evaluated(
    evaluator: &impl Evaluator,
    sheet: Sheet,
    roll: Roll,
    turn: u8,
) -> ArrayVec<(i32, Note), MAX_NOTES> {
    if let Some(values) = evaluator.learned() {
        return answers::evaluated(values, sheet, roll, turn);
    }
    let after = |note: Note| {
        (
            evaluator.evaluate(sheet.noted_unchecked(roll, note), turn),
            note,
        )
    };
    notes(sheet, roll).into_iter().map(after).collect()
}

/// [`expected`] one roll deeper: the most promising answers to each roll are compared by the rolls that may
/// follow them.
pub fn expected_deep(evaluator: &impl Evaluator, sheet: Sheet, turn: u8) -> i32 {
    if turn >= TURNS || !sheet.has_room() {
        return expected(evaluator, sheet, turn);
    }
    let answer = |roll: Roll| {
        let promising = most_promising(&evaluated(evaluator, sheet, roll, turn));
        promising
            .iter()
            .map(|note| expected(evaluator, sheet.noted_unchecked(roll, *note), turn + 1))
            .max()
            .unwrap_or_else(|| ALL_WAYS * evaluator.evaluate(sheet, TURNS))
    };
    let rolls = rolls(sheet).into_iter();
    let all: i32 = rolls.map(|(roll, ways)| ways * answer(roll)).sum();
    // The sum is weighted by 36 outcomes, and its values are themselves 36 times an evaluator's: divide once.
    (all + ALL_WAYS / 2).div_euclid(ALL_WAYS)
}

/// How many answers to a roll are compared.
const ANSWERS: usize = 4;

/// The most promising notes of a roll, the best first; of equal ones the first.
pub(super) fn most_promising(judged: &[(i32, Note)]) -> ArrayVec<Note, ANSWERS> {
    let mut best: ArrayVec<(i32, Note), ANSWERS> = ArrayVec::new();
    for (value, note) in judged {
        let place = best.partition_point(|(other, _)| other >= value);
        if place < ANSWERS {
            if best.is_full() {
                best.pop();
            }
            best.insert(place, (*value, *note));
        }
    }
    best.into_iter().map(|(_, note)| note).collect()
}

/// How deep a search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// To the sheet after the note.
    Note,
    /// Also to the best answers to all rolls that may follow.
    Roll,
    /// For the most promising notes, also to the rolls after the most promising answers.
    Rolls,
}

/// The penalty of a note that the evaluator does not consider, so that it ranks last.
const OVERLOOKED: i32 = 100 * UNIT;

/// How many notes are examined most closely.
const CLOSELY: usize = 6;

/// The phase of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    /// All notes, by the rolls that may follow.
    Roll,
    /// The most promising notes, more closely.
    Rolls,
    /// Done.
    Done,
}

/// The search of a decision: every note is evaluated at once, then, the most promising first, by what may
/// follow it.
pub struct Search<J> {
    evaluator: J,
    sheet: Sheet,
    roll: Roll,
    turn: u8,
    depth: Depth,
    pass: Pass,
    /// Each note with its value, 36 times as large as an evaluator's, sorted by the previous pass; those
    /// before `searched` have the value of this pass.
    notes: Vec<(Note, i32)>,
    searched: usize,
}

impl<J: Evaluator> Search<J> {
    /// A new search, for the roll of a turn, 1 to 12.
    pub fn new(evaluator: J, depth: Depth, sheet: Sheet, roll: Roll, turn: u8) -> Search<J> {
        let seen = |(value, note): (i32, Note)| {
            let overlooked = OVERLOOKED * i32::from(!evaluator.considers(note));
            (note, ALL_WAYS * (value - overlooked))
        };
        let judged = evaluated(&evaluator, sheet, roll, turn).into_iter();
        let mut notes: Vec<(Note, i32)> = judged.map(seen).collect();
        sort(&mut notes);
        Search {
            evaluator,
            sheet,
            roll,
            turn,
            depth,
            pass: match depth {
                Depth::Note => Pass::Done,
                Depth::Roll | Depth::Rolls => Pass::Roll,
            },
            notes,
            searched: 0,
        }
    }

    /// Searches one more note; returns whether the search is done.
    pub fn step(&mut self) -> bool {
        let last = match self.pass {
            Pass::Done => return true,
            Pass::Roll => self.notes.len(),
            Pass::Rolls => self.notes.len().min(CLOSELY),
        };
        if let Some((note, value)) = self.notes.get_mut(self.searched) {
            let after = self.sheet.noted_unchecked(self.roll, *note);
            *value = match self.pass {
                Pass::Rolls => expected_deep(&self.evaluator, after, self.turn + 1),
                _ => expected(&self.evaluator, after, self.turn + 1),
            };
            self.searched += 1;
        }
        if self.searched >= last {
            self.end_pass(last);
        }
        self.pass == Pass::Done
    }

    fn end_pass(&mut self, searched: usize) {
        let (close, others) = self.notes.split_at_mut(searched);
        sort(close);
        // What was not examined closely never ranks before what was.
        let worst = close.last().map_or(i32::MAX, |(_, value)| *value);
        for (_, value) in others {
            *value = (*value).min(worst);
        }
        self.searched = 0;
        self.pass = match (self.pass, self.depth) {
            (Pass::Roll, Depth::Rolls) => Pass::Rolls,
            _ => Pass::Done,
        };
    }

    /// The notes and their values, 36 times as large as an evaluator's. During the first pass, only those
    /// that have been searched.
    pub fn values(&self) -> &[(Note, i32)] {
        match (self.pass, self.searched) {
            (Pass::Roll, searched) if searched > 0 => &self.notes[..searched],
            _ => &self.notes,
        }
    }
}

/// Sorts, the best first; stable, so that equal notes keep their order on every machine.
fn sort(notes: &mut [(Note, i32)]) {
    notes.sort_by_key(|(_, value)| -value);
}
