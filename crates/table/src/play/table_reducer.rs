//! The state of a table as a reducer, and the confirmation of moves: a move is shown first, and played when the person
//! confirms it or makes it again. All tables share this: an event that would play an action of the person's is held back.

use engine::{Entry, Game, Phase};

use crate::{ActionOf, NotPlayed, Playable, RunEvent, Runner};

/// The match of a game that is played at a table.
type Played<G> = <G as Playable>::Game;

/// The methods of [`TableReducer`] that every state of a table has alike: `table_parts!(Game, Event, Refusal);` among the
/// methods of its implementation. The state has the fields `run` (a [`Runner`]), `pending` and `refusal` (an `Option`
/// each); the event has the variant `Run`, and the refusal `Illegal`.
#[macro_export]
macro_rules! table_parts {
    ($game:ident, $event:ident, $refusal:ident) => {
        type Game = $game;
        type Event = $event;

        fn run(&self) -> &$crate::Runner<$game> {
            &self.run
        }

        fn run_mut(&mut self) -> &mut $crate::Runner<$game> {
            &mut self.run
        }

        fn pending(&mut self) -> &mut Option<$event> {
            &mut self.pending
        }

        fn refuse(
            &mut self,
            error: <<$game as $crate::Playable>::Game as ::engine::Game>::Illegal,
        ) {
            self.refusal = Some($refusal::Illegal(error));
        }

        fn forget_refusal(&mut self) {
            self.refusal = None;
        }

        fn shared(event: &$event) -> Option<&$crate::RunEvent<$game>> {
            match event {
                $event::Run(event) => Some(event),
                _ => None,
            }
        }

        fn run_event(event: $crate::RunEvent<$game>) -> $event {
            $event::Run(event)
        }
    };
}

/// Makes the state of a table a reducer's, by [`decide`](crate::decide), and lets the parts of the stage read it:
/// `table_state!(State, Game);`. The match is reported, and so saved, here where an event is handled, and not where it is
/// shown: drawing it may fail.
#[macro_export]
macro_rules! table_state {
    ($state:ident, $game:ident) => {
        impl ::yew::Reducible for $state {
            type Action = <$state as $crate::TableReducer>::Event;

            fn reduce(self: ::std::rc::Rc<Self>, event: Self::Action) -> ::std::rc::Rc<Self> {
                let next = $crate::decide(&*self, event);
                next.run.report_since(&self.run);
                next.into()
            }
        }

        impl $state {
            /// The match, and who plays it.
            pub fn session(&self) -> &::model::session::Session<<$game as $crate::Playable>::Game> {
                &self.run.session
            }

            /// The round.
            pub fn game(&self) -> &<$game as $crate::Playable>::Game {
                self.run.session.game()
            }
        }
    };
}

/// The state of a table and how events change it. Moves can be held back until they are confirmed.
/// [`table_parts!`](crate::table_parts) writes what is alike in all games.
pub trait TableReducer: Clone {
    /// The game.
    type Game: Playable;
    /// What can happen at the table.
    type Event: Clone;

    /// The match.
    fn run(&self) -> &Runner<Self::Game>;

    /// The match, to be changed.
    fn run_mut(&mut self) -> &mut Runner<Self::Game>;

    /// The place of the event that is held back.
    fn pending(&mut self) -> &mut Option<Self::Event>;

    /// Remembers why the rules refuse what the person tried.
    fn refuse(&mut self, error: <Played<Self::Game> as Game>::Illegal);

    /// Forgets the last refusal.
    fn forget_refusal(&mut self);

    /// The event of every table that this event is, if it is one.
    fn shared(event: &Self::Event) -> Option<&RunEvent<Self::Game>>;

    /// What every table has, as an event of this one: the reverse of [`TableReducer::shared`].
    fn run_event(event: RunEvent<Self::Game>) -> Self::Event;

    /// Plays the person's action, or remembers why it is refused. Returns whether it was played.
    fn play(&mut self, action: ActionOf<Self::Game>) -> bool {
        match self.run_mut().act(action) {
            Ok(()) => return true,
            Err(NotPlayed::Illegal(error)) => self.refuse(error),
            Err(NotPlayed::NothingToDecide) => self.refuse(Self::Game::NOT_YOUR_TURN),
        }
        false
    }

    /// Whether the event is no decision of the person's: they only point somewhere.
    fn is_no_decision(_: &Self::Event) -> bool {
        false
    }

    /// Whether the event only looks at something, so that the proposed move stays.
    fn only_views(event: &Self::Event) -> bool {
        Self::is_no_decision(event)
    }

    /// Ends a drag; what was dragged or chosen stays chosen.
    fn settle(&mut self);

    /// Lets go of what the person has in hand, because another moment of the match is shown.
    fn let_go(&mut self) {}

    /// Applies an event. If it is the person's own, the last refusal is forgotten already.
    fn apply(&mut self, event: Self::Event);

    /// Applies an event of every table.
    fn go_on(&mut self, event: RunEvent<Self::Game>) {
        let shows_other_moment =
            matches!(event, RunEvent::Undo | RunEvent::Show(_) | RunEvent::Cover);
        self.run_mut().handle(event);
        if shows_other_moment {
            self.let_go();
        }
    }

    /// The state with confirmation of moves on or off.
    fn confirming(mut self, on: bool) -> Self {
        self.run_mut().confirms = on;
        self
    }
}

/// The state after an event. An action of the person's that has to be confirmed is only proposed;
/// [`RunEvent::Confirm`] plays it, and so does an event that would play the same action again.
pub fn decide<T: TableReducer>(before: &T, event: T::Event) -> T {
    let mut next = before.clone();
    // Nobody has anything in hand while all hands are covered.
    if before.run().is_covered() && T::shared(&event).is_none() {
        return next;
    }
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
    let keeps = T::only_views(&event) || T::shared(&event).is_some_and(goes_on_meanwhile);
    next.apply(event.clone());
    let action = acted(before.run(), next.run());
    let asks = before.run().confirms && action.is_some() && action != before.run().proposed;
    if asks {
        let mut shown = before.clone();
        shown.settle();
        shown.forget_refusal();
        shown.run_mut().proposed = action;
        *shown.pending() = Some(event);
        return shown;
    }
    if action.is_some() || !keeps {
        withdraw(&mut next);
    }
    // A refusal that asked the person to wait no longer applies once they are to decide. At the end of a round, nothing
    // is to be tried any more.
    let is_asked = !before.run().is_to_decide() && next.run().is_to_decide();
    if is_asked || next.run().session.game().phase() == Phase::Over {
        next.forget_refusal();
    }
    next
}

/// Whether the person caused the event.
fn is_own<T: TableReducer>(event: &T::Event) -> bool {
    match T::shared(event) {
        Some(
            RunEvent::Bot(..)
            | RunEvent::BotsFailed(_)
            | RunEvent::Luck(_)
            | RunEvent::Counted(_)
            | RunEvent::Assisted,
        ) => false,
        Some(_) => true,
        None => !T::is_no_decision(event),
    }
}

/// Clears the proposal, and returns the event that was held back.
fn withdraw<T: TableReducer>(state: &mut T) -> Option<T::Event> {
    state.run_mut().proposed = None;
    state.pending().take()
}

/// Whether the event has nothing to do with the person's decision.
fn goes_on_meanwhile<G: Playable>(event: &RunEvent<G>) -> bool {
    match event {
        RunEvent::Bot(..)
        | RunEvent::BotsFailed(_)
        | RunEvent::TryAgain
        | RunEvent::Luck(_)
        | RunEvent::Playback(_)
        | RunEvent::Counted(_)
        | RunEvent::Enlarge(_)
        | RunEvent::Assisted
        | RunEvent::Skip => true,
        RunEvent::Undo
        | RunEvent::NextRound
        | RunEvent::Show(_)
        | RunEvent::Cover
        | RunEvent::Uncover(_)
        | RunEvent::Confirm
        | RunEvent::Withdraw => false,
    }
}

/// The person's action by which the match went on, if it did.
fn acted<G: Playable>(before: &Runner<G>, after: &Runner<G>) -> Option<ActionOf<G>> {
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
