//! Making a sound, as the settings allow.

use super::Cue;
use super::speaker::{play, vibrate};

/// Makes a sound that is heard, felt, or both.
pub fn make(cue: Cue, heard: bool, felt: bool) {
    if heard {
        play(cue);
    }
    if felt {
        vibrate(cue);
    }
}
