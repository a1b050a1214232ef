//! The screen on which a table is set up: who sits on the chairs, at which levels, and all other options. It is a part
//! of the page of its own, since a match starts without it.

mod chairs;
mod company;
mod names;
mod person;

use core::ops::RangeInclusive;

use engine::{GameId, Seat};
use protocol::{Level, Style};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::texts::SetupTexts;
use chairs::Chairs;
use model::agreed::Agreed;
use model::save_slot::SaveSlot;
use table::Change;
use tutorial::link;
use ui::announce::say;
use ui::fields::{Field, Switch, choice, select, switch};
use ui::i18n::{Translated, use_lang, use_texts};
use ui::layout::header;
use ui::route::Route;

/// The part of the page that is loaded when a table is first set up.
pub struct SetupPart {
    /// The screen.
    pub screen: fn(SetupProps) -> Html,
}

lazy::part!(
    /// The part with the screen on which a table is set up.
    pub SETUP: SetupPart = setup, SetupPart {
        screen: |props| html! { <SetupScreen ..props /> },
    }
);

/// A bot at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    /// Where it sits.
    pub seat: Seat,
    /// The name of a member of the cast.
    pub name: &'static str,
    /// The level, one of the game's.
    pub level: Level,
}

/// What has been chosen, and what the game brings.
#[derive(Clone, PartialEq, Properties)]
pub struct SetupProps {
    /// The game.
    pub game: GameId,
    /// How many may play.
    pub range: RangeInclusive<u8>,
    /// How many play.
    pub players: u8,
    /// Whether the person watches.
    pub watch: bool,
    /// The bots, in the order of seats.
    pub bots: Vec<Bot>,
    /// The persons with their names as typed, in the order of seats, if several play.
    pub persons: Vec<(Seat, AttrValue)>,
    /// Whether persons may sit on the bots' chairs.
    pub seats_persons: bool,
    /// Whether the bots keep up with the person.
    pub is_even: bool,
    /// The level that is about as strong as the person, if that is known.
    pub suggested: Option<Level>,
    /// What each of the game's levels does, weakest first.
    pub levels: Vec<&'static str>,
    /// What each style likes in the game; empty where it does nothing.
    pub styles: [&'static str; Style::ALL.len()],
    /// How many persons play at this screen, wherever the game says where they sit.
    pub persons_here: usize,
    /// The fields of the game's own options.
    pub fields: Html,
    /// The seed as typed.
    pub seed: String,
    /// Whether the seed as typed is invalid.
    pub is_seed_bad: bool,
    /// The seed that was read, if it is written in other signs than it was typed in.
    pub seed_read: Option<AttrValue>,
    /// Called with each change.
    pub on_change: Callback<Change>,
    /// Called when the person starts the match.
    pub on_start: Callback<()>,
}

/// See [`SetupPart`].
#[component]
fn SetupScreen(props: &SetupProps) -> Html {
    let (lang, shared) = (use_lang(), use_texts());
    let (game, texts) = (props.game, SetupTexts::of(lang));
    // A frame that is sandboxed without `allow-forms` does not submit the form, so the button does not rely on the
    // submit event. That event is for the Enter key.
    let (begin, persons) = (props.on_start.clone(), props.persons.clone());
    let agreed = use_state_eq(|| Agreed::load(game, None));
    let (now, is_seed_bad) = (*agreed, props.is_seed_bad);
    let on_start = Callback::from(move |()| {
        // Nothing starts then, and what was agreed for the match on the table stays.
        if !is_seed_bad {
            now.store(game, None);
        }
        names::remember(persons.iter().map(|(_, name)| name.as_str()));
        begin.emit(());
    });
    let onclick = on_start.reform(|_: MouseEvent| ());
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        on_start.emit(());
    };
    let start = if props.watch {
        texts.watch
    } else {
        shared.options.start
    };
    let note = if SaveSlot::of(game).is_under_way() {
        shared.options.replaces
    } else {
        shared.home.honesty
    };
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="options" class="screen" data-game={game.name()}>
                <h1 key="title" tabindex="-1">{ (shared.options.title)(game.title()) }</h1>
                <form key="form" class="panel" {onsubmit}>
                    { role(props, texts) }
                    { players(props, texts) }
                    <Chairs key="chairs" {game} bots={props.bots.clone()} persons={props.persons.clone()}
                        seats_persons={props.seats_persons} levels={props.levels.clone()}
                        styles={props.styles} suggested={props.suggested} even={even(props, texts)}
                        on_change={props.on_change.clone()} />
                    { props.fields.clone() }
                    { places(props, &agreed, texts) }
                    { help(props, &agreed, texts) }
                    { seed(props, texts) }
                    <p key="note" class="about">{ note }</p>
                    <div key="start" class="start-bar">
                        <button type="button" class="button primary" {onclick}>{ start }</button>
                    </div>
                </form>
                <p key="tutorial" class="ways">{ link(game, lang) }{ by_letter(game, texts) }</p>
            </main>
        </>
    }
}

/// The link to the matches by letter, of the game that is played so.
fn by_letter(game: GameId, texts: &SetupTexts) -> Html {
    let href = Route::Other(letter::LIST.into()).href();
    html! {
        <a key="letter" class="button quiet" data-action="by-letter" hidden={game != GameId::Debacle} {href}>{ texts.by_letter }</a>
    }
}

/// The field for whether to play or to watch.
fn role(props: &SetupProps, texts: &SetupTexts) -> Html {
    choice(&Field {
        name: "role",
        label: texts.role.into(),
        choices: texts.roles.map(AttrValue::from).into(),
        chosen: props.watch.into(),
        on_choose: props.on_change.reform(|place| Change::Watch(place == 1)),
    })
}

/// The switch for bots that keep up with the person; hidden if the person watches, or several play.
fn even(props: &SetupProps, texts: &SetupTexts) -> Html {
    if props.watch || !props.persons.is_empty() {
        return html! { <span key="even" hidden=true /> };
    }
    let [label, about] = texts.even.map(AttrValue::from);
    switch(&Switch {
        name: "even",
        label,
        about,
        on: props.is_even,
        on_switch: props.on_change.reform(Change::Even),
    })
}

/// Where two persons sit; hidden where others play.
fn places(props: &SetupProps, agreed: &UseStateHandle<Agreed>, texts: &SetupTexts) -> Html {
    let (now, setter) = (**agreed, agreed.setter());
    let field = Field {
        name: "places",
        label: texts.places.into(),
        choices: texts.place.map(AttrValue::from).into(),
        chosen: now.opposite.into(),
        on_choose: Callback::from(move |place| {
            setter.set(Agreed {
                opposite: place == 1,
                ..now
            });
        }),
    };
    let are_two = props.persons_here == 2 && props.players == 2;
    html! {
        <div key="places" hidden={!are_two}>
            { choice(&field) }
            <p key="about" class="about">{ texts.opposite }</p>
        </div>
    }
}

/// The switch for help at a table of several persons; hidden where fewer play.
fn help(props: &SetupProps, agreed: &UseStateHandle<Agreed>, texts: &SetupTexts) -> Html {
    let (now, setter) = (**agreed, agreed.setter());
    let [label, about] = texts.help.map(AttrValue::from);
    let field = switch(&Switch {
        name: "help",
        label,
        about,
        on: !now.unaided,
        on_switch: Callback::from(move |on: bool| {
            setter.set(Agreed {
                unaided: !on,
                ..now
            });
        }),
    });
    html! { <div key="help" hidden={props.persons_here < 2}>{ field }</div> }
}

/// The field for the number of players; hidden if the game has only one choice.
fn players(props: &SetupProps, texts: &SetupTexts) -> Html {
    let (fewest, most) = (*props.range.start(), *props.range.end());
    if fewest == most {
        return html! { <span key="players" hidden=true /> };
    }
    let label = |count: u8| match props.persons.len() {
        _ if props.watch => (texts.bot_count)(count),
        0 => (texts.player_count)(count),
        _ => count.to_string(),
    };
    let choices = (fewest..=most).map(|count| label(count).into());
    let on_choose = props.on_change.reform(move |place: usize| {
        let more = u8::try_from(place).unwrap_or(u8::MAX);
        Change::Players(fewest.saturating_add(more))
    });
    select(
        &Field {
            name: "players",
            label: texts.players.into(),
            choices: choices.collect(),
            chosen: usize::from(props.players.saturating_sub(fewest)),
            on_choose,
        },
        false,
    )
}

/// The field for the seed.
fn seed(props: &SetupProps, texts: &SetupTexts) -> Html {
    let oninput = props.on_change.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Change::Seed(input.value())
    });
    let bad = props.is_seed_bad;
    let read = props.seed_read.as_ref();
    let (help, told) = match read.map(|seed| (texts.seed_read)(seed)) {
        Some(read) => (
            AttrValue::from(format!("{read} {}", texts.seed_help)),
            read.into(),
        ),
        None if bad => (texts.seed_bad.into(), texts.seed_bad.into()),
        None => (AttrValue::from(texts.seed_help), AttrValue::default()),
    };
    html! {
        <div key="seed" class="field">
            <label key="label" class="label" for="seed">{ texts.seed }</label>
            <input
                key="input"
                id="seed"
                type="text"
                name="seed"
                value={props.seed.clone()}
                maxlength="40"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                aria-describedby="seed-help"
                aria-invalid={if bad { "true" } else { "false" }}
                {oninput}
            />
            <p key="help" id="seed-help" class={if bad { "about bad" } else { "about" }}>{ help }</p>
            { say(told) }
        </div>
    }
}
