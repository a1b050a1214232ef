//! The options of a match of Dékal besides players and levels.

use core::ops::RangeInclusive;

use engine::dekal::{First, MAX_PLAYERS, MIN_PLAYERS, Rounds, Rules};
use engine::{Fields, Seat};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

use super::texts::texts;
use model::lang::Lang;
use table::Choices;
use table::Form;
use ui::fields::Field;
use ui::fields::choice;

/// The options of a match besides players and levels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DekalChoices {
    /// The length of the match.
    pub rounds: Rounds,
    /// Who starts.
    pub first: FirstChoice,
}

/// Who starts, as the options screen asks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstChoice {
    /// The player who reveals the lowest card.
    #[default]
    Lowest,
    /// The person.
    Me,
    /// A random player.
    Random,
}

impl FirstChoice {
    /// Every choice.
    pub const ALL: [FirstChoice; 3] = [FirstChoice::Lowest, FirstChoice::Me, FirstChoice::Random];
}

impl Default for DekalChoices {
    fn default() -> Self {
        DekalChoices {
            rounds: Rounds::One,
            first: FirstChoice::default(),
        }
    }
}

impl Choices for DekalChoices {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = MIN_PLAYERS as u8..=MAX_PLAYERS as u8;
    const KEY: &'static str = "tablee.dekal.options";

    fn read(&mut self, fields: &Fields) {
        self.rounds = fields.word("rounds").unwrap_or(self.rounds);
        self.first = fields.word("first").unwrap_or(self.first);
    }

    fn rules(&self, players: u8) -> Rules {
        Rules {
            players,
            rounds: self.rounds,
            first: match self.first {
                FirstChoice::Lowest => First::Lowest,
                FirstChoice::Me => First::Seat(Seat::FIRST),
                FirstChoice::Random => First::Random,
            },
        }
    }
}

/// The form fields of these options.
pub fn fields(form: &Form<DekalChoices>, lang: Lang) -> Html {
    html! {
        <>
            { rounds(form, lang) }
            { first(form, lang) }
        </>
    }
}

fn rounds(form: &Form<DekalChoices>, lang: Lang) -> Html {
    const ALL: [Rounds; 2] = [Rounds::One, Rounds::ToHundred];
    let texts = &texts(lang).options;
    let chosen = ALL
        .iter()
        .position(|other| *other == form.options.own.rounds);
    choice(&Field {
        name: "rounds",
        label: texts.rounds.into(),
        choices: vec![texts.one_round.into(), texts.to_hundred.into()],
        chosen: chosen.unwrap_or_default(),
        on_choose: form.setter(|options, place: usize| options.own.rounds = ALL[place % ALL.len()]),
    })
}

fn first(form: &Form<DekalChoices>, lang: Lang) -> Html {
    const ALL: [FirstChoice; 3] = FirstChoice::ALL;
    let texts = &texts(lang).options;
    let label = |first| match first {
        FirstChoice::Lowest => texts.first_lowest,
        // Where the person only watches, a bot has the first seat.
        FirstChoice::Me if form.options.watch => form.options.bots()[0],
        FirstChoice::Me => texts.first_me,
        FirstChoice::Random => texts.first_random,
    };
    let chosen = ALL
        .iter()
        .position(|other| *other == form.options.own.first);
    choice(&Field {
        name: "first",
        label: texts.first.into(),
        choices: ALL.map(|first| AttrValue::from(label(first))).into(),
        chosen: chosen.unwrap_or_default(),
        on_choose: form.setter(|options, place: usize| options.own.first = ALL[place % ALL.len()]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Options;

    #[test]
    fn the_rules_are_always_playable() {
        for players in 0..=u8::MAX {
            for first in FirstChoice::ALL {
                let mut options = Options::<DekalChoices>::default();
                options.own.first = first;
                options.set_players(players);
                assert_eq!(options.rules().check(), Ok(()));
            }
        }
    }

    #[test]
    fn choices_are_read_and_written_with_the_rest() {
        let text = r#"{"players":4,"rounds":3,"first":"me"}"#;
        let mut options = Options::<DekalChoices>::decode(text);
        assert_eq!(options.own.first, FirstChoice::Me);
        assert_eq!(options.own.rounds, Rounds::One, "3 is none");
        options.own.rounds = Rounds::ToHundred;
        assert_eq!(Options::decode(&options.encode()), options);
    }
}
