//! The options of a match of Dumble besides players and levels: the switches of its rules.

use core::ops::RangeInclusive;

use engine::Fields;
use engine::dumble::{MAX_PLAYERS, MIN_PLAYERS, Rules};
use serde::{Serialize, Serializer};
use yew::prelude::*;

use crate::texts::texts;
use model::lang::Lang;
use table::{Choices, Form, read_switches, switch_fields, write_switches};

/// The options of a match besides players and levels.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DumbleChoices {
    /// The rules. Their number of players has no meaning: all games have that among their options.
    rules: Rules,
}

impl Serialize for DumbleChoices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_switches(&self.rules, Rules::SWITCHES, serializer)
    }
}

impl Choices for DumbleChoices {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = MIN_PLAYERS as u8..=MAX_PLAYERS as u8;
    const KEY: &'static str = "tablee.dumble.options";

    fn read(&mut self, fields: &Fields) {
        read_switches(&mut self.rules, Rules::SWITCHES, fields);
    }

    fn rules(&self, players: u8) -> Rules {
        let mut rules = self.rules;
        rules.players = players;
        rules
    }
}

/// The form fields of these options.
pub fn fields(form: &Form<DumbleChoices>, lang: Lang) -> Html {
    let texts = &texts(lang).options;
    switch_fields(form, Rules::SWITCHES, texts, |own| &mut own.rules)
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
