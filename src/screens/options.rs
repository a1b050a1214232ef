//! The options of a match of Dékal.

use engine::dekal::{MAX_PLAYERS, MIN_PLAYERS, Rounds};
use protocol::Level;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::fields::{Field, choice, select};
use super::header;
use crate::dekal::options::{FirstChoice, Options};
use crate::i18n::{Texts, use_texts};

/// What [`OptionsScreen`] is about.
#[derive(Clone, PartialEq, Properties)]
pub struct OptionsProps {
    /// Whether a saved match would be replaced.
    pub saved: bool,
    /// Called with the options when the match shall start; their seed is one.
    pub on_start: Callback<Options>,
}

/// The options of a match of Dékal, beginning with the last ones.
#[component]
pub fn OptionsScreen(props: &OptionsProps) -> Html {
    let texts = use_texts();
    let options = use_state_eq(Options::load);
    let setter = options.setter();
    let form = Form {
        options: (*options).clone(),
        on_change: Callback::from(move |options| setter.set(options)),
    };
    let on_start = props.on_start.clone();
    let chosen = form.options.clone();
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        // With a seed that cannot be read the field says so, and nothing starts.
        if chosen.seed().is_ok() {
            on_start.emit(chosen.clone());
        }
    };
    let note = if props.saved {
        texts.options.replaces
    } else {
        texts.home.honesty
    };
    html! {
        <>
            { header(texts) }
            <main key="main" data-screen="options" class="screen">
                <h1 key="title" tabindex="-1">{ texts.options.title }</h1>
                <form key="form" class="panel" {onsubmit}>
                    { players(&form, texts) }
                    { levels(&form, texts) }
                    { rounds(&form, texts) }
                    { first(&form, texts) }
                    { seed(&form, texts) }
                    <button key="start" type="submit" class="button primary">
                        { texts.options.start }
                    </button>
                    <p key="note" class="about">{ note }</p>
                </form>
            </main>
        </>
    }
}

/// What each field shows and changes.
struct Form {
    options: Options,
    on_change: Callback<Options>,
}

impl Form {
    /// A callback that changes the options with its input.
    fn setter<I: 'static>(&self, change: impl Fn(&mut Options, I) + 'static) -> Callback<I> {
        let options = self.options.clone();
        self.on_change.reform(move |input| {
            let mut options = options.clone();
            change(&mut options, input);
            options
        })
    }
}

fn players(form: &Form, texts: &Texts) -> Html {
    let counts = MIN_PLAYERS as u8..=MAX_PLAYERS as u8;
    let choices: Vec<AttrValue> = counts
        .map(|count| (texts.options.player_count)(count).into())
        .collect();
    let on_choose = form.setter(|options, place: usize| {
        options.set_players((place + MIN_PLAYERS).try_into().unwrap_or(u8::MAX));
    });
    select(
        &Field {
            name: "players",
            label: texts.options.players.into(),
            choices,
            chosen: usize::from(form.options.players()) - MIN_PLAYERS,
            on_choose,
        },
        false,
    )
}

fn levels(form: &Form, texts: &Texts) -> Html {
    const NAMES: [&str; MAX_PLAYERS - 1] = ["bot-1", "bot-2", "bot-3", "bot-4", "bot-5"];
    let choices: Vec<AttrValue> = Level::ALL
        .map(|level| {
            let (name, about) = (
                (texts.common.level)(level),
                (texts.options.level_about)(level),
            );
            AttrValue::from(format!("{name} – {about}"))
        })
        .into();
    let bot = |(bot, name, level): (usize, &'static str, Level)| {
        let chosen = Level::ALL.iter().position(|other| *other == level);
        let on_choose = form.setter(move |options, place: usize| {
            options.set_level(bot, Level::ALL[place % Level::ALL.len()]);
        });
        select(
            &Field {
                name,
                label: (texts.options.bot)(bot + 1).into(),
                choices: choices.clone(),
                chosen: chosen.unwrap_or_default(),
                on_choose,
            },
            false,
        )
    };
    let levels = form.options.levels().iter().zip(NAMES).enumerate();
    html! {
        <fieldset key="levels" class="field bots">
            <legend key="legend">{ texts.options.levels }</legend>
            <div key="bots" class="choices">
                { for levels.map(|(place, (level, name))| bot((place, name, *level))) }
            </div>
        </fieldset>
    }
}

fn rounds(form: &Form, texts: &Texts) -> Html {
    const ALL: [Rounds; 2] = [Rounds::One, Rounds::ToHundred];
    let choices: Vec<AttrValue> = vec![
        texts.options.one_round.into(),
        texts.options.to_hundred.into(),
    ];
    let chosen = ALL.iter().position(|rounds| *rounds == form.options.rounds);
    let on_choose = form.setter(|options, place: usize| options.rounds = ALL[place % ALL.len()]);
    choice(&Field {
        name: "rounds",
        label: texts.options.rounds.into(),
        choices,
        chosen: chosen.unwrap_or_default(),
        on_choose,
    })
}

fn first(form: &Form, texts: &Texts) -> Html {
    const ALL: [FirstChoice; 3] = FirstChoice::ALL;
    let choices: Vec<AttrValue> = ALL
        .map(|first| {
            AttrValue::from(match first {
                FirstChoice::Lowest => texts.options.first_lowest,
                FirstChoice::Me => texts.options.first_me,
                FirstChoice::Random => texts.options.first_random,
            })
        })
        .into();
    let chosen = ALL.iter().position(|first| *first == form.options.first);
    let on_choose = form.setter(|options, place: usize| options.first = ALL[place % ALL.len()]);
    choice(&Field {
        name: "first",
        label: texts.options.first.into(),
        choices,
        chosen: chosen.unwrap_or_default(),
        on_choose,
    })
}

fn seed(form: &Form, texts: &Texts) -> Html {
    let set = form.setter(|options, seed: String| options.seed = seed);
    let oninput = move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        set.emit(input.value());
    };
    let bad = form.options.seed().is_err();
    let help = if bad {
        texts.options.seed_bad
    } else {
        texts.options.seed_help
    };
    html! {
        <div key="seed" class="field">
            <label key="label" class="label" for="seed">{ texts.options.seed }</label>
            <input
                key="input"
                id="seed"
                type="text"
                name="seed"
                value={form.options.seed.clone()}
                maxlength="40"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                aria-describedby="seed-help"
                aria-invalid={if bad { "true" } else { "false" }}
                {oninput}
            />
            <p key="help" id="seed-help" class={if bad { "about bad" } else { "about" }} role="status">
                { help }
            </p>
        </div>
    }
}
