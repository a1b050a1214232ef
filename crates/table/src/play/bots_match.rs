//! A match that bots play among themselves, which nobody sees.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::{Game, Seat};
use model::session::{Due, Session};
use pool::{Pool, Ticket};

/// A match that goes on as long as this is there.
pub struct BotsMatch {
    play: Rc<dyn Pausable>,
}

impl BotsMatch {
    /// Has bots play the match to its end. Calls back with it, or with `None` if the workers cannot answer. The callback
    /// may come before this function returns.
    pub fn begin<G: Game + 'static>(
        session: Session<G>,
        pool: &Pool,
        on_done: impl FnOnce(Option<Session<G>>) + 'static,
    ) -> BotsMatch {
        let play = Rc::new(Play {
            session: RefCell::new(session),
            pool: pool.clone(),
            ticket: RefCell::default(),
            is_paused: Cell::new(false),
            on_done: Cell::new(Some(Box::new(on_done))),
        });
        go_on(&play);
        BotsMatch { play }
    }

    /// Stops the work, or goes on with it; the decision that is being made is made anew.
    pub fn pause(&self, is_paused: bool) {
        Rc::clone(&self.play).pause(is_paused);
    }
}

/// What a match does whatever its game.
trait Pausable {
    fn pause(self: Rc<Self>, is_paused: bool);
}

/// What the end of a match is for.
type OnDone<G> = Box<dyn FnOnce(Option<Session<G>>)>;

struct Play<G: Game> {
    session: RefCell<Session<G>>,
    pool: Pool,
    ticket: RefCell<Option<Ticket>>,
    is_paused: Cell<bool>,
    on_done: Cell<Option<OnDone<G>>>,
}

impl<G: Game + 'static> Pausable for Play<G> {
    fn pause(self: Rc<Self>, is_paused: bool) {
        if self.is_paused.replace(is_paused) == is_paused {
            return;
        }
        match is_paused {
            // Dropping the ticket cancels the question.
            true => drop(self.ticket.take()),
            false => go_on(&self),
        }
    }
}

/// Asks the next bot.
fn go_on<G: Game + 'static>(play: &Rc<Play<G>>) {
    let next = next_bot(&mut play.session.borrow_mut());
    let task = next.and_then(|seat| Some((seat, play.session.borrow().task(seat)?)));
    let Some((seat, task)) = task else {
        let session = play.session.borrow().clone();
        return done(play, Some(session));
    };
    let weak = Rc::downgrade(play);
    let ticket = play.pool.ask(&task, move |advice| {
        let Some(play) = weak.upgrade() else { return };
        let chosen = advice.ok().and_then(|advice| advice.chosen());
        let acted = chosen.map(|action| play.session.borrow_mut().act(seat, action));
        match acted {
            Some(Ok(())) => go_on(&play),
            _ => done(&play, None),
        }
    });
    play.ticket.replace(Some(ticket));
}

fn done<G: Game>(play: &Play<G>, session: Option<Session<G>>) {
    if let Some(on_done) = play.on_done.take() {
        on_done(session);
    }
}

/// Advances the match until a bot has to decide; `None` at its end.
pub fn next_bot<G: Game>(session: &mut Session<G>) -> Option<Seat> {
    loop {
        let goes_on = match session.due() {
            Due::Luck => session.draw(),
            Due::NextRound => session.next_round().is_ok(),
            Due::Decide(_) => return session.bots_to_decide().first(),
            Due::Nothing => false,
        };
        if !goes_on {
            return None;
        }
    }
}
