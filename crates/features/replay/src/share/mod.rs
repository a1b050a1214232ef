//! The ways to share a match that is over: its link, a text, a picture, and the duel.

mod challenge;
mod device;

pub use challenge::{Challenge, duel_route};

use engine::{Game, Record};
use model::clock::now;
use model::exchanges::duel;
use model::session::Session;
use table::Playable;
use ui::announce::announce;
use ui::copy::{CopyButton, CopyTexts, address};
use ui::i18n::{Texts, Translated, use_lang};
use ui::route::Route;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

use crate::final_table::{final_table, result_line};
use crate::own_name::own_name;
use crate::{CopyLink, ShareTexts, texts_of};

/// Props of [`Share`].
#[derive(Properties, Clone, PartialEq)]
pub struct ShareProps<G: Playable> {
    /// The match, which is over.
    pub session: Session<G::Game>,
    /// Whether it was played on this device, so that it can become a duel.
    pub is_own: bool,
    /// Whether there is a button for its link elsewhere.
    #[prop_or_default]
    pub has_link: bool,
}

/// The button that opens the ways to share.
#[component]
pub fn Share<G: Playable>(props: &ShareProps<G>) -> Html {
    let texts = ShareTexts::of(use_lang());
    let is_open = use_state_eq(|| false);
    let onclick = {
        let is_open = is_open.clone();
        move |_: MouseEvent| is_open.set(!*is_open)
    };
    html! {
        <div class="share">
            <button key="open" type="button" class="button" data-action="share" aria-expanded={is_open.to_string()} {onclick}>{ texts.share }</button>
            if *is_open {
                <Ways<G> key="ways" ..props.clone() />
            }
        </div>
    }
}

/// The record of the match; whoever played it alone and gave no name has this one.
fn record_as<G: Game>(session: &Session<G>, ended: u64, name: &str) -> Record<G> {
    let record = session.record(Some(ended));
    match session.you() {
        Some(_) => duel::named(&record, name),
        None => record,
    }
}

/// The ways.
#[component]
fn Ways<G: Playable>(props: &ShareProps<G>) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), ShareTexts::of(lang));
    let ended = *use_memo((), |()| now());
    let session = &props.session;
    let name = match own_name() {
        name if name.is_empty() => texts.me.to_owned(),
        name => name,
    };
    // Names as friends read them.
    let told = Session::of(record_as(session, ended, &name));
    let told = told.unwrap_or_else(|_| session.clone());
    let result = (texts.result)(G::ID.title(), &result_line(&told));
    let link = session.record(Some(ended)).to_link();
    let route = link.map(|link| Route::Record(link.into()));
    let url = route.as_ref().map(address).unwrap_or_default();
    let text = AttrValue::from(format!("{result} {url}").trim_end().to_owned());
    let (place, status) = (use_node_ref(), use_state_eq(|| ""));
    let tell = {
        let setter = status.setter();
        Callback::from(move |said: &'static str| {
            setter.set(said);
            announce(said);
        })
    };
    let on_save = {
        let (place, tell) = (place.clone(), tell.clone());
        let file = format!("tablee-{}.png", G::ID.name());
        move |_: MouseEvent| {
            let (element, tell, file) = (place.cast::<Element>(), tell.clone(), file.clone());
            spawn_local(async move {
                let is_saved = device::save(element, &file).await.is_ok();
                tell.emit(if is_saved {
                    texts.saved
                } else {
                    texts.no_picture
                });
            });
        }
    };
    let on_send = {
        let place = place.clone();
        move |_: MouseEvent| {
            device::send(place.cast::<Element>(), &result, &url, tell.clone(), texts);
        }
    };
    let copy_texts = CopyTexts {
        label: texts.copy_text,
        copied: texts.text_copied,
        by_hand: texts_of(shared).copy_yourself,
        nothing: texts_of(shared).no_link,
        field: texts.text,
    };
    let is_duel = props.is_own && duel::check(&session.record(Some(ended))).is_ok();
    let link_as = {
        let session = session.clone();
        Callback::from(move |name: String| record_as(&session, ended, &name).to_link())
    };
    html! {
        <div class="share-ways" role="group" aria-label={texts.group}>
            <div key="picture" class="share-picture" ref={place} role="group" aria-label={texts.picture} data-picture="">
                <p key="title" class="share-title">{ G::ID.title() }</p>
                { final_table::<G>(&told, lang) }
                <p key="from" class="share-from">{ "Tablée" }</p>
            </div>
            <div key="ways" class="ways">
                if device::can_send() {
                    <button key="send" type="button" class="button" data-action="send" onclick={on_send}>{ texts.send }</button>
                }
                <button key="save" type="button" class="button quiet" data-action="save-picture" onclick={on_save}>{ texts.save_picture }</button>
                <CopyButton key="text" {text} action="copy-text" texts={copy_texts} />
                if !props.has_link {
                    <CopyLink key="link" {route} />
                }
            </div>
            <p key="status" class="about" data-sent="" hidden={status.is_empty()}>{ *status }</p>
            if is_duel {
                <Challenge key="duel" game={G::ID} {link_as} is_answer=false />
            }
        </div>
    }
}
