//! How a table that plays itself goes on.

use model::settings::Speed;

/// Whether it goes on, and how fast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playback {
    /// Whether it goes on.
    pub state: PlaybackState,
    /// How fast; `None` for the speed of the settings.
    pub speed: Option<Speed>,
}

/// Whether a table that plays itself goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlaybackState {
    /// It does.
    #[default]
    Playing,
    /// It waits.
    Paused,
    /// It waits as soon as one more thing has happened, and does not dawdle
    /// until then.
    Step,
    /// The rest is played at once.
    ToEnd,
}

impl Playback {
    /// Going on where it waited, or else waiting.
    #[must_use]
    pub fn toggled(self) -> Playback {
        let state = match self.state {
            PlaybackState::Playing | PlaybackState::ToEnd => PlaybackState::Paused,
            PlaybackState::Paused | PlaybackState::Step => PlaybackState::Playing,
        };
        Playback { state, ..self }
    }

    /// One more step, then waiting.
    #[must_use]
    pub fn step(self) -> Playback {
        Playback {
            state: PlaybackState::Step,
            ..self
        }
    }

    /// The rest at once.
    #[must_use]
    pub fn to_end(self) -> Playback {
        Playback {
            state: PlaybackState::ToEnd,
            ..self
        }
    }

    /// As before, at this speed.
    #[must_use]
    pub fn at(self, speed: Speed) -> Playback {
        Playback {
            speed: Some(speed),
            ..self
        }
    }

    /// What comes after something has happened: after a step the table waits.
    #[must_use]
    pub fn after_moment(self) -> Playback {
        let state = match self.state {
            PlaybackState::Step => PlaybackState::Paused,
            other => other,
        };
        Playback { state, ..self }
    }
}
