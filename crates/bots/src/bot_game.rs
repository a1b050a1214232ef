//! Each game's bots as one type, so that a program can have those of one game only.

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use protocol::{AnyTask, Level, Question, ReadRequests, Study, Trouble};

use crate::{AnytimeSearch, Weights, WeightsError, debacle, dekal, detrak, dumble};

/// A game that bots play. A program that is generic over it and names one game has no code of the
/// others in it: each method handles the tasks of its own game, and refuses all others.
pub trait BotGame: ReadRequests {
    /// As [`Weights::missing`], for tasks of this game.
    fn missing(task: &AnyTask) -> Option<Weights>;

    /// As [`Weights::load`], for weights of this game.
    ///
    /// # Errors
    /// If the bytes are not such a file, or the weights are another game's.
    fn load(weights: Weights, bytes: &[u8]) -> Result<(), WeightsError>;

    /// As [`think`](crate::think), for tasks of this game.
    ///
    /// # Errors
    /// As [`think`](crate::think), or if the task is another game's.
    fn think(task: &AnyTask) -> Result<Box<dyn AnytimeSearch>, Trouble>;
}

/// Evaluates an expression with the game's type in the place of a name:
/// `for_game!(id, G => G::think(task))`, where `id` is an [`engine::GameId`].
macro_rules! for_game {
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
pub(crate) use for_game;

impl BotGame for Dekal {
    fn missing(task: &AnyTask) -> Option<Weights> {
        match task {
            AnyTask::Dekal(task) => dekal::missing(task).map(Weights::Dekal),
            AnyTask::DekalAppraisal(appraisal) => {
                dekal::missing_to_judge(&appraisal.decision).map(Weights::Dekal)
            }
            _ => None,
        }
    }

    fn load(weights: Weights, bytes: &[u8]) -> Result<(), WeightsError> {
        match weights {
            Weights::Dekal(players) => Ok(dekal::load_weights(players.into(), bytes)?),
            _ => Err(WeightsError::OtherGame),
        }
    }

    fn think(task: &AnyTask) -> Result<Box<dyn AnytimeSearch>, Trouble> {
        match task {
            AnyTask::Dekal(task) => dekal::think(task),
            AnyTask::DekalAppraisal(appraisal) => dekal::appraise(appraisal),
            _ => Err(Trouble::OtherGame),
        }
    }
}

impl BotGame for Detrak {
    fn missing(task: &AnyTask) -> Option<Weights> {
        let advanced = match task {
            AnyTask::Detrak(task) => {
                (task.level == Level::Expert).then(|| task.view.open().is_advanced())
            }
            AnyTask::DetrakStudy(study) => takes_weights(study).then_some(study.advanced),
            AnyTask::DetrakAppraisal(appraisal) => {
                Some(appraisal.decision.view.open().is_advanced())
            }
            _ => None,
        };
        let weights = if advanced? {
            Weights::DetrakAdvanced
        } else {
            Weights::DetrakBasic
        };
        detrak::learned(advanced?).is_none().then_some(weights)
    }

    fn load(weights: Weights, bytes: &[u8]) -> Result<(), WeightsError> {
        let advanced = match weights {
            Weights::DetrakBasic => false,
            Weights::DetrakAdvanced => true,
            _ => return Err(WeightsError::OtherGame),
        };
        Ok(detrak::load_weights(advanced, bytes)?)
    }

    fn think(task: &AnyTask) -> Result<Box<dyn AnytimeSearch>, Trouble> {
        match task {
            AnyTask::Detrak(task) => detrak::think(task),
            AnyTask::DetrakStudy(study) => detrak::study(study),
            AnyTask::DetrakAppraisal(appraisal) => detrak::appraise(appraisal),
            _ => Err(Trouble::OtherGame),
        }
    }
}

/// Whether what was learned is needed to answer a question about dice.
fn takes_weights(study: &Study) -> bool {
    match study.question {
        Question::Played { level, .. } => level == Level::Expert,
        Question::Best { .. } => true,
    }
}

impl BotGame for Dumble {
    fn missing(task: &AnyTask) -> Option<Weights> {
        let takes = match task {
            AnyTask::Dumble(task) => task.level == Level::Expert,
            AnyTask::DumbleAppraisal(_) => true,
            _ => false,
        };
        (takes && dumble::learned().is_none()).then_some(Weights::Dumble)
    }

    fn load(weights: Weights, bytes: &[u8]) -> Result<(), WeightsError> {
        match weights {
            Weights::Dumble => Ok(dumble::load_weights(bytes)?),
            _ => Err(WeightsError::OtherGame),
        }
    }

    fn think(task: &AnyTask) -> Result<Box<dyn AnytimeSearch>, Trouble> {
        match task {
            AnyTask::Dumble(task) => dumble::think(task),
            AnyTask::DumbleAppraisal(appraisal) => dumble::appraise(appraisal),
            _ => Err(Trouble::OtherGame),
        }
    }
}

impl BotGame for Debacle {
    fn missing(task: &AnyTask) -> Option<Weights> {
        let takes = match task {
            AnyTask::Debacle(task) => task.level >= Level::Strong,
            AnyTask::DebacleAnalysis(_) | AnyTask::DebacleAppraisal(_) => true,
            _ => false,
        };
        (takes && debacle::learned().is_none()).then_some(Weights::Debacle)
    }

    fn load(weights: Weights, bytes: &[u8]) -> Result<(), WeightsError> {
        match weights {
            Weights::Debacle => Ok(debacle::load_weights(bytes)?),
            _ => Err(WeightsError::OtherGame),
        }
    }

    fn think(task: &AnyTask) -> Result<Box<dyn AnytimeSearch>, Trouble> {
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
            let (trouble, missing) =
                for_game!(game, G => (G::think(&task).err(), G::missing(&task)));
            assert_eq!(trouble == Some(Trouble::OtherGame), game != GameId::Dumble);
            assert_eq!(missing, None);
            for weights in Weights::ALL {
                let refused = for_game!(game, G => G::load(weights, &[])).unwrap_err();
                assert_eq!(refused == WeightsError::OtherGame, weights.game() != game);
            }
        }
    }
}
