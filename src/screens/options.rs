//! The options of a match of Dékal.

use engine::dekal::{MAX_PLAYERS, MIN_PLAYERS, Rounds};
use protocol::Level;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::ScreenHeader;
use super::fields::{Choice, Select};
use crate::dekal::options::{FirstChoice, Options};
use crate::i18n::use_texts;

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
    let on_change = Callback::from(move |options| setter.set(options));
    let now = (*options).clone();
    let on_start = props.on_start.clone();
    let chosen = now.clone();
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
            <ScreenHeader key="header" />
            <main key="main" data-screen="options" class="screen">
                <h1 key="title" tabindex="-1">{ texts.options.title }</h1>
                <form key="form" class="panel" {onsubmit}>
                    <PlayersField key="players" options={now.clone()} on_change={on_change.clone()} />
                    <LevelsField key="levels" options={now.clone()} on_change={on_change.clone()} />
                    <RoundsField key="rounds" options={now.clone()} on_change={on_change.clone()} />
                    <FirstField key="first" options={now.clone()} on_change={on_change.clone()} />
                    <SeedField key="seed" options={now} {on_change} />
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
#[derive(Clone, PartialEq, Properties)]
struct FieldProps {
    options: Options,
    on_change: Callback<Options>,
}

impl FieldProps {
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

#[component]
fn PlayersField(props: &FieldProps) -> Html {
    let texts = use_texts();
    let counts = MIN_PLAYERS as u8..=MAX_PLAYERS as u8;
    let choices: Vec<AttrValue> = counts
        .map(|count| (texts.options.player_count)(count).into())
        .collect();
    let on_choose = props.setter(|options, place: usize| {
        options.set_players((place + MIN_PLAYERS).try_into().unwrap_or(u8::MAX));
    });
    html! {
        <Select
            name="players"
            label={texts.options.players}
            {choices}
            chosen={usize::from(props.options.players()) - MIN_PLAYERS}
            {on_choose}
        />
    }
}

#[component]
fn LevelsField(props: &FieldProps) -> Html {
    const NAMES: [&str; MAX_PLAYERS - 1] = ["bot-1", "bot-2", "bot-3", "bot-4", "bot-5"];
    let texts = use_texts();
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
        let on_choose = props.setter(move |options, place: usize| {
            options.set_level(bot, Level::ALL[place % Level::ALL.len()]);
        });
        html! {
            <Select
                key={name}
                {name}
                label={(texts.options.bot)(bot + 1)}
                choices={choices.clone()}
                chosen={chosen.unwrap_or_default()}
                {on_choose}
            />
        }
    };
    let levels = props.options.levels().iter().zip(NAMES).enumerate();
    html! {
        <fieldset class="field bots">
            <legend key="legend">{ texts.options.levels }</legend>
            <div key="bots" class="choices">
                { for levels.map(|(place, (level, name))| bot((place, name, *level))) }
            </div>
        </fieldset>
    }
}

#[component]
fn RoundsField(props: &FieldProps) -> Html {
    const ALL: [Rounds; 2] = [Rounds::One, Rounds::ToHundred];
    let texts = use_texts();
    let choices: Vec<AttrValue> = vec![
        texts.options.one_round.into(),
        texts.options.to_hundred.into(),
    ];
    let chosen = ALL
        .iter()
        .position(|rounds| *rounds == props.options.rounds);
    let on_choose = props.setter(|options, place: usize| options.rounds = ALL[place % ALL.len()]);
    html! {
        <Choice
            name="rounds"
            label={texts.options.rounds}
            {choices}
            chosen={chosen.unwrap_or_default()}
            {on_choose}
        />
    }
}

#[component]
fn FirstField(props: &FieldProps) -> Html {
    const ALL: [FirstChoice; 3] = FirstChoice::ALL;
    let texts = use_texts();
    let choices: Vec<AttrValue> = ALL
        .map(|first| {
            AttrValue::from(match first {
                FirstChoice::Lowest => texts.options.first_lowest,
                FirstChoice::Me => texts.options.first_me,
                FirstChoice::Random => texts.options.first_random,
            })
        })
        .into();
    let chosen = ALL.iter().position(|first| *first == props.options.first);
    let on_choose = props.setter(|options, place: usize| options.first = ALL[place % ALL.len()]);
    html! {
        <Choice
            name="first"
            label={texts.options.first}
            {choices}
            chosen={chosen.unwrap_or_default()}
            {on_choose}
        />
    }
}

#[component]
fn SeedField(props: &FieldProps) -> Html {
    let texts = use_texts();
    let set = props.setter(|options, seed: String| options.seed = seed);
    let oninput = move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        set.emit(input.value());
    };
    let bad = props.options.seed().is_err();
    let help = if bad {
        texts.options.seed_bad
    } else {
        texts.options.seed_help
    };
    html! {
        <div class="field">
            <label key="label" class="label" for="seed">{ texts.options.seed }</label>
            <input
                key="input"
                id="seed"
                type="text"
                name="seed"
                value={props.options.seed.clone()}
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
