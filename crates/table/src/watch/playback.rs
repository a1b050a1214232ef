//! How a table that plays itself goes on.

use model::settings::Speed;

/// Whether it goes on, and how fast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tempo {
    /// Whether it goes on.
    pub going: Going,
    /// How fast; `None` for the speed of the settings.
    pub speed: Option<Speed>,
}

/// Whether a table that plays itself goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Going {
    /// It does.
    #[default]
    On,
    /// It waits.
    Paused,
    /// It waits as soon as one more thing has happened, and does not dawdle
    /// until then.
    Step,
    /// The rest is played at once.
    ToEnd,
}

impl Tempo {
    /// Going on where it waited, or else waiting.
    #[must_use]
    pub fn toggled(self) -> Tempo {
        let going = match self.going {
            Going::On | Going::ToEnd => Going::Paused,
            Going::Paused | Going::Step => Going::On,
        };
        Tempo { going, ..self }
    }

    /// One more step, then waiting.
    #[must_use]
    pub fn step(self) -> Tempo {
        Tempo {
            going: Going::Step,
            ..self
        }
    }

    /// The rest at once.
    #[must_use]
    pub fn to_end(self) -> Tempo {
        Tempo {
            going: Going::ToEnd,
            ..self
        }
    }

    /// As before, at this speed.
    #[must_use]
    pub fn at(self, speed: Speed) -> Tempo {
        Tempo {
            speed: Some(speed),
            ..self
        }
    }

    /// What comes after something has happened: after a step the table waits.
    #[must_use]
    pub fn after_moment(self) -> Tempo {
        let going = match self.going {
            Going::Step => Going::Paused,
            other => other,
        };
        Tempo { going, ..self }
    }
}
