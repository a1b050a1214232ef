//! The options of a game of Détrak besides players and levels: the switches of its rules.

use core::ops::RangeInclusive;

use engine::Fields;
use engine::detrak::{MAX_PLAYERS, Rules};
use serde::{Serialize, Serializer};
use yew::prelude::*;

use crate::texts::texts;
use model::lang::Lang;
use table::{Choices, Form, read_switches, switch_fields, write_switches};

/// The options of a match besides players and levels.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DetrakChoices {
    /// The rules. Their number of players has no meaning: all games have that among their options.
    rules: Rules,
}

impl Serialize for DetrakChoices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_switches(&self.rules, Rules::SWITCHES, serializer)
    }
}

impl Choices for DetrakChoices {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    const KEY: &'static str = "tablee.detrak.options";

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
pub fn fields(form: &Form<DetrakChoices>, lang: Lang) -> Html {
    let texts = &texts(lang).options;
    switch_fields(form, Rules::SWITCHES, texts, |own| &mut own.rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Game;
    use engine::detrak::Detrak;
    use table::Options;

    #[test]
    fn the_rules_are_always_playable() {
        for players in 0..=u8::MAX {
            for advanced in [false, true] {
                let mut options = Options::<DetrakChoices>::default();
                options.own.rules.advanced = advanced;
                options.set_players(players);
                assert!(Detrak::new(&options.rules()).is_ok());
            }
        }
    }

    #[test]
    fn choices_are_read_and_written_with_the_rest() {
        let options = Options::<DetrakChoices>::decode(r#"{"players":1,"advanced":true}"#);
        assert_eq!(options.players(), 1);
        assert!(options.own.rules.advanced && options.levels().is_empty());
        assert_eq!(Options::decode(&options.encode()), options);
        let odd = Options::<DetrakChoices>::decode(r#"{"advanced":"yes"}"#);
        assert!(!odd.own.rules.advanced);
    }
}
