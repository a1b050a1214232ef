//! What the workers of each game can do.

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use protocol::{AnyTask, Asked, Level, Question, Study, Trouble};

use crate::{Lesson, LessonError, Thought, debacle, dekal, detrak, dumble};

/// A game that bots play. A program for this game only has no code of the
/// others in it.
pub trait Played: Asked {
    /// As [`Lesson::missing`], for tasks of this game.
    fn missing(task: &AnyTask) -> Option<Lesson>;

    /// As [`Lesson::take_in`], for lessons of this game.
    ///
    /// # Errors
    /// If the bytes are not such a file, or the lesson is for another game.
    fn learn(lesson: Lesson, bytes: &[u8]) -> Result<(), LessonError>;

    /// As [`think`](crate::think), for tasks of this game.
    ///
    /// # Errors
    /// As [`think`](crate::think), or if the task is another game's.
    fn think(task: &AnyTask) -> Result<Box<dyn Thought>, Trouble>;
}

/// What is done alike for all games, with the type of one in the place of a
/// name: `played!(id, G => G::think(task))`.
macro_rules! played {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            engine::GameId::Dekal => {
                type $G = engine::dekal::Dekal;
                $body
            }
            engine::GameId::Detrak => {
                type $G = engine::detrak::Detrak;
                $body
            }
            engine::GameId::Dumble => {
                type $G = engine::dumble::Dumble;
                $body
            }
            engine::GameId::Debacle => {
                type $G = engine::debacle::Debacle;
                $body
            }
        }
    };
}
pub(crate) use played;

impl Played for Dekal {
    fn missing(task: &AnyTask) -> Option<Lesson> {
        match task {
            AnyTask::Dekal(task) => dekal::missing(task).map(Lesson::Dekal),
            AnyTask::DekalAppraisal(appraisal) => {
                dekal::missing_to_judge(&appraisal.decision).map(Lesson::Dekal)
            }
            _ => None,
        }
    }

    fn learn(lesson: Lesson, bytes: &[u8]) -> Result<(), LessonError> {
        match lesson {
            Lesson::Dekal(players) => Ok(dekal::learn(players.into(), bytes)?),
            _ => Err(LessonError::OtherGame),
        }
    }

    fn think(task: &AnyTask) -> Result<Box<dyn Thought>, Trouble> {
        match task {
            AnyTask::Dekal(task) => dekal::think(task),
            AnyTask::DekalAppraisal(appraisal) => dekal::appraise(appraisal),
            _ => Err(Trouble::OtherGame),
        }
    }
}

impl Played for Detrak {
    fn missing(task: &AnyTask) -> Option<Lesson> {
        let advanced = match task {
            AnyTask::Detrak(task) => {
                (task.level == Level::Expert).then(|| task.view.open().is_advanced())
            }
            AnyTask::DetrakStudy(study) => takes_lesson(study).then_some(study.advanced),
            AnyTask::DetrakAppraisal(appraisal) => {
                Some(appraisal.decision.view.open().is_advanced())
            }
            _ => None,
        };
        let lesson = match advanced? {
            false => Lesson::DetrakBasic,
            true => Lesson::DetrakAdvanced,
        };
        detrak::learned(advanced?).is_none().then_some(lesson)
    }

    fn learn(lesson: Lesson, bytes: &[u8]) -> Result<(), LessonError> {
        let advanced = match lesson {
            Lesson::DetrakBasic => false,
            Lesson::DetrakAdvanced => true,
            _ => return Err(LessonError::OtherGame),
        };
        Ok(detrak::learn(advanced, bytes)?)
    }

    fn think(task: &AnyTask) -> Result<Box<dyn Thought>, Trouble> {
        match task {
            AnyTask::Detrak(task) => detrak::think(task),
            AnyTask::DetrakStudy(study) => detrak::study(study),
            AnyTask::DetrakAppraisal(appraisal) => detrak::appraise(appraisal),
            _ => Err(Trouble::OtherGame),
        }
    }
}

/// Whether what was learned is needed to answer a question about dice.
fn takes_lesson(study: &Study) -> bool {
    match study.question {
        Question::Played { level, .. } => level == Level::Expert,
        Question::Best { .. } => true,
    }
}

impl Played for Dumble {
    fn missing(task: &AnyTask) -> Option<Lesson> {
        let takes = match task {
            AnyTask::Dumble(task) => task.level == Level::Expert,
            AnyTask::DumbleAppraisal(_) => true,
            _ => false,
        };
        (takes && dumble::learned().is_none()).then_some(Lesson::Dumble)
    }

    fn learn(lesson: Lesson, bytes: &[u8]) -> Result<(), LessonError> {
        match lesson {
            Lesson::Dumble => Ok(dumble::learn(bytes)?),
            _ => Err(LessonError::OtherGame),
        }
    }

    fn think(task: &AnyTask) -> Result<Box<dyn Thought>, Trouble> {
        match task {
            AnyTask::Dumble(task) => dumble::think(task),
            AnyTask::DumbleAppraisal(appraisal) => dumble::appraise(appraisal),
            _ => Err(Trouble::OtherGame),
        }
    }
}

impl Played for Debacle {
    fn missing(task: &AnyTask) -> Option<Lesson> {
        let takes = match task {
            AnyTask::Debacle(task) => task.level >= Level::Strong,
            AnyTask::DebacleAnalysis(_) | AnyTask::DebacleAppraisal(_) => true,
            _ => false,
        };
        (takes && debacle::learned().is_none()).then_some(Lesson::Debacle)
    }

    fn learn(lesson: Lesson, bytes: &[u8]) -> Result<(), LessonError> {
        match lesson {
            Lesson::Debacle => Ok(debacle::learn(bytes)?),
            _ => Err(LessonError::OtherGame),
        }
    }

    fn think(task: &AnyTask) -> Result<Box<dyn Thought>, Trouble> {
        match task {
            AnyTask::Debacle(task) => debacle::think(task),
            AnyTask::DebacleAnalysis(analysis) => debacle::analyse(analysis),
            AnyTask::DebacleAppraisal(appraisal) => debacle::appraise(appraisal),
            _ => Err(Trouble::OtherGame),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, GameId, Seat};
    use protocol::{Share, Task};

    #[test]
    fn nobody_thinks_about_another_game_or_learns_it() {
        let game = Dumble::new(&engine::dumble::Rules::default()).unwrap();
        let task = AnyTask::Dumble(Task {
            view: game.view(Seat::new(0)),
            level: Level::Expert,
            seed: 1,
            share: Share::WHOLE,
        });
        for game in GameId::ALL {
            let (trouble, missing) = played!(game, G => (G::think(&task).err(), G::missing(&task)));
            assert_eq!(trouble == Some(Trouble::OtherGame), game != GameId::Dumble);
            assert_eq!(missing, None);
            for lesson in Lesson::ALL {
                let refused = played!(game, G => G::learn(lesson, &[])).unwrap_err();
                assert_eq!(refused == LessonError::OtherGame, lesson.game() != game);
            }
        }
    }
}
