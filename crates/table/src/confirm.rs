//! Confirmation of moves: what a person does is shown first, and done when it
//! is confirmed, or done once more. One mechanism for all tables: an event that
//! would play an action of the person's is held back.

use engine::Entry;

use super::{Playable, RunEvent, Runner};

/// A table's state, whose moves can be held back until they are confirmed.
pub trait Deciding: Clone {
    /// The game.
    type Game: Playable;
    /// What can happen at the table.
    type Event: Clone;

    /// The match.
    fn run(&self) -> &Runner<Self::Game>;

    /// The match, to be changed.
    fn run_mut(&mut self) -> &mut Runner<Self::Game>;

    /// Where the event is kept that is held back.
    fn held_back(&mut self) -> &mut Option<Self::Event>;

    /// What every table has, if the event is of that kind.
    fn shared(event: &Self::Event) -> Option<&RunEvent<Self::Game>>;

    /// Whether this happens without the person doing anything: where they point,
    /// or something is counted.
    fn is_aside(_: &Self::Event) -> bool {
        false
    }

    /// Whether the person only looks at something, so that what is to be
    /// confirmed stays.
    fn only_looks(event: &Self::Event) -> bool {
        Self::is_aside(event)
    }

    /// What was refused is not said any more.
    fn forget_refusal(&mut self);

    /// Nothing is dragged any more; what was dragged or chosen stays chosen.
    fn settle(&mut self);

    /// Lets something happen.
    fn apply(&mut self, event: Self::Event);

    /// The state with moves that are to be confirmed, or not.
    fn confirming(mut self, on: bool) -> Self {
        self.run_mut().confirms = on;
        self
    }
}

/// The state after an event. An action of a person's that has to be confirmed
/// is only shown: it is done by [`RunEvent::Confirm`], or when an event would
/// do the same action again.
pub fn decide<T: Deciding>(before: &T, event: T::Event) -> T {
    let mut next = before.clone();
    if is_own::<T>(&event) {
        next.forget_refusal();
    }
    match T::shared(&event) {
        Some(RunEvent::Confirm) => {
            let event = withdraw(&mut next);
            event.into_iter().for_each(|event| next.apply(event));
            return next;
        }
        Some(RunEvent::Withdraw) => {
            withdraw(&mut next);
            return next;
        }
        _ => {}
    }
    let keeps = T::only_looks(&event) || T::shared(&event).is_some_and(goes_on_meanwhile);
    next.apply(event.clone());
    let action = acted(before.run(), next.run());
    let asks = before.run().confirms && action.is_some() && action != before.run().proposed;
    if asks {
        let mut shown = before.clone();
        shown.settle();
        shown.run_mut().proposed = action;
        *shown.held_back() = Some(event);
        return shown;
    }
    if action.is_some() || !keeps {
        withdraw(&mut next);
    }
    // Why one has to wait is past when one is to decide.
    if !before.run().is_to_decide() && next.run().is_to_decide() {
        next.forget_refusal();
    }
    next
}

/// Whether it is the person who does this.
fn is_own<T: Deciding>(event: &T::Event) -> bool {
    match T::shared(event) {
        Some(RunEvent::Bot(..) | RunEvent::BotsFailed(_) | RunEvent::Luck(_)) => false,
        Some(_) => true,
        None => !T::is_aside(event),
    }
}

/// Nothing is to be confirmed any more; what was held back.
fn withdraw<T: Deciding>(state: &mut T) -> Option<T::Event> {
    state.run_mut().proposed = None;
    state.held_back().take()
}

/// Whether this happens while the person makes up their mind, and has nothing
/// to do with that.
fn goes_on_meanwhile<G: Playable>(event: &RunEvent<G>) -> bool {
    match event {
        RunEvent::Bot(..)
        | RunEvent::BotsFailed(_)
        | RunEvent::TryAgain
        | RunEvent::Luck(_)
        | RunEvent::Tempo(_)
        | RunEvent::Skip => true,
        RunEvent::Undo
        | RunEvent::NextRound
        | RunEvent::Show(_)
        | RunEvent::Confirm
        | RunEvent::Withdraw => false,
    }
}

/// The action of a person's by which the match went on, if it did.
fn acted<G: Playable>(before: &Runner<G>, after: &Runner<G>) -> Option<G::Action> {
    let persons = before.session.persons();
    match after
        .session
        .play()
        .log()
        .get(before.session.play().log().len())
    {
        Some(Entry::Act(seat, action)) if persons.contains(*seat) => Some(*action),
        _ => None,
    }
}
