//! Playing a sound, as the settings allow.

use super::Cue;
use super::speaker::{play, vibrate};

/// Plays a sound this loud (0 to 100), lets the device vibrate (`felt`), or both.
pub fn make(cue: Cue, loudness: u8, felt: bool) {
    if loudness > 0 {
        play(cue, f32::from(loudness) / 100.0);
    }
    if felt {
        vibrate(cue);
    }
}
