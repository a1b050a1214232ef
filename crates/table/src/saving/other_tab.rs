//! The table of a match that another tab plays.

use engine::Seat;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::saving::save::explain;
use crate::saving::save_channel::Listener;
use crate::{Playable, TableProps};
use database::later;
use model::save_slot::SaveSlot;
use model::session::Session;
use ui::i18n::{Texts, Translated, use_lang};

/// The texts about a match that several tabs have open.
pub struct TabTexts {
    /// Another tab plays the match.
    pub elsewhere: &'static str,
    /// The button that plays it in this tab.
    pub here: &'static str,
    /// Another tab has played on, and this tab shows the match as it stands.
    pub changed: &'static str,
}

/// Props of [`OtherTab`].
#[derive(Properties, PartialEq)]
pub(super) struct OtherTabProps {
    /// Where the match is saved.
    pub slot: SaveSlot,
    /// The table with what is saved there.
    pub show: Callback<AttrValue, Html>,
    /// Takes the match over into this tab.
    pub on_take_over: Callback<()>,
}

/// The table of a match that another tab plays. It follows the save, and offers to take the match over.
#[component]
pub(super) fn OtherTab(props: &OtherTabProps) -> Html {
    let texts = TabTexts::of(use_lang());
    let saved = use_state_eq(|| None);
    let setter = saved.setter();
    use_effect_with(props.slot, move |slot| {
        let slot = *slot;
        let look = move || {
            let setter = setter.clone();
            spawn_local(async move {
                // What cannot be read now stays as it was seen last.
                if let Ok(saves) = later::load(slot.name()).await
                    && let Some(save) = saves.into_iter().next_back()
                {
                    setter.set(Some(AttrValue::from(save.text)));
                }
            });
        };
        look();
        let listener = Listener::new(slot, move |_| look());
        move || drop(listener)
    });
    let table = saved.as_ref().map(|saved| props.show.emit(saved.clone()));
    html! {
        <>
            <p key="elsewhere" class="elsewhere" role="status" data-elsewhere="">
                <span>{ texts.elsewhere }</span>
                <button type="button" class="button primary" data-action="go-on-here"
                    onclick={props.on_take_over.reform(|_: MouseEvent| ())}>{ texts.here }</button>
            </p>
            <div key="table" class="table-place">{ table.unwrap_or_default() }</div>
        </>
    }
}

/// The table of a saved match, read-only, as the person at it sees it, or covered where several play; or why the save
/// cannot be used.
pub(super) fn read_only_table<G: Playable>(
    saved: &str,
    props: TableProps<G>,
    texts: &Texts,
) -> Html {
    match Session::<G::Game>::load(saved) {
        // Where hands are covered, they are to be seen in one tab only.
        Ok(session) if G::HAS_HANDS && session.is_shared() => html! {
            <main class="screen" data-screen="covered">
                <h1 tabindex="-1">{ G::ID.title() }</h1>
            </main>
        },
        Ok(session) => {
            let near = session.persons().first().unwrap_or(Seat::FIRST);
            let session = session.replay(session.play().log().len(), near);
            G::table(TableProps { session, ..props })
        }
        Err(error) => html! {
            <main class="screen" data-screen="unusable">
                <h1 tabindex="-1">{ G::ID.title() }</h1>
                <p role="alert">{ explain(&error, texts) }</p>
            </main>
        },
    }
}
