//! The options of a match of Débâcle besides levels: the person's side, or two persons at one screen; who
//! begins; the set-up of the dice.

use core::ops::RangeInclusive;

use engine::debacle::{First, Rules, Start, Symmetry};
use engine::{Fields, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

use super::texts::texts;
use model::lang::Lang;
use table::Choices;
use table::Form;
use ui::fields::Field;
use ui::fields::choice;

/// The options of a match besides levels.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct DebacleChoices {
    /// The seats of the persons.
    pub people: People,
    /// Who begins the first round.
    pub first: FirstChoice,
    /// The set-up of the dice.
    pub set_up: SetUp,
}

/// The seats of the persons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum People {
    /// One person, with the red dice.
    #[default]
    Red,
    /// One person, with the black dice.
    Black,
    /// Two persons, at one screen.
    Both,
}

/// Who begins the first round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstChoice {
    /// The side that is drawn.
    #[default]
    Random,
    /// Red.
    Red,
    /// Black.
    Black,
}

/// The set-up of the dice at the start of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SetUp {
    /// 1 to 6 from left to right, as each player sees their own dice.
    #[default]
    Standard,
    /// 1 to 6, with equal values opposite each other.
    Facing,
    /// A random order, the same for both sides.
    Shuffled,
}

impl People {
    /// Every choice.
    pub const ALL: [People; 3] = [People::Red, People::Black, People::Both];
}

impl FirstChoice {
    /// Every choice.
    pub const ALL: [FirstChoice; 3] = [FirstChoice::Random, FirstChoice::Red, FirstChoice::Black];
}

impl SetUp {
    /// Every choice.
    pub const ALL: [SetUp; 3] = [SetUp::Standard, SetUp::Facing, SetUp::Shuffled];
}

/// Black's seat.
const SECOND: Seat = Seat::FIRST.next(2);

impl Choices for DebacleChoices {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const KEY: &'static str = "tablee.debacle.options";

    fn read(&mut self, fields: &Fields) {
        self.people = fields.word("people").unwrap_or(self.people);
        self.first = fields.word("first").unwrap_or(self.first);
        self.set_up = fields.word("set_up").unwrap_or(self.set_up);
    }

    fn rules(&self, _players: u8) -> Rules {
        let (start, symmetry) = match self.set_up {
            SetUp::Standard => (Start::Standard, Symmetry::Point),
            SetUp::Facing => (Start::Standard, Symmetry::Mirror),
            SetUp::Shuffled => (Start::Shuffled, Symmetry::Point),
        };
        Rules {
            start,
            symmetry,
            first: match self.first {
                FirstChoice::Random => First::Random,
                FirstChoice::Red => First::Seat(Seat::FIRST),
                FirstChoice::Black => First::Seat(SECOND),
            },
        }
    }

    fn persons(&self) -> SeatSet {
        match self.people {
            People::Red => SeatSet::only(Seat::FIRST),
            People::Black => SeatSet::only(SECOND),
            People::Both => SeatSet::all(2),
        }
    }
}

/// The form fields of these options.
pub fn fields(form: &Form<DebacleChoices>, lang: Lang) -> Html {
    let texts = texts(lang);
    let own = &form.options.own;
    let place = |found: Option<usize>| found.unwrap_or_default();
    let people = Field {
        name: "people",
        label: texts.people.into(),
        choices: texts.peoples.map(AttrValue::from).into(),
        chosen: place(People::ALL.iter().position(|one| *one == own.people)),
        on_choose: form.setter(|options, place: usize| {
            options.own.people = People::ALL[place % People::ALL.len()];
        }),
    };
    let first = Field {
        name: "first",
        label: texts.first.into(),
        choices: texts.firsts.map(AttrValue::from).into(),
        chosen: place(FirstChoice::ALL.iter().position(|one| *one == own.first)),
        on_choose: form.setter(|options, place: usize| {
            options.own.first = FirstChoice::ALL[place % FirstChoice::ALL.len()];
        }),
    };
    let set_up = Field {
        name: "set-up",
        label: texts.set_up.into(),
        choices: texts.set_ups.map(AttrValue::from).into(),
        chosen: place(SetUp::ALL.iter().position(|one| *one == own.set_up)),
        on_choose: form.setter(|options, place: usize| {
            options.own.set_up = SetUp::ALL[place % SetUp::ALL.len()];
        }),
    };
    html! {
        <>
            <div key="people" hidden={form.options.watch}>{ choice(&people) }</div>
            { choice(&first) }
            { choice(&set_up) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Game;
    use engine::debacle::Debacle;
    use table::Options;

    #[test]
    fn every_choice_is_playable_and_comes_back_as_it_was() {
        for people in People::ALL {
            for first in FirstChoice::ALL {
                for set_up in SetUp::ALL {
                    let mut options = Options::<DebacleChoices>::default();
                    options.own = DebacleChoices {
                        people,
                        first,
                        set_up,
                    };
                    assert!(Debacle::new(&options.rules()).is_ok());
                    assert_eq!(Options::decode(&options.encode()), options);
                    let persons = options.own.persons().len();
                    assert_eq!(options.levels().len() + persons, 2);
                }
            }
        }
    }
}
