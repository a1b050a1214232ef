//! A game's bots as one type, so that a program can contain the bots of one game only.

use protocol::{
    Advice, Answer, GameLevels, GameTask, JudgeTask, Judgement, Level, Style, Task, TaskError,
    encode,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{AnytimeSearch, BoxedSearch, Weights};

/// A game with bots, and everything that its workers are asked. A program that is generic over this trait and
/// names one game contains no code of the others.
pub trait BotGame: GameLevels<Action: 'static> {
    /// The questions of the game's workers besides decisions and judgements; [`NoTask`](protocol::NoTask) if
    /// there are none.
    type Extra: Serialize + DeserializeOwned;

    /// The files of the game's weights.
    const WEIGHTS: &'static [Weights];

    /// The weights that a task needs; `None` if it needs none. Native programs have all weights built in.
    fn weights(task: &GameTask<Self, Self::Extra>) -> Option<Weights>;

    /// Begins the search for a decision.
    ///
    /// # Errors
    ///
    /// [`TaskError::NothingToDecide`] if the view's seat is not to decide; [`TaskError::WeightsNotLoaded`] if
    /// weights are missing (see [`BotGame::weights`]).
    fn search(task: &Task<Self>) -> Result<BoxedSearch<Advice<Self::Action>>, TaskError>;

    /// How much a style likes an action of the view's seat, in a unit of the style; more is better. `None` if the
    /// style has no say in such decisions: none in the game, unless the game says so.
    fn liking(_style: Style, _view: &Self::View, _action: Self::Action) -> Option<f32> {
        None
    }

    /// The largest difference between the action that a level would take without a style and one that the style may take
    /// instead, in the unit of the level's values. `None` if the style has no say at the level; beginners have no style
    /// anyway.
    fn about_equal(_style: Style, _level: Level) -> Option<f32> {
        None
    }

    /// Begins to judge a decision. There is an answer before the first step.
    ///
    /// # Errors
    ///
    /// As [`BotGame::search`], and [`TaskError::Impossible`] if the action that was taken is not legal.
    fn judge(task: &JudgeTask<Self>) -> Result<BoxedSearch<Judgement<Self::Action>>, TaskError>;

    /// Begins the search for a question that only this game has.
    ///
    /// # Errors
    ///
    /// As [`BotGame::search`].
    fn extra(task: &Self::Extra) -> Result<Box<dyn WorkerSearch>, TaskError>;
}

/// A search as a worker sees it: the type of the answer is hidden, and the answer is bytes.
pub trait WorkerSearch {
    /// As [`AnytimeSearch::step`].
    fn step(&mut self, work: u32) -> bool;

    /// Whether the answer is not empty (see [`Answer::is_empty`]).
    fn has_answer(&self) -> bool;

    /// The bytes of the present answer.
    fn answer(&self) -> Vec<u8>;
}

impl<S: AnytimeSearch<Answer: Answer> + ?Sized> WorkerSearch for S {
    fn step(&mut self, work: u32) -> bool {
        AnytimeSearch::step(self, work)
    }

    fn has_answer(&self) -> bool {
        !AnytimeSearch::answer(self).is_empty()
    }

    fn answer(&self) -> Vec<u8> {
        encode(&AnytimeSearch::answer(self))
    }
}

/// Begins the search for a task.
///
/// # Errors
///
/// As the method of [`BotGame`] for this kind of task.
pub fn begin<G: BotGame>(task: &GameTask<G, G::Extra>) -> Result<Box<dyn WorkerSearch>, TaskError> {
    Ok(match task {
        GameTask::Decision(task) => Box::new(G::search(task)?),
        GameTask::Judge(task) => Box::new(G::judge(task)?),
        GameTask::Extra(task) => G::extra(task)?,
    })
}
