//! Computer players, which see a game only through its view.
//!
//! A decision is a [`Task`](protocol::Task): a view, a level and a seed.
//! [`think`] begins to think about it; a [`Thought`] works in slices, so that
//! whoever runs it can listen in between, and has advice to give at any time.
//! The same task always leads to the same advice, on every machine.

mod appraise;
mod checksum;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;

use protocol::{AnyAdvice, AnyTask, Level, Question, Trouble};

/// A decision being thought about.
pub trait Thought {
    /// Thinks on for about `work` playouts; whether it is done.
    fn step(&mut self, work: u32) -> bool;

    /// What has been found out so far: never empty, best first.
    fn advice(&self) -> AnyAdvice;
}

/// Something learned that is too large to be built into the program that the
/// browser loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// Who wins at Dékal with so many players, 2 to 6.
    Dekal(u8),
    /// What sheets of Détrak become, by the basic rules.
    DetrakBasic,
    /// What sheets of Détrak become, by the advanced rules.
    DetrakAdvanced,
    /// What hands of Dumble are worth.
    Dumble,
}

/// Bytes that do not hold what they should.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonError {
    /// They are no network for Dékal.
    #[error(transparent)]
    Dekal(#[from] dekal::NetError),
    /// They are no values of Détrak's sheets.
    #[error(transparent)]
    Detrak(#[from] detrak::ValuesError),
    /// They are no values of Dumble's hands.
    #[error(transparent)]
    Dumble(#[from] dumble::value::ValuesError),
}

impl Lesson {
    /// Every lesson.
    pub const ALL: [Lesson; 8] = [
        Lesson::Dekal(2),
        Lesson::Dekal(3),
        Lesson::Dekal(4),
        Lesson::Dekal(5),
        Lesson::Dekal(6),
        Lesson::DetrakBasic,
        Lesson::DetrakAdvanced,
        Lesson::Dumble,
    ];

    /// The name of its file, without the ending `.bin`.
    pub const fn name(self) -> &'static str {
        match self {
            Lesson::Dekal(2) => "dekal-2",
            Lesson::Dekal(3) => "dekal-3",
            Lesson::Dekal(4) => "dekal-4",
            Lesson::Dekal(5) => "dekal-5",
            Lesson::Dekal(_) => "dekal-6",
            Lesson::DetrakBasic => "detrak-basic",
            Lesson::DetrakAdvanced => "detrak-advanced",
            Lesson::Dumble => "dumble",
        }
    }

    /// The lesson that a task takes and that nobody has had yet; `None` in
    /// native programs, which have all of them built in.
    pub fn missing(task: &AnyTask) -> Option<Lesson> {
        let advanced = match task {
            AnyTask::Detrak(task) if task.level == Level::Expert => task.view.open().is_advanced(),
            AnyTask::DetrakAppraisal(appraisal) => appraisal.decision.view.open().is_advanced(),
            AnyTask::DetrakStudy(study) => match study.question {
                Question::Played { level, .. } if level != Level::Expert => return None,
                _ => study.advanced,
            },
            AnyTask::Dekal(task) => return dekal::missing(task).map(Lesson::Dekal),
            AnyTask::DekalAppraisal(appraisal) => {
                return dekal::missing_to_judge(&appraisal.decision).map(Lesson::Dekal);
            }
            AnyTask::DumbleAppraisal(_) => {
                return dumble::learned().is_none().then_some(Lesson::Dumble);
            }
            AnyTask::Dumble(task) if task.level == Level::Expert => {
                return dumble::learned().is_none().then_some(Lesson::Dumble);
            }
            AnyTask::Detrak(_)
            | AnyTask::Dumble(_)
            | AnyTask::Debacle(_)
            | AnyTask::DebacleAnalysis(_)
            | AnyTask::DebacleAppraisal(_) => return None,
        };
        detrak::learned(advanced)
            .is_none()
            .then_some(match advanced {
                false => Lesson::DetrakBasic,
                true => Lesson::DetrakAdvanced,
            })
    }

    /// Takes in the lesson's file.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn take_in(self, bytes: &[u8]) -> Result<(), LessonError> {
        match self {
            Lesson::Dekal(players) => dekal::learn(players.into(), bytes)?,
            Lesson::DetrakBasic => detrak::learn(false, bytes)?,
            Lesson::DetrakAdvanced => detrak::learn(true, bytes)?,
            Lesson::Dumble => dumble::learn(bytes)?,
        }
        Ok(())
    }
}

/// Begins to think about a decision.
///
/// # Errors
/// [`Trouble::NothingToDecide`] if it is not for the view's seat to decide;
/// [`Trouble::NotLearned`] if a lesson is missing (see [`Lesson::missing`]).
pub fn think(task: &AnyTask) -> Result<Box<dyn Thought>, Trouble> {
    match task {
        AnyTask::Dekal(task) => dekal::think(task),
        AnyTask::Detrak(task) => detrak::think(task),
        AnyTask::DetrakStudy(study) => detrak::study(study),
        AnyTask::Dumble(task) => dumble::think(task),
        AnyTask::Debacle(task) => debacle::think(task),
        AnyTask::DebacleAnalysis(analysis) => debacle::analyse(analysis),
        AnyTask::DekalAppraisal(appraisal) => dekal::appraise(appraisal),
        AnyTask::DetrakAppraisal(appraisal) => detrak::appraise(appraisal),
        AnyTask::DumbleAppraisal(appraisal) => dumble::appraise(appraisal),
        AnyTask::DebacleAppraisal(appraisal) => debacle::appraise(appraisal),
    }
}

/// Thinks about a decision to the end.
///
/// # Errors
/// As [`think`].
pub fn advise(task: &AnyTask) -> Result<AnyAdvice, Trouble> {
    let mut thought = think(task)?;
    while !thought.step(1_000) {}
    Ok(thought.advice())
}
