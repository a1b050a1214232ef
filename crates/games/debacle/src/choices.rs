//! The options of a match of Débâcle besides levels: the person's side, or two persons at one screen; who
//! begins; the set-up of the dice.

use core::ops::RangeInclusive;

use engine::debacle::{First, Rules, Start, Symmetry};
use engine::{Fields, Seat, SeatSet, to_name};
use serde::{Deserialize, Serialize};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::texts::texts;
use model::lang::Lang;
use table::{Choices, Form, LONGEST_NAME};
use ui::fields::Field;
use ui::fields::choice;
use ui::i18n::{Texts, Translated};

/// The options of a match besides levels.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct DebacleChoices {
    /// The seats of the persons.
    pub people: People,
    /// Who begins the first round.
    pub first: FirstChoice,
    /// The set-up of the dice.
    pub set_up: SetUp,
    /// What two persons typed as their names, red first.
    pub names: [String; 2],
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
    const SEATS_PERSONS: bool = false;

    fn read(&mut self, fields: &Fields) {
        self.people = fields.word("people").unwrap_or(self.people);
        self.first = fields.word("first").unwrap_or(self.first);
        self.set_up = fields.word("set_up").unwrap_or(self.set_up);
        self.names = fields.get("names").unwrap_or_default();
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

    fn name(&self, seat: Seat) -> String {
        let typed = self
            .names
            .get(seat.index())
            .filter(|_| self.people == People::Both);
        typed.map_or_else(String::new, |typed| to_name(typed))
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
            <div key="names" class="names-of-two" hidden={form.options.persons().len() < 2}>{ for (0..2).map(|side| name(form, side, lang)) }</div>
            { choice(&first) }
            { choice(&set_up) }
        </>
    }
}

/// The field for the name of the person of a side, red first.
fn name(form: &Form<DebacleChoices>, side: usize, lang: Lang) -> Html {
    let on_name = form.setter(move |options, typed| options.own.names[side] = typed);
    let oninput = on_name.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.value()
    });
    html! {
        <label key={side} class="field">
            <span key="label" class="label">{ texts(lang).names[side] }</span>
            <input key="input" type="text" name={format!("name-{}", side + 1)} value={form.options.own.names[side].clone()}
                placeholder={Texts::of(lang).table.persons[side]} maxlength={LONGEST_NAME.to_string()} autocomplete="off" spellcheck="false" {oninput} />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DebacleUi;
    use engine::debacle::Debacle;
    use engine::{Game, MAX_NAME, Seed};
    use model::session::Session;
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
                        names: ["Zoé".into(), String::new()],
                    };
                    assert!(Debacle::new(&options.rules()).is_ok());
                    assert_eq!(Options::decode(&options.encode()), options);
                    let persons = options.own.persons().len();
                    assert_eq!(options.levels().len() + persons, 2);
                }
            }
        }
    }

    #[test]
    fn only_two_persons_have_names_and_they_can_stand_in_a_record() {
        let mut options = Options::<DebacleChoices>::default();
        options.own.names = [" Zo\u{202e}é ".into(), "x".repeat(100)];
        let named = |options: &Options<DebacleChoices>| {
            let session = table::begin::<DebacleUi>(options, Seed(1));
            let text = session.save();
            assert_eq!(Session::<Debacle>::load(&text).unwrap(), session);
            [Seat::FIRST, SECOND].map(|seat| session.name(seat).to_owned())
        };
        assert_eq!(named(&options)[0], "", "whoever plays alone is addressed");
        options.own.people = People::Both;
        assert_eq!(named(&options), ["Zoé".to_owned(), "x".repeat(MAX_NAME)]);
    }
}
