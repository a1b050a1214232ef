//! The ways to share what is over, whatever it is: a picture of it, a line, and its link.

use ui::announce::announce;
use ui::copy::{CopyButton, CopyTexts, address};
use ui::i18n::{Texts, Translated, use_lang};
use ui::route::Route;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

use super::device;
use crate::{CopyLink, ShareTexts, texts_of};

/// Props of [`ShareButton`].
#[derive(Properties, PartialEq)]
pub struct ShareButtonProps {
    /// The [ways](ShareWays).
    pub children: Html,
}

/// The button that opens the ways to share.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
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
                { props.children.clone() }
            }
        </div>
    }
}

/// Props of [`ShareWays`].
#[derive(Properties, PartialEq)]
pub struct ShareWaysProps {
    /// What stands above the picture.
    pub title: AttrValue,
    /// The picture, as a part of the page.
    pub children: Html,
    /// The name of the picture's file.
    pub file: AttrValue,
    /// What is shared, in a line, as friends read it.
    pub result: AttrValue,
    /// The address of what is shared; `None` if it does not fit into one.
    pub route: Option<Route>,
    /// Whether a button beside has the link.
    #[prop_or_default]
    pub has_link: bool,
    /// How it becomes a duel.
    #[prop_or_default]
    pub duel: Option<Html>,
}

/// The picture and the ways.
#[component]
pub fn ShareWays(props: &ShareWaysProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), ShareTexts::of(lang));
    let url = props.route.as_ref().map(address);
    let text = match &url {
        Some(url) => AttrValue::from(format!("{} {url}", props.result)),
        None => props.result.clone(),
    };
    let (place, status) = (use_node_ref(), use_state_eq(|| ""));
    // A browser lets the page send only shortly after the press.
    let pictured = (props.children.clone(), props.title.clone());
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
        let (place, tell, file) = (place.clone(), tell.clone(), props.file.clone());
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
        let (place, result) = (place.clone(), props.result.clone());
        move |_: MouseEvent| {
            let element = place.cast::<Element>();
            device::send(element, &result, url.as_deref(), tell.clone(), texts);
        }
    };
    let copy_texts = CopyTexts {
        label: texts.copy_text,
        copied: texts.text_copied,
        by_hand: texts_of(shared).copy_yourself,
        nothing: texts_of(shared).no_link,
        field: texts.text,
    };
    html! {
        <div class="share-ways" role="group" aria-label={texts.group}>
            <div key="picture" class="share-picture" ref={place} role="group" aria-label={texts.picture} data-picture="">
                <p key="title" class="share-title">{ props.title.clone() }</p>
                { props.children.clone() }
                <p key="from" class="share-from">{ "Tablée" }</p>
            </div>
            <div key="ways" class="ways">
                if device::can_send() {
                    <button key="send" type="button" class="button" data-action="send" onclick={on_send}>{ texts.send }</button>
                }
                <button key="save" type="button" class="button quiet" data-action="save-picture" onclick={on_save}>{ texts.save_picture }</button>
                <CopyButton key="text" {text} action="copy-text" texts={copy_texts} />
                if !props.has_link {
                    <CopyLink key="link" route={props.route.clone()} />
                }
            </div>
            <p key="status" class="about" data-sent="" hidden={status.is_empty()}>{ *status }</p>
            { for props.duel.clone() }
        </div>
    }
}
