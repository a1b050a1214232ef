//! The texts about results.

use engine::GameId;
use protocol::Level;

use model::results::Opponents;

/// The texts in one language.
pub struct ResultLineTexts {
    /// The name of a variant of the rules, by its name in the lines of results; empty for a variant of a
    /// later release.
    pub variant: fn(&str) -> &'static str,
    /// The number of players.
    pub players: fn(usize) -> String,
    /// Against one bot of this level, or several.
    pub against: fn(Level, bool) -> &'static str,
    /// Against bots of several levels.
    pub mixed: &'static str,
    /// A place, from 1, among this many players.
    pub place: fn(u8, usize) -> String,
}

impl ResultLineTexts {
    /// A table of a game in short: variant, players, opponents.
    pub fn table(
        &self,
        game: GameId,
        variant: &str,
        players: usize,
        opponents: Opponents,
    ) -> String {
        let opponents = match opponents {
            Opponents::Nobody => "",
            Opponents::Level(level) => (self.against)(level.known_as(game), players > 2),
            Opponents::Mixed => self.mixed,
        };
        let players = (self.players)(players);
        let parts = [(self.variant)(variant), &players, opponents];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }
}
