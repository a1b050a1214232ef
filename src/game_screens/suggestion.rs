//! Suggests a level of bots.

use core::marker::PhantomData;

use database::later;
use protocol::Level;
use table::Playable;
use ui::i18n::{Texts, Translated, use_lang};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The props of [`Suggestion`].
#[derive(PartialEq, Properties)]
pub struct SuggestionProps<G: Playable> {
    /// The game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

/// The level that is about as strong as the person, by the games that they have played. Hidden before the first of
/// them, and where the database cannot be read.
#[component]
pub fn Suggestion<G: Playable>(_props: &SuggestionProps<G>) -> Html {
    let texts = Texts::of(use_lang());
    let level = use_state_eq(|| None::<Level>);
    let setter = level.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            if let Ok(rating) = later::rating(G::ID).await {
                setter.set(rating.map(|rating| rating.level(G::ID)));
            }
        });
    });
    let suggested = level.map(|level| {
        let name = texts.common.numbered(level, G::ID);
        (texts.options.suggested)(&name)
    });
    html! {
        <p class="about" data-suggested="" hidden={suggested.is_none()}>{ suggested.unwrap_or_default() }</p>
    }
}
