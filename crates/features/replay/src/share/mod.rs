//! The ways to share a match that is over: its link, a text, a picture, and the duel.

mod challenge;
mod device;

pub use challenge::{Challenge, duel_route};

use std::rc::Rc;

use engine::Record;
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
    /// Whether it is kept on this device, so that it can become a duel if the person has played it.
    pub is_own: bool,
    /// The match as it was recorded, if a button beside has its link; otherwise it ends now.
    #[prop_or_default]
    pub record: Option<Record<G::Game>>,
}

/// The button that opens the ways to share.
#[component]
pub fn Share<G: Playable>(props: &ShareProps<G>) -> Html {
    let texts = ShareTexts::of(use_lang());
    let is_open = use_state_eq(|| false);
    // However often the ways are opened, the match ended once.
    let record = use_memo(props.clone(), |props| {
        let now = || props.session.record(Some(now()));
        props.record.clone().unwrap_or_else(now)
    });
    let onclick = {
        let is_open = is_open.clone();
        move |_: MouseEvent| is_open.set(!*is_open)
    };
    html! {
        <div class="share">
            <button key="open" type="button" class="button" data-action="share" aria-expanded={is_open.to_string()} {onclick}>{ texts.share }</button>
            if *is_open {
                <Ways<G> key="ways" session={props.session.clone()} {record} is_own={props.is_own} has_link={props.record.is_some()} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct WaysProps<G: Playable> {
    session: Session<G::Game>,
    record: Rc<Record<G::Game>>,
    is_own: bool,
    /// Whether a button beside has the link.
    has_link: bool,
}

/// The ways.
#[component]
fn Ways<G: Playable>(props: &WaysProps<G>) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), ShareTexts::of(lang));
    let (session, record) = (&props.session, &props.record);
    let name = match own_name() {
        name if name.is_empty() => texts.me.to_owned(),
        name => name,
    };
    // Names as friends read them: the person's instead of "you".
    let you = session.you();
    let told = you.and_then(|_| Session::of(duel::named(record, &name)).ok());
    let told = told.unwrap_or_else(|| session.clone());
    let result = (texts.result)(G::ID.title(), &result_line(&told));
    let link = record.to_link();
    let route = link.map(|link| Route::Record(link.into()));
    let url = route.as_ref().map(address);
    let text = match &url {
        Some(url) => format!("{result} {url}"),
        None => result.clone(),
    };
    let text = AttrValue::from(text);
    let (place, status) = (use_node_ref(), use_state_eq(|| ""));
    // A browser lets the page send only shortly after the press.
    let pictured = (told.clone(), lang);
    use_effect_with(pictured, {
        let place = place.clone();
        move |_| device::prepare(place.cast::<Element>())
    });
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
            device::send(
                place.cast::<Element>(),
                &result,
                url.as_deref(),
                tell.clone(),
                texts,
            );
        }
    };
    let copy_texts = CopyTexts {
        label: texts.copy_text,
        copied: texts.text_copied,
        by_hand: texts_of(shared).copy_yourself,
        nothing: texts_of(shared).no_link,
        field: texts.text,
    };
    // A kept match with a name for the person is a friend's.
    let is_duel = props.is_own && you.is_some() && duel::check(record).is_ok();
    let link_as = {
        let record = record.clone();
        Callback::from(move |name: String| duel::named(&record, &name).to_link())
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
