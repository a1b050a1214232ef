//! The cast plays: one member after the other, one decision at a time, in a worker of their own.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use model::evening::{Evening, Played};
use pool::{Config, Pool};
use table::BotsMatch;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::known::{News, Wanted};
use crate::parts::Parts;

/// Games of the cast, which are played as long as this is there. They wait while the table's bots think, and while the
/// page is hidden.
pub struct CastGames {
    inner: Rc<Inner>,
    _hidden: EventListener,
}

struct Inner {
    evening: Evening,
    waiting: RefCell<VecDeque<Wanted>>,
    current: RefCell<Option<BotsMatch>>,
    is_table_busy: Cell<bool>,
    parts: Parts,
    pool: Pool,
    on_news: Callback<News>,
}

impl CastGames {
    /// Begins to play the games that are wanted, in their order. What was played is stored, and told.
    pub fn begin(
        evening: Evening,
        wanted: impl IntoIterator<Item = Wanted>,
        parts: Parts,
        on_news: Callback<News>,
    ) -> CastGames {
        let inner = Rc::new(Inner {
            evening,
            waiting: RefCell::new(wanted.into_iter().collect()),
            current: RefCell::default(),
            is_table_busy: Cell::new(false),
            parts,
            // Its worker is no worker of the table's.
            pool: Pool::new(Config::for_threads(1)),
            on_news,
        });
        let weak = Rc::downgrade(&inner);
        let hidden = EventListener::new(&gloo_utils::document(), "visibilitychange", move |_| {
            if let Some(inner) = weak.upgrade() {
                inner.pause();
            }
        });
        play_next(&inner);
        CastGames {
            inner,
            _hidden: hidden,
        }
    }

    /// Says whether the bots at the table think.
    pub fn set_table_busy(&self, is_busy: bool) {
        self.inner.is_table_busy.set(is_busy);
        self.inner.pause();
    }
}

impl Drop for CastGames {
    fn drop(&mut self) {
        self.inner.waiting.borrow_mut().clear();
        self.inner.current.take();
    }
}

impl Inner {
    fn is_paused(&self) -> bool {
        self.is_table_busy.get() || gloo_utils::document().hidden()
    }

    /// Stops or goes on, as it has to be now.
    fn pause(&self) {
        if let Some(current) = &*self.current.borrow() {
            current.pause(self.is_paused());
        }
    }
}

/// Begins the next game.
fn play_next(inner: &Rc<Inner>) {
    let Some(wanted) = inner.waiting.borrow_mut().pop_front() else {
        inner.current.take();
        return;
    };
    let (deal, player) = wanted;
    let part = (inner.parts)(inner.evening.game(deal));
    let weak = Rc::downgrade(inner);
    // Whatever ends a game calls back while that game is borrowed.
    let on_played = Box::new(move |played| spawn_local(async move { told(&weak, wanted, played) }));
    let game = (part.play)(&inner.evening, deal, player, &inner.pool, on_played);
    match game {
        Some(game) => {
            game.pause(inner.is_paused());
            inner.current.replace(Some(game));
        }
        None => inner.on_news.emit(News::Stuck),
    }
}

fn told(inner: &Weak<Inner>, wanted: Wanted, played: Option<Played>) {
    let Some(inner) = inner.upgrade() else { return };
    let Some(played) = played else {
        inner.waiting.borrow_mut().clear();
        inner.current.take();
        return inner.on_news.emit(News::Stuck);
    };
    let entry = inner.evening.entry(wanted.0, wanted.1);
    let kept = played.clone();
    spawn_local(async move {
        // If it cannot be stored, it is played again the next time.
        let _ = database::put_evening(&entry, &kept).await;
    });
    inner.on_news.emit(News::Played(wanted, played));
    play_next(&inner);
}
