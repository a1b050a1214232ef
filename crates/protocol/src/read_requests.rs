//! Reading the requests to the workers of one game: a reader handles the tasks of its own game only, so
//! that a worker has no code for those of the others.

use core::fmt;
use core::marker::PhantomData;

use engine::Game;
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use serde::de::{Deserialize, Deserializer, EnumAccess, Error, VariantAccess, Visitor};

use crate::game_task::AnyTask;
use crate::message::{DecodeError, Request, decode};

/// A game whose workers read the requests to them.
pub trait ReadRequests: Game {
    /// Reads a request to a worker of this game.
    ///
    /// # Errors
    /// If the bytes are none, or one to a worker of another game.
    fn read(message: &[u8]) -> Result<Request, DecodeError>;
}

/// The kinds of tasks that a game has.
trait TaskKinds {
    /// The task of this kind, by its place in [`AnyTask`].
    ///
    /// # Errors
    /// If it is another game's, or cannot be read.
    fn task<'de, A: VariantAccess<'de>>(kind: u32, content: A) -> Result<AnyTask, A::Error>;
}

macro_rules! read_requests {
    ($Game:ty, $($kind:literal => $Task:ident),+) => {
        impl ReadRequests for $Game {
            // Messages are few: the code need not be inlined where it is used.
            #[inline(never)]
            fn read(message: &[u8]) -> Result<Request, DecodeError> {
                request::<$Game>(message)
            }
        }

        impl TaskKinds for $Game {
            fn task<'de, A: VariantAccess<'de>>(
                kind: u32,
                content: A,
            ) -> Result<AnyTask, A::Error> {
                match kind {
                    $($kind => content.newtype_variant().map(AnyTask::$Task),)+
                    _ => Err(A::Error::custom("a task of another game")),
                }
            }
        }
    };
}

read_requests!(Dekal, 0 => Dekal, 6 => DekalAppraisal);
read_requests!(Detrak, 1 => Detrak, 2 => DetrakStudy, 7 => DetrakAppraisal);
read_requests!(Dumble, 3 => Dumble, 8 => DumbleAppraisal);
read_requests!(Debacle, 4 => Debacle, 5 => DebacleAnalysis, 9 => DebacleAppraisal);

fn request<G: TaskKinds>(bytes: &[u8]) -> Result<Request, DecodeError> {
    Ok(match decode::<Request<OwnTask<G>>>(bytes)? {
        Request::Think { id, task } => Request::Think {
            id,
            task: Box::new(task.task),
        },
        Request::Cancel { id } => Request::Cancel { id },
    })
}

/// A task of this game, read as [`AnyTask`] is written.
struct OwnTask<G> {
    task: AnyTask,
    game: PhantomData<G>,
}

impl<'de, G: TaskKinds> Deserialize<'de> for OwnTask<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // As `AnyTask` is written; its kinds go by their numbers.
        let task = deserializer.deserialize_enum("AnyTask", &[], Reader(PhantomData::<G>))?;
        let game = PhantomData;
        Ok(OwnTask { task, game })
    }
}

struct Reader<G>(PhantomData<G>);

impl<'de, G: TaskKinds> Visitor<'de> for Reader<G> {
    type Value = AnyTask;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a task")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, tasks: A) -> Result<AnyTask, A::Error> {
        let (kind, content) = tasks.variant::<u32>()?;
        G::task(kind, content)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Analysis, Level, Question, Share, Study, Task, encode};
    use engine::detrak::{Roll, Symbol};
    use engine::{GameId, Seat};

    fn task<G: Game>(rules: &G::Rules) -> Task<G> {
        Task {
            view: G::new(rules).unwrap().view(Seat::new(0)),
            level: Level::Strong,
            seed: 1 << 40,
            share: Share::WHOLE,
        }
    }

    fn study() -> Study {
        Study {
            advanced: true,
            start: Symbol::all().next().unwrap(),
            rolls: Roll::all().take(3).collect(),
            question: Question::Best { width: 7 },
        }
    }

    /// One task of every kind.
    fn tasks() -> Vec<AnyTask> {
        let debacle = task::<Debacle>(&engine::debacle::Rules::default());
        let analysis = Analysis {
            view: debacle.view.clone(),
            nodes: 70_000,
        };
        let mut tasks = vec![
            AnyTask::Dekal(task(&engine::dekal::Rules::default())),
            AnyTask::Detrak(task(&engine::detrak::Rules::default())),
            AnyTask::DetrakStudy(study()),
            AnyTask::Dumble(task(&engine::dumble::Rules::default())),
            AnyTask::Debacle(debacle),
            AnyTask::DebacleAnalysis(analysis),
        ];
        let appraisals = tasks.iter().cloned();
        let appraisals = appraisals.filter_map(|task| task.appraisal("done".into()));
        let appraisals: Vec<AnyTask> = appraisals.collect();
        assert_eq!(
            appraisals.len(),
            GameId::ALL.len(),
            "of each game's decisions"
        );
        tasks.extend(appraisals);
        tasks
    }

    fn read(game: GameId, bytes: &[u8]) -> Result<Request, DecodeError> {
        match game {
            GameId::Dekal => Dekal::read(bytes),
            GameId::Detrak => Detrak::read(bytes),
            GameId::Dumble => Dumble::read(bytes),
            GameId::Debacle => Debacle::read(bytes),
        }
    }

    #[test]
    fn tasks_are_read_by_the_workers_of_their_game_and_no_others() {
        for task in tasks() {
            let own = task.game();
            let task = Box::new(task);
            let request = Request::Think { id: 300, task };
            let bytes = encode(&request);
            for game in GameId::ALL {
                let found = read(game, &bytes);
                if game == own {
                    assert_eq!(found, Ok(request.clone()))
                } else {
                    assert!(found.is_err(), "{game:?} reads {own:?}")
                }
            }
        }
    }

    #[test]
    fn cancellations_are_read_by_all() {
        let request = Request::Cancel { id: 70_000 };
        for game in GameId::ALL {
            assert_eq!(read(game, &encode(&request)), Ok(request.clone()));
        }
    }
}
