//! The commands around every stage, and the hook that runs a table.

use std::rc::Rc;

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
    /// Asks the bots once more.
    pub try_again: Callback<()>,
    /// Changes how a table of bots goes on.
    pub playback: Callback<Playback>,
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
            try_again: send(RunEvent::TryAgain),
            playback: on_event.reform(RunEvent::Playback),
        }
    }
}

/// Plays everybody but the person, and reports every change of the match before it is shown. `busy`: the end
/// of a round is still being shown.
///
/// `on_event` has to be the same in all renderings.
#[hook]
pub fn use_runner<G: Playable>(
    run: &Runner<G>,
    busy: bool,
    props: &TableProps<G>,
    on_event: &Callback<RunEvent<G>>,
) -> Rc<Commands> {
    // This happens during the rendering and not in an effect: the match is saved here, and drawing it may fail.
    let latest = use_mut_ref(|| None);
    let is_news = is_news(&mut latest.borrow_mut(), &run.session);
    if is_news {
        props.on_change.emit(run.session.clone());
    }
    remember_focus();
    let pace = run.pace(props.pace);
    use_bots(run, &props.pool, pace, on_event);
    use_luck(run, busy, pace, on_event);
    let show = on_event.clone();
    use_effect_with(props.session.clone(), move |session| {
        if !session.mode().is_live() {
            show.emit(RunEvent::Show(session.clone()));
        }
    });
    use_memo(on_event.clone(), Commands::new)
}

/// Whether the session differs from the one that was reported last; remembers it.
fn is_news<T: PartialEq + Clone>(latest: &mut Option<T>, now: &T) -> bool {
    let is_news = latest.as_ref() != Some(now);
    if is_news {
        *latest = Some(now.clone());
    }
    is_news
}

#[cfg(test)]
mod tests {
    use super::is_news;

    #[test]
    fn each_change_is_told_once_when_it_comes() {
        let mut latest = None;
        let matches = ["new", "new", "a move", "a move", "new"];
        let news = matches.map(|now| is_news(&mut latest, &now));
        assert_eq!(news, [true, false, true, false, true]);
    }
}
