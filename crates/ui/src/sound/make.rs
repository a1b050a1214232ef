//! Playing a sound, as the settings allow.

use super::Cue;
use super::speaker::{play, vibrate, was_pressed};

/// Plays a sound this loud (0 to 100), lets the device vibrate (`felt`), or both. Does nothing before the person has
/// pressed something: until then, browsers hold back all sounds to play them at once later, and write into the console
/// that they block vibrations.
pub fn make(cue: Cue, loudness: u8, felt: bool) {
    if !was_pressed() {
        return;
    }
    if loudness > 0 {
        play(cue, f32::from(loudness) / 100.0);
    }
    if felt {
        vibrate(cue);
    }
}
