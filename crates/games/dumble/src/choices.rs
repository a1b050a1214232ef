//! The options of a match of Dumble: none besides players and levels.

use core::ops::RangeInclusive;

use engine::Fields;
use engine::dumble::{MAX_PLAYERS, MIN_PLAYERS, Rules};
use serde::Serialize;

use table::Choices;

/// The options of a match besides players and levels: there are none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct DumbleChoices {}

impl Choices for DumbleChoices {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = MIN_PLAYERS as u8..=MAX_PLAYERS as u8;
    const KEY: &'static str = "tablee.dumble.options";

    fn read(&mut self, _fields: &Fields) {}

    fn rules(&self, players: u8) -> Rules {
        Rules { players }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Game;
    use engine::dumble::Dumble;
    use table::Options;

    #[test]
    fn the_rules_are_always_playable() {
        for players in 0..=u8::MAX {
            let mut options = Options::<DumbleChoices>::default();
            options.set_players(players);
            assert!(Dumble::new(&options.rules()).is_ok());
            assert_eq!(Options::decode(&options.encode()), options);
        }
    }
}
