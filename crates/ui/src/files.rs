//! Texts that leave the page, as files or through the clipboard.
//!
//! Of this, gloo-file has only the blob and its address. The click that saves it, the file of many pieces, and the
//! clipboard would stay here, so it is not used. Hooks for the clipboard, such as yew-hooks' `use_clipboard`, keep a
//! state that nothing here needs: [`copy`] is called once and reports once.

use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};
use yew::prelude::*;

use crate::i18n::Texts;

/// How long a file is kept while the browser saves it, in milliseconds.
const URL_LIFETIME_MS: u32 = 60_000;

/// Saves a text as a file.
pub fn save(name: &str, text: &str) {
    // This fails only for lack of memory, which the browser reports.
    let _ = offer(name, &js_sys::Array::of1(&text.into()));
}

/// A file made of many texts. The browser keeps it outside of the page's memory.
#[derive(Debug, Default)]
pub struct FileParts {
    /// The texts that the browser has.
    blobs: js_sys::Array,
    /// The texts that come next.
    texts: String,
}

/// How many bytes are handed to the browser together.
const PIECE: usize = 1 << 16;

impl FileParts {
    /// Adds a text.
    pub fn push(&mut self, text: &str) {
        self.texts.push_str(text);
        if self.texts.len() >= PIECE {
            self.hand_over();
        }
    }

    fn hand_over(&mut self) {
        let parts = js_sys::Array::of1(&std::mem::take(&mut self.texts).into());
        // It fails only for lack of memory, which the browser reports.
        if let Ok(blob) = Blob::new_with_str_sequence(&parts) {
            self.blobs.push(&blob);
        }
    }

    /// Saves the file.
    pub fn save(mut self, name: &str) {
        self.hand_over();
        // This fails only for lack of memory, which the browser reports.
        let _ = offer(name, &self.blobs);
    }
}

/// The button with which a person saves a game that cannot be kept. The key and the `data-action` are `action`.
pub fn download_button(
    action: &'static str,
    is_hidden: bool,
    on_press: Callback<MouseEvent>,
    texts: &Texts,
) -> Html {
    html! {
        <button key={action} type="button" class="button" data-action={action} hidden={is_hidden} onclick={on_press}>
            { texts.errors.download_game }
        </button>
    }
}

fn offer(name: &str, parts: &js_sys::Array) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(if name.ends_with(".csv") {
        "text/csv;charset=utf-8"
    } else {
        "application/json"
    });
    let blob = Blob::new_with_blob_sequence_and_options(parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlElement = gloo_utils::document().create_element("a")?.unchecked_into();
    link.set_attribute("href", &address)?;
    link.set_attribute("download", name)?;
    link.click();
    // A browser that asks where to save may read the file later.
    Timeout::new(URL_LIFETIME_MS, move || {
        drop(Url::revoke_object_url(&address))
    })
    .forget();
    Ok(())
}

/// Copies a text to the clipboard, and reports whether it is there.
pub fn copy(text: &str, on_done: Callback<bool>) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Outside of secure contexts there is no clipboard, although its type says otherwise.
    let clipboard = clipboard.filter(|clipboard| !clipboard.is_undefined());
    let writing = clipboard.map(|clipboard| clipboard.write_text(text));
    spawn_local(async move {
        let copied = match writing {
            Some(writing) => JsFuture::from(writing).await.is_ok(),
            None => false,
        };
        on_done.emit(copied);
    });
}
