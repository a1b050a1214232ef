//! The page: starts the app in the document's body.

use tablee::settings::Settings;
use wasm_bindgen_futures::spawn_local;

fn main() {
    spawn_local(async {
        // If the words cannot be had, `start.js` says so: it waits for them as well.
        if Settings::load().spoken().load().await.is_ok() {
            yew::Renderer::<tablee::App>::new().render();
        }
    });
}
