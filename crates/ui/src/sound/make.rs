//! Playing a sound, as the settings allow.

use super::Cue;
use super::speaker::{play, vibrate};

/// Plays a sound (`heard`), lets the device vibrate (`felt`), or both.
pub fn make(cue: Cue, heard: bool, felt: bool) {
    if heard {
        play(cue);
    }
    if felt {
        vibrate(cue);
    }
}
