//! The part of the page that makes sounds: loaded by the first table that may.

use wasm_bindgen_futures::spawn_local;

use super::Cue;
use super::speaker::{play, tremble};

/// What the part offers.
pub struct SoundPart {
    /// Plays a sound.
    pub play: fn(Cue),
    /// Lets a phone tremble.
    pub tremble: fn(Cue),
}

lazy::part!(
    /// What makes sounds.
    pub SOUND: SoundPart = "sound-book",
    SoundPart { play, tremble }
);

/// Loads the part, so that the first sound comes in time.
pub fn prepare() {
    spawn_local(async {
        // If it fails it is tried again with the first sound.
        let _ = SOUND.load().await;
    });
}

/// Makes a sound that is heard, felt, or both. Where the part cannot be had,
/// the game goes on in silence.
pub fn make(cue: Cue, heard: bool, felt: bool) {
    if !heard && !felt {
        return;
    }
    spawn_local(async move {
        let Ok(part) = SOUND.load().await else {
            return;
        };
        if heard {
            (part.play)(cue);
        }
        if felt {
            (part.tremble)(cue);
        }
    });
}
