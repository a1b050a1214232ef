//! A replay that plays by itself: when it takes the next step, and how fast pieces move.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::step::Jump;
use model::settings::Speed;
use table::Pace;
use table::watch::{Playback, PlaybackState};

/// The time in which the line about a step is read, in milliseconds.
const READ: u32 = 300;
/// How many times as long the result of a round is shown.
const RESULT: u32 = 4;

/// The speeds to choose from. Without animations, a replay plays as at normal speed.
pub const SPEEDS: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

/// The speed at which a replay plays: the chosen one, or that of the settings.
pub fn speed(playback: Playback, usual: Speed) -> Speed {
    match playback.speed.unwrap_or(usual) {
        Speed::None => Speed::Normal,
        speed => speed,
    }
}

/// The speed of moving pieces in a replay at this speed: none if the settings say so.
pub fn moving(speed: Speed, usual: Speed) -> Speed {
    match usual {
        Speed::None => usual,
        _ => speed,
    }
}

/// Whether a replay plays as soon as it is opened. Where nothing is to move, it waits to be asked.
pub fn at_first(usual: Speed) -> Playback {
    let is_reduced = ui::media::matches("(prefers-reduced-motion: reduce)");
    Playback {
        state: if is_reduced || usual == Speed::None {
            PlaybackState::Paused
        } else {
            PlaybackState::Playing
        },
        speed: None,
    }
}

/// Shows the step after this one once it has been seen; `None` while the replay is paused. `ends_round`: the
/// step shows the result of a round.
#[hook]
pub fn use_next_step(step: Option<usize>, ends_round: bool, speed: Speed, on_step: Callback<Jump>) {
    let seen = Pace::from(speed).0 + READ;
    let wait = if ends_round { seen * RESULT } else { seen };
    use_effect_with((step, wait), move |(step, wait)| {
        let wait = *wait;
        let timer = step.map(|seen| {
            // Not if a key has led to another one meanwhile.
            let next = move |step| if step == seen { step + 1 } else { step };
            Timeout::new(wait, move || on_step.emit(Jump::from(next)))
        });
        move || drop(timer)
    });
}
