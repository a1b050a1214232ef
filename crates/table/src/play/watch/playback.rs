//! The state of a table that plays by itself: whether it plays or is paused, and its speed.

use model::settings::Speed;

/// The state and the speed of a table that plays by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playback {
    /// Whether it plays.
    pub state: PlaybackState,
    /// The speed; `None` for that of the settings.
    pub speed: Option<Speed>,
}

/// Whether a table that plays by itself goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlaybackState {
    /// It plays.
    #[default]
    Playing,
    /// It is paused.
    Paused,
    /// It plays up to the next moment without pauses between moves, and is paused then.
    Step,
    /// It plays the rest at once.
    ToEnd,
}

impl Playback {
    /// Playing if it was paused, and otherwise paused.
    #[must_use]
    pub fn toggled(self) -> Playback {
        let state = match self.state {
            PlaybackState::Playing | PlaybackState::ToEnd => PlaybackState::Paused,
            PlaybackState::Paused | PlaybackState::Step => PlaybackState::Playing,
        };
        Playback { state, ..self }
    }

    /// One more step, then paused.
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

    /// The same state at this speed.
    #[must_use]
    pub fn at(self, speed: Speed) -> Playback {
        Playback {
            speed: Some(speed),
            ..self
        }
    }

    /// The playback after something has happened: a step is over.
    #[must_use]
    pub fn after_moment(self) -> Playback {
        let state = match self.state {
            PlaybackState::Step => PlaybackState::Paused,
            other => other,
        };
        Playback { state, ..self }
    }
}
