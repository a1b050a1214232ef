//! Judges decisions in Détrak.

use engine::View;
use engine::detrak::{Action, Detrak, Note, Step, TURNS};
use protocol::{Expectation, JudgeTask, JudgedAction, Judgement, TaskError};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::evaluator::Evaluator;
use super::notes::{ALL_WAYS, notes};
use super::play::ABOUT;
use super::playouts::{PlayoutStart, RolledPosition, any_dice};
use super::search::{self, expected_deep};
use super::value::UNIT;
use super::{PLAYOUTS_A_NOTE, any_start, begun, learned};
use crate::judge::{luck, played_action};
use crate::race::Race;
use crate::{AnytimeSearch, BoxedSearch, Immediate};

/// The most playouts of a decision.
const PLAYOUTS: u64 = 4_000;
/// After this many playouts of each, notes may be given up.
const LOT: usize = 25;
/// A note that is behind by more is not examined more closely: in points, by the rolls of the next turn, and by those of
/// two turns.
const FAR: [f32; 2] = [3.0, 1.0];
/// So many notes are examined closely, however far they are behind: as many as a hint shows.
const SHOWN: usize = 3;

/// Begins to judge a decision.
///
/// # Errors
///
/// If there is nothing to decide, if the action that was taken is not legal, or if weights are missing.
pub fn judge(task: &JudgeTask<Detrak>) -> Result<BoxedSearch<Judgement<Action>>, TaskError> {
    let played = played_action(task)?;
    let seat = task.view.seat().ok_or(TaskError::NothingToDecide)?;
    let game = task.view.open();
    let values = learned(game.is_advanced()).ok_or(TaskError::WeightsNotLoaded)?;
    let Step::Note(roll, _) = game.step() else {
        return Ok(Box::new(Immediate(starts(task, begun(game.is_advanced())))));
    };
    let position = RolledPosition {
        values,
        sheet: game.sheet(seat),
        roll,
        turn: game.turn() + 1,
    };
    let judged = |note| Judged {
        note,
        value: points(values.evaluate(position.after(note), position.turn) * ALL_WAYS),
        is_close: false,
    };
    let mut judge = Judge {
        notes: notes(position.sheet, roll)
            .into_iter()
            .map(judged)
            .collect(),
        position,
        played: played.and_then(|played| match played {
            Action::Note(note) => Some(note),
            Action::Start(_) => None,
        }),
        stage: Stage::Rolls,
        next: 0,
        starts: Vec::new(),
        race: Race::new(Vec::new(), ABOUT),
        playouts: task.effort.of(PLAYOUTS),
        rng: Xoshiro256PlusPlus::seed_from_u64(position.seed() ^ luck(task.effort)),
    };
    judge.sort();
    Ok(Box::new(judge))
}

/// All symbols are equally good to begin with.
fn starts(task: &JudgeTask<Detrak>, points: f32) -> Judgement<Action> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck(task.effort));
    let all = any_start(&task.view.open(), &mut rng);
    let judged = all.choices().iter().map(|choice| JudgedAction {
        action: choice.action,
        expectation: expectation(points),
        error: 0.0,
        examined: 1,
        is_close: true,
    });
    let mut judgement = Judgement::new(judged.collect(), ABOUT);
    judgement.is_done = true;
    judgement
}

fn expectation(points: f32) -> Expectation {
    Expectation {
        value: points,
        score: points,
    }
}

/// A value that is 36 times as large as an evaluator's, in points.
fn points(value: i32) -> f32 {
    value as f32 / (ALL_WAYS * UNIT) as f32
}

/// A note with its value by the present stage, in points.
struct Judged {
    note: Note,
    value: f32,
    /// Whether the rolls of two turns were looked at.
    is_close: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Every note, by the rolls of the next turn.
    Rolls,
    /// The notes that are not far behind, by the rolls of two turns.
    TwoRolls,
    /// Those that are close, by playouts.
    Playouts,
    Done,
}

/// A judgement under way.
struct Judge {
    position: RolledPosition,
    /// The note that was taken, if one was.
    played: Option<Note>,
    stage: Stage,
    notes: Vec<Judged>,
    /// The next of the notes, or of the race.
    next: usize,
    starts: Vec<(Note, i32, PlayoutStart)>,
    race: Race<Note>,
    /// How many playouts are left.
    playouts: u64,
    rng: Xoshiro256PlusPlus,
}

impl Judge {
    fn sort(&mut self) {
        self.notes
            .sort_by(|one, other| other.value.total_cmp(&one.value));
    }

    /// How many of the notes, which are sorted, are not behind by more than this.
    fn near(&self, far: f32) -> usize {
        let least = self.notes.first().map_or(0.0, |best| best.value - far);
        let near = self.notes.iter().take_while(|judged| judged.value >= least);
        near.count().max(SHOWN).min(self.notes.len())
    }

    /// Examines one note; returns whether the judgement is done.
    fn advance(&mut self) -> bool {
        match self.stage {
            Stage::Rolls => {
                let (position, next) = (self.position, self.next);
                if let Some(judged) = self.notes.get_mut(next) {
                    let after = position.after(judged.note);
                    judged.value =
                        points(search::expected(position.values, after, position.turn + 1));
                }
                self.next += 1;
                if self.next >= self.notes.len() {
                    self.sort();
                    self.enter(Stage::TwoRolls);
                }
            }
            Stage::TwoRolls => {
                if self.next < self.near(FAR[0]) {
                    self.look_closely(self.next);
                    self.next += 1;
                } else {
                    self.begin_playouts();
                }
            }
            Stage::Playouts => self.play_out(),
            Stage::Done => {}
        }
        self.stage == Stage::Done
    }

    fn enter(&mut self, stage: Stage) {
        (self.stage, self.next) = (stage, 0);
    }

    /// Examines a note by the rolls of two turns.
    fn look_closely(&mut self, place: usize) {
        let position = self.position;
        let judged = &mut self.notes[place];
        let after = position.after(judged.note);
        judged.value = points(expected_deep(position.values, after, position.turn + 1));
        judged.is_close = true;
    }

    fn begin_playouts(&mut self) {
        let value = |judged: &Judged| (judged.is_close, judged.value);
        self.notes.sort_by(|one, other| {
            let ((closely, value), (other_closely, other)) = (value(other), value(one));
            closely.cmp(&other_closely).then(value.total_cmp(&other))
        });
        let near = self.near(FAR[1]);
        if near < 2 || !self.position.is_worth_it() {
            return self.end();
        }
        let close = self
            .notes
            .iter()
            .take(near)
            .filter(|judged| judged.is_close);
        self.starts = close.clone().map(|judged| self.start(judged)).collect();
        let first = close.map(|judged| (judged.note, expectation(judged.value)));
        self.race = Race::new(first.collect(), ABOUT);
        self.enter(Stage::Playouts);
    }

    /// A note with its value, 36 times as large as an evaluator's, to be played out from.
    fn start(&self, judged: &Judged) -> (Note, i32, PlayoutStart) {
        let (position, note) = (self.position, judged.note);
        let ahead = (judged.value * (ALL_WAYS * UNIT) as f32).round() as i32;
        let start = PlayoutStart::new(position.values, position.after(note), position.turn);
        (note, ahead, start)
    }

    /// Plays out each note of the race once more, with the same dice.
    fn play_out(&mut self) {
        let dice = any_dice(&mut self.rng);
        let alive: Vec<Note> = self.race.alive().collect();
        for note in &alive {
            let start = self.starts.iter().find(|(other, ..)| other == note);
            if let Some((_, ahead, start)) = start {
                self.race
                    .add(*note, expectation(points(ahead + start.play(&dice))));
            }
        }
        self.playouts = self.playouts.saturating_sub(alive.len() as u64);
        let samples = self.race.get(0).map_or(0, |(_, samples)| samples);
        let is_decided = samples.is_multiple_of(LOT) && self.race.give_up();
        if is_decided || self.playouts == 0 {
            self.end();
        }
    }

    /// Examines the note that was taken, too, by the rolls of two turns, after all else: so this changes nothing of what is
    /// known about the others.
    fn end(&mut self) {
        let open = |judged: &Judged| Some(judged.note) == self.played && !judged.is_close;
        if let Some(place) = self.notes.iter().position(open) {
            self.look_closely(place);
        }
        self.enter(Stage::Done);
    }
}

impl AnytimeSearch for Judge {
    type Answer = Judgement<Action>;

    fn step(&mut self, work: u32) -> bool {
        (0..work.div_ceil(PLAYOUTS_A_NOTE)).any(|_| self.advance())
    }

    fn answer(&self) -> Judgement<Action> {
        let raced = self.race.judged();
        let raced = raced.iter().filter(|one| one.is_close);
        let leader = raced
            .clone()
            .max_by(|one, other| one.expectation.value.total_cmp(&other.expectation.value));
        let leader = leader.and_then(|leader| {
            let judged = self.notes.iter().find(|one| one.note == leader.action)?;
            Some((leader.expectation.value, judged.value))
        });
        // Without playouts a note is as far behind the leader as it was before them, and never ahead.
        let comparable =
            |value: f32| leader.map_or(value, |(found, before)| found + (value - before).min(0.0));
        let judged = self.notes.iter().map(|judged| {
            let played_out = raced.clone().find(|one| one.action == judged.note);
            let value = comparable(judged.value);
            JudgedAction {
                action: Action::Note(judged.note),
                expectation: played_out.map_or(expectation(value), |one| one.expectation),
                error: played_out.map_or(0.0, |one| one.error),
                examined: played_out.map_or(1, |one| one.examined),
                is_close: judged.is_close,
            }
        });
        let mut judgement = Judgement::new(judged.collect(), ABOUT);
        judgement.is_done = self.stage == Stage::Done;
        // After the note only the last roll is open, if one is, and every answer to it was looked at.
        judgement.is_exact = judgement.is_done && self.position.turn + 1 >= TURNS;
        judgement
    }
}
