//! Has the workers compute the luck of one game.

use engine::GameId;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::part::{LUCK, LuckPart};
use super::work::{StopReason, WorkEvent};
use model::storage::StorageError;
use pool::{Batch, Pool, PoolError};

/// A computation of the luck of a game; dropping it ends the computation.
pub struct ComputationHandle(Rc<Shared>);

/// The state that [`ComputationHandle`] shares with its asynchronous work.
#[derive(Default)]
struct Shared {
    is_dropped: Cell<bool>,
    batch: RefCell<Option<Rc<Batch>>>,
}

impl Drop for ComputationHandle {
    fn drop(&mut self) {
        self.0.is_dropped.set(true);
        drop(self.0.batch.take());
    }
}

/// Begins to compute the luck of a stored game, and reports its progress through `tell`.
pub fn begin(
    game: GameId,
    id: String,
    pool: Pool,
    tell: Rc<dyn Fn(WorkEvent)>,
) -> ComputationHandle {
    let shared = Rc::new(Shared::default());
    let handle = ComputationHandle(shared.clone());
    spawn_local(async move {
        let part = LUCK.of(game).load().await;
        if shared.is_dropped.get() {
            return;
        }
        match part {
            Ok(part) => ask(part, id, pool, tell, &shared).await,
            Err(_) => tell(WorkEvent::Stopped(StopReason::Part)),
        }
    });
    handle
}

/// Reads the record and asks the workers.
async fn ask(
    part: &LuckPart,
    id: String,
    pool: Pool,
    tell: Rc<dyn Fn(WorkEvent)>,
    shared: &Rc<Shared>,
) {
    let text = database::read(&id).await;
    if shared.is_dropped.get() {
        return;
    }
    let Ok(text) = text else {
        tell(WorkEvent::Stopped(StopReason::Blocked));
        return;
    };
    let computation = text.and_then(|text| (part.luck)(&text, &id));
    let Some(computation) = computation else {
        tell(WorkEvent::Finished(id));
        return;
    };
    let (done, all) = computation.progress();
    if done == all {
        store_luck(id, computation.luck(), tell);
        return;
    }
    tell(WorkEvent::Answered(done, all));
    let questions = computation.questions();
    let batch = Batch::begin(pool, questions, move |_, result| {
        let (done, all) = computation.progress();
        match result {
            Ok(()) if done < all => {
                tell(WorkEvent::Answered(done, all));
                return true;
            }
            Ok(()) => store_luck(id.clone(), computation.luck(), tell.clone()),
            // The workers refuse the record, so its luck can never be known.
            Err(PoolError::Refused(_)) => tell(WorkEvent::Finished(id.clone())),
            Err(error) => tell(WorkEvent::Stopped(StopReason::Pool(error))),
        }
        false
    });
    shared.batch.replace(Some(batch));
}

/// Stores the luck of a game, if the computation had a result, and reports the end.
fn store_luck(id: String, found: Option<f64>, tell: Rc<dyn Fn(WorkEvent)>) {
    spawn_local(async move {
        let kept = match found {
            Some(found) => database::note_luck(&id, found).await,
            None => Ok(()),
        };
        tell(match kept {
            Ok(()) => WorkEvent::Finished(id),
            Err(StorageError::Full) => WorkEvent::Stopped(StopReason::Full),
            Err(StorageError::Blocked | StorageError::HeldByOtherTab | StorageError::Newer) => {
                WorkEvent::Stopped(StopReason::Blocked)
            }
        });
    });
}
