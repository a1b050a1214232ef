//! The search fields above the list of stored games.

use engine::GameId;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use replay::texts_of;
use ui::fields::{Field, select};
use ui::i18n::{Texts, Translated, use_lang};

/// Props of [`Search`].
#[derive(Properties, PartialEq)]
pub struct SearchProps {
    /// The kind of games that is listed; `None` for all kinds.
    pub game: Option<GameId>,
    /// Called with the chosen kind of games and the text to search for.
    pub on_wanted: Callback<(Option<GameId>, String)>,
}

/// The fields for the kind of game and for the text to search for.
#[component]
pub fn Search(props: &SearchProps) -> Html {
    let texts = Texts::of(use_lang());
    let words = use_state_eq(String::new);
    let games = GameId::ALL;
    let chosen = props.game;
    let on_choose = {
        let (words, on_wanted) = (words.clone(), props.on_wanted.clone());
        Callback::from(move |place: usize| {
            let game = place.checked_sub(1).and_then(|place| games.get(place));
            on_wanted.emit((game.copied(), (*words).clone()));
        })
    };
    let on_input = {
        let (words, on_wanted) = (words.clone(), props.on_wanted.clone());
        move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            words.set(field.value());
            on_wanted.emit((chosen, field.value()));
        }
    };
    let place = games.iter().position(|game| Some(*game) == chosen);
    let titles = games.iter().map(|game| AttrValue::from(game.title()));
    html! {
        <div class="records-search">
            { select(
                &Field {
                    name: "games",
                    label: texts_of(texts).kind.into(),
                    choices: core::iter::once(texts_of(texts).all_kinds.into()).chain(titles).collect(),
                    chosen: place.map_or(0, |place| place + 1),
                    on_choose,
                },
                false,
            ) }
            <label key="words" class="field">
                <span key="label" class="label">{ texts_of(texts).search }</span>
                <input key="field" type="search" name="words" autocomplete="off" value={(*words).clone()} oninput={on_input} />
            </label>
        </div>
    }
}
