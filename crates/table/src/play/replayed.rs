//! A match, entry by entry.

use engine::{Entry, Game};

use model::session::Session;

/// Calls `tell` with each entry of the match's log, and with the game before and after it.
pub fn each_entry<G: Game>(session: &Session<G>, mut tell: impl FnMut(&G, Entry<G>, &G)) {
    // The log of a session replays, so no entry is left out.
    let mut replay = session.play().rewound(0);
    for entry in session.play().log() {
        let before = replay.game().clone();
        if replay.push(*entry).is_err() {
            return;
        }
        tell(&before, *entry, replay.game());
    }
}
