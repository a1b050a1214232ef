//! What is said about results, wherever they are shown.

use protocol::Level;

use model::results::Opponents;

/// The texts in one language.
pub struct ResultTexts {
    /// By which rules a game was played, by the name that lines have for it;
    /// empty for one that a later release wrote.
    pub variant: fn(&str) -> &'static str,
    /// How many played.
    pub players: fn(usize) -> String,
    /// Against one bot of this level, or several.
    pub against: fn(Level, bool) -> &'static str,
    /// Against bots of several levels.
    pub mixed: &'static str,
    /// A place, from 1, among so many players.
    pub place: fn(u8, usize) -> String,
}

impl ResultTexts {
    /// What a table was like, in short.
    pub fn table(&self, variant: &str, players: usize, opponents: Opponents) -> String {
        let opponents = match opponents {
            Opponents::Nobody => "",
            Opponents::Level(level) => (self.against)(level, players > 2),
            Opponents::Mixed => self.mixed,
        };
        let players = (self.players)(players);
        let parts = [(self.variant)(variant), &players, opponents];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }
}
