//! Tasks as bytes, and answers from bytes. The code between need not know which game they are about.

use std::fmt;

use engine::{Game, GameId};
use protocol::{Answer, Shard, WorkerTask, decode};

use super::config::PoolError;
use super::scheduler::Job;

/// Merges the answers to a task's shards and converts the result.
type MergeAnswers<R> = Box<dyn FnOnce(Result<Vec<Vec<u8>>, PoolError>) -> Result<R, PoolError>>;

/// A task of any game, ready to be asked, with the conversion of its answer.
pub struct Question<R = ()> {
    game: GameId,
    job: Job,
    merge: MergeAnswers<R>,
}

impl<R: 'static> Question<R> {
    /// A question of a task, with the conversion of its answer, which may fail if the answer lacks something.
    pub fn new<T: WorkerTask>(
        task: &T,
        merge: impl FnOnce(T::Answer) -> Result<R, PoolError> + 'static,
    ) -> Question<R> {
        Question {
            game: T::Game::ID,
            job: job(task),
            merge: Box::new(|answers| merge(merged(answers?)?)),
        }
    }

    /// The same question with its result converted further.
    pub fn map<S: 'static>(self, then: impl FnOnce(R) -> S + 'static) -> Question<S> {
        let merge = self.merge;
        Question {
            game: self.game,
            job: self.job,
            merge: Box::new(|answers| merge(answers).map(then)),
        }
    }

    /// The bytes of the task's shards: what the workers are asked.
    pub fn shards(&self) -> &[Vec<u8>] {
        &self.job.shards
    }

    /// The result of the shards' answers in their order, as workers give them, or of an error.
    ///
    /// # Errors
    ///
    /// The error that is passed in; [`PoolError::Crashed`] if the answers cannot be read; or the error of the
    /// conversion.
    pub fn answered(self, answers: Result<Vec<Vec<u8>>, PoolError>) -> Result<R, PoolError> {
        (self.merge)(answers)
    }

    pub(crate) fn into_parts(self) -> (GameId, Job, MergeAnswers<R>) {
        (self.game, self.job, self.merge)
    }
}

impl<R> fmt::Debug for Question<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut question = f.debug_struct("Question");
        question.field("game", &self.game).finish_non_exhaustive()
    }
}

/// Splits a task into shards.
pub fn job<T: WorkerTask>(task: &T) -> Job {
    let of = task.shards();
    let shard = |index| task.clone().with_shard(Shard { index, of }).to_bytes();
    Job {
        shards: (0..of).map(shard).collect(),
        cap_ms: task.cap_ms(),
        is_streamed: false,
        is_answer: |bytes| decode::<T::Answer>(bytes).is_ok_and(|answer| !answer.is_empty()),
    }
}

/// Merges the answers to the shards of a task.
///
/// # Errors
///
/// If an answer cannot be read, although the scheduler has tried it, or if there is none.
pub fn merged<A: Answer>(answers: Vec<Vec<u8>>) -> Result<A, PoolError> {
    let answers: Result<Vec<A>, _> = answers.iter().map(|bytes| decode(bytes)).collect();
    let answers = answers.map_err(|_| PoolError::Crashed)?;
    A::merge(answers).ok_or(PoolError::TooSlow)
}

#[cfg(test)]
mod tests {
    use engine::dumble::Action;
    use engine::dumble::{Dumble, Rules};
    use protocol::{Effort, Expectation, JudgeTask, JudgedAction, Judgement, encode};

    use super::*;

    fn task() -> JudgeTask<Dumble> {
        let game = Dumble::new(&Rules::default()).unwrap();
        JudgeTask::new(game.view(None), Effort::STANDARD)
    }

    fn answer(actions: &[Action]) -> Vec<u8> {
        let judged = |action: &Action| JudgedAction {
            action: *action,
            expectation: Expectation::default(),
            error: 0.0,
            examined: 1,
            is_close: true,
        };
        encode(&Judgement::new(actions.iter().map(judged).collect(), 0.5))
    }

    #[test]
    fn the_answer_is_taken_in_as_the_tasks_own_type() {
        let question = Question::new(&task(), |found| Ok(found.actions().len())).map(|all| all + 1);
        assert_eq!(question.shards(), [task().to_bytes()]);
        assert_eq!(question.answered(Ok(vec![answer(&[Action::Stock])])), Ok(2));
    }

    #[test]
    fn what_is_no_answer_is_told_apart() {
        let job = job(&task());
        assert!((job.is_answer)(&answer(&[Action::Stock])));
        assert!(!(job.is_answer)(&answer(&[])), "nothing is in it");
        assert!(!(job.is_answer)(&[0xff; 3]));
        let ask = || Question::new(&task(), |_| Ok(()));
        let garbled = ask().answered(Ok(vec![vec![0xff; 3]]));
        assert_eq!(garbled, Err(PoolError::Crashed));
        assert_eq!(ask().answered(Ok(Vec::new())), Err(PoolError::TooSlow));
        let error = PoolError::CannotStart;
        assert_eq!(ask().answered(Err(error)), Err(error));
        let says_too_little = Question::<()>::new(&task(), |_| Err(PoolError::TooSlow));
        let answers = Ok(vec![answer(&[Action::Stock])]);
        assert_eq!(says_too_little.answered(answers), Err(PoolError::TooSlow));
    }
}
