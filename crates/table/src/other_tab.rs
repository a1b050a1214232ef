//! A match that another tab plays, as it goes on there.

use engine::Seat;
use gloo_events::EventListener;
use yew::prelude::*;

use super::save::{explain, read};
use super::{Playable, TableProps};
use model::session::Session;
use ui::i18n::{Texts, Translated, use_lang};

/// What is said of a match that several tabs have open.
pub struct TabTexts {
    /// The match is played in another tab.
    pub elsewhere: &'static str,
    /// Plays it in this tab from now on.
    pub here: &'static str,
    /// It went on in another tab, and is shown as it stands.
    pub changed: &'static str,
}

/// What is needed to look on.
#[derive(Properties, PartialEq)]
pub(super) struct OtherTabProps {
    /// The key under which the match is saved.
    pub key_of_match: AttrValue,
    /// The table with what is saved there.
    pub show: Callback<AttrValue, Html>,
    /// Plays the match in this tab.
    pub on_take_over: Callback<()>,
}

/// The table of a match that another tab plays: it follows what is saved there, and offers to go on here.
#[component]
pub(super) fn OtherTab(props: &OtherTabProps) -> Html {
    let words = TabTexts::of(use_lang());
    let saved = use_state_eq(|| None);
    let setter = saved.setter();
    use_effect_with(props.key_of_match.clone(), move |key| {
        let key = key.clone();
        let look = move || setter.set(read(&key).map(AttrValue::from));
        look();
        let listener = EventListener::new(&gloo_utils::window(), "storage", move |_| look());
        move || drop(listener)
    });
    let table = saved.as_ref().map(|saved| props.show.emit(saved.clone()));
    html! {
        <>
            <p key="elsewhere" class="elsewhere" role="status" data-elsewhere="">
                <span>{ words.elsewhere }</span>
                <button type="button" class="button primary" data-action="go-on-here"
                    onclick={props.on_take_over.reform(|_: MouseEvent| ())}>{ words.here }</button>
            </p>
            <div key="table" class="table-place">{ table.unwrap_or_default() }</div>
        </>
    }
}

/// A match that another tab plays, as the person at it sees it; in words, if its save cannot be used.
pub(super) fn read_only_table<G: Playable>(
    saved: &str,
    props: TableProps<G>,
    texts: &Texts,
) -> Html {
    match Session::<G::Game>::load(saved) {
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
