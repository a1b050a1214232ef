//! The options of a match: a game's own, and what happens to all of them.

use engine::Seat;
use protocol::{Level, Style};
use yew::prelude::*;

use super::setup::{Bot, SETUP, SetupProps};
use super::suggestion::use_suggestion;
use table::{Choices, Form, Options, Playable};
use ui::history::{remember, remembered};
use ui::i18n::use_lang;
use ui::part::part_screen;

/// Props of [`OptionsScreen`].
#[derive(Clone, PartialEq, Properties)]
pub struct OptionsProps {
    /// Called with the encoded options when the person starts a match; their seed is valid or empty.
    pub on_start: Callback<String>,
}

/// The options of a match. At first they are those of the last match, or those that the person had chosen here before
/// they went on. A part that all games share shows the options that are not the game's own.
#[component]
pub fn OptionsScreen<G: Playable>(props: &OptionsProps) -> Html {
    let lang = use_lang();
    let options = use_state_eq(|| match remembered() {
        Some(text) => Options::<G::Choices>::decode(&text),
        None => Options::load(),
    });
    let setter = options.setter();
    let mut shown = (*options).clone();
    shown.suggest(use_suggestion(G::ID, options.suggested()));
    let on_change = Callback::from(move |options: Options<G::Choices>| {
        remember(&options.encode());
        setter.set(options);
    });
    let form = Form::new(shown, on_change);
    let on_start = props.on_start.clone();
    let chosen = form.options.clone();
    let on_start = Callback::from(move |()| {
        // If the seed is not valid, its field says so, and no match starts.
        if chosen.seed().is_ok() {
            // Options that cannot be stored are still used for this match.
            let _ = chosen.store();
            on_start.emit(chosen.encode());
        }
    });
    let options = &form.options;
    let persons = options.persons();
    let mut free = Seat::all(options.players().into()).filter(|seat| !persons.contains(*seat));
    let mut bot = |(name, level): (&&'static str, Level)| {
        let seat = free.next()?;
        let level = level.nearest(G::ID);
        Some(Bot { seat, name, level })
    };
    let person = |seat: Seat| (seat, AttrValue::from(options.typed_name(seat).to_owned()));
    let about = |level: &Level| G::level_about(*level, lang);
    let setup = SetupProps {
        game: G::ID,
        range: G::Choices::PLAYERS,
        players: options.players(),
        watch: options.watch,
        is_even: options.is_even(),
        suggested: options.suggested(),
        bots: options
            .bots()
            .iter()
            .zip(options.levels())
            .filter_map(&mut bot)
            .collect(),
        persons: (persons
            .iter()
            .filter(|_| persons.len() > 1 && G::Choices::SEATS_PERSONS))
        .map(person)
        .collect(),
        seats_persons: G::Choices::SEATS_PERSONS && !options.watch,
        levels: Level::of(G::ID).iter().map(about).collect(),
        styles: Style::ALL.map(|style| G::style_about(style, lang)),
        persons_here: persons.len(),
        fields: G::fields(&form, lang),
        seed: options.seed.clone(),
        is_seed_bad: options.seed().is_err(),
        seed_read: options.read_otherwise().map(|seed| seed.to_string().into()),
        on_change: form.setter(Options::change),
        on_start,
    };
    part_screen("setup", &SETUP, move |part| (part.screen)(setup.clone()))
}
