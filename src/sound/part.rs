//! The part of the page that makes sounds: loaded with the first.

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
