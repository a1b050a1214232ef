//! Works out the luck of one game in the workers.
use engine::GameId;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::part::{LUCK, LuckPart};
use super::work::{Halt, News};
use model::archive::{self, Device};
use model::results::note_luck;
use model::storage::StorageError;
use pool::{Batch, Pool, PoolError};

/// The luck of a game that is being worked out; it ends when this is dropped.
pub struct Running(Rc<Held>);

/// What is held as long as it is wanted.
#[derive(Default)]
struct Held {
    is_dropped: Cell<bool>,
    batch: RefCell<Option<Rc<Batch>>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.is_dropped.set(true);
        drop(self.0.batch.take());
    }
}

/// Begins to work out the luck of a kept game, and tells how it goes.
pub fn begin(game: GameId, id: String, pool: Pool, tell: Rc<dyn Fn(News)>) -> Running {
    let held = Rc::new(Held::default());
    let running = Running(held.clone());
    spawn_local(async move {
        let part = LUCK.of(game).load().await;
        if held.is_dropped.get() {
            return;
        }
        match part {
            Ok(part) => {
                let batch = ask(part, id, pool, tell);
                held.batch.replace(batch);
            }
            Err(_) => tell(News::Halted(Halt::Part)),
        }
    });
    running
}

/// Reads the record and asks about it.
fn ask(part: &LuckPart, id: String, pool: Pool, tell: Rc<dyn Fn(News)>) -> Option<Rc<Batch>> {
    let Ok(text) = archive::read(&Device, &id) else {
        tell(News::Halted(Halt::Blocked));
        return None;
    };
    let computation = text.and_then(|text| (part.luck)(&text, &id));
    let Some(computation) = computation else {
        tell(News::Settled(id));
        return None;
    };
    let (done, all) = computation.progress();
    if done == all {
        tell(settled(id, computation.reckoned()));
        return None;
    }
    tell(News::Judged(done, all));
    let questions = computation.questions();
    Some(Batch::begin(pool, questions, move |_, result| {
        let (done, all) = computation.progress();
        let news = match result {
            Ok(()) if done < all => News::Judged(done, all),
            Ok(()) => settled(id.clone(), computation.reckoned()),
            // The workers make nothing of what the record says.
            Err(PoolError::Refused(_)) => News::Settled(id.clone()),
            Err(why) => News::Halted(Halt::Pool(why)),
        };
        let goes_on = matches!(news, News::Judged(..));
        tell(news);
        goes_on
    }))
}

/// Keeps what was found of a game, if anything was.
fn settled(id: String, found: Option<f64>) -> News {
    let kept = found.map_or(Ok(()), |found| note_luck(&Device, &id, found));
    match kept {
        Ok(()) => News::Settled(id),
        Err(StorageError::Full) => News::Halted(Halt::Full),
        Err(StorageError::Blocked) => News::Halted(Halt::Blocked),
    }
}
