//! The commands around every stage, and the hook that runs a table.

use std::rc::Rc;

use engine::Seat;
use yew::prelude::*;

use crate::play::hooks::{use_bots, use_luck};
use crate::toolkit::focus::remember_focus;
use crate::watch::Playback;
use crate::{Playable, RunEvent, Runner, TableProps};

/// What the person can do around every stage, whatever the game is. The callbacks are the same in all
/// renderings of a table, so a component that has them as props is rendered only when its other props change.
#[derive(Clone, PartialEq)]
pub struct Commands {
    /// Takes the last move back.
    pub undo: Callback<()>,
    /// Skips waiting.
    pub skip: Callback<()>,
    /// Begins the next round.
    pub next_round: Callback<()>,
    /// Confirms the proposed move (`true`) or withdraws it.
    pub answer: Callback<bool>,
    /// Makes the match one with help.
    pub assist: Callback<()>,
    /// Asks the bots once more.
    pub try_again: Callback<()>,
    /// Changes how a table of bots goes on.
    pub playback: Callback<Playback>,
    /// Covers all hands.
    pub cover: Callback<()>,
    /// Shows this person their hand.
    pub uncover: Callback<Seat>,
}

impl Commands {
    fn new<G: Playable>(on_event: &Callback<RunEvent<G>>) -> Commands {
        let send = |event: RunEvent<G>| on_event.reform(move |()| event.clone());
        Commands {
            undo: send(RunEvent::Undo),
            skip: send(RunEvent::Skip),
            next_round: send(RunEvent::NextRound),
            answer: on_event.reform(|yes| {
                if yes {
                    RunEvent::Confirm
                } else {
                    RunEvent::Withdraw
                }
            }),
            assist: send(RunEvent::Assisted),
            try_again: send(RunEvent::TryAgain),
            playback: on_event.reform(RunEvent::Playback),
            cover: send(RunEvent::Cover),
            uncover: on_event.reform(RunEvent::Uncover),
        }
    }
}

/// Plays everybody but the person, and reports the match that the table begins with. `busy`: the end of a round is still
/// being shown.
///
/// `on_event` has to be the same in all renderings.
#[hook]
pub fn use_runner<G: Playable>(
    run: &Runner<G>,
    busy: bool,
    props: &TableProps<G>,
    on_event: &Callback<RunEvent<G>>,
) -> Rc<Commands> {
    remember_focus();
    let first = run.on_change.clone().zip(Some(run.session.clone()));
    use_effect_with((), move |()| {
        if let Some((on_change, session)) = first {
            on_change.emit(session);
        }
    });
    let pace = run.pace(props.pace);
    use_bots(run, &props.pool, pace, on_event);
    use_luck(run, busy, pace, on_event);
    let show = on_event.clone();
    use_effect_with(props.session.clone(), move |session| {
        if session.mode().takes_changes() {
            show.emit(RunEvent::Show(session.clone()));
        }
    });
    use_memo(on_event.clone(), Commands::new)
}
