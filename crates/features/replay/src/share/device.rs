//! What the device does with a picture of a part of the page: `static/share.js`, which is loaded when it is first needed, so
//! that home need not have it.

use gloo_events::EventListener;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Element;
use yew::Callback;

use crate::ShareTexts;

/// Whether the browser can hand texts and pictures to other programs.
pub fn can_send() -> bool {
    let navigator = gloo_utils::window().navigator();
    Reflect::has(&navigator, &"share".into()).unwrap_or_default()
}

/// Loads the script, and draws a picture of an element that is going to be sent: once the person has pressed the button, a
/// browser waits only for a moment.
pub fn prepare(element: Option<Element>) {
    if can_send() {
        spawn_local(async move {
            // What fails is tried again, and told, when the person sends.
            let _ = call("prepare", &Array::of1(&element.into())).await;
        });
    }
}

/// Saves a picture of an element as a file of this name.
///
/// # Errors
/// If the script cannot be loaded, or the browser cannot draw the picture.
pub async fn save(element: Option<Element>, file: &str) -> Result<(), JsValue> {
    let arguments = Array::of2(&element.into(), &file.into());
    call("save", &arguments).await.map(drop)
}

/// Has the person send a text and an address, with a picture of an element if the device takes one. Tells what became of it,
/// unless they think better of it. Without an address the text goes alone.
pub fn send(
    element: Option<Element>,
    words: &str,
    url: Option<&str>,
    tell: Callback<&'static str>,
    texts: &'static ShareTexts,
) {
    let url = url.map_or(JsValue::UNDEFINED, JsValue::from);
    let arguments = Array::of3(&element.into(), &words.into(), &url);
    spawn_local(async move {
        match call("send", &arguments).await {
            Ok(sent) if sent.is_truthy() => tell.emit(texts.sent),
            Ok(_) => {}
            Err(_) => tell.emit(texts.not_sent),
        }
    });
}

/// Calls a function of the script.
async fn call(name: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let api = api().await?;
    let function: Function = Reflect::get(&api, &name.into())?.dyn_into()?;
    let promise: Promise = function.apply(&api, arguments)?.dyn_into()?;
    JsFuture::from(promise).await
}

/// The functions of the script, which is loaded if it is not there.
async fn api() -> Result<JsValue, JsValue> {
    let window = gloo_utils::window();
    let api = Reflect::get(&window, &"tableeShare".into())?;
    if !api.is_undefined() {
        return Ok(api);
    }
    let document = gloo_utils::document();
    // The build writes the name into the page, since it contains a hash.
    let meta = document.query_selector("meta[name='tablee-share']")?;
    let source = meta.and_then(|meta| meta.get_attribute("content"));
    let script = document.create_element("script")?;
    let loaded = Promise::new(&mut |resolve, reject| {
        for (event, then) in [("load", resolve), ("error", reject)] {
            EventListener::once(&script, event, move |_| {
                // Nobody waits any more if this fails.
                let _ = then.call0(&JsValue::NULL);
            })
            .forget();
        }
    });
    script.set_attribute("src", &source.unwrap_or_default())?;
    let root = document.document_element().ok_or(JsValue::NULL)?;
    root.append_child(&script)?;
    JsFuture::from(loaded).await?;
    Reflect::get(&window, &"tableeShare".into())
}
