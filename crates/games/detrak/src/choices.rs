//! The options of a game of Détrak besides players and levels.

use core::ops::RangeInclusive;

use engine::Fields;
use engine::detrak::{MAX_PLAYERS, Rules};
use serde::Serialize;
use yew::prelude::*;

use super::texts::texts;
use model::lang::Lang;
use table::Choices;
use table::Form;
use ui::fields::Switch;
use ui::fields::switch;

/// The options of a match besides players and levels.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct DetrakChoices {
    /// Whether the advanced rules hold.
    pub advanced: bool,
}

impl Choices for DetrakChoices {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    const KEY: &'static str = "tablee.detrak.options";

    fn read(&mut self, fields: &Fields) {
        self.advanced = fields.get("advanced").unwrap_or(self.advanced);
    }

    fn rules(&self, players: u8) -> Rules {
        Rules {
            players,
            advanced: self.advanced,
        }
    }
}

/// The form field of these options.
pub fn fields(form: &Form<DetrakChoices>, lang: Lang) -> Html {
    let texts = texts(lang);
    switch(&Switch {
        name: "advanced",
        label: texts.advanced.into(),
        about: texts.advanced_about.into(),
        on: form.options.own.advanced,
        on_switch: form.setter(|options, on| options.own.advanced = on),
    })
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
                options.own.advanced = advanced;
                options.set_players(players);
                assert!(Detrak::new(&options.rules()).is_ok());
            }
        }
    }

    #[test]
    fn choices_are_read_and_written_with_the_rest() {
        let options = Options::<DetrakChoices>::decode(r#"{"players":1,"advanced":true}"#);
        assert_eq!(options.players(), 1);
        assert!(options.own.advanced && options.levels().is_empty());
        assert_eq!(Options::decode(&options.encode()), options);
        let odd = Options::<DetrakChoices>::decode(r#"{"advanced":"yes"}"#);
        assert!(!odd.own.advanced);
    }
}
