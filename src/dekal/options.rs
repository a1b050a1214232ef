//! What a person chooses before a match of Dékal.

use engine::dekal::{First, MAX_PLAYERS, MIN_PLAYERS, Rounds, Rules};
use engine::{Seat, Seed, SeedError};
use protocol::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::settings::field;
use crate::storage::{self, StorageError};

/// Where the options are stored.
const KEY: &str = "tablee.dekal.options";

/// The options of a match: always playable, but for the seed, which is kept as
/// it is typed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    players: u8,
    levels: Vec<Level>,
    /// How long the match lasts.
    pub rounds: Rounds,
    /// Who starts.
    pub first: FirstChoice,
    /// The seed as typed; nothing but blanks for one that is drawn.
    pub seed: String,
}

/// Who starts, as the person at the table sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstChoice {
    /// Whoever reveals the lowest card.
    #[default]
    Lowest,
    /// The person.
    Me,
    /// Anybody, by lot.
    Random,
}

impl FirstChoice {
    /// Every choice.
    pub const ALL: [FirstChoice; 3] = [FirstChoice::Lowest, FirstChoice::Me, FirstChoice::Random];
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: MIN_PLAYERS as u8,
            levels: vec![Level::default(); MAX_PLAYERS - 1],
            rounds: Rounds::One,
            first: FirstChoice::default(),
            seed: String::new(),
        }
    }
}

impl Options {
    /// How many play, the person among them: 2 to 6.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Sets how many play; the nearest number from 2 to 6 is taken. Levels of
    /// bots who leave are remembered for when they come back.
    pub fn set_players(&mut self, players: u8) {
        self.players = players.clamp(MIN_PLAYERS as u8, MAX_PLAYERS as u8);
    }

    /// The levels of the bots at the table, from the person's left on.
    pub fn levels(&self) -> &[Level] {
        &self.levels[..usize::from(self.players) - 1]
    }

    /// Sets the level of a bot, counted from 0; nothing happens if there is no
    /// such bot.
    pub fn set_level(&mut self, bot: usize, level: Level) {
        if let Some(place) = self.levels.get_mut(bot) {
            *place = level;
        }
    }

    /// The rules to play by. The person sits on [`Seat::FIRST`].
    pub fn rules(&self) -> Rules {
        Rules {
            players: self.players,
            rounds: self.rounds,
            first: match self.first {
                FirstChoice::Lowest => First::Lowest,
                FirstChoice::Me => First::Seat(Seat::FIRST),
                FirstChoice::Random => First::Random,
            },
        }
    }

    /// The seed that was typed; `None` if none was.
    ///
    /// # Errors
    /// If what was typed is no seed.
    pub fn seed(&self) -> Result<Option<Seed>, SeedError> {
        match self.seed.trim() {
            "" => Ok(None),
            text => text.parse().map(Some),
        }
    }

    /// Reads options; what is missing or impossible is as if never chosen.
    pub fn decode(text: &str) -> Options {
        let fields: Value = serde_json::from_str(text).unwrap_or_default();
        let mut options = Options::default();
        if let Some(players) = field(&fields, "players") {
            options.set_players(players);
        }
        let levels = fields.get("levels").and_then(Value::as_array);
        for (bot, level) in levels.into_iter().flatten().enumerate() {
            if let Ok(level) = Level::deserialize(level) {
                options.set_level(bot, level);
            }
        }
        options.rounds = field(&fields, "rounds").unwrap_or(options.rounds);
        options.first = field(&fields, "first").unwrap_or(options.first);
        options.seed = field(&fields, "seed").unwrap_or(options.seed);
        options
    }

    /// The options as JSON.
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("a struct of plain fields has a JSON form")
    }

    /// The options last played with on this device, or the default ones.
    pub fn load() -> Options {
        match storage::read(KEY) {
            Ok(Some(text)) => Options::decode(&text),
            Ok(None) | Err(_) => Options::default(),
        }
    }

    /// Keeps the options on this device, for the next match. The seed is not
    /// kept: it was meant for one match.
    ///
    /// # Errors
    /// If the browser blocks the storage or it is full.
    pub fn store(&self) -> Result<(), StorageError> {
        let kept = Options {
            seed: String::new(),
            ..self.clone()
        };
        storage::write(KEY, &kept.encode())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen() -> Options {
        let mut options = Options {
            rounds: Rounds::ToHundred,
            first: FirstChoice::Me,
            seed: "k7-2m".to_owned(),
            ..Options::default()
        };
        options.set_players(4);
        options.set_level(1, Level::Expert);
        options
    }

    #[test]
    fn options_come_back_as_they_were() {
        assert_eq!(Options::decode(&chosen().encode()), chosen());
        assert_eq!(
            Options::decode(&Options::default().encode()),
            Options::default()
        );
    }

    #[test]
    fn the_rules_are_always_playable() {
        for players in 0..=u8::MAX {
            for first in FirstChoice::ALL {
                let mut options = chosen();
                options.first = first;
                options.set_players(players);
                assert_eq!(options.rules().check(), Ok(()));
                assert_eq!(options.levels().len() + 1, usize::from(options.players()));
            }
        }
    }

    #[test]
    fn levels_of_bots_who_left_are_remembered() {
        let mut options = chosen();
        options.set_players(2);
        assert_eq!(options.levels(), [Level::Regular]);
        options.set_players(3);
        assert_eq!(options.levels(), [Level::Regular, Level::Expert]);
    }

    #[test]
    fn impossible_values_cost_nothing_else() {
        let text = r#"{"players":99,"levels":["god","expert"],"rounds":3,"first":"me"}"#;
        let options = Options::decode(text);
        assert_eq!(options.players(), 6);
        assert_eq!(options.levels()[..2], [Level::Regular, Level::Expert]);
        assert_eq!(options.rounds, Rounds::One);
        assert_eq!(options.first, FirstChoice::Me);
        assert_eq!(Options::decode("garbage"), Options::default());
    }

    #[test]
    fn a_seed_is_read_or_drawn_or_refused() {
        let with = |seed: &str| Options {
            seed: seed.to_owned(),
            ..Options::default()
        };
        assert_eq!(with("  ").seed(), Ok(None));
        assert_eq!(with(" K7 2M ").seed(), chosen().seed());
        assert!(chosen().seed().is_ok_and(|seed| seed.is_some()));
        assert_eq!(with("u").seed(), Err(SeedError::Character('u')));
    }
}
