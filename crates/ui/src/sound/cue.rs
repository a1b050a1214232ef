//! The sounds, as data.

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A card slides.
    Slide,
    /// Something is laid down or turned over.
    Place,
    /// Dice roll.
    Dice,
    /// Something cancels, or is scored.
    Cancel,
    /// A piece is captured.
    Capture,
    /// A person has won.
    Win,
    /// A round or a match is over.
    Over,
    /// A move is refused.
    Refusal,
}

/// The source of a tone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wave {
    /// A soft wave.
    Sine,
    /// A clearer wave.
    Triangle,
    /// Noise, filtered at the tone's frequency.
    Noise,
}

/// A tone of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tone {
    /// The source.
    pub wave: Wave,
    /// Its frequency at the beginning and at the end, in hertz.
    pub pitch: (f32, f32),
    /// When it begins, in seconds after the sound begins.
    pub at: f32,
    /// How long it lasts, in seconds.
    pub length: f32,
    /// How loud it is, 0 to 1.
    pub loud: f32,
}

const fn tone(wave: Wave, pitch: (f32, f32), at: f32, length: f32, loud: f32) -> Tone {
    Tone {
        wave,
        pitch,
        at,
        length,
        loud,
    }
}

use Wave::{Noise, Sine, Triangle};

impl Cue {
    /// Every one.
    pub const ALL: [Cue; 8] = [
        Cue::Slide,
        Cue::Place,
        Cue::Dice,
        Cue::Cancel,
        Cue::Capture,
        Cue::Win,
        Cue::Over,
        Cue::Refusal,
    ];

    /// The tones of the sound.
    pub const fn tones(self) -> &'static [Tone] {
        match self {
            Cue::Slide => const { &[tone(Noise, (900.0, 2_600.0), 0.0, 0.16, 0.22)] },
            Cue::Place => {
                const {
                    &[
                        tone(Noise, (1_500.0, 700.0), 0.0, 0.05, 0.3),
                        tone(Sine, (190.0, 120.0), 0.0, 0.09, 0.28),
                    ]
                }
            }
            Cue::Dice => {
                const {
                    &[
                        tone(Noise, (2_300.0, 1_900.0), 0.0, 0.04, 0.34),
                        tone(Noise, (1_700.0, 1_500.0), 0.07, 0.04, 0.28),
                        tone(Noise, (2_600.0, 2_100.0), 0.12, 0.03, 0.24),
                        tone(Noise, (1_400.0, 1_100.0), 0.19, 0.05, 0.2),
                    ]
                }
            }
            Cue::Cancel => {
                const {
                    &[
                        tone(Triangle, (660.0, 660.0), 0.0, 0.11, 0.14),
                        tone(Triangle, (880.0, 880.0), 0.06, 0.16, 0.14),
                    ]
                }
            }
            // A heavy die comes down on wood.
            Cue::Capture => {
                const {
                    &[
                        tone(Noise, (520.0, 240.0), 0.0, 0.06, 0.35),
                        tone(Sine, (150.0, 90.0), 0.0, 0.16, 0.35),
                        tone(Noise, (900.0, 500.0), 0.09, 0.04, 0.14),
                    ]
                }
            }
            Cue::Win => {
                const {
                    &[
                        tone(Triangle, (523.3, 523.3), 0.0, 0.2, 0.16),
                        tone(Triangle, (659.3, 659.3), 0.12, 0.2, 0.16),
                        tone(Triangle, (784.0, 784.0), 0.24, 0.2, 0.16),
                        tone(Triangle, (1_046.5, 1_046.5), 0.36, 0.42, 0.18),
                    ]
                }
            }
            Cue::Over => {
                const {
                    &[
                        tone(Sine, (440.0, 440.0), 0.0, 0.22, 0.16),
                        tone(Sine, (349.2, 349.2), 0.16, 0.34, 0.16),
                    ]
                }
            }
            Cue::Refusal => {
                const {
                    &[
                        tone(Sine, (180.0, 150.0), 0.0, 0.1, 0.3),
                        tone(Sine, (150.0, 120.0), 0.12, 0.13, 0.3),
                    ]
                }
            }
        }
    }

    /// How long a phone vibrates, in milliseconds.
    pub const fn vibrate(self) -> u32 {
        match self {
            Cue::Slide | Cue::Place => 12,
            Cue::Dice | Cue::Capture => 30,
            Cue::Cancel => 20,
            Cue::Over => 60,
            Cue::Refusal => 80,
            Cue::Win => 150,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_short_quiet_and_differ() {
        for (index, cue) in Cue::ALL.into_iter().enumerate() {
            let tones = cue.tones();
            assert!(!tones.is_empty());
            for tone in tones {
                assert!(tone.at + tone.length <= 0.8, "{cue:?} is long");
                assert!(tone.loud > 0.0 && tone.loud <= 0.35, "{cue:?} is loud");
                let pitches = [tone.pitch.0, tone.pitch.1];
                assert!(pitches.iter().all(|pitch| (80.0..4_000.0).contains(pitch)));
            }
            for other in &Cue::ALL[..index] {
                assert_ne!(tones, other.tones(), "{cue:?} and {other:?}");
            }
            assert!((1..=200).contains(&cue.vibrate()));
        }
    }
}
